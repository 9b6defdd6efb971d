// A link-up board: tiles with pictures, stones that never move, and empty cells, at most 64 rows and columns.
//
// Besides its cells the board stores a bit set for each row and each column, with a bit set for each cell that is not
// empty. Checking a straight segment of a path then costs a few instructions (see lines.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/grid.hpp"

namespace quintet::link {

inline constexpr int kMaxSide = 64;

// The content of a cell. The values from 1 to 253 are pictures 0, 1, 2 …; see `tile`. Two tiles match if they
// are equal, so blanks match each other: deals start by clearing a board of blanks.
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

  // The number of tiles, without stones.
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
