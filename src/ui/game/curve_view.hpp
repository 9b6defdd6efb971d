// The curve on the panel of a review: it grows with the analysis, a press on it leads to the
// position there, and the pointer over it asks about one.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/game/curve_point.hpp"
#include "ui/game/review_curve.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

class CurveView {
 public:
  // Of a game of at least one move. `stones`, `scale`, `times`: see ReviewCurve; the times must outlive it.
  CurveView(std::size_t moves, const std::optional<StonePictures>& stones, const CurveScale& scale = {},
            std::span<const Duration> times = {})
      : axis_{moves, times}, stones_(stones), scale_(scale) {}

  // The area may be empty: then nothing is shown.
  void fit(Rect area) { area_ = area; }
  // The newest position has been analysed.
  void grow(Duration now, Duration time) { growth_ = {now, time, kBaseCurve}; }
  bool moving(Duration now) const { return !growth_.done(now); }

  void follow(const PointerEvent& event);
  void let_go() { hovered_.reset(); }
  // The position under the pointer.
  std::optional<std::size_t> hovered() const { return hovered_; }

  bool shown() const { return !area_.empty(); }
  // A slider over the shown curve, and the position that its value means.
  Control control(std::string id, std::size_t at) const;
  std::size_t ply_of(float value) const;

  // `points`: of the positions analysed so far. `at`: the shown position.
  void draw(Canvas& canvas, const Theme& theme, Rgba accent, std::span<const CurvePoint> points,
            std::size_t at, Duration now) const;
  // A few words about the position under the pointer, above or below it and within the bounds. Requires one.
  void draw_bubble(Canvas& canvas, const Theme& theme, const std::string& words,
                   std::span<const CurvePoint> points, Rect bounds) const;

 private:
  CurveAxis axis_;
  std::optional<StonePictures> stones_;
  CurveScale scale_;
  Rect area_;
  Tween growth_;
  std::optional<std::size_t> hovered_;
};

}  // namespace quintet::ui
