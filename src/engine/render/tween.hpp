// Motion as a pure function of scene time: a tween is three values, and drawing samples it at the moment
// that it shows. There is no state to advance, so nothing moves while a scene is paused.
#pragma once

#include "engine/scene/duration.hpp"

namespace quintet {

// A cubic Bézier from (0,0) to (1,1) with these two control points, as `cubic-bezier` of CSS. x1 and x2 lie
// within 0..1, so that there is one y for each x.
struct Curve {
  double x1 = 0, y1 = 0, x2 = 1, y2 = 1;
  friend bool operator==(const Curve&, const Curve&) = default;
};

inline constexpr Curve kLinear{0, 0, 1, 1};
inline constexpr Curve kQuickCurve{.2, 0, 0, 1};
inline constexpr Curve kBaseCurve{0, 0, 0, 1};
inline constexpr Curve kCalmInCurve{.05, .7, .1, 1};
inline constexpr Curve kCalmOutCurve{.3, 0, .8, .15};

// The height of the curve at `x`, which is clamped to 0..1. Exact at both ends, elsewhere within 1e-6.
double eased(const Curve& curve, double x);

struct Tween {
  Duration start{0};
  Duration duration{0};
  Curve curve = kLinear;

  // 0 until the start, 1 from the end on.
  double progress(Duration now) const;
  bool done(Duration now) const { return now >= end(); }
  Duration end() const { return start + duration; }
};

constexpr double mix(double from, double to, double progress) {
  return from + (to - from) * progress;
}

}  // namespace quintet
