// Places and extents on the screen, in points: one point is one pixel times the canvas scale. x grows to the
// right, y downwards. Cells of a board are `Point` (row, column) and belong to the core; these do not mix.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace quintet {

struct Vec {
  float x = 0, y = 0;

  friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec operator*(Vec a, float factor) { return {a.x * factor, a.y * factor}; }
  friend constexpr bool operator==(Vec, Vec) = default;
};

inline float length(Vec v) {
  return std::hypot(v.x, v.y);
}
constexpr Vec mix(Vec a, Vec b, float t) {
  return a + (b - a) * t;
}
constexpr float mix(float a, float b, float t) {
  return a + (b - a) * t;
}

struct Extent {
  float w = 0, h = 0;
  friend constexpr bool operator==(Extent, Extent) = default;
};

// Half open: a point on the right or bottom edge lies outside, so that neighbouring rectangles share no
// point.
struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Vec origin() const { return {x, y}; }
  constexpr Vec centre() const { return {x + w / 2, y + h / 2}; }
  constexpr Extent extent() const { return {w, h}; }
  constexpr bool contains(Vec p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  constexpr bool empty() const { return w <= 0 || h <= 0; }
  // Grown by `by` on every side; a negative value shrinks, never below an empty rectangle at the centre.
  constexpr Rect grown(float by) const {
    const float width = std::max(0.0F, w + 2 * by), height = std::max(0.0F, h + 2 * by);
    return {x + (w - width) / 2, y + (h - height) / 2, width, height};
  }
  constexpr Rect moved(Vec by) const { return {x + by.x, y + by.y, w, h}; }
  // The same centre, each side times `factor`.
  constexpr Rect scaled(float factor) const {
    return {x + w * (1 - factor) / 2, y + h * (1 - factor) / 2, w * factor, h * factor};
  }
  friend constexpr bool operator==(Rect, Rect) = default;
};

constexpr Rect centred(Vec centre, Extent extent) {
  return {centre.x - extent.w / 2, centre.y - extent.h / 2, extent.w, extent.h};
}

constexpr Rect intersection(Rect a, Rect b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
          std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

constexpr Rect mix(Rect from, Rect to, float t) {
  return {mix(from.x, to.x, t), mix(from.y, to.y, t), mix(from.w, to.w, t), mix(from.h, to.h, t)};
}

// Not premultiplied.
struct Rgba {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;

  // 0xRRGGBB, opaque.
  static constexpr Rgba hex(std::uint32_t rgb) {
    return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8),
            static_cast<std::uint8_t>(rgb), 255};
  }
  // The same colour, its opacity multiplied by `opacity` in 0…1.
  constexpr Rgba faded(float opacity) const {
    return {r, g, b,
            static_cast<std::uint8_t>(static_cast<float>(a) * std::clamp(opacity, 0.0F, 1.0F) + 0.5F)};
  }
  friend constexpr bool operator==(Rgba, Rgba) = default;
};

constexpr Rgba mix(Rgba from, Rgba to, float t) {
  const auto channel = [t](std::uint8_t p, std::uint8_t q) {
    return static_cast<std::uint8_t>(mix(static_cast<float>(p), static_cast<float>(q), t) + 0.5F);
  };
  return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b), channel(from.a, to.a)};
}

}  // namespace quintet
