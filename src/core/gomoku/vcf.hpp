// Victory by continuous fours: one side makes a four with every move, so that every answer is forced. What it proves is
// proved, however deep, and it costs little; the search asks it at every leaf.
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"

namespace quintet::gomoku {

// The most it may try; both end a search without an answer.
struct VcfEffort {
  int fours = 32;                // fours in a row
  std::uint64_t nodes = 10'000;  // positions
};

class Vcf {
 public:
  // What was found is kept in the table. The stop is answered within some hundred positions; from then on nothing is
  // found any more.
  explicit Vcf(Table& table, std::stop_token stop = {}) : table_(table), stop_(std::move(stop)) {}

  // Plies to five, one for a five at once; 0 where none was found. The position is left as it was.
  int search(Position& position, const VcfEffort& effort);
  std::uint64_t nodes() const { return nodes_; }
  bool stopped() const { return stopped_; }

  // The moves of both sides up to the five that `search` has found from this position; empty where it found none.
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
};

}  // namespace quintet::gomoku
