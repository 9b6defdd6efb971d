#include "games/twenty48/board_view.hpp"

#include <algorithm>
#include <vector>

#include "games/twenty48/art.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Exponent kSmallest = 2, kWorthiest = 11;  // the worth of a tile grows from the one to the other
constexpr float kPop = 0.1F,
                kMorePop = 0.1F;  // how much larger a merged tile is at its largest, by its worth
constexpr float kGlow = 0.14F, kMoreGlow = 0.36F;      // how far its glow reaches, in cells
constexpr float kShine = 0.3F, kMoreShine = 0.6F;      // opacity of the glow
constexpr Exponent kLeastRing = 7;                     // from 128 on a ring leaves it
constexpr float kRingOut = 0.34F, kRingWidth = 3;      // in cells; in points
constexpr FloatingGains::Rise kGainRise{0.4F, 0.68F};  // of the points: above the digits
constexpr Rgba kGold = Rgba::hex(0xF3C75B);
// The tile of the goal: it rises, stands still, and falls; then rings leave it.
constexpr Duration kRise = motion::kBase, kStand = milliseconds(200), kFall = motion::kQuick,
                   kRings = motion::kGrand;
constexpr float kRaised = 0.24F, kDimmed = 0.42F;
constexpr int kGoalRings = 3, kGoalGlows = 2;
constexpr float kPush = 0.04F;  // how far tiles push against a wall, in cells

// One cell in this direction.
Point step_of(Direction direction) {
  switch (direction) {
    case Direction::Left:
      return {0, -1};
    case Direction::Up:
      return {-1, 0};
    case Direction::Right:
      return {0, 1};
    case Direction::Down:
      break;
  }
  return {1, 0};
}

// 0 for a 4, 1 for 2048 and more.
float worth(Exponent tile) {
  const auto above = static_cast<float>(std::clamp(tile, kSmallest, kWorthiest) - kSmallest);
  return above / (kWorthiest - kSmallest);
}

// Dark lacquer shines in gold.
Rgba light_of(const Theme& theme, Exponent tile) {
  return tile >= kWorthiest ? kGold : tile_look(theme, tile).glaze;
}

constexpr float kCornerPart = 0.1F;  // of a tile

}  // namespace

// The points are those of the merges on the way: two equal tiles make one, with which the next one merges.
std::map<Point, Made> made_by(const Board& before, const Played& played) {
  std::map<Point, std::vector<Exponent>> ends;
  for (const TileStep& step : played.slides) {
    if (step.merges) ends[step.to].push_back(before[step.from]);
  }
  std::map<Point, Made> all;
  for (auto& [at, tiles] : ends) {
    std::ranges::sort(tiles);
    Made& made = all[at];
    made.tile = tiles.front();
    for (std::size_t i = 1; i < tiles.size(); ++i) made.points += std::uint64_t{1} << ++made.tile;
  }
  return all;
}

void BoardView::begin_move(Duration now) {
  finish();
  slide_ = {now, context_.glide(motion::kQuick), kQuickCurve};
  arrive_ = {slide_.end(), context_.glide(motion::kBase), kBaseCurve};
  busy(arrive_.end());
}

void BoardView::deal_in(const Board& board, Duration now) {
  begin_move(now);
  forget_gains();
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] != 0) begin({TileMotion::Appears, board.point(i), arrive_});
  }
}

// Tiles that pop are above their neighbours.
void BoardView::show(const Board& before, const Played& played, Duration now) {
  begin_move(now);
  const std::map<Point, Made> merged = made_by(before, played);
  for (const TileStep& step : played.slides) {
    if (step.merges || step.from != step.to)
      begin({TileMotion::Slides, step.to, slide_, {step.from, before[step.from]}});
  }
  begin({TileMotion::Appears, played.spawn.at, arrive_});
  Exponent best = 0;
  for (const auto& [at, made] : merged) best = std::max(best, made.tile);
  for (const auto& [at, made] : merged) {
    const bool goal = played.reached && made.tile == best;
    const Duration pop =
        motion::kBase + std::chrono::duration_cast<Duration>(motion::kCalm * worth(made.tile));
    const Tween merges{slide_.end(), context_.glide(pop), kBaseCurve},
        lands{slide_.end(), context_.glide(kRise + kStand + kFall + kRings)};
    begin({goal ? TileMotion::Lands : TileMotion::Merges, at, goal ? lands : merges});
  }
}

Duration BoardView::goal_lands() const {
  return slide_.end() + context_.glide(kRise + kStand + kFall);
}

void BoardView::show_gains(const Board& before, const Played& played) {
  for (const auto& [at, made] : made_by(before, played))
    gains_.add({.points = "+" + number_text(made.points),
                .cell = at,
                .since = slide_.end(),
                .worth = worth(made.tile)});
  floats(gains_.until());
}

void BoardView::forget_gains() {
  gains_.clear();
  floats(Duration{0});
}

void BoardView::show_undone(const Board& before, const Played& played, Duration now) {
  begin_move(now);
  forget_gains();
  for (const TileStep& step : played.slides) {
    if (step.from != step.to) begin({TileMotion::Slides, step.from, slide_, {step.to, before[step.from]}});
  }
}

void BoardView::refuse(const Board& board, Direction direction, Duration now) {
  finish();
  const Tween push{now, context_.glide(motion::kBase)};
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    const Point at = board.point(i);
    if (board[at] != 0) begin({TileMotion::Pushes, at, push, {at + step_of(direction)}});
  }
}

void BoardView::draw(Canvas& canvas, const Board& board, Duration now) const {
  draw_bare_plate(canvas, context_.theme, grid());
  draw_tiles(canvas, board, now);
}

void BoardView::draw_window(Canvas& canvas, const Board& board, Duration now) const {
  draw_desk(canvas, context_.theme, "2048 desk", {},
            [this](Canvas& desk) { draw_bare_plate(desk, context_.theme, grid()); });
  draw_tiles(canvas, board, now);
}

// The middle of the plate, without its round corners, is opaque.
void BoardView::draw_tiles(Canvas& canvas, const Board& board, Duration now) const {
  const Board resting = at_rest(board, now);
  const Rect middle = plate().grown(-grid().rim / 2);
  const std::string key(resting.cells().begin(), resting.cells().end());
  draw_layer(canvas, context_.theme, "2048 board", key, middle, [&](Canvas& sheet) {
    sheet.fill(middle, context_.theme.colour.board);
    draw_position(sheet, context_.theme, grid(), resting);
  });
  for (const Motion& motion : motions()) {
    if (motion.runs(now)) draw_moving(canvas, board, motion, now);
  }
  gains_.draw(grid(), kAccent.on(context_.theme), kGainRise, now);
}

// Light around the tile, and a ring that leaves a large one.
void BoardView::draw_merging(Canvas& canvas, const Motion& motion, Exponent made, Duration now) const {
  const Theme& theme = context_.theme;
  const Rect cell = grid().cell(motion.at);
  const float value = worth(made), up = swell(motion.tween, now), side = grid().side;
  const Rgba light = light_of(theme, made);
  canvas.shadow(cell, kCornerPart * side,
                {.blur = (kGlow + kMoreGlow * value) * side,
                 .colour = light.faded((kShine + kMoreShine * value) * up)});
  if (made >= kLeastRing) {
    const float part = motion.part(now), out = kRingOut * side * part;
    canvas.outline(cell.grown(out), kCornerPart * side + out, kRingWidth, light.faded(1 - part));
  }
  draw_tile(canvas, theme, cell, made, {.scale = 1 + (kPop + kMorePop * value) * up});
}

// Everything else is dimmed until the tile has come down.
void BoardView::draw_landing(Canvas& canvas, const Motion& motion, Exponent made, Duration now) const {
  const Theme& theme = context_.theme;
  const Rect cell = grid().cell(motion.at);
  const float side = grid().side;
  const Duration start = motion.tween.start, lands = start + kRise + kStand + kFall;
  const auto risen = static_cast<float>(Tween{start, kRise, kBaseCurve}.progress(now));
  const auto fallen = static_cast<float>(Tween{lands - kFall, kFall, kCalmOutCurve}.progress(now));
  const auto rings = static_cast<float>(Tween{lands, kRings}.progress(now));
  const auto lit = static_cast<float>(Tween{lands, motion::kCalm, kBaseCurve}.progress(now));
  const Rect plate = this->plate();
  canvas.rounded(plate, grid().rim, theme.colour.shade.faded(kDimmed * risen * (1 - lit)));
  for (int i = 0; i < kGoalGlows; ++i)
    canvas.shadow(cell, kCornerPart * side,
                  {.blur = (kGlow + kMoreGlow) * side, .colour = kGold.faded(risen * (1 - rings))});
  for (int i = 0; i < kGoalRings; ++i) {
    const Tween tween{lands + i * motion::kQuick, kRings - kGoalRings * motion::kQuick, kBaseCurve};
    const auto part = static_cast<float>(tween.progress(now));
    if (part <= 0 || part >= 1) continue;
    const float out = part * side * (kRingOut + kRingOut * static_cast<float>(i));
    canvas.outline(cell.grown(out), kCornerPart * side + out, kRingWidth, kGold.faded(1 - part));
  }
  draw_tile(canvas, theme, cell, made, {.scale = 1 + kRaised * risen * (1 - fallen)});
}

void BoardView::draw_moving(Canvas& canvas, const Board& board, const Motion& motion, Duration now) const {
  const Theme& theme = context_.theme;
  const Rect cell = grid().cell(motion.at), from = grid().cell(motion.detail.from);
  const float part = motion.part(now);
  switch (motion.kind) {
    case TileMotion::Slides:
      return draw_tile(canvas, theme, mix(from, cell, part), motion.detail.tile);
    case TileMotion::Appears:
      if (part > 0) draw_tile(canvas, theme, cell, board[motion.at], {.scale = part});
      return;
    case TileMotion::Merges:
      return draw_merging(canvas, motion, board[motion.at], now);
    case TileMotion::Lands:
      return draw_landing(canvas, motion, board[motion.at], now);
    case TileMotion::Pushes:
      return draw_tile(canvas, theme, mix(cell, from, kPush * swell(motion.tween, now)), board[motion.at]);
  }
}

namespace {

constexpr std::size_t kSlideTakes = 4;
constexpr int kMergeSounds = 16;               // from 4 to 131072
constexpr Exponent kLeastMilestone = 8;        // smaller tiles are made in every game
constexpr Duration kEarly = milliseconds(30);  // a tone starts softly, so it begins before the tiles meet

// The largest tile that was made; 0 without a merge.
Exponent largest_made(const Played& played, const Board& after) {
  Exponent made = 0;
  for (const TileStep& step : played.slides) {
    if (step.merges) made = std::max(made, after[step.to]);
  }
  return made;
}

}  // namespace

std::string merge_sound(Exponent made) {
  return "merge-" + std::to_string(std::clamp(made - 1, 1, kMergeSounds));
}

void MoveSounds::move(const Played& played, const Board& after, Exponent largest_before,
                      const BoardView& view, Duration now) {
  clear();
  at(now, "slide-" + std::to_string(1 + take_++ % kSlideTakes));
  const Duration met = std::max(now, view.slide_end() - kEarly);
  if (const Exponent made = largest_made(played, after); made > 0) {
    at(met, merge_sound(made));
    if (made > largest_before && made >= kLeastMilestone && !played.reached)
      at(view.slide_end(), "milestone");
  }
  if (played.reached) at(view.goal_lands(), "goal");
  at(view.slide_end(), "tile-new");
}

}  // namespace quintet::twenty48
