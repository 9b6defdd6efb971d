#include "core/twenty48/bitboard.hpp"

#include <algorithm>

#include "core/twenty48/line.hpp"

namespace quintet::twenty48 {
namespace {

constexpr int kSide = 4;

using RowCells = std::array<Exponent, kSide>;

RowCells cells_of(std::size_t row) {
  RowCells cells{};
  for (unsigned i = 0; i < kSide; ++i) {
    const auto exponent = static_cast<unsigned>(row >> (4 * i) & 15U);
    cells[i] = exponent == kMostInBits ? kNeverMerges : static_cast<Exponent>(exponent);
  }
  return cells;
}

std::uint16_t row_of(const RowCells& cells) {
  unsigned row = 0;
  for (unsigned i = 0; i < kSide; ++i) row |= std::min(unsigned{cells[i]}, kMostInBits) << (4 * i);
  return static_cast<std::uint16_t>(row);
}

std::size_t reversed(std::size_t row) {
  return (row & 15U) << 12U | (row & 0xF0U) << 4U | (row & 0xF00U) >> 4U | row >> 12U;
}

}  // namespace

Slides::Slides(Rule rule) {
  for (std::size_t row = 0; row < kRows; ++row) {
    RowCells cells = cells_of(row);
    const std::uint64_t gained = slide_line(cells, rule).gained;
    const Row after{row_of(cells), static_cast<std::uint16_t>(gained / 4)};
    left_[row] = after;
    right_[reversed(row)] = {static_cast<std::uint16_t>(reversed(after.after)), after.gained};
  }
}

const Slides& Slides::of(Rule rule) {
  static const Slides classic(Rule::Classic), cascade(Rule::Cascade);
  return rule == Rule::Classic ? classic : cascade;
}

std::array<Slides::Result, 4> Slides::all(Bits board) const {
  const Bits turned = transposed(board);
  std::array<Result, 4> results{rows(board, left_), rows(turned, left_), rows(board, right_),
                                rows(turned, right_)};
  results[1].board = transposed(results[1].board);
  results[3].board = transposed(results[3].board);
  return results;
}

bool Slides::over(Bits board) const {
  for (const Result& result : all(board)) {
    if (result.board != board) return false;
  }
  return true;
}

}  // namespace quintet::twenty48
