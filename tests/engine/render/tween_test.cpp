#include "engine/render/tween.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace quintet {
namespace {

constexpr std::array kCurves{kLinear,      kQuickCurve,   kBaseCurve,
                             kCalmInCurve, kCalmOutCurve, Curve{1, 0, 0, 1}};

TEST(Curve, BeginsAt0AndEndsAt1) {
  for (const Curve& curve : kCurves) {
    EXPECT_EQ(eased(curve, 0), 0);
    EXPECT_EQ(eased(curve, 1), 1);
    EXPECT_EQ(eased(curve, -5), 0);
    EXPECT_EQ(eased(curve, 5), 1);
    EXPECT_EQ(eased(curve, std::nan("")), 0);
  }
}

TEST(Curve, NeverFallsWhereItsControlPointsLieWithin) {
  for (const Curve& curve : kCurves) {
    double last = 0;
    for (int i = 1; i <= 1000; ++i) {
      const double now = eased(curve, i / 1000.0);
      EXPECT_GE(now, last - 1e-6) << i;
      last = now;
    }
  }
}

// The point of a curve at parameter t needs no equation solver.
TEST(Curve, PassesThroughThePointsOfItsBezier) {
  for (const Curve& curve : kCurves) {
    for (double t = 0.01; t < 1; t += 0.01) {
      const double u = 1 - t;
      const double x = 3 * u * u * t * curve.x1 + 3 * u * t * t * curve.x2 + t * t * t;
      const double y = 3 * u * u * t * curve.y1 + 3 * u * t * t * curve.y2 + t * t * t;
      // Where a curve is vertical a tiny step in x is a large one in y.
      const double dx = 3 * u * u * curve.x1 + 6 * u * t * (curve.x2 - curve.x1) + 3 * t * t * (1 - curve.x2);
      if (dx <= 0.05) continue;
      EXPECT_NEAR(eased(curve, x), y, 1e-5) << "t " << t;
    }
  }
}

TEST(Curve, AgreesWithBrowsersOnEase) {
  const Curve ease{.25, .1, .25, 1};
  EXPECT_NEAR(eased(ease, 0.25), 0.408511, 1e-5);
  EXPECT_NEAR(eased(ease, 0.5), 0.802403, 1e-5);
  EXPECT_NEAR(eased(ease, 0.75), 0.960459, 1e-5);
}

TEST(Tween, RunsFromItsStartToItsEnd) {
  const Tween tween{.start = milliseconds(100), .duration = milliseconds(200)};
  EXPECT_EQ(tween.progress(milliseconds(50)), 0);
  EXPECT_EQ(tween.progress(milliseconds(100)), 0);
  EXPECT_DOUBLE_EQ(tween.progress(milliseconds(200)), 0.5);
  EXPECT_EQ(tween.progress(milliseconds(300)), 1);
  EXPECT_FALSE(tween.done(milliseconds(299)));
  EXPECT_TRUE(tween.done(milliseconds(300)));
}

TEST(Tween, OfZeroLengthIsDoneAtOnce) {
  const Tween tween{.start = milliseconds(100), .duration = Duration::zero()};
  EXPECT_EQ(tween.progress(milliseconds(99)), 0);
  EXPECT_EQ(tween.progress(milliseconds(100)), 1);
}

}  // namespace
}  // namespace quintet
