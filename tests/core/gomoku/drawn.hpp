// Boards drawn in tests: rows from the top; blanks between points are ignored.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/text.hpp"

namespace quintet::gomoku {

struct Drawn {
  Board board;
  std::vector<Point> marked;  // the empty points drawn as *
};

// `.` empty, `x` black, `o` white, `*` an empty point that the test checks. Any number of stones.
inline Drawn drawn(std::string_view picture) {
  std::vector<std::string> rows;
  for (const std::string_view line : split_lines(picture)) {
    std::string row(line);
    std::erase(row, ' ');
    if (!row.empty()) rows.push_back(row);
  }
  Drawn result{.board = Board(static_cast<int>(rows.size())), .marked = {}};
  for (int row = 0; row < result.board.side(); ++row) {
    for (int column = 0; column < result.board.side(); ++column) {
      const char mark = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      if (mark == '*') result.marked.push_back({row, column});
      if (mark == 'x') result.board.set({row, column}, Stone::Black);
      if (mark == 'o') result.board.set({row, column}, Stone::White);
    }
  }
  return result;
}

// Twenty lines with so many fours for black, who is to move, that a VCF search does not finish.
inline Board many_fours() {
  Board board(20);
  constexpr std::string_view kFours = "oxxx...oxxx...oxxx..", kBetween = ".o.o.o..o.o.o..o.o..";
  for (int row = 0; row + 1 < board.side(); row += 3) {
    for (int column = 0; column < board.side(); ++column) {
      const auto i = static_cast<std::size_t>(column);
      if (kFours[i] != '.') board.set({row, column}, kFours[i] == 'x' ? Stone::Black : Stone::White);
      if (kBetween[i] != '.') board.set({row + 1, column}, Stone::White);
    }
  }
  return board;
}

// The board after these stones, `h8i9…`.
inline Board after(std::string_view moves, int side = kUsualSide) {
  return board_after(read_points(moves, side).value(), side);
}

}  // namespace quintet::gomoku
