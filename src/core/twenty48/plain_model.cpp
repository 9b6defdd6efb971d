#include "core/twenty48/plain_model.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace quintet::twenty48 {
namespace {

constexpr unsigned kLineBits = 14;  // lines that the table keeps

// What a line is worth. Found by trying out: many games on boards of 3×3, 4×4 and 5×5.
constexpr float kEven = 160'000;  // so that any board is better than a lost one
constexpr float kEmpty = 100, kEqual = 530;
constexpr float kOrder = 12.7F, kOrderPower = 2.8F;
constexpr float kTiles = 4.2F, kTilesPower = 3.1F;

using Cells = std::array<Exponent, kMostSide>;

Cells cells_of(std::uint64_t row) {
  Cells cells{};
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = static_cast<Exponent>(row >> (8 * i));
  return cells;
}

std::uint64_t row_of(std::span<const Exponent> cells) {
  std::uint64_t row = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) row |= std::uint64_t{cells[i]} << (8 * i);
  return row;
}

// The row after a slide to the left.
std::uint64_t slid(std::uint64_t row, std::size_t side, Rule rule) {
  Cells cells = cells_of(row);
  slide_line(std::span(cells).first(side), rule);
  return row_of(cells);
}

std::uint64_t reversed(std::uint64_t row, std::size_t side) {
  std::uint64_t back = 0;
  for (std::size_t i = 0; i < side; ++i) back |= (row >> (8 * i) & 0xFFU) << (8 * (side - 1 - i));
  return back;
}

float worth_of(std::span<const Exponent> cells) {
  float worth = kEven, falls = 0, rises = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    worth += cells[i] == 0 ? kEmpty : -kTiles * std::pow(static_cast<float>(cells[i]), kTilesPower);
    if (i == 0) continue;
    if (cells[i] != 0 && cells[i] == cells[i - 1]) worth += kEqual;
    const float change = std::pow(static_cast<float>(cells[i]), kOrderPower) -
                         std::pow(static_cast<float>(cells[i - 1]), kOrderPower);
    (change > 0 ? rises : falls) += std::abs(change);
  }
  return worth - kOrder * std::min(rises, falls);
}

Lines transposed(Lines lines) {
  constexpr std::array<std::uint64_t, 3> kMasks{0x0000'0000'FFFF'FFFFULL, 0x0000'FFFF'0000'FFFFULL,
                                                0x00FF'00FF'00FF'00FFULL};
  std::size_t apart = 4;
  for (const std::uint64_t mask : kMasks) {
    for (std::size_t i = 0; i < lines.row.size(); ++i) {
      if ((i & apart) != 0) continue;
      std::uint64_t &upper = lines.row[i], &lower = lines.row[i + apart];
      const std::uint64_t change = (upper >> (8 * apart) ^ lower) & mask;
      upper ^= change << (8 * apart);
      lower ^= change;
    }
    apart /= 2;
  }
  return lines;
}

}  // namespace

Lines lines_of(const Board& board) {
  Lines lines;
  const auto width = static_cast<std::size_t>(board.size().width);
  for (std::size_t i = 0; i < board.cells().size(); ++i)
    lines.row[i / width] |= std::uint64_t{board.cells()[i]} << (8 * (i % width));
  return lines;
}

PlainModel::PlainModel(int side, Rule rule, bool only_twos)
    : side_(static_cast<std::size_t>(side)),
      rule_(rule),
      four_(only_twos ? 0.0F : 0.1F),
      lines_(std::size_t{1} << kLineBits, computed(0)) {}

PlainModel::Line PlainModel::computed(std::uint64_t row) const {
  const Cells cells = cells_of(row);
  return {.row = row,
          .left = slid(row, side_, rule_),
          .right = reversed(slid(reversed(row, side_), side_, rule_), side_),
          .worth = worth_of(std::span(cells).first(side_))};
}

const PlainModel::Line& PlainModel::line(std::uint64_t row) {
  Line& kept = lines_[row * 0x9E37'79B9'7F4A'7C15ULL >> (64U - kLineBits)];
  if (kept.row != row) kept = computed(row);
  return kept;
}

std::array<PlainModel::Result, 4> PlainModel::slides(const Lines& board) {
  const Lines turned = transposed(board);
  std::array<Result, 4> results;
  for (std::size_t i = 0; i < side_; ++i) {
    const Line& row = line(board.row[i]);
    results[0].board.row[i] = row.left;
    results[2].board.row[i] = row.right;
    const Line& column = line(turned.row[i]);
    results[1].board.row[i] = column.left;
    results[3].board.row[i] = column.right;
  }
  results[1].board = transposed(results[1].board);
  results[3].board = transposed(results[3].board);
  return results;
}

float PlainModel::value(const Lines& after) {
  const Lines turned = transposed(after);
  float sum = 0;
  for (std::size_t i = 0; i < side_; ++i) {
    sum += line(after.row[i]).worth;
    sum += line(turned.row[i]).worth;
  }
  return std::max(sum, kLost + 1);
}

int PlainModel::count_empty(const Lines& board) const {
  int count = 0;
  for (std::size_t i = 0; i < side_; ++i) {
    for (std::size_t cell = 0; cell < side_; ++cell)
      count += (board.row[i] >> (8 * cell) & 0xFFU) == 0 ? 1 : 0;
  }
  return count;
}

std::uint64_t PlainModel::key(const Lines& after) {
  std::uint64_t key = 0;
  for (const std::uint64_t row : after.row) {
    key = (key ^ row) * 0xFF51'AFD7'ED55'8CCDULL;
    key ^= key >> 32U;
  }
  return key;
}

}  // namespace quintet::twenty48
