// Boards of go drawn in tests: rows from the top, `.` empty, `X` black, `O` white; blanks between points are ignored. Letters
// from a to h are empty points with a name, and `@` and `#` are a black and a white stone whose chain is dead.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/game.hpp"
#include "core/go/score.hpp"
#include "core/text.hpp"

namespace quintet::go {

struct Drawn {
  Board board;
  Marks marks;
  std::map<char, Point> named;

  Point operator[](char letter) const { return named.at(letter); }
};

inline Drawn drawn(std::string_view picture) {
  std::vector<std::string> rows;
  for (const std::string_view line : split_lines(picture)) {
    std::string row(line);
    std::erase(row, ' ');
    if (!row.empty()) rows.push_back(row);
  }
  const auto side = static_cast<int>(rows.size());
  Drawn result{.board = Board(side), .marks = Marks({side, side}), .named = {}};
  Grid<Stone> stones({side, side}, Stone::None);
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    const Point at = stones.point(i);
    const char mark = rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    if (mark == 'X' || mark == '@') stones[at] = Stone::Black;
    if (mark == 'O' || mark == '#') stones[at] = Stone::White;
    if (mark == '@' || mark == '#') result.marks[at] = Mark::Dead;
    if (mark >= 'a' && mark <= 'h') result.named[mark] = at;
  }
  result.board = board_of(stones).value();
  return result;
}

// A game that begins with this position.
inline Game set_up(std::string_view picture, const Start& terms = {}) {
  const Board board = drawn(picture).board;
  Start start = terms;
  start.side = board.side();
  for (std::size_t i = 0; i < board.grid().cells().size(); ++i) {
    const Point at = board.grid().point(i);
    if (!board.is_empty(at)) start.stones[index_of(colour_of(board[at]))].push_back(at);
  }
  return Game(start);
}

}  // namespace quintet::go
