#include "core/twenty48/reasons.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>

namespace quintet::twenty48 {
namespace {

constexpr std::array<std::string_view, 9> kNames{"only-move",    "avoids-trap", "merges-large",
                                                 "keeps-corner", "keeps-order", "prepares-merge",
                                                 "merges",       "keeps-free",  "most-points"};

constexpr int kNearLargest = 2;      // halvings from the largest tile to one that is still large
constexpr Exponent kLeastLarge = 5;  // 32
constexpr Exponent kLeastPair = 3;   // 8: two smaller tiles together are worth no word
constexpr int kOrderKept = 3;        // so much more disorder of another slide is visible
constexpr float kFarFewer = 0.6F;    // of the points expected

// A board after a slide, by what a player sees.
struct View {
  Direction direction = Direction::Left;
  Board board;
  Exponent merged = 0;  // the largest tile made
  int empty = 0;
  int disorder = 0;
  bool in_corner = false;        // the largest tile
  bool brings_together = false;  // equal tiles
  bool is_trap = false;          // a new tile can end the game
};

std::vector<Exponent> line_of(const Board& board, int index, bool is_row) {
  std::vector<Exponent> line;
  const int side = board.size().width;
  for (int i = 0; i < side; ++i) {
    const Exponent exponent = board[is_row ? Point{index, i} : Point{i, index}];
    if (exponent != 0) line.push_back(exponent);
  }
  return line;
}

// How far each line is from growing towards one end, in halvings.
int disorder_of(const Board& board) {
  int sum = 0;
  for (const bool is_row : {true, false}) {
    for (int index = 0; index < board.size().width; ++index) {
      const std::vector<Exponent> line = line_of(board, index, is_row);
      int rises = 0, falls = 0;
      for (std::size_t i = 1; i < line.size(); ++i) {
        const int change = line[i] - line[i - 1];
        (change > 0 ? rises : falls) += std::abs(change);
      }
      sum += std::min(rises, falls);
    }
  }
  return sum;
}

bool largest_in_corner(const Board& board) {
  const Exponent most = largest(board);
  const int end = board.size().width - 1;
  for (const Point corner : {Point{0, 0}, Point{0, end}, Point{end, 0}, Point{end, end}}) {
    if (board[corner] == most) return true;
  }
  return false;
}

bool can_end(const Board& after, const Rules& rules) {
  const std::vector<Point> empty = empty_cells(after);
  if (empty.size() != 1) return false;  // with another empty cell something can always move
  for (const Exponent tile : {Exponent{1}, Exponent{2}}) {
    if (tile == 2 && rules.only_twos) break;
    Board board = after;
    board[empty.front()] = tile;
    if (!can_slide(board)) return true;
  }
  return false;
}

// The pairs of neighbours with equal tiles of at least 8, by the largest of them.
struct Pairs {
  Exponent largest = 0;
  int count = 0;  // of that tile
};
Pairs pairs_of(const Board& board) {
  Pairs pairs;
  const auto add = [&](Exponent one, Exponent other) {
    if (one != other || one < kLeastPair || one < pairs.largest) return;
    pairs.count = one > pairs.largest ? 1 : pairs.count + 1;
    pairs.largest = one;
  };
  for (const bool is_row : {true, false}) {
    for (int index = 0; index < board.size().width; ++index) {
      const std::vector<Exponent> line = line_of(board, index, is_row);
      for (std::size_t i = 1; i < line.size(); ++i) add(line[i - 1], line[i]);
    }
  }
  return pairs;
}

// The largest tile that two or more tiles merged into.
Exponent merged_of(const Board& after, const Slide& slid) {
  Exponent most = 0;
  for (const TileStep& step : slid.steps) {
    if (step.merges) most = std::max(most, after[step.to]);
  }
  return most;
}

std::optional<View> view_after(const Board& board, const Rules& rules, Direction direction) {
  View view{.direction = direction, .board = board};
  const Slide slid = slide(view.board, direction, rules.rule);
  if (!slid.moved) return std::nullopt;
  view.merged = merged_of(view.board, slid);
  view.empty = static_cast<int>(empty_cells(view.board).size());
  view.disorder = disorder_of(view.board);
  view.in_corner = largest_in_corner(view.board);
  const Pairs before = pairs_of(board), after = pairs_of(view.board);
  view.brings_together =
      after.largest > before.largest || (after.largest == before.largest && after.count > before.count);
  view.is_trap = can_end(view.board, rules);
  return view;
}

bool far_fewer(const Thought& thought, Direction other, Direction direction) {
  const auto one = thought.of(other), best = thought.of(direction);
  return thought.in_points && one && best && *one < kFarFewer * *best;
}

}  // namespace

std::string_view name(Reason reason) {
  return kNames[static_cast<std::size_t>(reason)];
}

std::vector<Reason> reasons(const Board& board, const Rules& rules, const Thought& thought,
                            Direction direction, std::optional<Direction> instead_of) {
  const std::optional<View> own = view_after(board, rules, direction);
  assert(own);
  const View& view = *own;
  std::vector<View> others;
  for (const Direction other : kDirections) {
    if (other == direction || (instead_of && other != *instead_of)) continue;
    if (auto after = view_after(board, rules, other)) others.push_back(*std::move(after));
  }
  const auto any_other = [&](const auto& differs) { return std::ranges::any_of(others, differs); };

  std::vector<Reason> found;
  const auto add = [&](Reason reason, bool holds) {
    if (holds) found.push_back(reason);
  };
  const Exponent most = largest(board);
  const bool is_large = view.merged >= kLeastLarge && view.merged + kNearLargest >= most;
  const bool merges_most =
      std::ranges::all_of(others, [&](const View& v) { return v.merged <= view.merged; });
  add(Reason::OnlyMove, others.empty());
  add(Reason::AvoidsTrap, !view.is_trap && any_other([&](const View& v) {
        return v.is_trap || far_fewer(thought, v.direction, direction);
      }));
  add(Reason::MergesLarge, is_large && merges_most);
  add(Reason::KeepsCorner, view.in_corner && any_other([](const View& v) { return !v.in_corner; }));
  add(Reason::KeepsOrder, any_other([&](const View& v) { return v.disorder >= view.disorder + kOrderKept; }));
  add(Reason::PreparesMerge,
      view.brings_together && any_other([](const View& v) { return !v.brings_together; }));
  add(Reason::Merges, view.merged > 0 && merges_most && !is_large);
  add(Reason::KeepsFree, any_other([&](const View& v) { return v.empty < view.empty; }));
  if (found.empty()) found.push_back(Reason::MostPoints);
  return found;
}

}  // namespace quintet::twenty48
