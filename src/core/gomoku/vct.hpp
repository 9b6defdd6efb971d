// Victory by continuous threats (VCT): the attacker makes a four or an open three with every move, so that the
// defender has few replies. If all of them lose, the win is proved. It reaches deeper than the full-width search and
// runs once at the root.
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/gomoku/moves.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {

struct VctEffort {
  int threes = 10;               // threes in a row
  std::uint64_t nodes = 10'000;  // positions
};

struct VctWin {
  Cell move = kNoCell;  // kNoCell: none was found
  int plies = 0;        // to five at most, whatever the defender plays
};

class Vct {
 public:
  // Stores its results in the table.
  Vct(Table& table, const std::stop_token& stop) : table_(table), vcf_(table), stop_(stop) {}

  // Searches for the win with the fewest threes for the side to move. Leaves the position unchanged.
  VctWin search(Position& position, const VctEffort& effort);
  std::uint64_t nodes() const { return nodes_ + vcf_.nodes(); }

 private:
  int attack(Position& position, int threes);
  int attack_by_threes(Position& position, int threes);
  int answer_four(Position& position, int threes);
  int defend(Position& position, int threes);
  int after(Position& position, Cell cell, int threes);
  bool is_out() const;

  Table& table_;
  Vcf vcf_;
  const std::stop_token& stop_;
  std::uint64_t nodes_ = 0, limit_ = 0;
  Cell first_ = kNoCell;
};

}  // namespace quintet::gomoku
