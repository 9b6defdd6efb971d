#include "games/mines/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace quintet::mines {

using namespace ui;
namespace {

constexpr float kEasyCell = 20;   // points: smaller cells are hard to hit
constexpr float kThud = 0.3F;     // how much larger the fatal mine is at first
constexpr float kShrink = 0.25F;  // of a block that opens
constexpr float kDrop = 0.3F;     // from where a flag falls, in cells
constexpr float kDone = 0.99F;
constexpr Duration kWaveRing = milliseconds(60), kWave = motion::kGrand - motion::kQuick,
                   kBlossoming = motion::kBase + motion::kCalm;
// Parts of the time of a blossom: its flag lands, it begins to open, it is a little too large.
constexpr float kPlanted = 0.4F, kOpens = 0.3F, kFull = 0.75F;
constexpr float kBud = 0.25F, kSwollen = 1.16F;  // sizes of a blossom
constexpr float kHop = 0.16F;                    // of a flag that stands already, in cells
constexpr int kPetals = 5;                       // that fly off a blossom
constexpr float kPetalFrom = 0.3F, kPetalTo = 0.78F, kPetal = 0.055F,
                kLeastPetal = 0.8F;  // in cells; in points
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
  const Size across = fit_ == Fit::Picture ? size : seen_size(context_.canvas.size(), size);
  const bool unseen = grid().size != across || area_.w <= 0;
  area_ = area;
  size_ = size;
  across_ = across;
  lay(grid().scrolled());
  if (unseen && fit_ == Fit::Playable) lay(grid().hidden() * kHalf);  // a large board begins in its middle
}

void BoardView::lay(Vec scrolled) {
  const float scale = context_.canvas.scale();
  BoardGrid grid;
  if (fit_ != Fit::Playable) {
    grid = cell_grid(area_, across_, scale);
  } else {
    const float whole = std::min(fitting_side(area_, across_), kLargestCell);
    const float usual = std::max(whole, kEasyCell);
    const float least = std::min(usual, std::max(whole, kSmallestCell));
    if (wished_side_) wished_side_ = std::clamp(*wished_side_, least, kLargestCell);
    grid = cell_grid(area_, across_, scale, wished_side_.value_or(usual), scrolled);
  }
  grid.turned = across_ != size_;
  place(grid);
}

// --- Motion

void BoardView::reset(const Game& game, AfterLoss rest) {
  finish();
  looks_ = Grid<CellLook>(game.size());
  for (std::size_t i = 0; i < looks_.cells().size(); ++i)
    looks_.cells()[i] = look_of(game, looks_.point(i), rest);
}

void BoardView::show(const Game& game, Point from, Duration now, AfterLoss rest) {
  const Grid<CellLook> before = looks_;
  reset(game, rest);
  std::vector<Point> changed;
  int farthest = 1;
  for (std::size_t i = 0; i < looks_.cells().size(); ++i) {
    const Point at = looks_.point(i);
    if (looks_[at] == before[at]) continue;
    changed.push_back(at);
    farthest = std::max(farthest, distance(from, at));
  }
  for (const Point at : changed) {
    const int far = distance(from, at);
    if (looks_[at].face == CellFace::Blossom)
      begin({CellMotion::Blossoms, at, blossoming(far, farthest, now), before[at]});
    else
      begin({CellMotion::Changes, at, tween_of(looks_[at], far, farthest, game, now), before[at]});
  }
}

// One ring after another, however large the board is.
Tween BoardView::blossoming(int distance, int farthest, Duration now) const {
  const Duration ring = std::min(kWaveRing, kWave / farthest);
  return {now + context_.glide(ring * distance), context_.pace(kBlossoming)};
}

// Openings ripple from the click; what the end of a game shows follows after that.
Tween BoardView::tween_of(CellLook to, int distance, int farthest, const Game& game, Duration now) const {
  const Duration ring = std::min(motion::kRipple, motion::kRippleMost / farthest);
  const Duration start = now + context_.glide(ring * distance);
  const bool opens = to.face == CellFace::Number || to.face == CellFace::Fatal;
  if (game.over() && !opens)
    return {start + context_.glide(motion::kRippleMost), context_.pace(motion::kCalm), kBaseCurve};
  const bool quick = to.face == CellFace::Number;
  return {start, context_.pace(quick ? motion::kQuick : motion::kBase), quick ? kQuickCurve : kBaseCurve};
}

void BoardView::refuse(Point at, Duration now) {
  finish();
  begin({CellMotion::Refuses, at, {now, context_.pace(motion::kCalm)}});
}

// --- Drawing

// While something moves, what lies below it: an opened cell is drawn at once, and its block above it.
Grid<CellLook> BoardView::still_looks(Duration now) const {
  Grid<CellLook> still = looks_;
  if (!moving(now)) return still;
  for (const Motion& motion : motions()) {
    CellLook& look = still[motion.at];
    if (motion.kind == CellMotion::Refuses) continue;
    if (look.face == CellFace::Fatal)
      look = {CellFace::Number, 0};
    else if (is_block(look))
      look = is_block(motion.detail) ? CellLook{} : motion.detail;
  }
  return still;
}

void BoardView::draw(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const {
  draw_plate(canvas, context_.theme, grid());
  draw_cells(canvas, numbers, pressed, now);
}

void BoardView::draw_window(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed,
                            Duration now) const {
  draw_desk(canvas, context_.theme, "mines desk", {},
            [this](Canvas& desk) { draw_plate(desk, context_.theme, grid()); });
  draw_cells(canvas, numbers, pressed, now);
}

void BoardView::draw_cells(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed,
                           Duration now) const {
  const Theme& theme = context_.theme;
  {
    const auto guard = canvas.saved();
    canvas.clip(grid().window);
    draw_still(canvas, still_looks(now), numbers);
    if (moving(now)) {
      for (const Motion& motion : motions()) draw_change(canvas, motion, numbers, now);
    }
    for (const Point at : pressed) draw_cell(canvas, theme, grid().cell(at), {CellFace::Pressed}, numbers);
  }
  draw_bars(canvas, theme);
}

void BoardView::draw_still(Canvas& canvas, const Grid<CellLook>& still, Numbers numbers) const {
  std::string key = numbers == Numbers::Dots ? "dots " : "digits ";
  for (const CellLook look : still.cells())
    key += static_cast<char>('0' + static_cast<int>(look.face) * 9 + look.number);
  draw_layer(canvas, context_.theme, "mines board", key, grid().window, [&](Canvas& sheet) {
    draw_bed(sheet, context_.theme, grid());
    grid().for_seen([&](Point at) { draw_cell(sheet, context_.theme, grid().cell(at), still[at], numbers); });
  });
}

void BoardView::draw_change(Canvas& canvas, const Motion& motion, Numbers numbers, Duration now) const {
  const Rect cell = grid().cell(motion.at);
  if (intersection(cell, grid().window).empty()) return;
  const Theme& theme = context_.theme;
  const CellLook from = motion.detail, to = looks_[motion.at];
  const float part = motion.part(now);
  const bool still = context_.still();
  if (motion.kind == CellMotion::Refuses) return draw_mark(canvas, theme, cell, Mark::Refused, 1 - part);
  if (motion.kind == CellMotion::Blossoms && !still) return draw_blossoming(canvas, motion, numbers, part);
  if (to.face == CellFace::Fatal) {
    if (part <= 0) return draw_cell(canvas, theme, cell, from, numbers);
    return draw_cell(canvas, theme, cell, to, numbers,
                     {.opacity = still ? part : 1, .scale = still ? 1 : 1 + kThud * (1 - part)});
  }
  if (!is_block(to)) {
    if (part >= kDone || !is_block(from)) return;
    return draw_cell(canvas, theme, cell, from, numbers,
                     {.opacity = 1 - part, .scale = still ? 1 : 1 - kShrink * part});
  }
  if (!is_block(from)) return draw_cell(canvas, theme, cell, to, numbers, {.opacity = part});
  draw_sign(canvas, theme, cell, from, numbers, {.opacity = 1 - part});
  const float above = still || to.face != CellFace::Flag ? 0 : kDrop * cell.h * (1 - part);
  draw_sign(canvas, theme, cell.moved({0, -above}), to, numbers, {.opacity = part});
}

// The flag lands, or hops if it stands already; then it makes room for the blossom, off which petals fly.
void BoardView::draw_blossoming(Canvas& canvas, const Motion& motion, Numbers numbers, float part) const {
  const Theme& theme = context_.theme;
  const Rect cell = grid().cell(motion.at);
  const auto within = [part](float from, float to) {
    return std::clamp((part - from) / (to - from), 0.0F, 1.0F);
  };
  const auto eased = [](float x) { return 1 - (1 - x) * (1 - x); };
  const float landed = within(0, kPlanted), open = within(kOpens, kFull), settled = within(kFull, 1);
  const bool stood = motion.detail.face == CellFace::Flag;
  if (!stood || part <= 0) draw_sign(canvas, theme, cell, motion.detail, numbers, {.opacity = 1 - landed});
  if (open < 1 && part > 0) {
    const float above =
        stood ? kHop * std::sin(std::numbers::pi_v<float> * landed) : kDrop * (1 - eased(landed));
    draw_sign(canvas, theme, cell.moved({0, -above * cell.h}), {CellFace::Flag}, numbers,
              {.opacity = (stood ? 1 : landed) * (1 - open)});
  }
  if (open <= 0) return;
  const float size = mix(mix(kBud, kSwollen, eased(open)), 1.0F, settled);
  draw_sign(canvas, theme, cell, {CellFace::Blossom}, numbers,
            {.opacity = std::min(1.0F, 2 * open), .scale = size});
  const float fly = within(kOpens, 1), radius = kPetal * cell.w * (1 - fly / 2);
  if (radius < kLeastPetal) return;
  for (int i = 0; i < kPetals; ++i) {
    const float angle =
        2 * std::numbers::pi_v<float> *
        (static_cast<float>(i) + static_cast<float>((motion.at.row + motion.at.column) % 2) / 2) / kPetals;
    const float out = mix(kPetalFrom, kPetalTo, eased(fly)) * cell.w;
    canvas.disc(cell.centre() + Vec{std::sin(angle) * out, -std::cos(angle) * out}, radius,
                cell_colours(theme).flag.faded(1 - fly * fly));
  }
}

using Kind = ui::Gesture::Kind;

std::optional<Move> Hand::move(const Game& game, const ui::Gesture& gesture) const {
  const Point at = gesture.cell;
  const bool open = game.cover(at) == Cover::Open;
  if (gesture.kind == Kind::Both || (gesture.kind == Kind::Pick && open && chord_by_click)) {
    if (open && game.number(at) > 0) return Move{Action::Chord, at};
    return std::nullopt;
  }
  if (open) return std::nullopt;
  const bool marks = (gesture.kind == Kind::Alternative) != flags_first;
  // A flag protects its cell; what takes it away is the gesture that has planted it.
  if (!marks && game.cover(at) == Cover::Flag) return std::nullopt;
  return Move{marks ? Action::Mark : Action::Open, at};
}

std::vector<Point> Hand::pressed(const Game& game, const ui::Gesture& gesture) const {
  std::vector<Point> cells;
  const auto press = [&](Point at) {
    if (game.cover(at) == Cover::Closed || game.cover(at) == Cover::Question) cells.push_back(at);
  };
  const bool open = game.cover(gesture.cell) == Cover::Open;
  if (gesture.kind == Kind::Both || (gesture.kind == Kind::Pick && open && chord_by_click))
    for_neighbours(game.size(), gesture.cell, press);
  if (!open && (gesture.kind != Kind::Alternative || flags_first)) press(gesture.cell);
  return cells;
}

std::optional<Move> Automatic::move(const Game& game) const {
  if (game.status() != Status::Playing || (!flags && !chords)) return std::nullopt;
  const Size size = game.size();
  for (int i = 0; i < size.area(); ++i) {
    const Point at{i / size.width, i % size.width};
    if (game.cover(at) != Cover::Open || game.number(at) == 0) continue;
    int closed = 0, flagged = 0;
    std::optional<Point> bare;
    for_neighbours(size, at, [&](Point next) {
      const Cover cover = game.cover(next);
      closed += cover == Cover::Open ? 0 : 1;
      flagged += cover == Cover::Flag ? 1 : 0;
      if (cover == Cover::Closed && !bare) bare = next;
    });
    if (flags && bare && closed == game.number(at)) return Move{Action::Mark, *bare};
    if (chords && game.is_legal({Action::Chord, at})) return Move{Action::Chord, at};
  }
  return std::nullopt;
}

}  // namespace quintet::mines
