#include "core/link/solver.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <unordered_set>
#include <utility>

#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"
#include "core/link/playout.hpp"

namespace quintet::link {
namespace {

constexpr int kReshuffleTries = 50;

// Up to this many tiles the search tries to prove that there is no solution: with more tiles the proofs cost more than
// they save.
constexpr int kHopelessTiles = 80;

using Counts = std::array<int, 256>;

Counts count_tiles(const Board& board) {
  Counts counts{};
  for (const Tile cell : board.cells().cells()) ++counts[static_cast<std::size_t>(cell)];
  return counts;
}

bool has_odd_picture(const Board& board) {
  const Counts counts = count_tiles(board);
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (is_tile(static_cast<Tile>(kind)) && counts[kind] % 2 != 0) return true;
  }
  return false;
}

// Without gravity: whether some tile can never be removed, even if each removed tile stays available as a partner.
// Every order that clears the board would also clear this relaxed version.
bool is_hopeless(const Board& start, Outside outside) {
  std::array<std::vector<Point>, 256> partners;
  std::vector<Point> left;
  for (std::size_t i = 0; i < start.cells().cells().size(); ++i) {
    const Point at = start.cells().point(i);
    if (!is_tile(start[at])) continue;
    left.push_back(at);
    partners[static_cast<std::size_t>(start[at])].push_back(at);
  }
  Board board = start;
  const auto can_go = [&](Point at) {
    return std::ranges::any_of(partners[static_cast<std::size_t>(start[at])], [&](Point partner) {
      return partner != at && is_linked(board, outside, at, partner);
    });
  };
  for (std::size_t before = 0; !left.empty() && left.size() != before;) {
    before = left.size();
    std::erase_if(left, [&](Point at) {
      if (!can_go(at)) return false;
      board.set(at, Tile::Empty);
      return true;
    });
  }
  return !left.empty();
}

// A pair that is safe to take without gravity: all tiles of its picture can be removed now.
std::optional<Pair> safe_pair(const Board& board, const std::vector<Pair>& pairs, const Counts& counts) {
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Tile kind = board[pairs[i].a];
    const int left = counts[static_cast<std::size_t>(kind)];
    if (left == 2) return pairs[i];
    if (left != 4) continue;
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      const bool apart = pairs[j].a != pairs[i].a && pairs[j].a != pairs[i].b && pairs[j].b != pairs[i].a &&
                         pairs[j].b != pairs[i].b;
      if (apart && board[pairs[j].a] == kind) return pairs[i];
    }
  }
  return std::nullopt;
}

// A board is stored by a 64-bit hash. A collision would lose a branch; with some ten thousand boards in a search that
// happens once in billions of searches.
std::uint64_t signature(const Board& board) {
  const auto cells = board.cells().cells();
  std::uint64_t hash = 0;
  for (const Tile cell : cells)
    hash = (hash ^ static_cast<std::uint64_t>(cell)) * 0x9e3779b97f4a7c15 + (hash >> 29);
  return hash;
}

// Depth-first search over all orders, with an explicit stack because a line may be two thousand pairs long.
class Search {
 public:
  Search(const Rules& rules, int nodes) : rules_(rules), nodes_left_(nodes) {}

  Solution run(const Board& board) {
    if (!open(board)) return {Outcome::Unsolvable, {}};
    while (!frames_.empty()) {
      Frame& top = frames_.back();
      if (top.board.tiles() == 0) return {Outcome::Solvable, line()};
      if (top.next == top.choices.size()) {
        frames_.pop_back();
        continue;
      }
      if (nodes_left_-- <= 0) return {};
      const Pair pair = top.choices[top.next++];
      open(take_pair(top.board, pair, rules_.gravity).board);
    }
    return {Outcome::Unsolvable, {}};
  }

 private:
  struct Frame {
    Board board;
    std::vector<Pair> choices;
    std::size_t next = 0;
  };

  bool open(Board board) {
    if (!met_.insert(signature(board)).second) return false;
    const bool is_worth_a_look = rules_.gravity == Gravity::None && board.tiles() <= kHopelessTiles;
    if (is_worth_a_look && is_hopeless(board, rules_.outside)) return false;
    std::vector<Pair> pairs = choices(board);
    frames_.push_back({std::move(board), std::move(pairs)});
    return true;
  }

  std::vector<Pair> choices(const Board& board) const {
    std::vector<Pair> pairs = removable_pairs(board, rules_.outside);
    const Counts counts = count_tiles(board);
    if (rules_.gravity == Gravity::None) {
      if (const auto safe = safe_pair(board, pairs, counts)) return {*safe};
    }
    // Pictures with few remaining tiles first: they leave the fewest wrong choices.
    std::ranges::stable_sort(
        pairs, {}, [&](const Pair& pair) { return counts[static_cast<std::size_t>(board[pair.a])]; });
    return pairs;
  }

  std::vector<Pair> line() const {
    std::vector<Pair> pairs;
    for (const Frame& frame : frames_) {
      if (frame.next > 0) pairs.push_back(frame.choices[frame.next - 1]);
    }
    return pairs;
  }

  Rules rules_;
  int nodes_left_;
  std::vector<Frame> frames_;
  std::unordered_set<std::uint64_t> met_;
};

}  // namespace

Solution solve(const Board& board, const Rules& rules, const Effort& effort, Random random) {
  const bool is_lost = rules.gravity == Gravity::None && is_hopeless(board, rules.outside);
  if (has_odd_picture(board) || is_lost) return {Outcome::Unsolvable, {}};
  for (int i = 0; i < effort.playouts; ++i) {
    if (auto pairs = play_out(board, rules, random)) return {Outcome::Solvable, *std::move(pairs)};
  }
  return Search(rules, effort.nodes).run(board);
}

std::optional<Board> reshuffle(const Board& board, const Rules& rules, Random random) {
  Board blanks = board;
  std::vector<Tile> pictures;  // one for each pair
  const Counts counts = count_tiles(board);
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    if (is_tile(board.cells().cells()[i])) blanks.set(board.cells().point(i), Tile::Blank);
  }
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (is_tile(static_cast<Tile>(kind))) {
      pictures.insert(pictures.end(), static_cast<std::size_t>(counts[kind] / 2), static_cast<Tile>(kind));
    }
  }
  random.shuffle(std::span(pictures));
  const Solution order = solve(blanks, rules, {.playouts = kReshuffleTries, .nodes = 0}, random);
  if (order.outcome != Outcome::Solvable) return std::nullopt;
  Board placed = board;
  const std::vector<Pair> cells = origins(blanks, rules, order.pairs);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    placed.set(cells[i].a, pictures[i]);
    placed.set(cells[i].b, pictures[i]);
  }
  return placed;
}

}  // namespace quintet::link
