// The page on which Link-up is played: selecting tiles, the path between them, hints, reshuffles, the time bar.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/board_play.hpp"
#include "games/link/board_view.hpp"
#include "games/link/clock.hpp"
#include "games/link/match.hpp"
#include "ui/pages/play_page.hpp"

namespace quintet::link {

class PlayPage final : public ui::PlayPageOf<Match> {
 public:
  PlayPage(ui::Context& context, Match match);

  void enter() override;
  void leave() override;

 protected:
  bool playing() const override { return match_.status() == Match::Status::Playing; }
  void save() override;
  void undo_move() override;
  void redo_move() override;
  void begin_anew() override;
  Duration show_end() override;
  void finish_end() override;
  std::vector<ui::MenuItem> result_items() override;

  const ui::BoardView& board() const override { return view_; }
  Extent board_shape() const override;
  void place_board(Rect area) override;
  ui::ResultPlaces places_with_result(Rect area) const override;
  void place_ended_board(Rect from, Rect to, float part) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  void alternative(Point cell) override;
  void drag(const ui::Gesture& gesture) override;
  Alternative alternative_use() const override { return Alternative::Looks; }
  std::optional<Point> next_cell(Point from, Action direction) const override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  void paint_more(Canvas& canvas, Duration now) const override;
  ui::LocalizedText pause_line() const override;
  std::vector<ui::MenuItem> pause_items() override;
  bool against_the_clock() const override { return match_.mode() != Mode::Relaxed; }
  bool can_pause() const override { return playing(); }
  bool clock_runs() const override { return timer_.runs(now()); }
  std::optional<Duration> clock_due() const override;
  void leave_game() override;
  bool dismiss() override;
  void advance_game() override;
  bool intercept(const Event& event) override;
  bool moving() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  void respond(const TileSelection::Outcome& outcome);
  void take(const Pair& pair);
  void show_move(const Played& played, const std::optional<Pair>& pair);
  void hint();
  void shuffle();
  void say_cost(int stars_before, Milliseconds time);
  void deal_in();
  void demonstrate();
  void offer_undo();
  void choose_new_board();
  void take_pictures();
  bool won() const { return match_.status() == Match::Status::Won; }

  BoardView view_;
  MoveSounds sounds_;
  FloatingGains gains_;
  TileSelection selection_;
  MatchTimer timer_;
  // The setting when another page came over this one; nothing while that page is the setup of another board.
  std::optional<Pictures> pictures_before_;
};

}  // namespace quintet::link
