// The features of a 4×4 board that its evaluation adds up: the contents of four groups of six cells, in all eight
// symmetries. Every group has one table for all its symmetries.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/twenty48/bitboard.hpp"

namespace quintet::twenty48 {

inline constexpr std::size_t kTuples = 4, kTupleCells = 6, kSymmetries = 8;
inline constexpr std::size_t kTupleEntries = std::size_t{1} << (4 * kTupleCells);
inline constexpr std::size_t kSet = kTuples * kTupleEntries;  // weights of all features
inline constexpr std::size_t kFeatures = kTuples * kSymmetries;

constexpr std::array<Bits, kSymmetries> symmetries(Bits board) {
  const Bits turned = transposed(board), down = flipped(board), turned_down = flipped(turned);
  return {board,  mirrored(board),  down,        mirrored(down),
          turned, mirrored(turned), turned_down, mirrored(turned_down)};
}

// For the groups
//     0 1 2 3     . . . .     0 1 2 .     . . . .
//     4 5 . .     0 1 2 3     3 4 5 .     0 1 2 .
//     . . . .     4 5 . .     . . . .     3 4 5 .
constexpr std::uint32_t tuple_index(Bits board, std::size_t tuple) {
  const Bits from = tuple % 2 == 0 ? board : board >> 16U;
  if (tuple < 2) return static_cast<std::uint32_t>(from & 0xFF'FFFFU);
  return static_cast<std::uint32_t>((from & 0xFFFU) | (from >> 4U & 0xFF'F000U));
}

// The places of the features in a table of kSet.
using FeatureIndexes = std::array<std::uint32_t, kFeatures>;

inline FeatureIndexes feature_indexes(Bits board) {
  FeatureIndexes indexes{};
  std::size_t at = 0;
  for (const Bits view : symmetries(board)) {
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
      indexes[at++] = static_cast<std::uint32_t>(tuple * kTupleEntries) + tuple_index(view, tuple);
  }
  return indexes;
}

}  // namespace quintet::twenty48
