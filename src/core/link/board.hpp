// A link-up board: tiles that carry pictures, stones that never move, and empty cells, at most 64 a side.
//
// Beside its cells the board keeps one word of bits for each row and each column, a bit set where the cell is
// not empty. Straight runs, the stuff that link-up paths are made of, then cost a few instructions each (see
// lines.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/grid.hpp"

namespace quintet::link {

inline constexpr int kMaxSide = 64;

// What a cell holds. The values between are pictures 0, 1, 2 …; see `tile`. Two tiles are a pair when they
// are equal, so blanks pair with each other: boards are dealt by clearing a board of blanks.
enum class Tile : std::uint8_t { Empty = 0, Blank = 254, Stone = 255 };

inline constexpr int kMaxPictures = 92;

constexpr Tile tile(int picture) {
  return static_cast<Tile>(picture + 1);
}
constexpr bool is_tile(Tile cell) {
  return cell != Tile::Empty && cell != Tile::Stone;
}

// Requires a tile with a picture.
constexpr int picture(Tile tile) {
  return static_cast<int>(tile) - 1;
}

// Two cells: the move of the game.
struct Pair {
  Point a;
  Point b;
  friend constexpr bool operator==(const Pair&, const Pair&) = default;
};

class Board {
 public:
  Board() = default;
  explicit Board(Size size);
  explicit Board(Grid<Tile> cells);

  Size size() const { return cells_.size(); }
  bool contains(Point at) const { return cells_.contains(at); }
  Tile operator[](Point at) const { return cells_[at]; }
  const Grid<Tile>& cells() const { return cells_; }
  bool is_empty(Point at) const { return cells_[at] == Tile::Empty; }

  void set(Point at, Tile cell);

  // Tiles left, stones not counted.
  int tiles() const { return tiles_; }

  // Bit c of row r, and bit r of column c, is set where the cell is a tile or a stone.
  std::uint64_t row(int r) const { return rows_[static_cast<unsigned>(r)]; }
  std::uint64_t column(int c) const { return columns_[static_cast<unsigned>(c)]; }
  std::span<const std::uint64_t> rows() const { return rows_; }
  std::span<const std::uint64_t> columns() const { return columns_; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Grid<Tile> cells_;
  std::array<std::uint64_t, kMaxSide> rows_{};
  std::array<std::uint64_t, kMaxSide> columns_{};
  int tiles_ = 0;
};

}  // namespace quintet::link
