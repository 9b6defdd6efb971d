#include "core/link/board.hpp"

#include <cassert>
#include <utility>

namespace quintet::link {

Board::Board(Size size) : Board(Grid<Tile>(size)) {}

Board::Board(Grid<Tile> cells) : cells_(std::move(cells)) {
  assert(size().width <= kMaxSide && size().height <= kMaxSide);
  for (std::size_t i = 0; i < cells_.cells().size(); ++i) {
    const Point at = cells_.point(i);
    const Tile cell = std::exchange(cells_[at], Tile::Empty);
    set(at, cell);
  }
}

void Board::set(Point at, Tile cell) {
  tiles_ += int{is_tile(cell)} - int{is_tile(cells_[at])};
  cells_[at] = cell;
  const std::uint64_t row_bit = std::uint64_t{1} << at.column;
  const std::uint64_t column_bit = std::uint64_t{1} << at.row;
  auto& row = rows_[static_cast<unsigned>(at.row)];
  auto& column = columns_[static_cast<unsigned>(at.column)];
  row = cell == Tile::Empty ? row & ~row_bit : row | row_bit;
  column = cell == Tile::Empty ? column & ~column_bit : column | column_bit;
}

}  // namespace quintet::link
