#include "engine/platform/window_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace quintet {
namespace {

// In units of area.
long overlap(const WindowGeometry& place, const DesktopArea& area) {
  if (!place.origin) return 0;
  const long w = std::min(place.origin->x + place.width, area.x + area.w) - std::max(place.origin->x, area.x);
  const long h =
      std::min(place.origin->y + place.height, area.y + area.h) - std::max(place.origin->y, area.y);
  return std::max(w, 0L) * std::max(h, 0L);
}

}  // namespace

WindowGeometry first_geometry(float scale, const DesktopArea& display) {
  constexpr float kMostOfDisplay = 0.9F;
  WindowGeometry place;
  const auto room = [](int size, int usual) {
    return kMostOfDisplay * static_cast<float>(size) / static_cast<float>(usual);
  };
  const float factor =
      std::max(1.0F, std::min({scale, room(display.w, place.width), room(display.h, place.height)}));
  place.width = static_cast<int>(std::lround(static_cast<float>(place.width) * factor));
  place.height = static_cast<int>(std::lround(static_cast<float>(place.height) * factor));
  return place;
}

WindowGeometry clamp_to(const WindowGeometry& place, std::span<const DesktopArea> displays) {
  WindowGeometry fitted = place;
  if (displays.empty()) return fitted;
  const auto best = std::max_element(displays.begin(), displays.end(), [&](const auto& a, const auto& b) {
    return overlap(place, a) < overlap(place, b);
  });
  fitted.width = std::clamp(place.width, std::min(kLeastWindowWidth, best->w), best->w);
  fitted.height = std::clamp(place.height, std::min(kLeastWindowHeight, best->h), best->h);
  if (overlap(place, *best) == 0) {
    fitted.origin.reset();
  } else {
    fitted.origin->x = std::clamp(place.origin->x, best->x, best->x + best->w - fitted.width);
    fitted.origin->y = std::clamp(place.origin->y, best->y, best->y + best->h - fitted.height);
  }
  return fitted;
}

void WindowGeometryTracker::moved(const WindowGeometry& place, Stand stand, Duration now) {
  counts_ = settled(now);
  latest_ = stand == Stand::Free ? place : counts_;
  latest_.maximised = false;
  since_ = now;
}

WindowGeometry WindowGeometryTracker::settled(Duration now) const {
  constexpr Duration kAWhile = milliseconds(500);
  return now - since_ >= kAWhile ? latest_ : counts_;
}

}  // namespace quintet
