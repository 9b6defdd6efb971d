#include "games/gomoku/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// From the outermost lines to the edge of the plate, in steps: room for the letters, or for half a stone.
constexpr float kEdgeWithLetters = 1.34F, kEdge = 0.72F;
constexpr Duration kFiveLine = motion::kCalm;

}  // namespace

BoardLook board_look(const Context& context) {
  const ui::Settings& settings = context.profile.settings();
  const auto& wish = context.profile.get<Settings>();
  const auto of = [&settings](std::optional<Desk> desk) { return desk.value_or(settings.desk); };
  return {.board = of(wish.board),
          .frame = of(wish.frame),
          .window = of(wish.window),
          .coordinates = wish.coordinates,
          .numbers = wish.numbers};
}

BoardView::BoardView(Context& context) : context_(context) {}

void BoardView::fit(Rect area, int side) {
  side_ = side;
  coordinates_ = context_.profile.get<Settings>().coordinates;
  const float edge = coordinates_ ? kEdgeWithLetters : kEdge;
  const float steps = static_cast<float>(side - 1) + 2 * edge;
  step_ = std::max(1.0F, std::min(area.w, area.h) / steps);
  plate_ = centred(area.centre(), {step_ * steps, step_ * steps});
  first_ = {plate_.x + edge * step_, plate_.y + edge * step_};
}

Vec BoardView::centre(Point at) const {
  return first_ + Vec{static_cast<float>(at.column), static_cast<float>(at.row)} * step_;
}

std::optional<Point> BoardView::hit(Vec place, Duration now) const {
  static_cast<void>(now);
  const Vec from = place - first_;
  const Point at{static_cast<int>(std::lround(from.y / step_)),
                 static_cast<int>(std::lround(from.x / step_))};
  const bool inside = at.row >= 0 && at.row < side_ && at.column >= 0 && at.column < side_;
  return inside && plate_.contains(place) ? std::optional(at) : std::nullopt;
}

Tween BoardView::dropping() const {
  return {dropped_->start, context_.pace(motion::kBase), kBaseCurve};
}

Tween BoardView::lifting() const {
  return {lifted_->start, context_.pace(motion::kQuick), kQuickCurve};
}

Tween BoardView::line_drawing() const {
  return {*won_at_ + context_.pace(motion::kBase), context_.pace(kFiveLine), kBaseCurve};
}

Tween BoardView::blooming() const {
  return {line_drawing().end(), context_.glide(motion::kGrand), kLinear};
}

void BoardView::show(const gomoku::Played& played, Duration now) {
  finish();
  if (played.stone == gomoku::Stone::None) return;
  dropped_ = Drop{played.move.at, now};
  busy_until_ = dropping().end();
  if (played.five.empty()) return;
  won_at_ = now;
  busy(blooming().end());
}

void BoardView::show_undo(const std::vector<std::pair<Point, gomoku::Stone>>& stones, Duration now) {
  finish();
  won_at_.reset();
  if (stones.empty()) return;
  lifted_ = Lift{stones, now};
  busy_until_ = lifting().end();
}

void BoardView::point_out(Point at, Duration now) {
  pointed_out_ = Signal{at, now};
  busy(now + context_.pace(motion::kGrand));
}

void BoardView::refuse(Point at, Duration now) {
  refused_ = Signal{at, now};
  busy(now + context_.pace(motion::kCalm));
}

void BoardView::finish() {
  dropped_.reset();
  lifted_.reset();
  pointed_out_.reset();
  refused_.reset();
  if (won_at_) won_at_ = -(motion::kBase + kFiveLine + motion::kGrand);
  busy_until_ = Duration{0};
}

}  // namespace quintet::gomoku
