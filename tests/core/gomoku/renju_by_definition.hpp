// The forbidden points of renju by the literal definition, without optimisation: each query checks every row of five
// points on the board. The reference for the fast version in core/gomoku/rules.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "core/gomoku/rules.hpp"

namespace quintet::gomoku::by_definition {

using Points = std::set<Point>;

inline bool black(const Board& board, Point at) {
  return board.contains(at) && board[at] == Stone::Black;
}

// The points of every straight row of `length` on the board.
inline std::vector<std::vector<Point>> rows(const Board& board, int length) {
  std::vector<std::vector<Point>> all;
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      for (const Point step : {Point{0, 1}, Point{1, 0}, Point{1, 1}, Point{-1, 1}}) {
        std::vector<Point> points;
        for (int i = 0; i < length; ++i) points.push_back({row + i * step.row, column + i * step.column});
        if (board.contains(points.back())) all.push_back(points);
      }
    }
  }
  return all;
}

inline Point beyond(const std::vector<Point>& row) {
  return row.back() + (row.back() - row[row.size() - 2]);
}
inline Point before(const std::vector<Point>& row) {
  return row.front() - (row[1] - row.front());
}

// A row of black stones that no other black stone extends.
inline bool is_whole_row(const Board& board, const std::vector<Point>& row) {
  for (const Point at : row) {
    if (!black(board, at)) return false;
  }
  return !black(board, before(row)) && !black(board, beyond(row));
}

inline bool holds(const std::vector<Point>& row, Point at) {
  return std::find(row.begin(), row.end(), at) != row.end();
}

inline bool is_five(const Board& board, Point at) {
  for (const auto& row : rows(board, 5)) {
    if (holds(row, at) && is_whole_row(board, row)) return true;
  }
  return false;
}

inline bool is_overline(const Board& board, Point at) {
  for (const auto& row : rows(board, 6)) {
    bool all = holds(row, at);
    for (const Point point : row) all = all && black(board, point);
    if (all) return true;
  }
  return false;
}

// The fours with this stone: the four stones of a row that one more makes exactly five.
inline std::set<Points> fours(const Board& board, Point at) {
  std::set<Points> found;
  for (const auto& row : rows(board, 5)) {
    if (!holds(row, at)) continue;
    Points stones;
    std::vector<Point> gaps;
    for (const Point point : row) {
      if (black(board, point))
        stones.insert(point);
      else if (board.is_empty(point))
        gaps.push_back(point);
    }
    if (stones.size() != 4 || gaps.size() != 1) continue;
    Board more = board;
    more.set(gaps.front(), Stone::Black);
    if (is_whole_row(more, row)) found.insert(stones);
  }
  return found;
}

Forbidden forbidden(Board board, Point at);

// The directions in which this stone has a three: one more stone, on a point that is not forbidden, makes a straight
// four, which a stone at either end makes exactly five. A stone that also makes five in a row does not count.
inline int threes(const Board& board, Point at) {
  std::set<Point> directions;
  for (const auto& row : rows(board, 4)) {
    if (!holds(row, at)) continue;
    std::vector<Point> gaps;
    for (const Point point : row) {
      if (!black(board, point)) gaps.push_back(point);
    }
    if (gaps.size() != 1 || !board.is_empty(gaps.front())) continue;
    Board four = board;
    four.set(gaps.front(), Stone::Black);
    bool straight = is_whole_row(four, row) && !is_five(four, gaps.front());
    for (const Point end : {before(row), beyond(row)}) {
      if (!straight || !four.is_empty(end)) {
        straight = false;
        break;
      }
      Board five = four;
      five.set(end, Stone::Black);
      bool exact = false;
      for (const auto& long_row : rows(five, 5)) {
        if (holds(long_row, end) && holds(long_row, row[1]) && is_whole_row(five, long_row)) exact = true;
      }
      straight = exact;
    }
    if (straight && by_definition::forbidden(board, gaps.front()) == Forbidden::No)
      directions.insert(row[1] - row[0]);
  }
  return static_cast<int>(directions.size());
}

inline Forbidden forbidden(Board board, Point at) {
  board.set(at, Stone::Black);
  if (is_five(board, at)) return Forbidden::No;
  if (is_overline(board, at)) return Forbidden::Overline;
  if (fours(board, at).size() > 1) return Forbidden::DoubleFour;
  return threes(board, at) > 1 ? Forbidden::DoubleThree : Forbidden::No;
}

}  // namespace quintet::gomoku::by_definition
