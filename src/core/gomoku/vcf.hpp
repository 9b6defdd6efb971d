// Victory by continuous fours (VCF): the attacker makes a four with every move, so that every reply is forced. Its
// results are proofs at any depth and cost little, so that the search uses it at every leaf.
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"

namespace quintet::gomoku {

// The limits of a search; each of them ends it without a result.
struct VcfEffort {
  int fours = 32;                // fours in a row
  std::uint64_t nodes = 10'000;  // positions
  bool bare = true;  // also fours that make nothing beside (Threat::Four), unless a four is to be blocked
};

class Vcf {
 public:
  // Stores its results in the table. Responds to the stop within about a hundred nodes and finds nothing afterwards.
  explicit Vcf(Table& table, std::stop_token stop = {}) : table_(table), stop_(std::move(stop)) {}

  // The number of plies to five, 1 for an immediate five; 0 if no win was found. Leaves the position unchanged.
  int search(Position& position, const VcfEffort& effort);
  // Before a search of this position.
  void prefetch(const Position& position) const;
  std::uint64_t nodes() const { return nodes_; }
  bool stopped() const { return stopped_; }

  // The moves of both sides to the five that `search` has found from this position; empty if it found none.
  std::vector<Cell> line(Position position) const;

 private:
  void count_node();
  bool is_over() const { return stopped_ || nodes_ >= limit_; }
  int attack(Position& position, int fours);
  int try_fours(Position& position, int fours);
  int answer(Position& position, Cell four, int fours);

  Cell next(const Position& position) const;

  Table& table_;
  std::stop_token stop_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_ = 0;
  bool bare_ = true;
};

}  // namespace quintet::gomoku
