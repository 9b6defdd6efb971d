// The page on which gomoku is played. The finished board stays on the page, for review or undo.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/stones/turn_play_page.hpp"
#include "ui/stones/watching.hpp"

namespace quintet::gomoku {

class PlayPage final : public ui::PlayPageOf<Match, ui::TurnPlayPage> {
 public:
  // `table`: see Thinker.
  PlayPage(ui::Context& context, Match match, std::size_t table = Thinker::kTable);

  void enter() override;

 protected:
  void undo_move() override;
  void redo_move() override;
  void begin_anew() override;
  Duration show_end() override;
  void advance_game() override;
  void leave() override;
  void finish_end() override;
  void refresh_result(ui::GameResult& result) override;
  bool refreshing() const override { return turning_point_.running(); }
  std::vector<ui::MenuItem> result_items() override;

  const ui::BoardView& board() const override { return view_; }
  void place_board_between(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  bool playing() const override { return person_acts() && !game().choosing(); }
  bool has_cursor() const override { return !over() && !watched(); }

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  std::vector<ui::Command> end_choices(Side side) override;
  std::optional<Choice> choice() override;
  std::vector<ui::Command> watch_speeds() override;
  float panel_height(Side side, float width) const override;
  void draw_panel(Canvas& canvas, Side side, Rect area) const override;
  ui::SeatCard seat_card(Side side) const override;
  Side acting_side() const override;
  Side result_side() const override;
  const ui::Theme& window_theme() const override { return window_theme_; }
  ui::LocalizedText pause_line() const override;
  std::vector<ui::MenuItem> pause_items() override;
  std::optional<Duration> clock_due() const override;
  bool dismiss() override;

  ui::BackgroundThinker& thinker() override { return thinker_; }
  const ui::BackgroundThinker& thinker() const override { return thinker_; }
  bool computer_acts() const override { return match_.computer_acts(); }
  bool watched() const override { return match_.mode() == Mode::Watch; }
  bool against_computer() const override { return match_.mode() == Mode::Computer; }
  Duration thinking_time() const override;
  void ask(Request request) override;
  Expected<bool, Problem> take_answer() override;
  void play_without_answer(Request request) override;

  bool can_offer_draw() const override;
  bool can_resign() const override { return !over() && moves() > 0 && game().settled(); }
  void agree_draw() override { play({.kind = Move::Kind::Draw}); }
  void resign() override;
  std::string_view draw_question() const override { return ui::draw_question(match_); }
  std::string_view resign_question() const override { return ui::resign_question(match_); }

  void on_file_dropped(const std::string& file) override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  const Game& game() const { return match_.game(); }
  std::size_t moves() const { return match_.session().played(); }
  bool person_acts() const { return !over() && !match_.computer_acts(); }
  void play(const Move& move);
  void board_changed();
  void show_opening_prompt();
  void take_hint(const Hint& hint);
  void hint();
  void toggle_threats();
  std::optional<ui::Thinking> thinking() const;
  // The point under the cursor or the pointer.
  std::optional<Point> pointed_at() const;
  ui::ImportExport files();
  void review();
  void play_against(Level level);
  ui::Command move_command(ui::CommandInfo info, Move::Kind kind);
  BoardMarks marks() const;

  BoardView view_;
  Thinker thinker_;
  ui::Theme window_theme_;
  BoardAids aids_;
  std::vector<Point> stones_;  // on the board, in the order of play
  ui::SoundCues landing_;      // of the stone that falls
  ui::SoundCues end_sound_;    // the phrase begins when the first stone of the five lights up
  ui::WatchedChances chances_;
  ui::TurningPoint turning_point_;
};

}  // namespace quintet::gomoku
