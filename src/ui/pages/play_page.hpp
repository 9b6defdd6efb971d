// The base of every game's play page: the header with its commands, the board with the focus, the clock, pause, the
// question before a match is abandoned, saving after each move, recording and showing the result. A game's own page
// derives from it, draws the board and plays the moves. It contains no rules.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/board_input.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/result_page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

class PlayPage : public Page {
 public:
  void enter() override;
  void leave() override;

 protected:
  // How a match is restarted, and the question that is asked if a match in progress would be lost.
  struct Restart {
    CommandInfo command;  // also an item of the pause page
    std::string_view question, text;
  };

  // The definition must outlive the page.
  PlayPage(Context& context, const GameDefinition& game, BoardInput::Touch touch, const Restart& restart);

  // What the question before a restart says, by default the text of `restart`.
  virtual std::string_view restart_text() const { return restart_.text; }

  // The state of the match; PlayPageOf implements these with the game's matches.
  virtual bool over() const = 0;
  virtual bool begun() const = 0;
  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  virtual void pass(Duration time) = 0;
  virtual void save() = 0;
  virtual void discard() = 0;
  virtual Duration elapsed() const = 0;

  // Apply undo, redo and restart to the match and show the change on the board.
  virtual void undo_move() = 0;
  virtual void redo_move() = 0;
  virtual void begin_anew() = 0;
  // Records the result, unless the match was recorded before an undo took its end back; returns it without entries.
  virtual GameResult record_result() = 0;
  // Shows the end of the game and plays its sound, by default that of a win; returns the time at which the result page
  // opens. The room for it is made just before, unless `make_room` has set another time.
  virtual Duration show_end();
  // Ends the motion of the end at once.
  virtual void finish_end() {}
  // The items of the result page, by default restart and back. Escape chooses the last one.
  virtual std::vector<MenuItem> result_items();
  // Adds to the result what a background computation has found out since it opened, and whether one still runs.
  virtual void refresh_result(GameResult& result);
  virtual bool refreshing() const { return false; }

  // The board.
  virtual const BoardView& board() const = 0;
  // Width and height of the board in any unit, if the counters of the header may move beside or above the board to
  // leave it the most room.
  virtual Extent board_shape() const { return {}; }
  virtual void place_board(Rect area) = 0;
  // Where messages stand, by default right of the board or below it; where it is empty or a message does not fit, they
  // stand at the rim of the board.
  virtual Rect message_place() const;
  // Where the result stands in the area of the board, and what it leaves to the board.
  virtual ResultPlaces places_with_result(Rect area) const { return result_places(area); }
  // The board moves from one area to the other to make room for the result: `part` is 0…1.
  virtual void place_ended_board(Rect from, Rect to, float part);
  // Draws the whole window.
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  virtual void pick(Point cell);
  virtual void alternative(Point cell);
  virtual void swipe(Action direction);
  // A press was dragged to another cell.
  virtual void drag(const Gesture& gesture);
  // Both buttons, or the middle one.
  virtual void both(Point cell);
  // A finger moves the board.
  virtual void pan(Vec by);
  // What Secondary and right clicks do with a cell.
  using Alternative = BoardFocus::Alternative;
  virtual Alternative alternative_use() const { return Alternative::None; }
  // Whether arrows move a cursor on the board, also while it is not the player's turn.
  virtual bool has_cursor() const { return playing(); }
  // The next cell of the cursor in this direction; nothing at the edge.
  virtual std::optional<Point> next_cell(Point from, Action direction) const;
  // Whether the board accepts moves from the player.
  virtual bool playing() const { return !over(); }

  // The parts of the page around the board.
  virtual HeaderBar header(float width) const = 0;
  virtual CommandInfo undo_info() const { return commands::kUndo; }
  virtual CommandInfo redo_info() const { return commands::kRedo; }
  // Commands between redo and pause in the header, or with keys only.
  virtual std::vector<Command> tools() { return {}; }
  // Buttons elsewhere on the page, with their bounds.
  virtual std::vector<std::pair<Command, Rect>> buttons() { return {}; }
  // Paints over the board and under its message: bars, cards.
  virtual void paint_more(Canvas& canvas, Duration now) const;
  // The board and the window around it may have the materials of another theme.
  virtual const Theme& window_theme() const { return theme(); }
  // The line under the title of the pause page, and the items between its second and the common ones.
  virtual LocalizedText pause_line() const { return {}; }
  virtual std::vector<MenuItem> pause_items() { return {}; }
  // Whether losing the focus pauses the game, and questions hide the board.
  virtual bool against_the_clock() const { return false; }
  virtual bool can_pause() const { return true; }
  // Whether the clock runs, and when it next requires the page to be drawn.
  virtual bool clock_runs() const { return true; }
  virtual std::optional<Duration> clock_due() const;
  virtual void leave_game();
  // Takes away what the page only shows, such as a hint or a message, before Escape leaves; whether there was anything.
  virtual bool dismiss() { return message_.dismiss(); }
  // Called after messages and clock have advanced, before the end of the game is handled.
  virtual void advance_game();

  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const ControlEvent& reply) const override;
  void on_action(Action action) override;
  void on_window_event(WindowEvent event) override;
  void advance(Duration step) override;
  void go_back() override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  // A cell by its row and column: "2,3".
  std::optional<Vec> locate_more(std::string_view name) const override;

  void undo();
  void redo();
  void pause();
  void confirm_restart();
  // Without a question.
  void restart();
  // Called after every move: saves, or starts the end of the game.
  void moved();
  bool would_lose_game() const { return begun() && !over(); }
  // Whether a restart is asked about first.
  virtual bool restart_loses() const { return would_lose_game(); }
  // The end has been shown long enough.
  void show_result();
  bool ending() const { return finish_at_.has_value(); }
  // Shows what has been reached while the game goes on, in the place of a result. Needs an entry that closes it.
  void show_milestone(GameResult result);
  // The board begins to make room for the result.
  void make_room(Duration start);
  // 0…1: how much of that room there is.
  float result_room(Duration now) const;
  // The result is above this page.
  bool result_shown() const { return result_open_; }
  // The end has been recorded and shown.
  bool ended() const { return outcome_ && !ending(); }
  // The cursor, while keys are used on the board.
  std::optional<Point> shown_cursor() const { return board_focus_.shown_cursor(); }

  BoardInput input_;
  BoardMessage message_;
  const GameDefinition& game_definition_;

 private:
  bool intercept_action(const ActionEvent& event);
  void act(const Gesture& gesture);
  std::vector<Command> commands();
  // An enabled one.
  bool has_command(Action key);
  void run_command(const std::function<bool(const CommandInfo&)>& wanted);
  void begin_end();
  void record();
  void forget_end();
  bool skips_end(const Event& event) const;
  void close_result();
  void open_result(GameResult result);
  Rect place_with_result();
  std::vector<Control> controls_beside_result() const;

  BoardFocus board_focus_;
  Restart restart_;
  CounterPlace counters_place_;
  std::size_t icons_ = 0;              // in the header
  std::optional<GameResult> outcome_;  // set when the match is over and recorded
  std::optional<Duration> finish_at_;  // when the result page opens
  Duration ended_at_{0};
  std::optional<Tween> room_;  // for the result: made, or being made
  bool result_open_ = false;   // the result page is above this one
  Rect slip_;
  bool focused_ = true;  // whether the window has the focus
};

// The page of a game with these matches, whose kit is in the list of games.
template <class M, class Base = PlayPage>
class PlayPageOf : public Base {
 protected:
  template <class... Arguments>
  PlayPageOf(M match, Context& context, Arguments&&... arguments)
      : Base(context, kit_of<M>(context), std::forward<Arguments>(arguments)...),
        match_(std::move(match)),
        flow_(context) {}

  bool over() const override { return match_.over(); }
  bool begun() const override { return match_.begun(); }
  bool can_undo() const override { return match_.can_undo(); }
  bool can_redo() const override { return match_.can_redo(); }
  void pass(Duration time) override { match_.pass(time); }
  void save() override { flow_.store().save(match_); }
  void discard() override { flow_.store().discard(match_.mode_id()); }
  Duration elapsed() const override { return match_.elapsed(); }
  void undo_move() override { match_.undo(); }
  void redo_move() override { match_.redo(); }
  void begin_anew() override { take_another(); }
  GameResult record_result() override { return flow_.end(match_); }

  // The match that follows takes the place of this one.
  void take_another() {
    flow_.give_up(match_);
    match_ = flow_.another(match_);
  }
  void open_setup() { flow_.open_setup(match_.mode(), this->context_.scenes.below(*this)); }
  // The entry of the pause page that leads to the setup of another match; none for the match of the day.
  std::vector<MenuItem> setup_item() {
    if (mode_info(match_.mode()).daily) return {};
    return {
        {.id = "setup", .label = msgid("Change game settings"), .icon = "next", .act = this->later([this] {
           open_setup();
         })}};
  }

  M match_;
  MatchFlow<M> flow_;
};

}  // namespace quintet::ui
