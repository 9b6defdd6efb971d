// The page on which Minesweeper is played.
#pragma once

#include <string>

#include "games/mines/match.hpp"
#include "ui/game/grid_view.hpp"
#include "ui/game/play_page.hpp"

namespace quintet::mines {

class PlayPage final : public ui::PlayPageOf<Match> {
 public:
  PlayPage(ui::Context& context, Match match);

 protected:
  void begin_anew() override;
  ui::GameResult record_result() override;
  const ui::BoardView& board() const override { return view_; }
  void place_board(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  void alternative(Point cell) override;
  Alternative alternative_use() const override { return Alternative::Moves; }
  std::optional<Point> next_cell(Point from, quintet::Action direction) const override;
  ui::HeaderBar header(float width) const override;
  bool clock_runs() const override { return match_.game().status() == Status::Playing; }
  bool against_the_clock() const override { return true; }
  std::string state() const override;

 private:
  void play(const Move& move);

  ui::GridView view_;
};

}  // namespace quintet::mines
