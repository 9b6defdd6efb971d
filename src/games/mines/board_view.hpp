// The board of Minesweeper on the screen, and the hand that opens and flags.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/mines/game.hpp"
#include "games/mines/cells.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/kit/board_view.hpp"

namespace quintet::mines {

// The board of Minesweeper on the screen: all of it where its cells stay large enough, else a part that is scrolled and
// zoomed; and the motion that follows a move. All motion is a function of scene time; a new move ends the motion in
// progress.
enum class CellMotion : std::uint8_t { Changes, Refuses, Blossoms };

class BoardView final : public ui::MotionBoard<CellMotion, CellLook> {
 public:
  // Whole: small cells too. Picture: so as well, and never on its side.
  enum class Fit : std::uint8_t { Playable, Whole, Picture };

  explicit BoardView(ui::Context& context, Fit fit = Fit::Playable) : context_(context), fit_(fit) {}

  void fit(Rect area, Size size);

  // This game at rest.
  void reset(const Game& game, AfterLoss rest = AfterLoss::Told);
  // The game has changed by a move there. When that clears the board, a wave from there plants the flags that are missing,
  // and each of them blossoms.
  void show(const Game& game, Point from, Duration now, AfterLoss rest = AfterLoss::Told);
  // Nothing can be done there.
  void refuse(Point at, Duration now);

  // The plate with the cells; the window around them is painted before. `pressed`: cells under a press.
  void draw(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const;
  // With the window around it.
  void draw_window(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const;

 private:
  void lay(Vec scrolled) override;
  // How a cell comes to this look.
  Tween tween_of(CellLook to, int distance, int farthest, const Game& game, Duration now) const;
  Tween blossoming(int distance, int farthest, Duration now) const;
  Grid<CellLook> still_looks(Duration now) const;
  void draw_still(Canvas& canvas, const Grid<CellLook>& still, Numbers numbers) const;
  void draw_change(Canvas& canvas, const Motion& motion, Numbers numbers, Duration now) const;
  void draw_blossoming(Canvas& canvas, const Motion& motion, Numbers numbers, float part) const;
  void draw_cells(Canvas& canvas, Numbers numbers, const std::vector<Point>& pressed, Duration now) const;

  ui::Context& context_;
  Fit fit_;
  Rect area_;
  Size size_{}, across_{};  // of the board, and as it lies
  Grid<CellLook> looks_;    // after all motion
};

// What gestures on a board mean as moves, and the moves that the computer makes for the player.
struct Hand {
  bool chord_by_click = true;  // a Pick of a number is a chord
  bool flags_first = false;    // a Pick marks, and an Alternative opens: for fingers

  // Nothing where the gesture means nothing there. The move may be illegal, such as a chord with too few flags.
  std::optional<Move> move(const Game& game, const ui::Gesture& gesture) const;
  // The closed cells that look pressed while the gesture is held.
  std::vector<Point> pressed(const Game& game, const ui::Gesture& gesture) const;
};

// What the computer plays for the player, by single numbers.
struct Automatic {
  bool flags = false;   // where all closed cells around a number have to be mines
  bool chords = false;  // where a number has its flags

  // The first such move; nothing if there is none.
  std::optional<Move> move(const Game& game) const;
};

}  // namespace quintet::mines
