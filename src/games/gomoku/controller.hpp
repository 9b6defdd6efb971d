// What gomoku does on its page. The finished board stays there, for review or undo.
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
#include "ui/stones/turn_controller.hpp"
#include "ui/stones/watching.hpp"

namespace quintet::gomoku {

class Controller final : public ui::MatchController<Match, ui::TurnController> {
 public:
  // `table`: see Thinker.
  Controller(ui::GamePage& page, Match match, std::size_t table = Thinker::kTable);

  void act(const ui::Gesture& gesture) override;
  void undo() override;
  void redo() override;
  void begin_anew() override;
  void enter() override;
  void leave() override;
  void advance() override;
  bool dismiss() override;
  Duration show_end() override;
  void open_result(ui::GameResult& result) override;
  bool refresh_result(ui::GameResult& result) override;

  const ui::BoardView& board() const override { return view_; }
  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  ui::PauseCard pause() override;
  void draw(Canvas& canvas, Duration now) const override;
  std::string state() const override;
  std::optional<Vec> locate(std::string_view name) const override;

 protected:
  void complete(ui::Standing& standing) const override;
  ui::Turn turn() const override;
  ui::BackgroundThinker& thinker() override { return thinker_; }
  void ask(Request request) override;
  Expected<bool, Problem> take_answer() override;
  void play_without_answer(Request request) override;
  void conclude(Conclusion how) override;
  ui::SeatCard seat_card(Side side) const override;
  ui::SeatCommands seat_commands() override;
  ui::SeatPanel panel(Side side) const override;
  void place_board(Rect area) override;

 private:
  const Game& game() const { return match_.game(); }
  std::size_t moves() const { return match_.session().played(); }
  bool over() const { return game().over(); }
  bool watched() const { return match_.mode() == Mode::Watch; }
  bool person_acts() const { return !over() && !match_.computer_acts(); }
  bool playing() const { return person_acts() && !game().choosing(); }
  void play(const Move& move);
  void board_changed();
  void show_opening_prompt();
  void take_hint(const Hint& hint);
  void hint();
  void toggle_threats();
  std::optional<ui::Thinking> thinking() const;
  // The point under the cursor or the pointer.
  std::optional<Point> pointed_at() const;
  ui::ImportExport files() const;
  void review();
  void play_against(Level level);
  std::optional<ui::SeatCommands::Choice> colour_choice();
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
