// The position and size of a window, and where it opens the next time.
#pragma once

#include <optional>
#include <span>

#include "engine/scene/duration.hpp"

namespace quintet {

// In the desktop's own units, as are all lengths here.
inline constexpr int kLeastWindowWidth = 640, kLeastWindowHeight = 480;

// Without an origin the desktop chooses the position.
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

// The first window of a player, where a desktop counts in pixels and shows everything at `scale`: the usual size at this
// scale, as far as the display has room around it, and never smaller than usual.
WindowGeometry first_geometry(float scale, const DesktopArea& display);

// The geometry made to fit: no larger than the display with the largest part of it, and completely inside it. A
// window that lies on no display loses its origin.
WindowGeometry clamp_to(const WindowGeometry& place, std::span<const DesktopArea> displays);

// Follows the moves of a window and keeps the geometry to restore when it is neither maximised nor fullscreen. Some
// desktops report the new size first and the reason a moment later, so a geometry counts once it has lasted a while.
class WindowGeometryTracker {
 public:
  explicit WindowGeometryTracker(const WindowGeometry& first) : counts_(first), latest_(first) {}

  enum class Stand : bool { Free, Filling };
  // The window is at `place` now; Filling: maximised, minimised or fullscreen. `now` never decreases.
  void moved(const WindowGeometry& place, Stand stand, Duration now);
  // The geometry to restore, never maximised.
  WindowGeometry settled(Duration now) const;

 private:
  WindowGeometry counts_, latest_;
  Duration since_{0};  // when the latest was taken
};

}  // namespace quintet
