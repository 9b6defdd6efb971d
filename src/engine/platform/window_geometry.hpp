// Where a window stands, and where it should open the next time.
#pragma once

#include <optional>
#include <span>

#include "engine/scene/duration.hpp"

namespace quintet {

// In the desktop's own units, as are all lengths here.
inline constexpr int kLeastWindowWidth = 640, kLeastWindowHeight = 480;

// A missing origin leaves the place to the desktop.
struct WindowGeometry {
  struct Origin {
    int x = 0, y = 0;
    friend bool operator==(const Origin&, const Origin&) = default;
  };
  std::optional<Origin> origin;
  int width = 1280, height = 800;
  bool maximised = false;
  friend bool operator==(const WindowGeometry&, const WindowGeometry&) = default;
};

struct DesktopArea {
  int x = 0, y = 0, w = 0, h = 0;
};

// The place made to fit: no larger than the display it lies on for the most part, and wholly inside it. A
// place that lies on none of the displays loses its origin.
WindowGeometry clamp_to(const WindowGeometry& place, std::span<const DesktopArea> displays);

// Follows a window about and knows the place that it goes back to when it is neither maximised nor fullscreen. Some
// desktops tell of the new size first and of the reason a moment later, so a place counts once it has stood a while.
class WindowGeometryTracker {
 public:
  explicit WindowGeometryTracker(const WindowGeometry& first) : counts_(first), latest_(first) {}

  enum class Stand : bool { Free, Filling };
  // The window stands at `place` now; Filling: maximised, minimised or fullscreen, wherever that is. `now` only grows.
  void moved(const WindowGeometry& place, Stand stand, Duration now);
  // The place to go back to, never maximised.
  WindowGeometry settled(Duration now) const;

 private:
  WindowGeometry counts_, latest_;
  Duration since_{0};  // when the latest was taken
};

}  // namespace quintet
