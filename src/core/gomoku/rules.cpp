#include "core/gomoku/rules.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <utility>

#include "core/named.hpp"

namespace quintet::gomoku {
namespace {

constexpr int kFive = 5;

constexpr Point times(Point step, int count) {
  return {step.row * count, step.column * count};
}

// The number of stones of this kind that follow the point in this direction without a gap.
int run(const Board& board, Point at, Point step, Stone stone) {
  int length = 0;
  while (board[at + times(step, length + 1)] == stone) ++length;
  return length;
}

bool makes_five(const Board& board, Point at) {
  return std::ranges::any_of(
      kDirections, [&](Point step) { return span_through(board, at, step, Stone::Black).length() == kFive; });
}

bool makes_overline(const Board& board, Point at) {
  return std::ranges::any_of(
      kDirections, [&](Point step) { return span_through(board, at, step, Stone::Black).length() > kFive; });
}

// The fours that the black stone on `at` has on one line, as offsets of their stones. A four is four stones that one more
// makes exactly five; both ends of a straight four complete the same stones, so that it counts once.
std::set<std::vector<int>> fours_on(const Board& board, Point at, Point step) {
  std::set<std::vector<int>> fours;
  for (int first = 1 - kFive; first <= 0; ++first) {
    std::vector<int> stones;
    int gap = 0, gaps = 0;
    for (int i = first; i < first + kFive; ++i) {
      const Point here = at + times(step, i);
      if (board[here] == Stone::Black)
        stones.push_back(i);
      else if (board.is_empty(here))
        gap = i, ++gaps;
    }
    if (stones.size() != kFive - 1 || gaps != 1) continue;
    if (span_through(board, at + times(step, gap), step, Stone::Black).length() == kFive)
      fours.insert(stones);
  }
  return fours;
}

// Whether the row through `at` is a straight four: four in a row, and a stone at either end makes exactly five.
bool is_straight_four(const Board& board, Point at, Point step) {
  const Span row = span_through(board, at, step, Stone::Black);
  if (row.length() != kFive - 1) return false;
  for (const int end : {-row.before - 1, row.behind + 1}) {
    const Point here = at + times(step, end);
    if (!board.is_empty(here) || span_through(board, here, step, Stone::Black).length() != kFive)
      return false;
  }
  return true;
}

Forbidden judge(Board& board, Point at);

// The point that makes a three of the black stone on `at` on this line a straight four, but not a five at the same time,
// and that is not forbidden itself; nothing if there is no three.
std::optional<Point> growth_of_three(Board& board, Point at, Point step) {
  for (const int way : {-1, 1}) {
    const int far = run(board, at, times(step, way), Stone::Black) + 1;
    // The next empty point, beyond the stones that touch this one.
    const Point here = at + times(step, way * far);
    if (!board.is_empty(here)) continue;
    board.set(here, Stone::Black);
    const bool straight = is_straight_four(board, at, step) && !makes_five(board, here);
    board.set(here, Stone::None);
    if (straight && judge(board, here) == Forbidden::No) return here;
  }
  return std::nullopt;
}

// A line with a four does not also count as a three.
bool is_three(Board& board, Point at, Point step) {
  return fours_on(board, at, step).empty() && growth_of_three(board, at, step);
}

// Judges a black move on this empty point. Leaves the board unchanged.
Forbidden judge(Board& board, Point at) {
  board.set(at, Stone::Black);
  const auto answer = [&] {
    if (makes_five(board, at)) return Forbidden::No;
    if (makes_overline(board, at)) return Forbidden::Overline;
    std::size_t fours = 0;
    int threes = 0;
    for (const Point step : kDirections) fours += fours_on(board, at, step).size();
    if (fours > 1) return Forbidden::DoubleFour;
    for (const Point step : kDirections) threes += static_cast<int>(is_three(board, at, step));
    return threes > 1 ? Forbidden::DoubleThree : Forbidden::No;
  }();
  board.set(at, Stone::None);
  return answer;
}

// The black stones through `at` along this line between two offsets.
Row stones_between(const Board& board, Point at, Point step, int from, int to) {
  Row row;
  for (int i = from; i <= to; ++i) {
    if (board[at + times(step, i)] == Stone::Black) row.push_back(at + times(step, i));
  }
  return row;
}

// The shapes of a kind that the black stone on `at` has on one line.
std::vector<Row> shapes_on(Board& board, Point at, Point step, Forbidden kind) {
  const Span row = span_through(board, at, step, Stone::Black);
  if (kind == Forbidden::Overline) {
    if (row.length() <= kFive) return {};
    return {stones_between(board, at, step, -row.before, row.behind)};
  }
  std::vector<Row> shapes;
  if (kind == Forbidden::DoubleFour) {
    for (const std::vector<int>& four : fours_on(board, at, step))
      shapes.push_back(stones_between(board, at, step, four.front(), four.back()));
    return shapes;
  }
  if (!is_three(board, at, step)) return {};
  // The three is the straight four without the stone that makes it one.
  const Point grows = *growth_of_three(board, at, step);
  board.set(grows, Stone::Black);
  const Span four = span_through(board, at, step, Stone::Black);
  board.set(grows, Stone::None);
  return {stones_between(board, at, step, -four.before, four.behind)};
}

// A quick test: a forbidden move needs two black stones on each of two lines, or four on one.
bool may_be_forbidden(const Board& board, Point at) {
  int lines = 0;
  for (const Point step : kDirections) {
    int stones = 0;
    for (int i = -kFive; i <= kFive; ++i)
      stones += static_cast<int>(board[at + times(step, i)] == Stone::Black);
    if (stones >= 4) return true;
    lines += static_cast<int>(stones >= 2);
  }
  return lines >= 2;
}

}  // namespace

Span span_through(const Board& board, Point at, Point direction, Stone stone) {
  return {run(board, at, times(direction, -1), stone), run(board, at, direction, stone)};
}

std::string_view name(Rule rule) {
  constexpr std::array<std::string_view, 3> kNames{"freestyle", "exact", "renju"};
  return kNames[static_cast<std::size_t>(rule)];
}

std::optional<Rule> read_rule(std::string_view text) {
  return find_named(kRules, text);
}

Row winning_row(const Board& board, Point at, Rule rule) {
  const Stone stone = board[at];
  assert(stone != Stone::None);
  const bool long_rows = long_rows_win(rule, stone == Stone::Black ? Colour::Black : Colour::White);
  for (const Point step : kDirections) {
    const Span found = span_through(board, at, step, stone);
    if (found.length() < kFive || (found.length() > kFive && !long_rows)) continue;
    Row row;
    for (int i = -found.before; i <= found.behind; ++i) row.push_back(at + times(step, i));
    return row;
  }
  return {};
}

bool has_winning_row(const Board& board, Rule rule) {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!board.is_empty(at) && !winning_row(board, at, rule).empty()) return true;
  }
  return false;
}

std::string_view name(Forbidden reason) {
  constexpr std::array<std::string_view, 4> kNames{"", "overline", "double-four", "double-three"};
  return kNames[static_cast<std::size_t>(reason)];
}

Forbidden forbidden(const Board& board, Point at) {
  assert(board.is_empty(at));
  if (!may_be_forbidden(board, at)) return Forbidden::No;
  Board copy = board;
  return judge(copy, at);
}

std::vector<Row> forbidden_shapes(const Board& board, Point at) {
  const Forbidden reason = forbidden(board, at);
  if (reason == Forbidden::No) return {};
  Board copy = board;
  copy.set(at, Stone::Black);
  std::vector<Row> shapes;
  for (const Point step : kDirections) {
    for (Row& row : shapes_on(copy, at, step, reason)) shapes.push_back(std::move(row));
  }
  return shapes;
}

bool can_move(const Board& board, Rule rule) {
  if (rule != Rule::Renju || to_move(board) != Colour::Black) return !board.full();
  const Grid<Stone>& cells = board.cells();
  for (std::size_t i = 0; i < cells.cells().size(); ++i) {
    const Point at = cells.point(i);
    if (board.is_empty(at) && forbidden(board, at) == Forbidden::No) return true;
  }
  return false;
}

std::vector<ForbiddenPoint> forbidden_points(const Board& board) {
  std::vector<ForbiddenPoint> points;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!board.is_empty(at)) continue;
    if (const Forbidden reason = forbidden(board, at); reason != Forbidden::No)
      points.push_back({at, reason});
  }
  return points;
}

}  // namespace quintet::gomoku
