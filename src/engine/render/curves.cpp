#include "engine/render/curves.hpp"

#include <algorithm>
#include <cmath>

namespace quintet {
namespace {

constexpr int kSamples = 4;  // of the height of the curve, in each column of pixels

Mask empty_mask(const Trace& trace) {
  Mask mask{std::max(0, trace.width), std::max(0, trace.height), {}};
  mask.alpha.resize(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
  return mask;
}

std::uint8_t alpha_of(float covered) {
  return static_cast<std::uint8_t>(std::clamp(covered, 0.0F, 1.0F) * 255.0F + 0.5F);
}

float distance_to(Vec place, Vec from, Vec to) {
  const Vec along = to - from;
  const float size = along.x * along.x + along.y * along.y;
  const Vec way = place - from;
  const float part = size > 0 ? std::clamp((way.x * along.x + way.y * along.y) / size, 0.0F, 1.0F) : 0.0F;
  return length(place - mix(from, to, part));
}

// The pixels from `low` to `high`, within the mask.
struct Range {
  Range(float low, float high, int size)
      : first(std::clamp(static_cast<int>(std::floor(low)), 0, size)),
        end(std::clamp(static_cast<int>(std::ceil(high)), 0, size)) {}
  int first, end;
};

void cover_segment(Mask& mask, Vec from, Vec to, float half) {
  const float reach = half + 1;
  const Range rows(std::min(from.y, to.y) - reach, std::max(from.y, to.y) + reach, mask.height);
  const Range columns(std::min(from.x, to.x) - reach, std::max(from.x, to.x) + reach, mask.width);
  for (int y = rows.first; y < rows.end; ++y) {
    for (int x = columns.first; x < columns.end; ++x) {
      const Vec centre{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      auto& alpha = mask.alpha[static_cast<std::size_t>(y) * mask.width + x];
      alpha = std::max(alpha, alpha_of(half + 0.5F - distance_to(centre, from, to)));
    }
  }
}

}  // namespace

Mask rasterise_line(const Trace& trace, float thickness) {
  Mask mask = empty_mask(trace);
  for (std::size_t i = 0; i + 1 < trace.points.size(); ++i)
    cover_segment(mask, trace.points[i], trace.points[i + 1], thickness / 2);
  return mask;
}

Mask rasterise_below(const Trace& trace) {
  Mask mask = empty_mask(trace);
  if (trace.points.size() < 2) return mask;
  std::size_t next = 1;
  std::vector<float> covered(static_cast<std::size_t>(mask.height));
  for (int x = 0; x < mask.width; ++x) {
    std::ranges::fill(covered, 0.0F);
    for (int sample = 0; sample < kSamples; ++sample) {
      const float at = static_cast<float>(x) + (static_cast<float>(sample) + 0.5F) / kSamples;
      if (at < trace.points.front().x || at > trace.points.back().x) continue;
      while (next + 1 < trace.points.size() && trace.points[next].x < at) ++next;
      const Vec from = trace.points[next - 1], to = trace.points[next];
      const float top = mix(from.y, to.y, to.x > from.x ? (at - from.x) / (to.x - from.x) : 0.0F);
      for (int y = Range(top, top, mask.height).first; y < mask.height; ++y)
        covered[static_cast<std::size_t>(y)] +=
            std::clamp(static_cast<float>(y + 1) - top, 0.0F, 1.0F) / kSamples;
    }
    for (int y = 0; y < mask.height; ++y)
      mask.alpha[static_cast<std::size_t>(y) * mask.width + x] =
          alpha_of(covered[static_cast<std::size_t>(y)]);
  }
  return mask;
}

}  // namespace quintet
