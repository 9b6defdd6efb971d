// The cells of a board in rows of fixed length with a border, for the solver: the neighbours of a cell are at constant
// distances, and no access needs a check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/grid.hpp"
#include "core/mines/rules.hpp"

namespace quintet::mines {

using Cell = std::int16_t;

inline constexpr int kStride = 64;
static_assert(kLargest.width + 2 <= kStride);
inline constexpr int kPackedCells = kStride * (kLargest.height + 2);

constexpr Cell pack(Point at) {
  return static_cast<Cell>((at.row + 1) * kStride + at.column + 1);
}
constexpr Point unpack(Cell cell) {
  return {cell / kStride - 1, cell % kStride - 1};
}

inline constexpr std::array<Cell, 8> kAround = {-kStride - 1, -kStride, -kStride + 1, -1, 1,
                                                kStride - 1,  kStride,  kStride + 1};

template <class Value>
using PackedArray = std::array<Value, static_cast<std::size_t>(kPackedCells)>;

constexpr std::size_t index_of(Cell cell) {
  return static_cast<std::size_t>(cell);
}
// The cell at a distance from another.
constexpr Cell beside(Cell cell, int distance) {
  return static_cast<Cell>(cell + distance);
}

}  // namespace quintet::mines
