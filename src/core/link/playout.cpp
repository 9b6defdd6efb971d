#include "core/link/playout.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <span>
#include <utility>

#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"

namespace quintet::link {
namespace {

// Random tries before all tiles are checked: most boards show a pair sooner, and random tries have less bias.
constexpr int kTries = 100;

// The cells of the tiles, grouped by picture.
struct Places {
  std::vector<Point> tiles;
  std::array<std::size_t, 257> first{};  // of each kind, and the end of the last

  std::span<const Point> of(Tile tile) const {
    const auto kind = static_cast<std::size_t>(tile);
    return std::span(tiles).subspan(first[kind], first[kind + 1] - first[kind]);
  }
};

Places places(const Board& board) {
  Places result;
  const auto cells = board.cells().cells();
  for (const Tile cell : cells) {
    if (is_tile(cell)) ++result.first[static_cast<std::size_t>(cell) + 1];
  }
  std::partial_sum(result.first.begin(), result.first.end(), result.first.begin());
  result.tiles.resize(static_cast<std::size_t>(board.tiles()));
  auto next = result.first;
  std::size_t i = 0;
  for (int row = 0; row < board.size().height; ++row) {
    for (int column = 0; column < board.size().width; ++column, ++i) {
      if (is_tile(cells[i])) result.tiles[next[static_cast<std::size_t>(cells[i])]++] = {row, column};
    }
  }
  return result;
}

// The first pair that matches, starting at a random tile and checking all of them in a ring.
std::optional<Pair> sweep(const Board& board, Outside outside, const Places& all, Random& random) {
  const std::size_t start = random.index(all.tiles.size());
  for (std::size_t i = 0; i < all.tiles.size(); ++i) {
    const Point a = all.tiles[(start + i) % all.tiles.size()];
    for (const Point b : all.of(board[a])) {
      if (a < b && is_linked(board, outside, a, b)) return Pair{a, b};
    }
  }
  return std::nullopt;
}

std::optional<Pair> random_pair(const Board& board, Outside outside, Random& random) {
  const Places all = places(board);
  for (int i = 0; i < kTries; ++i) {
    const Point a = all.tiles[random.index(all.tiles.size())];
    const std::span<const Point> partners = all.of(board[a]);
    const Point b = partners[random.index(partners.size())];
    if (a != b && is_linked(board, outside, a, b)) return Pair{a, b};
  }
  return sweep(board, outside, all, random);
}

}  // namespace

std::optional<std::vector<Pair>> play_out(Board board, const Rules& rules, Random& random,
                                          const std::function<void(const Board&)>& look) {
  std::vector<Pair> pairs;
  while (board.tiles() > 0) {
    if (look) look(board);
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
    if (!on_board || !can_take(board, rules.outside, pair)) return false;
    board = take_pair(std::move(board), pair, rules.gravity).board;
  }
  return board.tiles() == 0;
}

}  // namespace quintet::link
