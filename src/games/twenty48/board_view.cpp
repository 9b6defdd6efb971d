#include "games/twenty48/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/twenty48/position_art.hpp"
#include "ui/widgets/backdrop.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kPop = 0.12F;   // how much larger a merged tile is at its largest
constexpr float kPush = 0.04F;  // how far tiles push against a wall, in cells

Vec way_of(Direction direction) {
  switch (direction) {
    case Direction::Left:
      return {-1, 0};
    case Direction::Up:
      return {0, -1};
    case Direction::Right:
      return {1, 0};
    case Direction::Down:
      break;
  }
  return {0, 1};
}

// 0 at both ends of the time and 1 in its middle.
float swell(const Tween& tween, Duration now) {
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(tween.progress(now)));
}

}  // namespace

void BoardView::finish() {
  sliding_.clear();
  arrivals_ = Grid<Arrival>(Size{grid_.side, grid_.side});
  slide_ = arrive_ = refusal_ = {};
  refused_.reset();
  busy_until_ = Duration{0};
}

void BoardView::begin(Duration now) {
  finish();
  slide_ = {now, context_.glide(motion::kQuick), kQuickCurve};
  arrive_ = {slide_.end(), context_.glide(motion::kBase), kBaseCurve};
  busy_until_ = arrive_.end();
}

void BoardView::deal_in(const Board& board, Duration now) {
  begin(now);
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] != 0) arrivals_[board.point(i)] = Arrival::New;
  }
}

void BoardView::show(const Board& before, const Played& played, Duration now) {
  begin(now);
  for (const TileStep& step : played.slides) {
    sliding_.push_back({step.from, step.to, before[step.from]});
    if (step.merges) arrivals_[step.to] = Arrival::Merged;
  }
  arrivals_[played.spawn.at] = Arrival::New;
}

void BoardView::show_undone(const Board& before, const Played& played, Duration now) {
  begin(now);
  for (const TileStep& step : played.slides) sliding_.push_back({step.to, step.from, before[step.from]});
}

void BoardView::refuse(Direction direction, Duration now) {
  finish();
  refused_ = direction;
  refusal_ = {now, context_.glide(motion::kBase)};
  busy_until_ = refusal_.end();
}

Vec BoardView::push(Duration now) const {
  if (!refused_) return {};
  return way_of(*refused_) * (kPush * pitch() * swell(refusal_, now));
}

float BoardView::size_of(Point at, Duration now) const {
  switch (arrivals_[at]) {
    case Arrival::New:
      return static_cast<float>(arrive_.progress(now));
    case Arrival::Merged:
      return 1 + kPop * swell(arrive_, now);
    case Arrival::None:
      break;
  }
  return 1;
}

void BoardView::draw(Canvas& canvas, const Board& board, Duration now) const {
  draw_bare_plate(canvas, context_.theme, grid_);
  draw_tiles(canvas, board, now);
}

void BoardView::draw_window(Canvas& canvas, const Board& board, Duration now) const {
  const Extent whole = canvas.size();
  canvas.layer("2048 desk", plate_key(), {0, 0, whole.w, whole.h}, [this](Canvas& desk) {
    draw_backdrop(desk, context_.theme, Scenery::Quiet);
    draw_bare_plate(desk, context_.theme, grid_);
  });
  draw_tiles(canvas, board, now);
}

void BoardView::draw_tiles(Canvas& canvas, const Board& board, Duration now) const {
  const Board still = still_tiles(board, now);
  draw_still(canvas, still);
  if (slides(now)) return draw_sliding(canvas, still, now);
  draw_arriving(canvas, board, still, now);
}

Board BoardView::still_tiles(const Board& board, Duration now) const {
  if (!moving(now)) return board;
  Board still(board.size());
  if (refused_) return still;
  if (!slides(now)) {
    for (std::size_t i = 0; i < board.cells().size(); ++i) {
      const Point at = board.point(i);
      if (arrivals_[at] == Arrival::None) still[at] = board[at];
    }
    return still;
  }
  for (const Sliding& tile : sliding_) {
    if (tile.from == tile.to) still[tile.to] = tile.exponent;
  }
  return still;
}

std::string BoardView::plate_key() const {
  std::string key(word_of(context_.theme.desk));
  key += context_.theme.contrast == Contrast::High ? " high" : " usual";
  for (const float number : {grid_.plate.x, grid_.plate.y, grid_.plate.w})
    key += ' ' + std::to_string(number);
  return key;
}

// The middle of the plate, without its round corners, is opaque.
void BoardView::draw_still(Canvas& canvas, const Board& still) const {
  const Theme& theme = context_.theme;
  const Rect middle = grid_.plate.grown(-grid_.rim / 2);
  std::string key = plate_key();
  for (const Exponent exponent : still.cells()) key += ' ' + std::to_string(exponent);
  canvas.layer("2048 board", key, middle, [&](Canvas& sheet) {
    sheet.fill(middle, theme.colour.board);
    draw_position(sheet, theme, grid_, still);
  });
}

void BoardView::draw_sliding(Canvas& canvas, const Board& still, Duration now) const {
  const auto part = static_cast<float>(slide_.progress(now));
  for (const Sliding& tile : sliding_) {
    if (tile.from == tile.to && still[tile.to] != 0) continue;
    draw_tile(canvas, context_.theme, mix(grid_.cell(tile.from), grid_.cell(tile.to), part), tile.exponent);
  }
}

// Those that pop are above their neighbours.
void BoardView::draw_arriving(Canvas& canvas, const Board& board, const Board& still, Duration now) const {
  const Vec away = push(now);
  for (const bool above : {false, true}) {
    for (std::size_t i = 0; i < board.cells().size(); ++i) {
      const Point at = board.point(i);
      if (board[at] == 0 || still[at] != 0 || (arrivals_[at] == Arrival::Merged) != above) continue;
      const float size = size_of(at, now);
      if (size > 0) draw_tile(canvas, context_.theme, grid_.cell(at).moved(away), board[at], {.scale = size});
    }
  }
}

}  // namespace quintet::twenty48
