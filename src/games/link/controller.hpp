// What Link-up does on its page: selecting tiles, the path between them, hints, reshuffles, the time bar.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/board_play.hpp"
#include "games/link/board_view.hpp"
#include "games/link/clock.hpp"
#include "games/link/match.hpp"
#include "ui/pages/game_page.hpp"

namespace quintet::link {

class Controller final : public ui::MatchController<Match, BoardView> {
 public:
  Controller(ui::GamePage& page, Match match);

  void save() override;
  void act(const ui::Gesture& gesture) override;
  void undo() override;
  void redo() override;
  void begin_anew() override;
  std::optional<Point> next_cell(Point from, Action direction) const override;
  void enter() override;
  void leave() override;
  void advance() override;
  bool handle(const Event& event) override;
  bool dismiss() override;
  Duration show_end() override;
  void open_result(ui::GameResult& result) override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  std::vector<ui::MenuItem> pause_items() override;
  ui::GamePlaces place(Rect area, float room) override;
  void draw(Canvas& canvas, Duration now) const override;
  void draw_more(Canvas& canvas, Duration now) const override;
  std::string state() const override;
  std::optional<Vec> locate(std::string_view name) const override;

 protected:
  void complete(ui::Standing& standing) const override;

 private:
  std::optional<Duration> clock_due() const;
  void respond(const TileSelection::Outcome& outcome);
  void take(const Pair& pair);
  void show_move(const Played& played, const std::optional<Pair>& pair, float heat = 0);
  void refuse(const Pair& pair, Verdict verdict);
  void hint();
  void shuffle();
  void say_cost(int stars_before, Milliseconds time);
  void deal_in();
  void demonstrate();
  void offer_undo();
  void choose_new_board();
  void take_pictures();
  bool playing() const { return match_.status() == Match::Status::Playing; }
  bool won() const { return match_.status() == Match::Status::Won; }

  MoveSounds sounds_;
  ui::FloatingGains gains_;
  TileSelection selection_;
  MatchTimer timer_;
  // The setting when another page came over this one; nothing while that page is the setup of another board.
  std::optional<Pictures> pictures_before_;
};

}  // namespace quintet::link
