// The first board of 2048: a slide, a merge, one more merge, and then a 16 without help. Nothing is counted.
#pragma once

#include <functional>
#include <string>

#include "games/twenty48/board_view.hpp"
#include "games/twenty48/move_sounds.hpp"
#include "ui/game/lesson_page.hpp"

namespace quintet::twenty48 {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);

 protected:
  const ui::BoardView& board() const override { return view_; }
  void place_board(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void swipe(Action direction) override;
  void decline_swipe(Action direction) override;
  void advance(Duration step) override;
  bool moving() const override { return ui::LessonPage::moving() || sounds_.waiting(); }
  std::string state() const override;

 private:
  // In the last step the player is free.
  bool free() const { return lesson().done() + 1 == lesson().steps(); }

  Game game_;
  BoardView view_;
  MoveSounds sounds_;
};

}  // namespace quintet::twenty48
