// The first boards of Minesweeper: what a number says, a flag, and a chord that clears a board. Nothing is counted.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "games/mines/board_view.hpp"
#include "ui/game/lesson_page.hpp"

namespace quintet::mines {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);

 protected:
  const ui::BoardView& board() const override { return view_; }
  void place_board(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  Alternative alternative_use() const override { return Alternative::Moves; }
  void pick(Point cell) override;
  void alternative(Point cell) override;
  void both(Point cell) override;
  void decline(Point cell) override;
  void step_begun() override;
  std::optional<Point> next_cell(Point from, quintet::Action direction) const override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;

 private:
  // What the step asks for; anything else is declined.
  void play(Action action, Point cell);

  Game game_;
  BoardView view_;
  std::optional<Duration> next_at_;  // the result of a step stays in sight for a moment
};

}  // namespace quintet::mines
