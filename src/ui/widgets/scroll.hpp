// A page longer than its window: the wheel, a finger, the bar at its edge and the keys move it. Its position is
// a function of scene time.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

class Scroll {
 public:
  // The part of the screen that shows the page, and the height of the whole of it. A position
  // beyond the new end is moved back to it.
  void fit(Rect view, float height);

  Rect view() const { return view_; }
  // How far the page is scrolled at that time.
  float offset(Duration now) const;
  float farthest() const { return std::max(0.0F, height_ - view_.h); }
  bool needed() const { return farthest() > 0; }
  bool moving(Duration now) const { return needed() && !tween_.done(now); }

  // Ends a drag in progress, as when another page covers this one.
  void let_go() { hold_.reset(); }

  // True where the event scrolls the page. `pace` is the duration of one motion. A press that becomes a drag is removed
  // from the controls.
  bool handle(const Event& event, Controls& controls, Duration now, Duration pace);
  void move(float by, Duration now, Duration pace);
  // Scrolls until this part of the screen is visible, with a margin around it.
  void reveal(Rect area, Duration now, Duration pace);

  // The bar at the right edge of the view, where one is needed.
  void draw(Canvas& canvas, const Theme& theme, Duration now) const;

 private:
  // A press on the page; the drag begins after a short distance.
  struct Hold {
    Vec at;
    float offset = 0;
    bool dragging = false;
    bool bar = false;
  };

  void go_to(float offset, Duration now, Duration pace);
  bool act(Action action, Duration now, Duration pace);
  bool press(const PointerEvent& event, const Controls& controls, Duration now);
  bool drag(const PointerEvent& event, Controls& controls, Duration now);
  Rect bar(Duration now) const;

  Rect view_;
  float height_ = 0;
  float from_ = 0, to_ = 0;
  Tween tween_;
  std::optional<Hold> hold_;
};

}  // namespace quintet::ui
