// A board that is larger than its window: bars in the frame around it, the wheel, and shades at the edges beyond which
// there is more. The page keeps how far the board is scrolled.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

class BoardScroll {
 public:
  struct View {
    Rect window;   // the part of the screen that shows the board
    float rim;     // of the frame around it, where the bars are
    Extent board;  // as large as the whole board is
    Vec scrolled;  // from the corner of the board to that of the window
    // Not in sight; less than a point is only rounding.
    Vec hidden() const {
      const auto beyond = [](float whole, float part) { return whole < part + 1 ? 0 : whole - part; };
      return {beyond(board.w, window.w), beyond(board.h, window.h)};
    }
    bool whole() const { return hidden() == Vec{}; }
  };

  // How far the board is to be scrolled now; nothing where the event is not about that.
  std::optional<Vec> handle(const PointerEvent& event, const View& view);
  void let_go() { grip_.reset(); }
  void draw(Canvas& canvas, const Theme& theme, const View& view) const;

 private:
  enum class Axis : std::uint8_t { Across, Down };
  struct Grip {
    Axis axis;
    Vec at, scrolled;  // when it was taken
  };

  static Rect track(const View& view, Axis axis);
  static Rect thumb(const View& view, Axis axis);

  std::optional<Grip> grip_;
};

// How far to scroll so that this part of the board is in the window with a margin, if there is room for one.
Vec scrolled_to_show(const BoardScroll::View& view, Rect part, float margin);

}  // namespace quintet::ui
