#include "engine/render/shapes.hpp"

#include <algorithm>
#include <cmath>

namespace quintet {
namespace {

// Signed distance from a point to the edge of a rounded rectangle around the origin, negative inside.
float distance(float x, float y, float half_w, float half_h, float radius) {
  const float dx = std::abs(x) - (half_w - radius), dy = std::abs(y) - (half_h - radius);
  const float outside = std::hypot(std::max(dx, 0.0F), std::max(dy, 0.0F));
  return outside + std::min(std::max(dx, dy), 0.0F) - radius;
}

float coverage(float d, const Plate& plate) {
  if (plate.blur > 0) {
    // The integral of a Gaussian whose visible width is the blur.
    return 0.5F * std::erfc(d / (plate.blur * 0.42F));
  }
  const float outer = std::clamp(0.5F - d, 0.0F, 1.0F);
  if (plate.stroke <= 0) return outer;
  return outer - std::clamp(0.5F - (d + plate.stroke), 0.0F, 1.0F);
}

float clipped_radius(const Plate& plate) {
  return std::min(plate.radius, 0.5F * static_cast<float>(std::min(plate.width, plate.height)));
}

}  // namespace

int margin(const Plate& plate) {
  return plate.blur > 0 ? static_cast<int>(std::ceil(plate.blur)) : 0;
}

int corner(const Plate& plate) {
  const float straight = std::max(plate.radius, plate.stroke) + plate.blur + 1;
  return static_cast<int>(std::ceil(straight));
}

Mask rasterise(const Plate& plate) {
  const int m = margin(plate);
  Mask mask{plate.width + 2 * m, plate.height + 2 * m, {}};
  mask.alpha.resize(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
  const float half_w = 0.5F * static_cast<float>(plate.width),
              half_h = 0.5F * static_cast<float>(plate.height);
  const float radius = clipped_radius(plate);
  std::size_t i = 0;
  for (int y = 0; y < mask.height; ++y) {
    for (int x = 0; x < mask.width; ++x) {
      const float px = static_cast<float>(x - m) + 0.5F - half_w,
                  py = static_cast<float>(y - m) + 0.5F - half_h;
      const float covered = coverage(distance(px, py, half_w, half_h, radius), plate);
      mask.alpha[i++] = static_cast<std::uint8_t>(covered * 255.0F + 0.5F);
    }
  }
  return mask;
}

}  // namespace quintet
