// The board of gomoku: stones on the crossings of a square grid, black first.
//
// Points are named as players name them, a letter for the column and a number for the row counted from the bottom:
// on fifteen lines a1 is the lower left corner, h8 the middle, o15 the upper right corner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/result.hpp"

namespace quintet::gomoku {

inline constexpr int kLeastSide = 5;
inline constexpr int kMostSide = 20;
inline constexpr int kUsualSide = 15;

enum class Stone : std::uint8_t { None, Black, White };

// Who plays. The values index arrays of two.
enum class Colour : std::uint8_t { Black = 0, White = 1 };
inline constexpr std::array kColours{Colour::Black, Colour::White};

constexpr Colour other(Colour colour) {
  return colour == Colour::Black ? Colour::White : Colour::Black;
}
constexpr Stone stone_of(Colour colour) {
  return colour == Colour::Black ? Stone::Black : Stone::White;
}
constexpr std::size_t index_of(Colour colour) {
  return static_cast<std::size_t>(colour);
}

// The four lines through a point.
inline constexpr std::array<Point, 4> kDirections{Point{0, 1}, Point{1, 0}, Point{1, 1}, Point{1, -1}};

class Board {
 public:
  // Requires kLeastSide <= side <= kMostSide.
  explicit Board(int side = kUsualSide);

  int side() const { return cells_.size().width; }
  bool contains(Point at) const { return cells_.contains(at); }
  // Outside the board is None.
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

// Who is to move, as the numbers of stones tell: black, when there are as many of both.
Colour to_move(const Board& board);

// Stones in turn, black first. Requires that the points lie on the board, each once.
Board board_after(std::span<const Point> moves, int side = kUsualSide);

// `h8`. Reading takes points on the board only, capital letters too.
std::string write_point(Point at, int side);
std::optional<Point> read_point(std::string_view text, int side);

// Points one behind the other, `h8i9k10`; nothing where the text is no such list.
std::optional<std::vector<Point>> read_points(std::string_view text, int side);

// Rows from the top, `.` empty, `x` black, `o` white; capital letters are read too. Refused: rows that make no square
// of an allowed side, other characters.
Result<Board> read_stones(const std::vector<std::string_view>& rows);
// The same; refuses also numbers of stones that cannot come about in play.
Result<Board> read_board(const std::vector<std::string_view>& rows);
std::string write_board(const Board& board);

}  // namespace quintet::gomoku
