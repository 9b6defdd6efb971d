// A board on the screen: where its cells are, and how they come to what they show.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// What pages need to know of a board on the screen, and all that a board without motion needs.
class BoardView {
 public:
  virtual ~BoardView() = default;

  void place(const BoardGrid& grid) { grid_ = grid; }
  const BoardGrid& grid() const { return grid_; }
  // The board with its rim.
  Rect plate() const { return grid_.plate; }
  Vec centre(Point cell) const { return grid_.centre(cell); }
  // The cell that a press at this place means.
  virtual std::optional<Point> hit(Vec place, Duration) const { return grid_.hit(place); }
  bool moving(Duration now) const { return now < busy_until_; }
  // Whether anything is seen to change, words that float over the board at rest included.
  bool changes(Duration now) const { return now < std::max(busy_until_, floating_until_); }
  // When everything that moves now will have come to rest.
  Duration busy_until() const { return busy_until_; }

  // --- Of a board that the player may zoom
  // By so many steps; the cell at this place stays there.
  void zoom(float steps, Vec about);
  void scroll(Vec by) { lay(grid_.scrolled() + by); }
  void reveal(Point cell);
  void show_whole() {
    wished_side_.reset();
    lay({});
  }
  // Whether the event was for the scroll bars, or the wheel over the board.
  bool handle(const PointerEvent& event);
  // Discards a scroll bar's grip.
  void let_go() { bars_.let_go(); }

 protected:
  // Places the grid anew, scrolled so far and with cells of `wished_side`, which it keeps within limits. A board that is always
  // seen whole has nothing to do.
  virtual void lay(Vec /*scrolled*/) {}
  void draw_bars(Canvas& canvas, const Theme& theme) const { bars_.draw(canvas, theme, grid_); }

  // A layer that shows this grid: painted once and then copied, until the grid, the theme or `key` changes.
  void draw_layer(Canvas& canvas, const Theme& theme, std::string_view slot, std::string_view key, Rect area,
                  const std::function<void(Canvas&)>& paint) const;
  // The desk in the whole window, and what `paint` draws on it, as such a layer.
  void draw_desk(Canvas& canvas, const Theme& theme, std::string_view slot, std::string_view key,
                 const std::function<void(Canvas&)>& paint) const;

  void busy(Duration until) { busy_until_ = std::max(busy_until_, until); }
  void floats(Duration until) { floating_until_ = until; }
  void rest() { busy_until_ = Duration{0}; }

 private:
  BoardGrid grid_;
  Duration busy_until_{0}, floating_until_{0};
  BoardScroll bars_;

 protected:
  std::optional<float> wished_side_;  // of a cell, as the player has chosen it by zooming
};

// A board whose cells move to what they show. Every motion is a function of scene time; a game gives the kinds of its
// motions and draws each of them. Whatever does not move is drawn into a layer. `Detail`: what a motion needs to know
// besides its cell.
template <class Kind, class Detail>
class MotionBoard : public BoardView {
 public:
  // Everything comes to rest.
  void finish() {
    motions_.clear();
    rest();
  }

 protected:
  struct Motion {
    Kind kind;
    Point at;
    Tween tween;
    Detail detail{};

    float part(Duration now) const { return static_cast<float>(tween.progress(now)); }
    bool runs(Duration now) const { return now >= tween.start && !tween.done(now); }
  };

  void begin(Motion motion) {
    busy(motion.tween.end());
    motions_.push_back(std::move(motion));
  }
  const std::vector<Motion>& motions() const { return motions_; }
  // The last motion of this kind; null if there is none.
  const Motion* motion(Kind kind) const {
    const auto found = std::find_if(motions_.rbegin(), motions_.rend(),
                                    [kind](const Motion& motion) { return motion.kind == kind; });
    return found == motions_.rend() ? nullptr : &*found;
  }
  // These cells, empty where a motion is not over.
  template <class Cell>
  Grid<Cell> at_rest(Grid<Cell> cells, Duration now) const {
    for (const Motion& motion : motions_) {
      if (!motion.tween.done(now)) cells[motion.at] = Cell{};
    }
    return cells;
  }

 private:
  std::vector<Motion> motions_;
};

// 0 at both ends of the time and 1 in its middle.
float swell(const Tween& tween, Duration now);

}  // namespace quintet::ui
