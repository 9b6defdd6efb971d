#include "games/twenty48/board_view.hpp"

#include <algorithm>
#include <set>

#include "games/twenty48/art.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kPop = 0.12F;   // how much larger a merged tile is at its largest
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

}  // namespace

void BoardView::begin_move(Duration now) {
  finish();
  slide_ = {now, context_.glide(motion::kQuick), kQuickCurve};
  arrive_ = {slide_.end(), context_.glide(motion::kBase), kBaseCurve};
  busy(arrive_.end());
}

void BoardView::deal_in(const Board& board, Duration now) {
  begin_move(now);
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] != 0) begin({TileMotion::Appears, board.point(i), arrive_});
  }
}

// Tiles that pop are above their neighbours.
void BoardView::show(const Board& before, const Played& played, Duration now) {
  begin_move(now);
  std::set<Point> merged;
  for (const TileStep& step : played.slides) {
    if (step.merges) merged.insert(step.to);
    if (step.merges || step.from != step.to)
      begin({TileMotion::Slides, step.to, slide_, {step.from, before[step.from]}});
  }
  begin({TileMotion::Appears, played.spawn.at, arrive_});
  for (const Point at : merged) begin({TileMotion::Merges, at, arrive_});
}

void BoardView::show_undone(const Board& before, const Played& played, Duration now) {
  begin_move(now);
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
      return draw_tile(canvas, theme, cell, board[motion.at], {.scale = 1 + kPop * swell(motion.tween, now)});
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
  at(view.slide_end(), "tile-new");
}

}  // namespace quintet::twenty48
