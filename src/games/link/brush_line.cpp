#include "games/link/brush_line.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace quintet::link {
namespace {

constexpr float kStep = 0.4F;     // between two points of the stroke, in widths
constexpr int kBendSteps = 6;     // of a rounded corner
constexpr int kMostPoints = 400;  // of a stroke
// In widths: the length over which the ink comes, the width swells, and both go again.
constexpr float kSoft = 1.2F, kPress = 2.5F, kLift = 3.0F;
constexpr float kStartWidth = 0.45F, kPressWidth = 1.2F, kEndWidth = 0.35F;
constexpr float kUnrest = 0.12F;  // how much the width varies

// The polyline with rounded corners.
std::vector<Vec> rounded(std::span<const Vec> corners, float bend) {
  std::vector<Vec> line{corners.front()};
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    const Vec in = corners[i - 1] - corners[i], out = corners[i + 1] - corners[i];
    const float reach = std::min({bend, length(in) / 2, length(out) / 2});
    const Vec from = corners[i] + in * (reach / length(in)), to = corners[i] + out * (reach / length(out));
    for (int step = 0; step <= kBendSteps; ++step) {
      const float t = static_cast<float>(step) / kBendSteps;
      line.push_back(mix(mix(from, corners[i], t), mix(corners[i], to, t), t));
    }
  }
  line.push_back(corners.back());
  return line;
}

float unrest(float distance, std::uint32_t seed) {
  const auto phase = static_cast<float>(seed % 64U);
  return kUnrest * (std::sin(distance * 0.7F + phase) + 0.5F * std::sin(distance * 1.9F + 2 * phase));
}

float ramp(float distance, float over) {
  return std::clamp(distance / over, 0.0F, 1.0F);
}

}  // namespace

std::vector<BrushPoint> brush_stroke(std::span<const Vec> corners, const Brush& brush, float part) {
  std::vector<BrushPoint> stroke;
  if (corners.size() < 2 || part <= 0) return stroke;
  const std::vector<Vec> line = rounded(corners, brush.bend);
  float total = 0;
  for (std::size_t i = 1; i < line.size(); ++i) total += length(line[i] - line[i - 1]);
  const float drawn = total * std::min(part, 1.0F);
  const float step = std::max(kStep * brush.width, total / kMostPoints);
  float before = 0;  // the length up to line[i - 1]
  float next = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const float leg = length(line[i] - line[i - 1]);
    for (; leg > 0 && next <= std::min(before + leg, drawn); next += step) {
      const float from_start = next / brush.width, to_end = (drawn - next) / brush.width;
      const float pressed = from_start < kPress
                                ? std::lerp(kStartWidth, kPressWidth, ramp(from_start, kPress))
                                : std::lerp(kPressWidth, 1.0F, ramp(from_start - kPress, kPress));
      const float width = pressed * std::lerp(kEndWidth, 1.0F, ramp(to_end, kLift));
      stroke.push_back({.at = mix(line[i - 1], line[i], (next - before) / leg),
                        .width = brush.width * width * (1 + unrest(from_start, brush.seed)),
                        .opacity = std::min(ramp(from_start, kSoft), ramp(to_end, kSoft))});
    }
    before += leg;
  }
  return stroke;
}

}  // namespace quintet::link
