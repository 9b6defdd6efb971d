#include "games/link/tile_glides.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/widgets/theme.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kLanding = 0.72F;  // the part of a fall until the tile touches ground
constexpr float kBounce = 0.09F;   // how high it bounces then, in cells

// Faster and faster, and a small bounce at the end.
Vec falling(Vec from, Vec to, float side, float t) {
  if (t >= 1 || from == to) return to;
  if (t < kLanding) return mix(from, to, t * t / (kLanding * kLanding));
  const float height = kBounce * side * std::sin(std::numbers::pi_v<float> * (t - kLanding) / (1 - kLanding));
  return to + (from - to) * (height / length(from - to));
}

}  // namespace

void TileGlides::begin(const Played& played, Duration start) {
  glides_.clear();
  for (const Shift& shift : played.shifts)
    glides_[shift.to] = {.from = shift.from, .via = shift.to, .falls = true};
  if (!played.reshuffled.empty()) {
    std::map<Point, Glide> mixed;
    for (const Shift& shift : played.reshuffled) {
      const auto fallen = glides_.find(shift.from);
      const bool falls = fallen != glides_.end();
      mixed[shift.to] = {
          .from = falls ? fallen->second.from : shift.from, .via = shift.from, .falls = falls, .mixes = true};
    }
    glides_ = std::move(mixed);
  }
  start_ = start;
  end_ = start + motion::kCalm + (played.reshuffled.empty() ? Duration{0} : motion::kGrand);
}

Duration TileGlides::mix_start() const {
  const bool fall = std::ranges::any_of(glides_, [](const auto& glide) { return glide.second.falls; });
  return fall ? start_ + motion::kCalm : start_;
}

Rect TileGlides::place(Point at, const BoardGeometry& geometry, Duration now) const {
  const Rect cell = geometry.cell(at);
  const auto found = glides_.find(at);
  if (found == glides_.end()) return cell;
  const Glide& glide = found->second;
  const Vec here = cell.origin(), via = geometry.cell(glide.via).origin();
  const Duration fallen = glide.falls ? start_ + motion::kCalm : start_;
  if (glide.mixes && now >= fallen) {
    const Tween tween{fallen, motion::kGrand, kQuickCurve};
    return cell.moved(mix(via, here, static_cast<float>(tween.progress(now))) - here);
  }
  const Tween tween{start_, motion::kCalm, kLinear};
  const Vec from = geometry.cell(glide.from).origin();
  return cell.moved(falling(from, via, geometry.side, static_cast<float>(tween.progress(now))) - here);
}

std::optional<Point> TileGlides::hit(Vec place, const BoardGeometry& geometry, Duration now) const {
  if (now >= end_) return std::nullopt;
  const auto found = std::ranges::find_if(
      glides_, [&](const auto& glide) { return this->place(glide.first, geometry, now).contains(place); });
  return found == glides_.end() ? std::nullopt : std::optional(found->first);
}

}  // namespace quintet::link
