// Relative luminance and contrast as WCAG 2.2 defines them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "engine/render/geometry.hpp"

namespace quintet {

inline double linear(std::uint8_t channel) {
  const double part = channel / 255.0;
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

inline double luminance(Rgba c) {
  return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

// From 1 to 21, independent of the order.
inline double contrast(Rgba a, Rgba b) {
  const double first = luminance(a), second = luminance(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

}  // namespace quintet
