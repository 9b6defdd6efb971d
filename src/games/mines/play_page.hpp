// The page on which Minesweeper is played.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/mines/advice.hpp"
#include "games/mines/board_view.hpp"
#include "games/mines/match.hpp"
#include "ui/pages/play_page.hpp"

namespace quintet::mines {

class PlayPage final : public ui::PlayPageOf<Match> {
 public:
  PlayPage(ui::Context& context, Match match, Dealer::Effort effort = Dealer::Effort::Full);

  void enter() override;
  void leave() override;
  bool busy() const override { return dealer_.running() || aide_.running(); }

 protected:
  void undo_move() override;
  void redo_move() override;
  void begin_anew() override;
  Duration show_end() override;
  void finish_end() override { view_.finish(); }
  std::vector<ui::MenuItem> result_items() override;

  const ui::BoardView& board() const override { return view_; }
  Extent board_shape() const override;
  void refresh_result(ui::GameResult& result) override;
  bool refreshing() const override { return aide_.running(); }
  ui::ResultPlaces places_with_result(Rect area) const override;
  void place_board(Rect area) override;
  void place_ended_board(Rect from, Rect to, float part) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  void alternative(Point cell) override;
  void both(Point cell) override;
  void pan(Vec by) override { view_.scroll(Vec{} - by); }
  Alternative alternative_use() const override { return Alternative::Moves; }

  ui::HeaderBar header(float width) const override;
  ui::CommandInfo undo_info() const override;
  std::string_view restart_text() const override;
  // Flags before the first opening are no loss.
  bool restart_loses() const override { return clock_runs(); }
  std::vector<ui::Command> tools() override;
  std::vector<std::pair<ui::Command, Rect>> buttons() override;
  Rect message_place() const override { return aide_.bar_place(); }
  void paint_more(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  void on_action(quintet::Action action) override;
  bool dismiss() override;
  ui::LocalizedText pause_line() const override;
  std::vector<ui::MenuItem> pause_items() override;
  bool clock_runs() const override { return match_.game().status() == Status::Playing; }
  bool against_the_clock() const override { return clock_runs(); }
  void advance_game() override;
  bool moving() const override;
  std::string state() const override;

 private:
  // A click that something depends on later.
  struct Click {
    Point cell;
    Duration at;
  };

  void play(const ui::Gesture& gesture);
  void play(const Move& move);
  void play_automatic();
  void sound(const Played& played);
  void deal(Point first);
  void stop_dealing();
  void take_board();
  void ask_plain(Point first);
  void change_level(Mode mode);
  void play_same_board();
  void review();
  Hand hand() const;
  Automatic automatic() const;
  std::vector<Point> pressed() const;
  void draw_signs(Canvas& canvas, Duration now) const;
  void take_help();

  BoardView view_;
  Dealer dealer_;
  Aide aide_;
  std::optional<Click> dealing_;  // for this first click
  std::optional<Click> number_;   // the last click on a number, for a double click
  std::optional<Point> cursor_;   // that was brought into sight
  bool flags_first_ = false;      // fingers set flags
  bool again_ = false;            // the next match is on the same board
};

}  // namespace quintet::mines
