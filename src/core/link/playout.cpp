#include "core/link/playout.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"

namespace quintet::link {
namespace {

// Tries before all removable pairs are listed: most boards show one sooner, and a try is far cheaper than the
// list.
constexpr int kTries = 100;

// The places of the tiles, those of one picture side by side.
struct Places {
  std::vector<Point> tiles;
  std::array<int, 257> first{};  // of each kind of cell, and the end behind the last
};

Places places(const Board& board) {
  Places result;
  const auto cells = board.cells().cells();
  for (const Tile cell : cells) {
    if (is_tile(cell)) ++result.first[static_cast<std::size_t>(cell) + 1];
  }
  for (std::size_t kind = 1; kind < result.first.size(); ++kind) result.first[kind] += result.first[kind - 1];
  result.tiles.resize(static_cast<std::size_t>(board.tiles()));
  auto next = result.first;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!is_tile(cells[i])) continue;
    int& place = next[static_cast<std::size_t>(cells[i])];
    result.tiles[static_cast<std::size_t>(place++)] = board.cells().point(i);
  }
  return result;
}

std::optional<Pair> random_pair(const Board& board, Outside outside, Random& random) {
  const Places all = places(board);
  for (int i = 0; i < kTries; ++i) {
    const Point a = all.tiles[random.index(all.tiles.size())];
    const auto kind = static_cast<std::size_t>(board[a]);
    const auto first = static_cast<std::size_t>(all.first[kind]);
    const auto end = static_cast<std::size_t>(all.first[kind + 1]);
    const Point b = all.tiles[first + random.index(end - first)];
    if (a != b && is_linked(board, outside, a, b)) return Pair{a, b};
  }
  const std::vector<Pair> pairs = removable_pairs(board, outside);
  if (pairs.empty()) return std::nullopt;
  return pairs[random.index(pairs.size())];
}

}  // namespace

std::optional<std::vector<Pair>> play_out(Board board, const Rules& rules, Random& random) {
  std::vector<Pair> pairs;
  while (board.tiles() > 0) {
    const auto pair = random_pair(board, rules.outside, random);
    if (!pair) return std::nullopt;
    pairs.push_back(*pair);
    board = take_pair(std::move(board), *pair, rules.gravity).board;
  }
  return pairs;
}

std::vector<Pair> origins(Board board, const Rules& rules, const std::vector<Pair>& pairs) {
  Grid<Point> origin(board.size());
  for (std::size_t i = 0; i < origin.cells().size(); ++i) origin.cells()[i] = origin.point(i);
  std::vector<Pair> result;
  for (const Pair& pair : pairs) {
    result.push_back({origin[pair.a], origin[pair.b]});
    Settled settled = take_pair(std::move(board), pair, rules.gravity);
    for (const Shift& shift : settled.shifts) origin[shift.to] = origin[shift.from];
    board = std::move(settled.board);
  }
  return result;
}

bool clears(Board board, const Rules& rules, const std::vector<Pair>& pairs) {
  for (const Pair& pair : pairs) {
    const bool on_board = board.contains(pair.a) && board.contains(pair.b);
    if (!on_board || pair.a == pair.b || !is_tile(board[pair.a]) || board[pair.a] != board[pair.b])
      return false;
    if (!is_linked(board, rules.outside, pair.a, pair.b)) return false;
    board = take_pair(std::move(board), pair, rules.gravity).board;
  }
  return board.tiles() == 0;
}

}  // namespace quintet::link
