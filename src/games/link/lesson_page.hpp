// The first board of Link-up: a straight path, one turn, two turns, a pair that three turns would be needed for, and then
// the rest of the board. Nothing is counted.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "games/link/board_view.hpp"
#include "games/link/move_sounds.hpp"
#include "games/link/tile_selection.hpp"
#include "ui/game/lesson_page.hpp"

namespace quintet::link {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);

 protected:
  const ui::BoardView& board() const override { return view_; }
  void place_board(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  void decline(Point cell) override;
  void drag(const ui::Gesture& gesture) override;
  void step_begun() override;
  std::optional<Point> next_cell(Point from, Action direction) const override;
  void advance(Duration step) override;
  bool moving() const override { return ui::LessonPage::moving() || sounds_.waiting(); }
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  void respond(const TileSelection::Outcome& outcome);
  void refuse(const Pair& pair, Verdict verdict);
  void take(const Pair& pair);

  Game game_;
  BoardView view_;
  MoveSounds sounds_;
  TileSelection selection_;
};

}  // namespace quintet::link
