// Where the cells of a board are on the screen, one value for every game; and the bars of a board larger than its window.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/grid.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// The cell of a grid of this size that an arrow leads to; nothing at the edge.
std::optional<Point> next_in_grid(Size size, Point from, Action direction);

// Rounded down to whole pixels. `scale` is that of the canvas; 0 leaves lengths as they are.
float whole_pixels(float points, float scale);

// Square cells in rows on a plate with a rim, in points. Cells that have whole pixels share their pictures. The crossings
// of a board of lines are the centres of its cells. Of a board larger than its area only a part is seen, through the
// window.
struct BoardGrid {
  // In points; for a window of whole pixels, `side` and `gap` have whole pixels.
  struct Lengths {
    float side = 0;  // of a cell
    float gap = 0;   // between two cells
    float rim = 0;   // around all of them
  };

  BoardGrid() = default;
  // The plate is in the middle of the area. `scrolled`: how far the window is from the board's first cell; it is kept
  // inside the board.
  BoardGrid(Rect area, Size board, Lengths lengths, float scale, Vec scrolled = {});
  // The largest side at which a whole board fits. Gap and rim in cells.
  static float fitting_side(Rect area, Size board, float gap, float rim);
  // The largest board with a rim of so many cells, in any fraction of pixels.
  static BoardGrid fitting(Rect area, Size board, float rim);

  // From one cell to the next.
  float pitch() const { return side + gap; }
  // The size of all cells together, seen or not.
  Extent extent() const {
    return {pitch() * static_cast<float>(size.width) - gap, pitch() * static_cast<float>(size.height) - gap};
  }
  // How much of it is not in sight; less than a point is only rounding.
  Vec hidden() const {
    const auto beyond = [](float all, float part) { return all < part + 1 ? 0 : all - part; };
    return {beyond(extent().w, window.w), beyond(extent().h, window.h)};
  }
  bool whole() const { return hidden() == Vec{}; }
  Vec scrolled() const { return window.origin() - origin; }

  // Where a cell of the board is in the window, and which cell of the board is there: the same, unless the board lies on its
  // side.
  Point shown(Point at) const { return turned ? Point{at.column, at.row} : at; }
  // The cell that an arrow leads to; nothing at the edge.
  std::optional<Point> next(Point from, Action direction) const;

  // Also of cells outside the board.
  Rect cell(Point of) const {
    const Point at = shown(of);
    return {origin.x + pitch() * static_cast<float>(at.column),
            origin.y + pitch() * static_cast<float>(at.row), side, side};
  }
  Vec centre(Point at) const { return cell(at).centre(); }
  // Half of each gap belongs to the cell beside it. Nothing outside the window.
  std::optional<Point> hit(Vec place) const;
  // Calls `visit` for each cell of which a part is in the window, row by row.
  template <class Visit>
  void for_seen(const Visit& visit) const {
    const Vec from = scrolled();
    const auto first = [this](float at) { return static_cast<int>(at / pitch()); };
    const auto end = [this](float at, int most) {
      return std::min(static_cast<int>(std::ceil(at / pitch() - 1e-3F)), most);
    };
    for (int row = first(from.y); row < end(from.y + window.h, size.height); ++row) {
      for (int column = first(from.x); column < end(from.x + window.w, size.width); ++column)
        visit(shown(Point{row, column}));
    }
  }

  Size size{};             // as it is seen
  bool turned = false;     // it lies on its side: the columns of the board are rows of the window
  Rect plate{}, window{};  // with the rim, and without
  Vec origin{};            // of the first cell, perhaps outside the window
  float side = 0, gap = 0;
  float rim = 0;  // the height along the top of the plate where messages stand
};

// A board that is larger than its window: bars in the frame around it, the wheel, and shades at the edges beyond which
// there is more. The page keeps how far the board is scrolled.
class BoardScroll {
 public:
  // How far the board is to be scrolled now; nothing where the event is not about that.
  std::optional<Vec> handle(const PointerEvent& event, const BoardGrid& board);
  void let_go() { grip_.reset(); }
  void draw(Canvas& canvas, const Theme& theme, const BoardGrid& board) const;

 private:
  enum class Axis : std::uint8_t { Across, Down };
  struct Grip {
    Axis axis;
    Vec at, scrolled;  // when it was taken
  };

  static Rect track(const BoardGrid& board, Axis axis);
  static Rect thumb(const BoardGrid& board, Axis axis);

  std::optional<Grip> grip_;
};

// How far to scroll so that this part of the board is in the window with a margin, if there is room for one.
Vec scrolled_to_show(const BoardGrid& board, Rect part, float margin);

// Whole steps of a wheel: touchpads send parts of one.
class WheelSteps {
 public:
  // The whole steps that this part completes; what is left counts for the next part.
  int take(float part) {
    rest_ += part;
    const float whole = std::trunc(rest_);
    rest_ -= whole;
    return static_cast<int>(whole);
  }

 private:
  float rest_ = 0;
};

}  // namespace quintet::ui
