#include "ui/game/review_curve.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/widgets/controls.hpp"

namespace quintet::ui {

namespace {

constexpr float kLineWidth = 2.5F, kNowWidth = 2, kColumn = 2, kMark = 5, kMarkWidth = 2, kDot = 5;
constexpr float kFillStrength = 0.24F, kNowStrength = 0.7F;
constexpr float kInset = 9;  // above and below the plot, so that marks and line stay inside
constexpr float kStone = 14, kStoneInset = 5, kRim = 1;

float x_of(const ReviewCurve& curve, Rect plot, std::size_t ply) {
  return plot.x +
         plot.w * static_cast<float>(ply) / static_cast<float>(std::max<std::size_t>(1, curve.moves));
}

std::vector<Vec> points_of(const ReviewCurve& curve, Rect plot) {
  std::vector<Vec> points;
  for (std::size_t i = 0; i < curve.plies.size(); ++i)
    points.push_back(
        {x_of(curve, plot, i), plot.bottom() - plot.h * static_cast<float>(curve.plies[i].chance)});
  if (points.size() > 1) points.back() = mix(points[points.size() - 2], points.back(), curve.grown);
  return points;
}

// In columns with their edges on whole pixels, so that they neither overlap nor leave gaps. In a tiny window a pixel
// may be wider than a column.
void fill_below(Canvas& canvas, std::span<const Vec> points, float bottom, Rgba colour) {
  const float pixel = canvas.pixel(), column = std::max(kColumn, pixel);
  const auto snapped = [pixel](float x) { return std::round(x / pixel) * pixel; };
  const float end = snapped(points.back().x);
  std::size_t next = 1;
  for (float left = snapped(points.front().x); left < end;) {
    const float right = std::min(snapped(left + column), end);
    if (right <= left) return;
    const float middle = (left + right) / 2;
    while (next + 1 < points.size() && points[next].x < middle) ++next;
    const Vec from = points[next - 1], to = points[next];
    const float top = mix(from.y, to.y, std::clamp((middle - from.x) / (to.x - from.x), 0.0F, 1.0F));
    canvas.fill({left, top, right - left, bottom - top}, colour);
    left = right;
  }
}

// The part of the area that the moves are spread over, from the first position to the last.
Rect curve_plot(Rect area) {
  const Rect track = slider_track(area);
  return {track.x, area.y + kInset, std::max(0.0F, track.w), std::max(0.0F, area.h - 2 * kInset)};
}

// Above the centre line the first side is ahead, below it the second.
void draw_ground(Canvas& canvas, const Theme& theme, const StonePictures& stones, Rect area, Rect plot) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kCell, c.sunken);
  canvas.outline(area, radius::kCell, kLine, c.border);
  canvas.fill({plot.x, plot.centre().y - kLine / 2, plot.w, kLine}, c.border);
  const float inset = kStoneInset + kStone / 2;
  draw_small_stone(canvas, theme, stones[0], {area.x + inset, area.y + inset}, kStone);
  draw_small_stone(canvas, theme, stones[1], {area.x + inset, area.bottom() - inset}, kStone);
}

}  // namespace

void draw_small_stone(Canvas& canvas, const Theme& theme, std::string_view picture, Vec centre, float side) {
  canvas.disc(centre, side / 2 + kRim, theme.colour.text_2);
  canvas.picture(picture, centred(centre, {side, side}));
}

void draw_quality_mark(Canvas& canvas, const Theme& theme, MoveQuality quality, Vec centre, float radius) {
  const Palette& c = theme.colour;
  if (quality == MoveQuality::Mistake) {
    canvas.disc(centre, radius, c.surface);
    canvas.ring(centre, radius, kMarkWidth, c.warn);
  }
  if (quality != MoveQuality::Blunder) return;
  canvas.rounded(centred(centre, {2 * radius, 2 * radius}), kMarkWidth, c.danger);
}

void draw_curve(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area) {
  const Palette& c = theme.colour;
  const Rect plot = curve_plot(area);
  draw_ground(canvas, theme, curve.stones, area, plot);
  const std::vector<Vec> points = points_of(curve, plot);
  if (points.size() > 1) fill_below(canvas, points, plot.bottom(), curve.accent.faded(kFillStrength));
  const float now = x_of(curve, plot, curve.at);
  canvas.fill({now - kNowWidth / 2, area.y, kNowWidth, area.h}, c.text.faded(kNowStrength));
  if (points.size() > 1) canvas.polyline(points, kLineWidth, curve.accent);
  for (std::size_t i = 0; i < points.size(); ++i)
    draw_quality_mark(canvas, theme, curve.plies[i].quality, points[i], kMark);
  if (curve.at < points.size()) canvas.disc(points[curve.at], kDot, c.text);
}

}  // namespace quintet::ui
