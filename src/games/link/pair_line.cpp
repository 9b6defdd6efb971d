#include "games/link/pair_line.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/random.hpp"
#include "games/link/accent.hpp"
#include "games/link/brush_line.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kStrokeWidth = 0.17F, kBend = 0.3F;  // in cells
constexpr float kLeastStroke = 4;                    // points
constexpr float kLifted = 1.08F, kPopped = 1.24F;    // the size of a tile before and after its pop
constexpr float kSwollen = 0.4F;                     // the part of the pop in which the tile only grows
constexpr int kFlecks = 7;
constexpr float kFleckFrom = 0.34F, kFleckTo = 0.78F, kFleckLeast = 0.03F, kFleckMost = 0.075F;  // in cells

std::uint64_t seed_of(Point at) {
  return static_cast<std::uint64_t>(at.row + 1) * 8191 + static_cast<std::uint64_t>(at.column + 1);
}

float chance_between(Random& random, float least, float most) {
  constexpr std::uint32_t kParts = 1024;
  return std::lerp(least, most, static_cast<float>(random.below(kParts)) / kParts);
}

}  // namespace

Duration PairLine::fall_start(const Context& context) const {
  return context.still() ? start : start + motion::kLineDraw / 2;
}

Duration PairLine::fading(const Context& context) const {
  return start + std::max(motion::kLineDraw, milliseconds(context.profile.get<Settings>().line_ms));
}

Duration PairLine::end(const Context& context) const {
  return std::max(fading(context) + motion::kLineFade, spray(context, pair.b).end());
}

Tween PairLine::pop(const Context& context, Point at) const {
  const Duration wait = context.still() || at == pair.a ? Duration{0} : motion::kLineDraw / 2;
  return {start + wait, context.pace(motion::kBase), kLinear};
}

Tween PairLine::spray(const Context& context, Point at) const {
  const Tween popping = pop(context, at);
  return {popping.start, context.still() ? popping.duration : motion::kCalm + motion::kQuick, kBaseCurve};
}

void PairLine::draw_tiles(const TilePainter& painter, Duration now) const {
  for (const Point at : {pair.a, pair.b}) {
    draw_tile(painter, at, now);
    if (!painter.context.still()) draw_flecks(painter, at, now);
  }
}

// It swells, and is gone before it could look pale.
void PairLine::draw_tile(const TilePainter& painter, Point at, Duration now) const {
  const auto t = static_cast<float>(pop(painter.context, at).progress(now));
  if (t >= 1) return;
  if (painter.context.still()) return painter.draw(tile, painter.geometry.cell(at), {.opacity = 1 - t});
  const float leaving = std::clamp((t - kSwollen) / (1 - kSwollen), 0.0F, 1.0F);
  painter.draw(tile, painter.geometry.cell(at),
               {.opacity = 1 - leaving * leaving, .scale = std::lerp(kLifted, kPopped, std::sqrt(t))});
}

// The same cells always throw the same flecks.
void PairLine::draw_flecks(const TilePainter& painter, Point at, Duration now) const {
  const Tween tween = spray(painter.context, at);
  const auto t = static_cast<float>(tween.progress(now));
  if (now < tween.start || t >= 1) return;
  const Palette& c = painter.context.theme.colour;
  const float side = painter.geometry.side;
  const Vec centre = painter.geometry.cell(at).centre();
  Random random(seed_of(at));
  for (int i = 0; i < kFlecks; ++i) {
    const float angle =
        2 * std::numbers::pi_v<float> * (static_cast<float>(i) + chance_between(random, 0, 0.8F)) / kFlecks;
    const float reach = std::lerp(kFleckFrom, chance_between(random, kFleckFrom, kFleckTo), t) * side;
    const float radius = chance_between(random, kFleckLeast, kFleckMost) * side * (1 - t / 2);
    const Rgba ink = i % 3 == 0 ? c.text : kAccent.on(painter.context.theme);
    painter.canvas.disc(centre + Vec{std::cos(angle) * reach, std::sin(angle) * reach}, radius,
                        ink.faded(1 - t * t));
  }
}

void PairLine::draw_stroke(const TilePainter& painter, Duration now) const {
  const auto& [canvas, context, geometry, tiles] = painter;
  const auto left = static_cast<float>(1 - Tween{fading(context), motion::kLineFade}.progress(now));
  if (left <= 0) return;
  std::vector<Vec> points;
  for (const Point corner : corners) points.push_back(geometry.centre(corner));
  const auto part =
      context.still() ? 1.0F : static_cast<float>(Tween{start, motion::kLineDraw}.progress(now));
  const float side = geometry.side;
  const Brush brush{.width = std::max(kLeastStroke, kStrokeWidth * side),
                    .bend = kBend * side,
                    .seed = static_cast<std::uint32_t>(seed_of(pair.a))};
  const auto guard = canvas.saved();
  canvas.fade(left);
  canvas.brush(brush_stroke(points, brush, part), kAccent.on(context.theme));
}

}  // namespace quintet::link
