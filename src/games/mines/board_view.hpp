// The board of Minesweeper on the screen: all of it where its cells stay large enough, else a part that is scrolled and
// zoomed; and the motion that follows a move. All motion is a function of scene time; a new move ends the motion in
// progress.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/mines/cell_grid.hpp"
#include "games/mines/game_looks.hpp"
#include "ui/context.hpp"
#include "ui/game/board_scroll.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::mines {

class BoardView final : public ui::BoardView {
 public:
  // Whole: small cells too, for a picture of a board.
  enum class Fit : bool { Playable, Whole };

  explicit BoardView(ui::Context& context, Fit fit = Fit::Playable) : context_(context), fit_(fit) {}

  void fit(Rect area, Size size);
  const CellGrid& grid() const { return grid_; }
  Rect plate() const override { return grid_.plate; }
  float rim() const override { return grid_.rim; }
  float pitch() const override { return grid_.side; }
  Vec centre(Point at) const override { return grid_.cell(at).centre(); }
  std::optional<Point> hit(Vec place, Duration) const override { return grid_.hit(place); }

  // By so many steps; the cell at this place stays there.
  void zoom(float steps, Vec about);
  void scroll(Vec by) { scroll_to(grid_.scrolled() + by); }
  void reveal(Point cell);
  // Whether the event was for the scroll bars, or the wheel over the board.
  bool handle(const PointerEvent& event);
  // Discards a scroll bar's grip.
  void let_go() { bars_.let_go(); }

  // This game at rest.
  void reset(const Game& game);
  // The game has changed by a move there.
  void show(const Game& game, Point from, Duration now);
  // Nothing can be done there.
  void refuse(Point at, Duration now);
  void finish();
  bool moving(Duration now) const override { return now < busy_until_; }
  Duration busy_until() const override { return busy_until_; }

  // The plate with the cells; the window around them is painted before. `pressed`: cells under a press.
  void draw(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const;
  // With the window around it.
  void draw_window(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const;

 private:
  struct Change {
    Point at;
    CellLook from, to;
    Tween tween;
  };

  void scroll_to(Vec scrolled);
  ui::BoardScroll::View view() const;
  Tween tween_of(const Change& change, int distance, int farthest, const Game& game, Duration now) const;
  std::string plate_key() const;  // what the look of the plate depends on
  Grid<CellLook> still_looks(Duration now) const;
  void draw_still(Canvas& canvas, const Grid<CellLook>& still, Numbers numbers) const;
  void draw_change(Canvas& canvas, const Change& change, Numbers numbers, Duration now) const;
  void draw_cells(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const;

  ui::Context& context_;
  Fit fit_;
  Rect area_;
  CellGrid grid_;
  std::optional<float> side_;  // of a cell, as the player has chosen it
  ui::BoardScroll bars_;
  Grid<CellLook> looks_;  // after all motion
  std::vector<Change> changes_;
  std::optional<Point> refused_;
  Tween refusal_;
  Duration busy_until_{0};
};

}  // namespace quintet::mines
