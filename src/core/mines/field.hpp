// The mines of a board and the numbers that follow from them. The player sees only the open part of it (see game.hpp).
//
//     1*1
//     111
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/mines/rules.hpp"
#include "core/parse_error.hpp"

namespace quintet::mines {

// Calls `visit` for each of the at most eight cells around `at`, row by row.
template <class Visit>
void for_neighbours(Size size, Point at, const Visit& visit) {
  for (int row = at.row - 1; row <= at.row + 1; ++row) {
    for (int column = at.column - 1; column <= at.column + 1; ++column) {
      const Point next{row, column};
      if (next != at && size.contains(next)) visit(next);
    }
  }
}

class Field {
 public:
  Field() = default;
  // Requires different points on the board.
  Field(Size size, std::span<const Point> mines);

  Size size() const { return cells_.size(); }
  int mines() const { return mines_; }
  int safe_cells() const { return size().area() - mines_; }
  bool is_mine(Point at) const { return cells_[at] == kMine; }
  // The mines around a cell. Requires !is_mine(at).
  int number(Point at) const { return cells_[at]; }
  std::vector<Point> mine_points() const;

  friend bool operator==(const Field&, const Field&) = default;

 private:
  static constexpr std::uint8_t kMine = 9;

  Grid<std::uint8_t> cells_;
  int mines_ = 0;
};

// Rows of `*` and digits.
std::string write_field(const Field& field);
// Digits have to be the numbers of the mines.
Expected<Field, ParseError> read_field(std::span<const std::string_view> rows);

// For saves: a bit for each cell row by row, four to a hexadecimal digit.
std::string write_mines(const Field& field);
std::optional<Field> read_mines(std::string_view text, Size size);

// Cells that open all safe cells when they are clicked, without flags and as few as possible: one in each opening, and
// each number outside all openings.
std::vector<Point> needed_clicks(const Field& field, Flood flood);

// How many these are ("Bechtel's Board Benchmark Value").
inline int three_bv(const Field& field, Flood flood) {
  return static_cast<int>(needed_clicks(field, flood).size());
}

}  // namespace quintet::mines
