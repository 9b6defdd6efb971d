// What a player knows: the open cells with their numbers, and the number of all mines. Flags are the player's opinion
// and count as closed.
//
//     mines 3
//     1##
//     12#
//     01F
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/grid.hpp"
#include "core/mines/field.hpp"
#include "core/parse_error.hpp"

namespace quintet::mines {

class Position {
 public:
  Position() = default;
  // All cells are closed.
  Position(Size size, int mines) : cells_(size, kClosed), mines_(mines) {}

  Size size() const { return cells_.size(); }
  int mines() const { return mines_; }
  bool is_open(Point at) const { return cells_[at] != kClosed; }
  // Requires is_open(at).
  int number(Point at) const { return cells_[at]; }
  // Requires a number from 0 to 8.
  void open(Point at, int number) { cells_[at] = static_cast<std::int8_t>(number); }

  friend bool operator==(const Position&, const Position&) = default;

 private:
  static constexpr std::int8_t kClosed = -1;

  Grid<std::int8_t> cells_;
  int mines_ = 0;
};

// The line with the mines, then the rows.
std::string write_position(const Position& position);

// Spaces at the ends of a line do not count. Reads also positions that no board has: solving them says so (see
// chances.hpp).
Expected<Position, ParseError> read_position(std::span<const std::string_view> lines);

}  // namespace quintet::mines
