#include "games/mines/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ui/widgets/backdrop.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr float kEasyCell = 20;      // points: smaller cells are hard to hit
constexpr float kZoomStep = 1.125F;  // of a cell's side
constexpr float kMargin = 1.5F;      // cells that stay in sight around the cursor
constexpr float kThud = 0.3F;        // how much larger the fatal mine is at first
constexpr float kShrink = 0.25F;     // of a block that opens
constexpr float kDrop = 0.3F;        // from where a flag falls, in cells
constexpr float kDone = 0.99F;
constexpr float kHalf = 0.5F;

// On a block, not on the bed.
bool is_block(CellLook look) {
  return look.face != CellFace::Number && look.face != CellFace::Mine && look.face != CellFace::Fatal;
}

int distance(Point a, Point b) {
  return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

}  // namespace

// --- Places

void BoardView::fit(Rect area, Size size) {
  const float scale = context_.canvas.scale();
  const bool unseen = grid_.size != size || area_.w <= 0;
  area_ = area;
  const float whole = std::min(CellGrid::fitting_side(area, size), CellGrid::kLargestCell);
  if (fit_ == Fit::Whole) {
    grid_ = CellGrid(area, size, scale);
    return;
  }
  const float usual = std::max(whole, kEasyCell);
  const float least = std::min(usual, std::max(whole, CellGrid::kLeastCell));
  if (side_) side_ = std::clamp(*side_, least, CellGrid::kLargestCell);
  grid_ = CellGrid(area, size, scale, side_.value_or(usual), grid_.scrolled());
  if (unseen) scroll_to(view().hidden() * kHalf);  // a large board begins in its middle
}

BoardScroll::View BoardView::view() const {
  return {grid_.window, grid_.rim, grid_.extent(), grid_.scrolled()};
}

void BoardView::scroll_to(Vec scrolled) {
  grid_ = CellGrid(area_, grid_.size, context_.canvas.scale(), grid_.side, scrolled);
}

void BoardView::zoom(float steps, Vec about) {
  const float before = grid_.side;
  const Vec on_board = about - grid_.origin;
  side_ = side_.value_or(before) * std::pow(kZoomStep, steps);
  fit(area_, grid_.size);
  scroll_to(on_board * (grid_.side / before) - (about - grid_.window.origin()));
}

void BoardView::reveal(Point cell) {
  const Rect part = grid_.cell(cell).moved(Vec{} - grid_.origin);
  scroll_to(scrolled_to_show(view(), part, kMargin * grid_.side));
}

bool BoardView::handle(const PointerEvent& event) {
  if (event.kind == PointerEvent::Kind::Scrolled && !grid_.plate.contains(event.at)) return false;
  if (event.kind == PointerEvent::Kind::Scrolled && event.zoom) {
    zoom(event.scroll.y, event.at);
    return true;
  }
  const auto scrolled = bars_.handle(event, view());
  if (scrolled) scroll_to(*scrolled);
  return scrolled.has_value();
}

// --- Motion

void BoardView::finish() {
  changes_.clear();
  refused_.reset();
  busy_until_ = Duration{0};
}

void BoardView::reset(const Game& game) {
  finish();
  looks_ = Grid<CellLook>(game.size());
  for (std::size_t i = 0; i < looks_.cells().size(); ++i) looks_.cells()[i] = look_of(game, looks_.point(i));
}

void BoardView::show(const Game& game, Point from, Duration now) {
  finish();
  int farthest = 1;
  for (std::size_t i = 0; i < looks_.cells().size(); ++i) {
    const Point at = looks_.point(i);
    const CellLook look = look_of(game, at);
    if (look == looks_[at]) continue;
    changes_.push_back({at, std::exchange(looks_[at], look), look, {}});
    farthest = std::max(farthest, distance(from, at));
  }
  for (Change& change : changes_) {
    change.tween = tween_of(change, distance(from, change.at), farthest, game, now);
    busy_until_ = std::max(busy_until_, change.tween.end());
  }
}

// Openings ripple from the click; what the end of a game shows follows after that.
Tween BoardView::tween_of(const Change& change, int distance, int farthest, const Game& game,
                          Duration now) const {
  const Duration ring = std::min(motion::kRipple, motion::kRippleMost / farthest);
  const Duration start = now + context_.glide(ring * distance);
  const bool opens = change.to.face == CellFace::Number || change.to.face == CellFace::Fatal;
  if (game.over() && !opens)
    return {start + context_.glide(motion::kRippleMost), context_.pace(motion::kCalm), kBaseCurve};
  const bool quick = change.to.face == CellFace::Number;
  return {start, context_.pace(quick ? motion::kQuick : motion::kBase), quick ? kQuickCurve : kBaseCurve};
}

void BoardView::refuse(Point at, Duration now) {
  finish();
  refused_ = at;
  refusal_ = {now, context_.pace(motion::kCalm)};
  busy_until_ = refusal_.end();
}

// --- Drawing

std::string BoardView::plate_key() const {
  std::string key(word_of(context_.theme.desk));
  key += context_.theme.contrast == Contrast::High ? " high" : " usual";
  const Vec scrolled = grid_.scrolled();
  for (const float number :
       {grid_.plate.x, grid_.plate.y, grid_.plate.w, grid_.plate.h, grid_.side, scrolled.x, scrolled.y})
    key += ' ' + std::to_string(number);
  return key;
}

// While something moves, what lies below it: an opened cell is drawn at once, and its block above it.
Grid<CellLook> BoardView::still_looks(Duration now) const {
  Grid<CellLook> still = looks_;
  if (!moving(now)) return still;
  for (const Change& change : changes_) {
    const bool fatal = change.to.face == CellFace::Fatal;
    if (is_block(change.to)) still[change.at] = is_block(change.from) ? CellLook{} : change.from;
    if (fatal) still[change.at] = {CellFace::Number, 0};
  }
  return still;
}

void BoardView::draw(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const {
  draw_plate(canvas, context_.theme, grid_);
  draw_cells(canvas, numbers, pressed, now);
}

void BoardView::draw_window(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed,
                            Duration now) const {
  const Extent whole = canvas.size();
  canvas.layer("mines desk", plate_key(), {0, 0, whole.w, whole.h}, [this](Canvas& desk) {
    draw_backdrop(desk, context_.theme, Scenery::Quiet);
    draw_plate(desk, context_.theme, grid_);
  });
  draw_cells(canvas, numbers, pressed, now);
}

void BoardView::draw_cells(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed,
                           Duration now) const {
  const Theme& theme = context_.theme;
  {
    const auto guard = canvas.saved();
    canvas.clip(grid_.window);
    draw_still(canvas, still_looks(now), numbers);
    if (moving(now)) {
      for (const Change& change : changes_) draw_change(canvas, change, numbers, now);
      if (refused_)
        draw_mark(canvas, theme, grid_.cell(*refused_), Mark::Refused,
                  1 - static_cast<float>(refusal_.progress(now)));
    }
    for (const Point at : pressed) draw_cell(canvas, theme, grid_.cell(at), {CellFace::Pressed}, numbers);
  }
  bars_.draw(canvas, theme, view());
}

// Painted once and then copied.
void BoardView::draw_still(Canvas& canvas, const Grid<CellLook>& still, Numbers numbers) const {
  std::string key = plate_key() + (numbers == Numbers::Dots ? " dots " : " digits ");
  for (const CellLook look : still.cells())
    key += static_cast<char>('0' + static_cast<int>(look.face) * 9 + look.number);
  canvas.layer("mines board", key, grid_.window, [&](Canvas& sheet) {
    draw_bed(sheet, context_.theme, grid_);
    grid_.for_seen([&](Point at) { draw_cell(sheet, context_.theme, grid_.cell(at), still[at], numbers); });
  });
}

void BoardView::draw_change(Canvas& canvas, const Change& change, Numbers numbers, Duration now) const {
  const Rect cell = grid_.cell(change.at);
  if (intersection(cell, grid_.window).empty()) return;
  const Theme& theme = context_.theme;
  const auto part = static_cast<float>(change.tween.progress(now));
  const bool still = context_.still();
  if (change.to.face == CellFace::Fatal) {
    if (part <= 0) return draw_cell(canvas, theme, cell, change.from, numbers);
    return draw_cell(canvas, theme, cell, change.to, numbers,
                     {.opacity = still ? part : 1, .scale = still ? 1 : 1 + kThud * (1 - part)});
  }
  if (!is_block(change.to)) {
    if (part >= kDone || !is_block(change.from)) return;
    return draw_cell(canvas, theme, cell, change.from, numbers,
                     {.opacity = 1 - part, .scale = still ? 1 : 1 - kShrink * part});
  }
  if (!is_block(change.from)) return draw_cell(canvas, theme, cell, change.to, numbers, {.opacity = part});
  draw_sign(canvas, theme, cell, change.from, numbers, {.opacity = 1 - part});
  const float above = still || change.to.face != CellFace::Flag ? 0 : kDrop * cell.h * (1 - part);
  draw_sign(canvas, theme, cell.moved({0, -above}), change.to, numbers, {.opacity = part});
}

}  // namespace quintet::mines
