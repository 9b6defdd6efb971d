#include "core/twenty48/lowered.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace quintet::twenty48 {
namespace {

using Cells = std::array<Exponent, kBitCells>;

// The largest exponent below that of the largest tile that no tile has; 0 if there is none.
Exponent gap_of(const Cells& cells) {
  Exponent gap = *std::ranges::max_element(cells);
  while (gap > 0 && std::ranges::find(cells, gap) != cells.end()) --gap;
  return gap;
}

std::optional<Lowered> lower(Cells cells) {
  Lowered result;
  while (*std::ranges::max_element(cells) > kMostLearned) {
    const Exponent gap = gap_of(cells);
    if (gap == 0) break;
    for (Exponent& exponent : cells) {
      if (exponent > gap) --exponent;
    }
    ++result.steps;
  }
  if (*std::ranges::max_element(cells) > kMostInBits) return std::nullopt;
  for (std::size_t i = 0; i < cells.size(); ++i) result.bits |= Bits{cells[i]} << (4 * i);
  return result;
}

}  // namespace

std::optional<Lowered> lowered(const Board& board) {
  if (board.size() != Size{4, 4}) return std::nullopt;
  Cells cells{};
  std::ranges::copy(board.cells(), cells.begin());
  return lower(cells);
}

Lowered lowered(Bits board) {
  Cells cells{};
  for (int i = 0; i < kBitCells; ++i)
    cells[static_cast<std::size_t>(i)] = static_cast<Exponent>(exponent_at(board, i));
  return *lower(cells);
}

}  // namespace quintet::twenty48
