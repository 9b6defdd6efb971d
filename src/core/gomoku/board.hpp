// The board of gomoku: stones on the crossings of a square grid, black first.
//
// Points have the usual names, a letter for the column and a number for the row counted from the bottom: on a board of
// 15 lines a1 is the lower left corner, h8 the centre, o15 the upper right corner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/parse_error.hpp"
#include "core/stones.hpp"

namespace quintet::gomoku {

inline constexpr int kLeastSide = 5;
inline constexpr int kMostSide = 20;
inline constexpr int kUsualSide = 15;

// A point as an index, row by row from the top.
using Cell = std::int16_t;
inline constexpr Cell kNoCell = -1;

using quintet::Colour, quintet::Outcome, quintet::Seat, quintet::Stone;
using quintet::index_of, quintet::kColours, quintet::kSeats, quintet::other, quintet::stone_of;

// The four lines through a point.
inline constexpr std::array<Point, 4> kDirections{Point{0, 1}, Point{1, 0}, Point{1, 1}, Point{1, -1}};

class Board {
 public:
  // Requires kLeastSide <= side <= kMostSide.
  explicit Board(int side = kUsualSide);

  int side() const { return cells_.size().width; }
  bool contains(Point at) const { return cells_.contains(at); }
  // None for points outside the board.
  Stone operator[](Point at) const { return contains(at) ? cells_[at] : Stone::None; }
  bool is_empty(Point at) const { return contains(at) && cells_[at] == Stone::None; }
  int stones() const { return stones_; }
  int stones(Stone stone) const;
  bool full() const { return stones_ == cells_.size().area(); }
  const Grid<Stone>& cells() const { return cells_; }

  // Requires that the board contains the point.
  void set(Point at, Stone stone);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Grid<Stone> cells_;
  int stones_ = 0;
};

// The side to move: black when both sides have the same number of stones, otherwise white.
Colour to_move(const Board& board);

// The board after these moves, black first. Requires different points on the board.
Board board_after(std::span<const Point> moves, int side = kUsualSide);

// The name of a point, such as `h8`. Reading accepts points on the board only, and capital letters too.
std::string write_point(Point at, int side);
std::optional<Point> read_point(std::string_view text, int side);

// Reads a list of points without separators, `h8i9k10`; nothing for any other text.
std::optional<std::vector<Point>> read_points(std::string_view text, int side);

// Reads rows from the top: `.` empty, `x` black, `o` white, capital letters too. Refuses rows that do not form a
// square of an allowed size, and other characters.
Expected<Board, ParseError> read_stones(const std::vector<std::string_view>& rows);
// The same, and also refuses stone counts that cannot occur in a game.
Expected<Board, ParseError> read_board(const std::vector<std::string_view>& rows);
std::string write_board(const Board& board);

}  // namespace quintet::gomoku
