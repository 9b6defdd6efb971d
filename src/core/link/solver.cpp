#include "core/link/solver.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <unordered_set>
#include <utility>

#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"
#include "core/link/playout.hpp"
#include "core/link/stranded.hpp"

namespace quintet::link {
namespace {

constexpr int kReshuffleTries = 50;

// The effort is counted in boards of so many tiles.
constexpr int kTilesOfNode = 400;

// A look at a board costs its tiles and so many more for each of its pairs; a look at a tile in a proof that one is
// stranded, so many. Measured: boards of all sizes take the same time for the same cost.
constexpr std::int64_t kLookAtPair = 8, kLookInProof = 3;

// Playouts before that proof.
constexpr int kFirstPlayouts = 4;

// The widths of the beams. Narrow ones, again and again with other lots, find more orders than a few wide ones.
constexpr std::array<std::size_t, 22> kBeams{1, 2, 4,  4,  4,  8,  8,  8,  8,  8,  8,
                                             8, 8, 16, 16, 16, 16, 16, 32, 32, 32, 32};

// So many of the pairs of a board are looked at in a beam.
constexpr std::size_t kDrawn = 12;

// Of the effort, what is left to the full search.
constexpr std::int64_t kSearchPart = 5;

// Looks for each node of the effort that the proof by pairs may take. On most boards it needs fewer.
constexpr std::int64_t kPairLooks = 15;

// A proof that a tile is stranded is looked for after so many pairs in a beam, and in the full search: it holds for all that
// follows, so that little is lost by finding it later.
constexpr std::size_t kProofInBeam = 2, kProofInSearch = 4;

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

// Whether no tile stands behind this one, which would fall when both are gone. Requires a board at rest.
bool is_last(const Board& board, std::span<const Fall> falls, Point at, Point other) {
  return std::ranges::none_of(falls, [&](const Fall& fall) {
    if (!fall.contains(at)) return false;
    Point behind = at - fall.step;
    if (behind == other) behind = behind - fall.step;
    return fall.contains(behind) && is_tile(board[behind]);
  });
}

// A pair that is safe to take: all tiles of its picture can be removed now, and nothing falls. All other moves of any order
// stay possible, as the board only gets emptier. Requires a board at rest.
std::optional<Pair> safe_pair(const Board& board, std::span<const Fall> falls, std::span<const Pair> pairs) {
  const Counts counts = count_tiles(board);
  const auto is_safe = [&](const Pair& pair) {
    return is_last(board, falls, pair.a, pair.b) && is_last(board, falls, pair.b, pair.a);
  };
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Tile kind = board[pairs[i].a];
    const int left = counts[static_cast<std::size_t>(kind)];
    if (left == 2 && is_safe(pairs[i])) return pairs[i];
    if (left != 4) continue;
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      const bool apart = pairs[j].a != pairs[i].a && pairs[j].a != pairs[i].b && pairs[j].b != pairs[i].a &&
                         pairs[j].b != pairs[i].b;
      if (apart && board[pairs[j].a] == kind && is_safe(pairs[i]) && is_safe(pairs[j])) return pairs[i];
    }
  }
  return std::nullopt;
}

// A board is stored by a 64-bit hash. A collision would lose a branch; with some hundred thousand boards in a search that
// happens once in hundreds of millions of searches.
std::uint64_t signature(const Board& board) {
  const auto cells = std::as_bytes(board.cells().cells());
  std::uint64_t hash = 0;
  for (std::size_t at = 0; at < cells.size(); at += sizeof hash) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, cells.data() + at, std::min(sizeof eight, cells.size() - at));
    hash = (hash ^ eight) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  }
  return hash;
}

using Visited = std::unordered_set<std::uint64_t>;

// How good a board is for finding an order: the fewer pictures are left of which no pair matches, then the more pairs match.
using Promise = std::pair<int, std::size_t>;

// One more pair, and the board after it.
struct Next {
  Pair pair;
  Promise promise;
};

Promise promise_of(const Board& board, std::span<const Pair> pairs) {
  std::array<bool, 256> left{};
  for (const Tile cell : board.cells().cells()) left[static_cast<std::size_t>(cell)] = is_tile(cell);
  for (const Pair& pair : pairs) left[static_cast<std::size_t>(board[pair.a])] = false;
  return {-static_cast<int>(std::ranges::count(left, true)), pairs.size()};
}

// Looks at boards as long as the effort lasts.
class Looker {
 public:
  Looker(const Rules& rules, Size size, std::int64_t effort)
      : rules_(rules), falls_(falls(size, rules.gravity)), left_(effort) {}

  std::int64_t left() const { return left_; }
  bool has_effort() const { return left_ > 0; }
  Board after(const Board& board, const Pair& pair) const {
    return take_pair(board, pair, rules_.gravity).board;
  }

  // Whether a proof is at hand that the board cannot be cleared.
  bool is_lost(const Board& board) {
    const Stranding stranding = find_stranded(board, rules_);
    left_ -= stranding.looks * kLookInProof;
    return stranding.found;
  }

  // The pairs that lead to boards not visited yet that are not stuck; only one where a pair is safe, and kDrawn at most
  // where there is a lot. Not all once the effort is spent.
  std::vector<Next> next(const Board& board, Visited& visited, Random* lot = nullptr) {
    std::vector<Pair> pairs = removable_pairs(board, rules_.outside);
    auto safe = safe_pair(board, falls_, pairs);
    if (safe && !is_at_rest(board, rules_.gravity)) safe.reset();
    if (lot && pairs.size() > kDrawn) {
      lot->shuffle(std::span(pairs));
      pairs.resize(kDrawn);
    }
    std::vector<Next> result;
    for (const Pair& pair : safe ? std::span(&*safe, 1) : std::span(pairs)) {
      if (!has_effort()) break;
      const Board then = after(board, pair);
      if (!visited.insert(signature(then)).second) continue;
      const std::vector<Pair> further = removable_pairs(then, rules_.outside);
      left_ -= then.tiles() + static_cast<std::int64_t>(further.size()) * kLookAtPair + 1;
      const Promise promise = promise_of(then, further);
      if (!further.empty() || then.tiles() == 0) result.push_back({pair, promise});
    }
    return result;
  }

 private:
  Rules rules_;
  std::vector<Fall> falls_;
  std::int64_t left_;
};

// The best boards after each number of pairs, `width` of them. Finds orders that random playouts miss; proves nothing.
std::optional<std::vector<Pair>> search_beam(const Board& start, Looker& looker, std::size_t width,
                                             Random& random) {
  struct Step {
    Pair pair;
    std::size_t from = 0;  // among the steps before
  };
  std::vector<std::vector<Step>> steps;
  std::vector<Board> boards{start};
  while (!boards.empty() && looker.has_effort()) {
    std::vector<std::pair<Next, std::size_t>> found;
    Visited visited;
    for (std::size_t from = 0; from < boards.size() && looker.has_effort(); ++from) {
      for (const Next& next : looker.next(boards[from], visited, &random)) found.emplace_back(next, from);
    }
    random.shuffle(std::span(found));
    std::ranges::stable_sort(found, std::greater{}, [](const auto& each) { return each.first.promise; });
    const std::vector<Board> before = std::exchange(boards, {});
    steps.emplace_back();
    for (const auto& [next, from] : found) {
      if (boards.size() == width || !looker.has_effort()) break;
      Board board = looker.after(before[from], next.pair);
      if (steps.size() % kProofInBeam == 0 && looker.is_lost(board)) continue;
      steps.back().push_back({next.pair, from});
      boards.push_back(std::move(board));
    }
    if (boards.empty() || boards.front().tiles() > 0) continue;
    std::vector<Pair> pairs(steps.size());
    std::size_t at = 0;
    for (std::size_t i = steps.size(); i-- > 0; at = steps[i][at].from) pairs[i] = steps[i][at].pair;
    return pairs;
  }
  return std::nullopt;
}

// Depth-first search over all orders, with an explicit stack because a line may be two thousand pairs long.
class Search {
 public:
  explicit Search(Looker& looker) : looker_(looker) {}

  Solution run(const Board& board) {
    open(board);
    while (!frames_.empty()) {
      Frame& top = frames_.back();
      if (top.next == top.choices.size()) {
        frames_.pop_back();
        continue;
      }
      if (!looker_.has_effort()) return {};
      Board next = looker_.after(top.board, top.choices[top.next++].pair);
      if (next.tiles() == 0) return {Outcome::Solvable, line()};
      if (frames_.size() % kProofInSearch != 0 || !looker_.is_lost(next)) open(std::move(next));
    }
    if (!looker_.has_effort()) return {};  // what was left out may hold a solution
    return {Outcome::Unsolvable, {}};
  }

 private:
  struct Frame {
    Board board;
    std::vector<Next> choices;
    std::size_t next = 0;
  };

  void open(Board board) {
    std::vector<Next> choices = looker_.next(board, visited_);
    std::ranges::stable_sort(choices, std::greater{}, &Next::promise);
    frames_.push_back({std::move(board), std::move(choices)});
  }

  std::vector<Pair> line() const {
    std::vector<Pair> pairs;
    for (const Frame& frame : frames_) pairs.push_back(frame.choices[frame.next - 1].pair);
    return pairs;
  }

  Looker& looker_;
  std::vector<Frame> frames_;
  Visited visited_;
};

}  // namespace

Solution solve(const Board& board, const Rules& rules, const Effort& effort, Random random) {
  if (has_odd_picture(board)) return {Outcome::Unsolvable, {}};
  const auto any_playout = [&](int count) -> std::optional<std::vector<Pair>> {
    for (int i = 0; i < count; ++i) {
      if (auto pairs = play_out(board, rules, random)) return pairs;
    }
    return std::nullopt;
  };
  const int first = std::min(kFirstPlayouts, effort.playouts);
  if (auto pairs = any_playout(first)) return {Outcome::Solvable, *std::move(pairs)};
  if (effort.nodes > 0 && find_stranded(board, rules).found) return {Outcome::Unsolvable, {}};
  if (auto pairs = any_playout(effort.playouts - first)) return {Outcome::Solvable, *std::move(pairs)};
  if (board.tiles() == 0) return {Outcome::Solvable, {}};
  if (effort.nodes <= 0) return {};
  if (find_stranded_by_pairs(board, rules, effort.nodes * kPairLooks).found) return {Outcome::Unsolvable, {}};
  const std::int64_t whole = std::int64_t{effort.nodes} * kTilesOfNode, for_search = whole / kSearchPart;
  Looker looker(rules, board.size(), whole);
  for (const std::size_t width : kBeams) {
    if (looker.left() <= for_search) break;
    if (auto pairs = search_beam(board, looker, width, random)) return {Outcome::Solvable, *std::move(pairs)};
  }
  return Search(looker).run(board);
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
