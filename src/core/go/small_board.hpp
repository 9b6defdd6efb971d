// A board of up to nine lines as sets of points, for searches that read every move of a small problem: 48 bytes, copied
// instead of taken back. Chains are found by flooding.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/go/board.hpp"
#include "core/grid.hpp"

namespace quintet::go {

// A set of points. Rows have ten bits each, of which the last is never on the board, so that steps sideways do not reach
// another row.
__extension__ using Bits = unsigned __int128;

inline constexpr int kSmallSide = 9;

constexpr Bits bit_of(Point at) {
  return Bits{1} << static_cast<unsigned>(at.row * (kSmallSide + 1) + at.column);
}
constexpr int count_of(Bits set) {
  return std::popcount(static_cast<std::uint64_t>(set)) +
         std::popcount(static_cast<std::uint64_t>(set >> 64U));
}
// The lowest point as a set. Requires one.
constexpr Bits first_of(Bits set) {
  return set & (~set + 1);
}
constexpr Point point_of(Bits single) {
  const auto low = static_cast<std::uint64_t>(single);
  const int index =
      low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(single >> 64U));
  return {index / (kSmallSide + 1), index % (kSmallSide + 1)};
}
// Calls `visit(Bits)` for each point, row by row, until it returns true; whether it did.
template <class Visit>
constexpr bool any_point(Bits set, const Visit& visit) {
  for (; set != 0; set &= set - 1)
    if (visit(first_of(set))) return true;
  return false;
}

class SmallBoard {
 public:
  // Requires a board of up to kSmallSide lines.
  explicit SmallBoard(const Board& board);

  Bits stones(Colour colour) const { return stones_[index_of(colour)]; }
  Bits empty() const { return points_ & ~(stones_[0] | stones_[1]); }
  Bits points() const { return points_; }
  // The points beside a set, without those in it.
  Bits beside(Bits set) const { return grown(set) & ~set; }
  // The chain of a stone, which must be there.
  Bits chain(Bits stone) const;
  Bits liberties(Bits chain) const { return grown(chain) & empty(); }

  // Places a stone and takes chains.
  struct Placed {
    bool legal = true;   // otherwise it is suicide, and the board is of no use any more
    bool is_ko = false;  // a single stone took a single stone and could be taken back at once
    Bits taken = 0;
  };
  Placed place(Bits at, Colour colour);

  // Sets a point, without taking anything.
  void put(Bits at, Stone stone);
  Stone at(Bits point) const;

  friend bool operator==(const SmallBoard&, const SmallBoard&) = default;

 private:
  Bits grown(Bits set) const {
    constexpr unsigned kRow = kSmallSide + 1;
    return (set | set << 1U | set >> 1U | set << kRow | set >> kRow) & points_;
  }

  std::array<Bits, 2> stones_{};
  Bits points_ = 0;
};

}  // namespace quintet::go
