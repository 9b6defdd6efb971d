// A 4×4 board of 2048 in 64 bits, with slides from tables: what the artificial players work on. The value type of the
// rules (board.hpp) serves all sizes; a test holds both equal.
//
// Cell i, row by row from the top left, has the bits 4·i to 4·i + 3: the exponent of its tile, 0 where it is empty. An
// exponent of 15 also stands for all larger tiles (see `bits_of`): such tiles never merge here.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/twenty48/direction.hpp"
#include "core/twenty48/rule.hpp"

namespace quintet::twenty48 {

using Bits = std::uint64_t;
inline constexpr int kBitCells = 16;
inline constexpr unsigned kMostInBits = 15;  // an exponent: stands for larger tiles too and does not merge

constexpr unsigned exponent_at(Bits board, int cell) {
  return static_cast<unsigned>(board >> (4 * cell) & 15U);
}

// Rows become columns.
constexpr Bits transposed(Bits x) {
  const Bits a = (x & 0xF0F0'0F0F'F0F0'0F0FULL) | (x & 0x0000'F0F0'0000'F0F0ULL) << 12U |
                 (x & 0x0F0F'0000'0F0F'0000ULL) >> 12U;
  return (a & 0xFF00'FF00'00FF'00FFULL) | (a & 0x00FF'00FF'0000'0000ULL) >> 24U |
         (a & 0x0000'0000'FF00'FF00ULL) << 24U;
}
// The left column becomes the right one.
constexpr Bits mirrored(Bits x) {
  return (x & 0x000F'000F'000F'000FULL) << 12U | (x & 0x00F0'00F0'00F0'00F0ULL) << 4U |
         (x & 0x0F00'0F00'0F00'0F00ULL) >> 4U | (x & 0xF000'F000'F000'F000ULL) >> 12U;
}
// The top row becomes the bottom one.
constexpr Bits flipped(Bits x) {
  return x << 48U | (x & 0x0000'0000'FFFF'0000ULL) << 16U | (x & 0x0000'FFFF'0000'0000ULL) >> 16U | x >> 48U;
}

// One bit for each empty cell, the lowest bit of its four.
constexpr Bits empty_cells(Bits x) {
  constexpr Bits kLow = 0x1111'1111'1111'1111ULL;
  const Bits any = x | x >> 1U | x >> 2U | x >> 3U;
  return ~any & kLow;
}
constexpr int count_empty(Bits x) {
  return std::popcount(empty_cells(x));
}

// One bit for each cell with this tile, the lowest of its four.
constexpr Bits cells_with(Bits board, unsigned exponent) {
  return empty_cells(board ^ exponent * 0x1111'1111'1111'1111ULL);
}
constexpr bool has_tile(Bits board, unsigned exponent) {
  return cells_with(board, exponent) != 0;
}

// The lowest bit of the empty cell before which there are so many others; there must be more than `skip`, and a tile.
constexpr Bits empty_cell(Bits board, std::uint64_t skip) {
  constexpr Bits kBytes = 0x0101'0101'0101'0101ULL, kTops = 0x80 * kBytes, kLow = 0x0F * kBytes;
  // In the bits of each cell: how many cells are empty up to it.
  const Bits counts = empty_cells(board) * 0x1111'1111'1111'1111ULL;
  const Bits wanted = (skip + 1) * kBytes;
  const Bits even = ((counts & kLow) | kTops) - wanted, odd = ((counts >> 4U & kLow) | kTops) - wanted;
  const int reached = std::popcount(even & kTops) + std::popcount(odd & kTops);
  return Bits{1} << (4 * (kBitCells - reached));
}
// The lowest bit of an empty cell, each equally likely; there must be one. `chance` has `below(bound)`, as Random has.
template <class Chance>
Bits draw_empty_cell(Bits board, Chance& chance) {
  const std::uint64_t skip = chance.below(static_cast<std::uint64_t>(count_empty(board)));
  return board == 0 ? Bits{1} << (4 * skip) : empty_cell(board, skip);
}
inline constexpr float kFours = 0.1F;  // of the new tiles, the part that are a 4; the others are a 2
// The board with a new tile, a 2 or one time in ten a 4, on an empty cell.
template <class Chance>
Bits with_new_tile(Bits board, Chance& chance) {
  const Bits cell = draw_empty_cell(board, chance);
  return board | (chance.below(10) == 0 ? cell << 1U : cell);
}

// Calls visit(board, chance) for every board that a new tile can make: a 2, or with a chance of `fours` a 4.
template <class Visit>
void visit_new_tiles(Bits after, float fours, const Visit& visit) {
  const Bits empty = empty_cells(after);
  const float one = 1 / static_cast<float>(std::popcount(empty));
  for (Bits rest = empty; rest != 0; rest &= rest - 1) {
    const Bits tile = rest & (~rest + 1);
    visit(after | tile, one * (1 - fours));
    if (fours > 0) visit(after | tile << 1U, one * fours);
  }
}

// The slides of a rule, from tables of all rows. Built once per rule; then every call is a handful of lookups.
class Slides {
 public:
  struct Result {
    Bits board = 0;
    std::uint32_t gained = 0;  // points
  };

  static const Slides& of(Rule rule);

  // The board is unchanged where the slide moves nothing: then it is no legal move.
  Result slide(Bits board, Direction direction) const {
    switch (direction) {
      case Direction::Left:
        return rows(board, left_);
      case Direction::Right:
        return rows(board, right_);
      case Direction::Up: {
        const Result turned = rows(transposed(board), left_);
        return {transposed(turned.board), turned.gained};
      }
      case Direction::Down:
        break;
    }
    const Result turned = rows(transposed(board), right_);
    return {transposed(turned.board), turned.gained};
  }
  // All four directions, in the order of kDirections: both orientations share the transposed board.
  std::array<Result, 4> all(Bits board) const;
  bool over(Bits board) const;

 private:
  static constexpr std::size_t kRows = std::size_t{1} << 16U;
  struct Row {
    std::uint16_t after;
    std::uint16_t gained;  // points, in units of 4
  };
  using Table = std::array<Row, kRows>;

  explicit Slides(Rule rule);
  static Result rows(Bits board, const Table& table) {
    Result result;
    std::uint32_t gained = 0;
    for (unsigned shift = 0; shift < 64; shift += 16) {
      const Row& row = table[board >> shift & 0xFFFFU];
      result.board |= Bits{row.after} << shift;
      gained += row.gained;
    }
    result.gained = 4 * gained;
    return result;
  }

  Table left_{}, right_{};
};

}  // namespace quintet::twenty48
