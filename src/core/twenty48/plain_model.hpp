// Boards of every size with an evaluation by hand, for the search (expectimax.hpp): where there is no learned one.
//
// The evaluation adds up all lines, rows and columns. A line is good when it has empty cells, when neighbours are equal,
// and when its tiles grow towards one end; large tiles out of order are worst. Each line is looked up in a table, which
// keeps what was computed once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/twenty48/board.hpp"
#include "core/twenty48/rule.hpp"

namespace quintet::twenty48 {

// The exponents of a board, a row in 64 bits: eight for each cell, the lowest for the first. Unused cells are 0.
struct Lines {
  std::array<std::uint64_t, kMostSide> row{};
  friend bool operator==(const Lines&, const Lines&) = default;
};

Lines lines_of(const Board& board);

class PlainModel {
 public:
  using Position = Lines;
  struct Result {
    Lines board;
    float gained = 0;  // always 0: points count nothing here
  };
  static constexpr float kLost = 0;

  PlainModel(int side, Rule rule, bool only_twos = false);

  std::array<Result, 4> slides(const Lines& board);

  template <class Visit>
  void new_tiles(const Lines& after, const Visit& visit) const {
    const float one = 1 / static_cast<float>(count_empty(after));
    const float two = one * (1 - four_), four = one * four_;
    for (std::size_t i = 0; i < side_; ++i) {
      for (std::size_t cell = 0; cell < side_; ++cell) {
        if ((after.row[i] >> (8 * cell) & 0xFFU) != 0) continue;
        Lines board = after;
        board.row[i] |= std::uint64_t{1} << (8 * cell);
        visit(board, two);
        if (four <= 0) continue;
        board.row[i] ^= std::uint64_t{3} << (8 * cell);
        visit(board, four);
      }
    }
  }

  using Leaf = Lines;
  static Leaf leaf(const Lines& after) { return after; }
  float value(const Lines& after);
  static std::uint64_t key(const Lines& after);

 private:
  struct Line {
    std::uint64_t row = 0, left = 0, right = 0;  // and what it becomes
    float worth = 0;
  };

  int count_empty(const Lines& board) const;
  const Line& line(std::uint64_t row);
  Line computed(std::uint64_t row) const;

  std::size_t side_;
  Rule rule_;
  float four_;  // the chance of a 4
  std::vector<Line> lines_;
};

}  // namespace quintet::twenty48
