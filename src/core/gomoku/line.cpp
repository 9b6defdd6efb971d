#include "core/gomoku/line.hpp"

#include <algorithm>
#include <iterator>

#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {
namespace {

// The move that blocks a four, otherwise the table move; kNoCell if there is neither.
Cell expected_move(const Position& position, const Table& table) {
  Cell move = position.find(other(position.to_move()), Threat::Five);
  if (move == kNoCell) {
    if (const auto known = table.find(position.key())) move = known->move;
  }
  const bool is_legal = move >= 0 && move < position.cells() && position.is_empty(move);
  return is_legal && !position.is_forbidden(move) ? move : kNoCell;
}

}  // namespace

std::vector<Cell> expected_line(Position position, Cell first, Table& table) {
  constexpr std::size_t kMost = 16;
  const Vcf fours(table);
  std::vector<Cell> line;
  for (Cell next = first; next != kNoCell && line.size() < kMost; next = expected_move(position, table)) {
    const bool wins = position.threat(position.to_move(), next) == Threat::Five;
    line.push_back(next);
    position.place(next);
    if (wins || position.full()) break;
    const std::vector<Cell> rest = fours.line(position);
    std::ranges::copy(rest, std::back_inserter(line));
    if (!rest.empty()) break;
  }
  return line;
}

}  // namespace quintet::gomoku
