#include "engine/render/tween.hpp"

#include <cmath>

namespace quintet {
namespace {

constexpr double kPrecision = 1e-7;

// One coordinate of a Bézier whose ends are 0 and 1.
double bezier(double first, double second, double t) {
  const double u = 1 - t;
  return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t;
}

double slope(double first, double second, double t) {
  const double u = 1 - t;
  return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second);
}

double parameter_by_bisection(const Curve& curve, double x) {
  double low = 0, high = 1;
  while (high - low > kPrecision) {
    const double middle = (low + high) / 2;
    (bezier(curve.x1, curve.x2, middle) < x ? low : high) = middle;
  }
  return (low + high) / 2;
}

// Newton's method converges in two or three steps; where the slope is too small for it, bisection is used.
double parameter_at(const Curve& curve, double x) {
  double t = x;
  for (int round = 0; round < 8; ++round) {
    const double miss = bezier(curve.x1, curve.x2, t) - x;
    if (std::abs(miss) < kPrecision) return t;
    const double rise = slope(curve.x1, curve.x2, t);
    if (rise < 1e-6) break;
    t -= miss / rise;
    if (t < 0 || t > 1) break;
  }
  return parameter_by_bisection(curve, x);
}

}  // namespace

double eased(const Curve& curve, double x) {
  if (!(x > 0)) return 0;
  if (x >= 1) return 1;
  if (curve == kLinear) return x;
  return bezier(curve.y1, curve.y2, parameter_at(curve, x));
}

double Tween::progress(Duration now) const {
  if (now < start) return 0;
  if (done(now)) return 1;
  return eased(curve, seconds(now - start) / seconds(duration));
}

}  // namespace quintet
