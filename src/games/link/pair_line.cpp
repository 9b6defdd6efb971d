#include "games/link/pair_line.hpp"

#include <algorithm>

#include "games/link/accent.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kLineWidth = 0.1F, kCasing = 0.05F, kDot = 0.13F;  // in cells
constexpr float kLeastLine = 3, kLeastCasing = 1, kLeastDot = 4;   // in points, for boards of small cells
constexpr float kFadingShrink = 0.2F;

// The first `part` of a polyline, by length.
std::vector<Vec> beginning(const std::vector<Vec>& points, float part) {
  float total = 0;
  for (std::size_t i = 1; i < points.size(); ++i) total += length(points[i] - points[i - 1]);
  float left = total * part;
  std::vector<Vec> drawn{points.front()};
  for (std::size_t i = 1; i < points.size() && left > 0; ++i) {
    const float leg = length(points[i] - points[i - 1]);
    drawn.push_back(leg <= left ? points[i] : mix(points[i - 1], points[i], left / leg));
    left -= leg;
  }
  return drawn;
}

}  // namespace

Duration PairLine::fading(const Context& context) const {
  return start + std::max(motion::kLineDraw, milliseconds(context.profile.get<Settings>().line_ms));
}

Duration PairLine::end(const Context& context) const {
  return std::max(fading(context) + motion::kLineFade, tiles_fading(context).end());
}

Tween PairLine::tiles_fading(const Context& context) const {
  return {start + motion::kLineDraw, context.pace(motion::kBase), kQuickCurve};
}

// The colours of the outlines show the start and the end of the line.
void PairLine::draw_tiles(const TilePainter& painter, Duration now) const {
  const auto gone = static_cast<float>(tiles_fading(painter.context).progress(now));
  if (gone >= 1) return;
  const float size = painter.context.still() ? 1.0F : 1 - kFadingShrink * gone;
  const Palette& c = painter.context.theme.colour;
  const Rect first = painter.geometry.cell(pair.a), second = painter.geometry.cell(pair.b);
  for (const Rect at : {first, second}) painter.draw(tile, at, {.opacity = 1 - gone, .scale = size});
  painter.draw_outline(first, c.seal.faded(1 - gone));
  painter.draw_outline(second, c.primary.faded(1 - gone));
}

void PairLine::draw(const TilePainter& painter, Duration now) const {
  const auto& [canvas, context, geometry, tiles] = painter;
  draw_tiles(painter, now);
  const auto left = static_cast<float>(1 - Tween{fading(context), motion::kLineFade}.progress(now));
  if (left <= 0) return;
  std::vector<Vec> points;
  for (const Point corner : corners) points.push_back(geometry.centre(corner));
  const auto part =
      context.still() ? 1.0F : static_cast<float>(Tween{start, motion::kLineDraw}.progress(now));
  const std::vector<Vec> drawn = beginning(points, part);
  const auto guard = canvas.saved();
  canvas.fade(left);
  const float side = geometry.side, width = std::max(kLeastLine, kLineWidth * side);
  const Rgba ink = kAccent.on(context.theme);
  canvas.polyline(drawn, width + 2 * std::max(kLeastCasing, kCasing * side), context.theme.colour.surface);
  canvas.polyline(drawn, width, ink);
  for (const Vec end : {drawn.front(), drawn.back()}) canvas.disc(end, std::max(kLeastDot, kDot * side), ink);
}

}  // namespace quintet::link
