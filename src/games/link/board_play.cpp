#include "games/link/board_play.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "core/link/detour.hpp"
#include "core/link/score.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

namespace {

constexpr int kAside = 4,
              kOffLine = 1000;  // weights against a step ahead: of a step sideways; of leaving the row

// The tile with the smallest `far`, which returns nothing for cells that do not count.
template <class Far>
std::optional<Point> nearest(const link::Board& board, Far far) {
  std::optional<Point> best;
  int shortest = 0;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    const std::optional<int> distance = link::is_tile(board[at]) ? far(at) : std::nullopt;
    if (!distance || (best && *distance >= shortest)) continue;
    best = at;
    shortest = *distance;
  }
  return best;
}

}  // namespace

Point middle_tile(const link::Board& board) {
  const Point middle{board.size().height / 2, board.size().width / 2};
  return nearest(board,
                 [middle](Point at) -> std::optional<int> {
                   return std::abs(at.row - middle.row) + std::abs(at.column - middle.column);
                 })
      .value_or(middle);
}

std::optional<Point> next_tile(const link::Board& board, Point from, Action direction) {
  const bool level = direction == Action::Left || direction == Action::Right;
  const int sign = direction == Action::Left || direction == Action::Up ? -1 : 1;
  return nearest(board, [=](Point at) -> std::optional<int> {
    const Point step = at - from;
    const int along = sign * (level ? step.column : step.row);
    if (along <= 0) return std::nullopt;
    const int aside = std::abs(level ? step.row : step.column);
    return along + kAside * aside + (aside > 0 ? kOffLine : 0);
  });
}

TileSelection::Outcome TileSelection::pick(const Game& game, Point cell) {
  marks_.lit.reset();
  if (!is_tile(game.board()[cell])) return {};
  if (!marks_.selected) {
    marks_.selected = cell;
    return {.what = What::Selected};
  }
  if (marks_.selected != cell) return try_pair(game, {*marks_.selected, cell});
  marks_.selected.reset();
  return {.what = What::Dropped};
}

TileSelection::Outcome TileSelection::drag(const Game& game, const ui::Gesture& gesture) {
  if (gesture.picked && marks_.selected != gesture.from) return {};  // the press has taken a pair
  const Pair pair{gesture.from, gesture.cell};
  const Verdict verdict = game.judge(pair);
  return verdict == Verdict::Legal || verdict == Verdict::NoPath ? try_pair(game, pair) : Outcome{};
}

TileSelection::Outcome TileSelection::try_pair(const Game& game, const Pair& pair) {
  const Verdict verdict = game.judge(pair);
  if (verdict == Verdict::Legal) return {What::Take, pair, verdict};
  marks_.selected = pair.b;
  return {What::Refuse, pair, verdict};
}

void TileSelection::highlight(const Board& board, Point cell) {
  const Tile tile = board[cell];
  const bool same = marks_.lit == tile;
  marks_.lit.reset();
  if (!is_tile(tile) || same) return;
  marks_.lit = tile;
  // Nothing stays marked among the tiles that fade.
  marks_.hint.reset();
  if (marks_.selected && board[*marks_.selected] != tile) marks_.selected.reset();
}

bool TileSelection::clear() {
  const BoardMarks before = std::exchange(marks_, {});
  return before.selected || before.hint || before.lit;
}

using namespace ui;

std::optional<Point> free_cell(const Board& board, const Pair& pair, const Path& path) {
  std::vector<Point> cells{pair.b, pair.a};
  cells.insert(cells.end(), path.points().begin(), path.points().end());
  const auto found =
      std::ranges::find_if(cells, [&board](Point at) { return board.contains(at) && board.is_empty(at); });
  return found == cells.end() ? std::nullopt : std::optional(*found);
}

std::vector<Point> refused_way(const Game& game, const Pair& pair, Verdict verdict) {
  if (verdict != Verdict::NoPath) return {};
  return find_detour(game.board(), game.rules().outside, pair.a, pair.b);
}

float heat_of(int combo) {
  return static_cast<float>(multiplier(combo) - 1) / (kMultiplierLimit - 1);
}

// After the tile has popped.
std::optional<Gain> gain_of(const Match& match, const Taken& taken, const Pair& pair, Duration now) {
  if (!match.has_score()) return std::nullopt;
  const auto cell = free_cell(match.game().board(), pair, taken.played.path);
  if (!cell) return std::nullopt;
  const int combo = taken.earned.combo;
  return Gain{.points = "+" + number_text(static_cast<std::uint64_t>(taken.earned.points)),
              .streak = combo > 1 ? "×" + std::to_string(multiplier(combo)) : std::string{},
              .cell = *cell,
              .since = now + motion::kQuick,
              .worth = heat_of(combo)};
}

namespace {

constexpr int kMatchSounds = 8;  // rising with the combo

}  // namespace

void MoveSounds::pair(int combo, Duration now) {
  at(now, "tile-match-" + std::to_string(std::clamp(combo, 1, kMatchSounds)));
}

void MoveSounds::tiles(const link::Played& played, const BoardView& view) {
  if (!played.shifts.empty()) at(view.fall_start(), "tile-shift");
  if (!played.reshuffled.empty()) at(view.mix_start(), "shuffle");
}

}  // namespace quintet::link
