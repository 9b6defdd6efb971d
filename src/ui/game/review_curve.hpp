// The curve of a reviewed game: the first side's winning chance, or what was to be expected, move by move, with mistakes
// marked by shape and colour.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "ui/game/curve_point.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// Pictures of both sides' stones.
using StonePictures = std::array<std::string_view, 2>;

// "62 %"; only a proved win is 100 %, only a proved loss 0 %.
std::string percent_text(double chance);

// What the values of a curve mean.
struct CurveScale {
  std::optional<double> most = 1;                     // the top of the axis; nothing: as the values need
  std::string (*text)(double value) = percent_text;   // beside a position
  std::string (*label)(double value) = percent_text;  // on the axis: about four letters
};

// Where the positions of a game are from left to right: equally far from each other, or where the times of the moves are
// known, by these.
struct CurveAxis {
  std::size_t moves = 1;
  std::span<const Duration> times{};

  bool timed() const { return times.size() == moves && moves > 0 && times.back() > Duration{0}; }
  // 0 … 1
  double part(std::size_t ply) const;
  std::size_t nearest(double part) const;
};

struct ReviewCurve {
  std::span<const CurvePoint> points;  // of the positions analysed so far
  std::size_t first = 0;               // number of moves before the first of them
  std::size_t moves = 1;               // of the whole game
  std::size_t at = 0;                  // number of moves before the shown position
  float grown = 1;                     // 0 … 1: progress of the animation of the newest position
  Rgba accent{};
  std::optional<StonePictures> stones{};  // beside the axis, of the side that is ahead there
  CurveScale scale{};
  std::optional<std::size_t> hovered{};  // the position under the pointer
  std::span<const Duration> times{};     // see CurveAxis

  CurveAxis axis() const { return {moves, times}; }
};

// The axes are inside the area.
void draw_curve(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area);
// The bounds of a slider over the curve: a press on it means the position drawn there.
Rect curve_slider(Rect area);
// The position drawn nearest to a place on the curve; nothing for a place outside.
std::optional<std::size_t> ply_at(Rect area, const CurveAxis& axis, Vec place);
// Where the position is drawn.
Vec place_on_curve(const ReviewCurve& curve, Rect area, std::size_t ply);

// A smooth line through the points, which run from left to right. It rises and falls only where they do, so that it
// never shows a higher or lower value than the positions beside it.
std::vector<Vec> smooth_curve(std::span<const Vec> points, float step);

// A stone beside text, `side` points wide: with a rim, so that it stands out on every theme.
void draw_small_stone(Canvas& canvas, const Theme& theme, std::string_view picture, Vec centre, float side);

// A mistake is an open circle, a blunder a filled square; `radius` in points.
void draw_quality_mark(Canvas& canvas, const Theme& theme, MoveQuality quality, Vec centre, float radius);

}  // namespace quintet::ui
