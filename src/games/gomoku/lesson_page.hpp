// The first board of gomoku: make five, stop a four, stop an open three, make an open four and win with it. The player
// has black. Nothing is counted.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "ui/game/lesson_page.hpp"
#include "ui/game/sound_cues.hpp"

namespace quintet::gomoku {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);

 protected:
  const ui::BoardView& board() const override { return view_; }
  void place_board(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  void decline(Point cell) override;
  void step_begun() override;
  std::optional<Point> next_cell(Point from, Action direction) const override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  // Places a stone of the side to move.
  void place(Point at);
  // The threats that the words are about; where to answer them is for the player to find.
  void find_threats();
  // What the step asks for.
  std::optional<Point> wanted() const;
  // The step is done; its result stays in sight for a moment.
  void go_on();

  Game game_;
  BoardView view_;
  std::optional<Point> hint_;
  std::vector<StandingThreat> threats_;
  ui::SoundCues landing_;  // of the stone that falls
  std::optional<Duration> next_at_;
};

}  // namespace quintet::gomoku
