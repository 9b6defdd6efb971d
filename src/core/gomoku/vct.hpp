// Victory by continuous threats: one side makes a four or an open three with every move, so that the other has few
// answers. Where every one of them loses, the victory is proved. It reaches deeper than the search that looks at all
// moves, and is asked once at the root.
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
  int plies = 0;        // to five, when both play the moves that were looked at
};

class Vct {
 public:
  // What was found is kept in the table.
  Vct(Table& table, const std::stop_token& stop) : table_(table), vcf_(table), stop_(stop) {}

  // For the side to move. Looks for the victory with the fewest threes. The position is left as it was.
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
