#include "games/link/board_view.hpp"
#include "games/link/settings.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kLargestCell = 100;
constexpr float kRim = 0.62F;       // width of the ring outside the board, in cells
constexpr float kRingLine = 0.33F;  // where a line runs in it, from the board's edge
constexpr float kPlain = 0.22F;     // rim of the plate where lines stay inside

// From the middle outwards.
Duration deal_delay(Point cell, ::quintet::Size size) {
  const int rows = std::abs(2 * cell.row - size.height + 1) / 2,
            columns = std::abs(2 * cell.column - size.width + 1) / 2;
  return std::min(std::max(rows, columns) * motion::kRipple, motion::kRippleMost);
}

}  // namespace

BoardView::BoardView(Context& context)
    : context_(context),
      paintings_(context.assets, Pictures::Paintings),
      characters_(context.assets, Pictures::Characters) {}

const TileSet& BoardView::tiles() const {
  return context_.profile.get<Settings>().pictures == Pictures::Characters ? characters_ : paintings_;
}

void BoardView::fit(Rect area, ::quintet::Size size, link::Outside outside) {
  size_ = size;
  outside_ = outside;
  const float rim = outside == link::Outside::Allowed ? kRim : kPlain;
  const auto columns = static_cast<float>(size.width) + 2 * rim,
             rows = static_cast<float>(size.height) + 2 * rim;
  // Whole pixels, so that all tiles are of one size and share their pictures.
  const float scale = context_.canvas.scale();
  side_ = std::floor(std::min({area.w / columns, area.h / rows, kLargestCell}) * scale) / scale;
  plate_ = centred(area.centre(), {side_ * columns, side_ * rows});
  plate_.x = std::round(plate_.x * scale) / scale;
  plate_.y = std::round(plate_.y * scale) / scale;
  const float pixel_rim = std::round(rim * side_ * scale) / scale;
  cells_ = {plate_.x + pixel_rim, plate_.y + pixel_rim, side_ * static_cast<float>(size.width),
            side_ * static_cast<float>(size.height)};
}

Rect BoardView::cell(Point at) const {
  return {cells_.x + side_ * static_cast<float>(at.column), cells_.y + side_ * static_cast<float>(at.row),
          side_, side_};
}

Vec BoardView::centre(Point at) const {
  Vec place = cell(at).centre();
  if (at.row < 0) place.y = cells_.y - kRingLine * side_;
  if (at.row >= size_.height) place.y = cells_.bottom() + kRingLine * side_;
  if (at.column < 0) place.x = cells_.x - kRingLine * side_;
  if (at.column >= size_.width) place.x = cells_.right() + kRingLine * side_;
  return place;
}

std::optional<Point> BoardView::hit(Vec place, Duration now) const {
  if (!cells_.contains(place) || side_ <= 0) return std::nullopt;
  for (const auto& [at, glide] : glides_) {
    if (gliding(now) && cell(at).moved(glide_offset(at, glide, now)).contains(place)) return at;
  }
  const Point at{static_cast<int>((place.y - cells_.y) / side_),
                 static_cast<int>((place.x - cells_.x) / side_)};
  return size_.contains(at) ? std::optional(at) : std::nullopt;
}

Duration BoardView::line_time() const {
  return std::max(motion::kLineDraw, milliseconds(context_.profile.get<Settings>().line_ms));
}

// How the two tiles of a pair fade, once the line has reached the second.
Tween BoardView::pair_going() const {
  return {line_->start + motion::kLineDraw, context_.pace(motion::kBase), kQuickCurve};
}

Duration BoardView::line_end() const {
  return line_ ? moved_at_ + line_time() : moved_at_;
}

Duration BoardView::mix_start() const {
  const bool fall = std::ranges::any_of(glides_, [](const auto& glide) { return glide.second.falls; });
  return fall ? fall_start() + motion::kCalm : fall_start();
}

Duration BoardView::dealing_end() const {
  return *dealt_at_ + (context_.still() ? motion::kCrossFade : motion::kRippleMost + motion::kBase);
}

Duration BoardView::refusal_end() const {
  return refusal_->start + context_.pace(motion::kCalm);
}

void BoardView::deal_in(Duration now) {
  finish();
  dealt_at_ = now;
  busy_until_ = dealing_end();
}

void BoardView::show(const link::Played& played, const std::optional<link::Pair>& pair, Duration now) {
  finish();
  moved_at_ = now;
  busy_until_ = now;
  if (pair) {
    const auto corners = played.path.points();
    line_ = Line{*pair, played.tile, {corners.begin(), corners.end()}, now};
    busy_until_ = std::max(now + line_time() + motion::kLineFade, pair_going().end());
  }
  if (context_.still()) return;
  for (const link::Shift& shift : played.shifts) {
    glides_[shift.to] = {.from = shift.from, .via = shift.to, .falls = true};
  }
  if (!played.reshuffled.empty()) {
    std::map<Point, Glide> mixed;
    for (const link::Shift& shift : played.reshuffled) {
      const auto fallen = glides_.find(shift.from);
      const bool falls = fallen != glides_.end();
      mixed[shift.to] = {
          .from = falls ? fallen->second.from : shift.from, .via = shift.from, .falls = falls, .mixes = true};
    }
    glides_ = std::move(mixed);
  }
  if (!glides_.empty()) {
    const Duration mixing = played.reshuffled.empty() ? Duration{0} : motion::kGrand;
    glides_end_ = fall_start() + motion::kCalm + mixing;
    busy_until_ = std::max(busy_until_, glides_end_);
  }
}

void BoardView::refuse(const link::Pair& pair, Duration now) {
  finish();
  refusal_ = Refusal{pair, now};
  busy_until_ = refusal_end();
}

void BoardView::point_out(Duration now) {
  if (context_.still()) return;
  pointed_out_at_ = now;
  busy_until_ = std::max(busy_until_, now + motion::kGrand);
}

Duration BoardView::celebrate(const link::Board& dealt, Point from, Duration now) {
  const Duration start = std::max(now, line_end());
  if (context_.still()) return start;
  celebration_ = Celebration{dealt, from, start};
  busy_until_ = start + motion::kGrand;
  return start;
}

void BoardView::finish() {
  line_.reset();
  refusal_.reset();
  celebration_.reset();
  dealt_at_.reset();
  pointed_out_at_.reset();
  glides_.clear();
  busy_until_ = Duration{0};
}

Vec BoardView::glide_offset(Point at, const Glide& glide, Duration now) const {
  const Vec here = cell(at).origin();
  const Vec via = cell(glide.via).origin(), from = cell(glide.from).origin();
  const Duration start = fall_start();
  const Duration fallen = glide.falls ? start + motion::kCalm : start;
  if (glide.mixes && now >= fallen) {
    const Tween tween{fallen, motion::kGrand, kQuickCurve};
    return mix(via, here, static_cast<float>(tween.progress(now))) - here;
  }
  const Tween tween{start, motion::kCalm, kQuickCurve};
  return mix(from, via, static_cast<float>(tween.progress(now))) - here;
}

Rect BoardView::place_of(Point at, Duration now) const {
  const auto glide = glides_.find(at);
  return cell(at).moved(glide == glides_.end() ? Vec{shake(at, now), 0}
                                               : glide_offset(at, glide->second, now));
}

float BoardView::appearance(Point at, Duration now) const {
  if (!dealt_at_) return 1;
  if (context_.still())
    return static_cast<float>(Tween{*dealt_at_, motion::kCrossFade, kLinear}.progress(now));
  const Tween tween{*dealt_at_ + deal_delay(at, size_), motion::kBase, kBaseCurve};
  return static_cast<float>(tween.progress(now));
}

float BoardView::shake(Point at, Duration now) const {
  if (!refusal_ || (at != refusal_->pair.a && at != refusal_->pair.b)) return 0;
  if (context_.still()) return 0;
  constexpr float kSwing = 0.06F, kTurns = 4.0F * std::numbers::pi_v<float>;
  const auto t = static_cast<float>(Tween{refusal_->start, motion::kCalm, kLinear}.progress(now));
  return kSwing * side_ * std::sin(t * kTurns) * (1 - t);
}

}  // namespace quintet::link
