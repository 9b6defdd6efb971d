// The tiles of a game of 2048 on a board of any size, and one slide of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/parse_error.hpp"
#include "core/twenty48/direction.hpp"
#include "core/twenty48/line.hpp"

namespace quintet::twenty48 {

// Exponents: 0 is an empty cell, 11 the tile 2048.
using Board = Grid<Exponent>;

inline constexpr int kLeastSide = 3, kMostSide = 8;

// A tile that a slide took from one cell to another, or that stayed.
struct TileStep {
  Point from, to;
  bool merges = false;  // it ends in one tile with another one
  friend bool operator==(const TileStep&, const TileStep&) = default;
};

struct Slide {
  std::vector<TileStep> steps;  // of every tile
  std::uint64_t gained = 0;     // points: the values of the tiles made
  bool moved = false;           // otherwise the board is as before
};

// Slides all tiles in place.
Slide slide(Board& board, Direction direction, Rule rule);
bool can_slide(const Board& board, Direction direction);
bool can_slide(const Board& board);

// 0 on an empty board.
Exponent largest(const Board& board);
std::vector<Point> empty_cells(const Board& board);

// `2 0 0 4/0 0 …`: the values of the tiles row by row. Reads square boards of 3 to 8 with tiles of which a slide of a
// full board makes neither a tile nor points beyond 64 bits.
std::string write_board(const Board& board);
Expected<Board, ParseError> read_board(std::string_view text);

}  // namespace quintet::twenty48
