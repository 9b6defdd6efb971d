// What a tile sees along its row and its column, as bit sets; the paths of lines.hpp and the proofs of stranded.hpp stand
// on it.
//
// A line is a row or a column of a board: bit i is set where its cell i is not empty.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

#include "core/grid.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

using Bits = std::uint64_t;

constexpr Bits bit(int at) {
  return Bits{1} << at;
}
// The bits below `at`, and those up to and including it; for at = 63 the shift overflows to 0, which gives all bits.
constexpr Bits below(int at) {
  return bit(at) - 1;
}
constexpr Bits up_to(int at) {
  return (Bits{2} << at) - 1;
}
constexpr Bits between(int a, int b) {
  return below(std::max(a, b)) & ~up_to(std::min(a, b));
}
constexpr bool has(Bits bits, int at) {
  return (bits >> at & 1) != 0;
}

// The empty cells visible from a point along its line, and whether the view reaches beyond the edges of the board.
struct View {
  Bits cells = 0;
  bool past_low = false;
  bool past_high = false;
};

inline View look(Bits line, int at, int length) {
  const Bits low = line & below(at);
  const Bits high = line & ~up_to(at);
  const int from = static_cast<int>(std::bit_width(low));
  const int last = (high == 0 ? length : std::countr_zero(high)) - 1;
  return {up_to(last) & ~below(from) & ~bit(at), low == 0, high == 0};
}

// A point and its views in both directions.
struct Seer {
  Point at;
  View across;
  View down;
};

// Whether a path with a turn can start here: there is an empty cell, or a way around the board.
inline bool is_open(const Seer& s, Outside outside) {
  if ((s.across.cells | s.down.cells) != 0) return true;
  return outside == Outside::Allowed &&
         (s.across.past_low || s.across.past_high || s.down.past_low || s.down.past_high);
}

// Whether a path with one turn connects two points, at the crossing of the row of `level` and the column of `upright`.
inline bool is_joined_at_corner(const Seer& level, const Seer& upright) {
  return has(level.across.cells, upright.at.column) && has(upright.down.cells, level.at.row);
}

// The lanes visible along both of two parallel lines that are clear between the two lines.
inline Bits shared_lanes(std::span<const Bits> lines, int line_a, const View& a, int line_b, const View& b) {
  Bits lanes = a.cells & b.cells;
  const auto [first, last] = std::minmax(line_a, line_b);
  for (int line = first + 1; line < last && lanes != 0; ++line) lanes &= ~lines[static_cast<unsigned>(line)];
  return lanes;
}

inline bool share_outside(const View& a, const View& b, Outside outside) {
  return outside == Outside::Allowed && ((a.past_low && b.past_low) || (a.past_high && b.past_high));
}

// Whether a path with one or two turns connects two points of a board of these rows and columns.
inline bool is_linked_by_turns(std::span<const Bits> rows, std::span<const Bits> columns, Outside outside,
                               const Seer& a, const Seer& b) {
  if (is_joined_at_corner(a, b) || is_joined_at_corner(b, a)) return true;
  if (a.at.row != b.at.row && (share_outside(a.across, b.across, outside) ||
                               shared_lanes(rows, a.at.row, a.across, b.at.row, b.across) != 0)) {
    return true;
  }
  return a.at.column != b.at.column && (share_outside(a.down, b.down, outside) ||
                                        shared_lanes(columns, a.at.column, a.down, b.at.column, b.down) != 0);
}

}  // namespace quintet::link
