// What Minesweeper does on its page.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/mines/advice.hpp"
#include "games/mines/board_view.hpp"
#include "games/mines/match.hpp"
#include "ui/pages/game_page.hpp"

namespace quintet::mines {

class Controller final : public ui::MatchController<Match, BoardView> {
 public:
  Controller(ui::GamePage& page, Match match, Dealer::Effort effort = Dealer::Effort::Full);

  void act(const ui::Gesture& gesture) override;
  void undo() override;
  void redo() override;
  void begin_anew() override;
  std::optional<std::string_view> loss_of_restart() const override;
  void enter() override;
  void leave() override;
  void advance() override;
  bool handle(const Event& event) override;
  bool dismiss() override;
  Duration show_end() override;
  void open_result(ui::GameResult& result) override;
  bool refresh_result(ui::GameResult& result) override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  ui::GamePlaces place(Rect area, float room) override;
  void draw(Canvas& canvas, Duration now) const override;
  void draw_more(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 protected:
  void complete(ui::Standing& standing) const override;

 private:
  // A click that something depends on later.
  struct Click {
    Point cell;
    Duration at;
  };

  void play(const Move& move);
  void play_automatic();
  void sound(const Played& played);
  void deal(Point first);
  void stop_dealing();
  void take_board();
  void ask_plain(Point first);
  void change_level(Mode mode);
  void play_same_board();
  Hand hand() const;
  Automatic automatic() const;
  std::vector<Point> pressed() const;
  void draw_signs(Canvas& canvas, Duration now) const;
  std::string time_on_clock() const;
  void take_help();
  void restart();
  bool running() const { return match_.game().status() == Status::Playing; }

  Dealer dealer_;
  Advisor advisor_;
  std::optional<Click> dealing_;  // for this first click
  std::optional<Click> number_;   // the last click on a number, for a double click
  std::optional<Point> cursor_;   // that was brought into sight
  bool flags_first_ = false;      // fingers set flags
  bool again_ = false;            // the next match is on the same board
};

}  // namespace quintet::mines
