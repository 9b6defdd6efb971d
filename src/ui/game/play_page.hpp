// The page on which a game is played: the head line with its commands, the board with the focus, the clock, pause, the
// question before a game is given up, saving after each move, the record and the result at the end. A game's own page
// derives from it, draws the board and plays the moves. It is a page, not a base of rules.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/game/board_input.hpp"
#include "ui/game/board_view.hpp"
#include "ui/game/command.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/game/match_store.hpp"
#include "ui/pages/menu_item.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/result_page.hpp"
#include "ui/widgets/board_message.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

class PlayPage : public Page {
 public:
  void enter() override;
  void leave() override;

 protected:
  // How the same game is begun anew, and the question before that gives up a game in progress.
  struct Restart {
    CommandInfo command;  // also an item of the pause page
    std::string_view question, text;
  };

  // The definition must outlive the page.
  PlayPage(Context& context, const GameDefinition& game, BoardInput::Touch touch, const Restart& restart);

  // The match; PlayPageOf answers these from the game's Match.
  virtual bool over() const = 0;
  virtual bool begun() const = 0;
  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  virtual void pass(Duration time) = 0;
  virtual void save() = 0;
  virtual void discard() = 0;
  virtual Duration elapsed() const = 0;

  // Plays on the board what undo, redo and a restart mean, and shows it.
  virtual void take_back() = 0;
  virtual void play_again() = 0;
  virtual void start_again() = 0;
  // Enters the result among the records, unless the match was recorded before undo took its end back; returns it
  // without entries.
  virtual GameResult record_result() = 0;
  // Shows how the game has ended and plays its sound, by default that of a win; returns when the result is to be shown.
  virtual Duration show_end();
  // What the result page offers, by default a restart and the way back. The last item is chosen by Escape.
  virtual std::vector<MenuItem> ways_on();

  // The board.
  virtual const BoardView& board() const = 0;
  // Width and height of the board in any measure, where the counters of the head line may move beside or above it to
  // leave it the most room.
  virtual Extent board_shape() const { return {}; }
  virtual void place_board(Rect area) = 0;
  // The whole window.
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  virtual void pick(Point cell) = 0;
  virtual void alternative(Point cell);
  virtual void swipe(Action direction);
  // Whether Secondary and right clicks mean a cell, and not a command.
  virtual bool has_alternative() const { return false; }
  // Where an arrow takes the cursor; nothing at the edge.
  virtual std::optional<Point> next_cell(Point from, Action direction) const = 0;
  // Whether the board takes moves from the player.
  virtual bool playing() const { return !over(); }

  // The page around it.
  virtual HeaderBar header(float width) const = 0;
  // Between redo and pause in the head line, or with keys only.
  virtual std::vector<Command> tools() { return {}; }
  // Buttons elsewhere on the page, with their places.
  virtual std::vector<std::pair<Command, Rect>> buttons() { return {}; }
  // Over the board and under its message: bars, cards.
  virtual void paint_more(Canvas& canvas, Duration now) const;
  // The board and the window around it may look like another desk.
  virtual const Theme& window_theme() const { return theme(); }
  // Under the title of the pause, and the items between its second and those that every game has.
  virtual LocalizedText pause_line() const { return {}; }
  virtual std::vector<MenuItem> pause_items() { return {}; }
  // Whether a lost focus pauses the game, and questions hide the board.
  virtual bool against_the_clock() const { return false; }
  virtual bool can_pause() const { return true; }
  // Whether time goes by now, and when the page has to be drawn next because it does.
  virtual bool clock_runs() const { return true; }
  virtual std::optional<Duration> clock_due() const;
  virtual void leave_game();
  // After the messages and the clock, before the end.
  virtual void advance_game(Duration step);

  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const ControlEvent& reply) const override;
  void on_action(Action action) override;
  void on_window_event(WindowEvent event) override;
  void advance(Duration step) override;
  void go_back() override { leave_game(); }
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  // A cell by its row and column: "2,3".
  std::optional<Vec> locate_more(std::string_view name) const override;

  void undo();
  void redo();
  void pause();
  void confirm_restart();
  // After every move: saves, or begins the end.
  void moved();
  bool would_lose_game() const { return begun() && !over(); }
  // The end has been shown long enough.
  void show_result();
  bool ending() const { return finish_at_.has_value(); }
  // The cursor, where keys are used on the board.
  std::optional<Point> shown_cursor() const;

  BoardInput input_;
  BoardMessage message_;
  const GameDefinition& game_definition_;

 private:
  bool intercept_action(const ActionEvent& event);
  void act(const Gesture& gesture);
  bool step_cursor(const ActionEvent& event);
  std::vector<Command> commands();
  bool run_command(const std::function<bool(const CommandInfo&)>& wanted);
  void restart();
  void begin_end();
  void record();
  void forget_end();

  Restart restart_;
  CounterPlace counters_place_;
  std::size_t icons_ = 0;              // in the head line
  std::optional<GameResult> outcome_;  // once the match is over and recorded
  std::optional<Duration> finish_at_;  // when the result is shown
  bool focused_ = true;                // the window
};

// The page of a game with this Match, which has what ui::Match has.
template <class M, class Base = PlayPage>
class PlayPageOf : public Base {
 protected:
  template <class... Arguments>
  PlayPageOf(M match, Context& context, Arguments&&... arguments)
      : Base(context, std::forward<Arguments>(arguments)...), match_(std::move(match)) {}

  bool over() const override { return match_.over(); }
  bool begun() const override { return match_.begun(); }
  bool can_undo() const override { return match_.can_undo(); }
  bool can_redo() const override { return match_.can_redo(); }
  void pass(Duration time) override { match_.pass(time); }
  void save() override { store().save(match_); }
  void discard() override { store().discard(match_.mode_id()); }
  Duration elapsed() const override { return match_.elapsed(); }
  void take_back() override { match_.undo(); }
  void play_again() override { match_.redo(); }
  MatchStore<M> store() const { return MatchStore<M>(this->context_.profile); }

  M match_;
};

}  // namespace quintet::ui
