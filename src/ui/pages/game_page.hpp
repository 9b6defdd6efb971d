// The page on which every game is played: the header with its commands, the board with the focus, the clock, pause, the
// question before a match is abandoned, saving after each move, recording and showing the result. It contains no rules and
// draws no board: that is what the controller of a game does.
#pragma once

#include <functional>
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

class GamePage;

// How the match stands: all that the page needs to know around the board. Cheap to make, because it is asked for often.
struct Standing {
  bool over = false;
  bool begun = false;  // leaving would lose something
  bool can_undo = false, can_redo = false;
  // The board accepts moves from the player; arrows move a cursor on it, also while it is not the player's turn.
  bool playing = true, has_cursor = true;
  bool clock_runs = true;
  std::optional<Duration> clock_due{};  // until the clock has to be drawn again
  bool hurried = false;                 // losing the focus pauses the game, and questions hide the board
  bool can_pause = true;
  std::string_view lost_on_leave{};  // why the match cannot be continued later; to be translated
  CommandInfo undo = commands::kUndo, redo = commands::kRedo;
  // What Secondary and right clicks do with a cell.
  BoardFocus::Alternative alternative = BoardFocus::Alternative::None;
  // Width and height of the board in any unit, if the counters of the header may move beside or above the board to leave
  // it the most room.
  Extent board_shape{};
  std::optional<Desk> window{};   // the material around the board, where it is not that of the player's theme
  bool moving = false;            // what the game shows besides its board
  std::optional<Duration> due{};  // until something else changes without an event
  bool busy = false;              // a computation is under way
};

// Where a game has placed what it shows in the area of the board.
struct GamePlaces {
  Rect slip;  // where the result stands
  // Where messages stand, by default right of the board or below it; where it is empty or a message does not fit, they
  // stand at the rim of the board.
  std::optional<Rect> message{};
  Rect toast{};  // see Page::toast_place
  Rect over{};   // a card over the board: presses on it are not for the board
  std::vector<std::pair<Command, Rect>> buttons{};  // around the board
};

// What a game does on its page. MatchController implements what depends on the type of the match alone.
class GameController {
 public:
  virtual ~GameController() = default;
  GameController(const GameController&) = delete;
  GameController& operator=(const GameController&) = delete;

  BoardInput& input() { return input_; }
  const BoardInput& input() const { return input_; }
  BoardMessage& message() { return message_; }
  const BoardMessage& message() const { return message_; }
  const Restart& restart_info() const { return restart_; }
  // The theme of the window around the board.
  Theme window_theme() const;

  // --- The match
  virtual Standing standing() const = 0;
  virtual void pass(Duration time) = 0;
  virtual void save() = 0;
  virtual void discard() = 0;
  // Records the result, unless the match was recorded before an undo took its end back; returns it without entries.
  virtual GameResult end() = 0;

  // --- Moves: each changes the match and shows the change on the board.
  virtual void act(const Gesture& gesture) = 0;
  virtual void undo() = 0;
  virtual void redo() = 0;
  virtual void begin_anew() = 0;
  // What is lost by that, a message. The player is asked first.
  virtual std::optional<std::string_view> loss_of_restart() const = 0;
  // The next cell of the cursor in this direction; nothing at the edge.
  virtual std::optional<Point> next_cell(Point from, Action direction) const;

  // --- Time
  // The page is on top, for the first time or again; and it is not any more, before the match is saved.
  virtual void enter() {}
  virtual void leave() {}
  // Called in each step, before the end of the game is handled.
  virtual void advance() {}
  // Sees events before the page; true consumes one.
  virtual bool handle(const Event& /*event*/) { return false; }
  // Takes away what is only shown, such as a hint, before Escape leaves; whether there was anything.
  virtual bool dismiss() { return false; }

  // --- The end
  // Shows the end of the game and plays its sound, by default that of a win; returns the time at which the result opens.
  // The room for it is made just before, unless `make_room` has set another time.
  virtual Duration show_end();
  // The motion of the end is over. The result has the entries restart and leave; Escape chooses the last one.
  virtual void open_result(GameResult& /*result*/) {}
  // Adds to the result what a computation has found out since it opened; whether one still runs.
  virtual bool refresh_result(GameResult& /*result*/) { return false; }

  // --- The page
  virtual const BoardView& board() const = 0;
  virtual HeaderBar header(float width) const = 0;
  // Commands between redo and pause in the header, or with keys only.
  virtual std::vector<Command> tools() { return {}; }
  // The pause: the line under its title, and the items between restart and settings.
  virtual LocalizedText pause_line() const = 0;
  virtual std::vector<MenuItem> pause_items() = 0;
  // Lays out the board in this area; `room` is how much room is made for the result, 0…1.
  virtual GamePlaces place(Rect area, float room) = 0;
  // The whole window; and what stands over the board and under its message, which fades in with the page.
  virtual void draw(Canvas& canvas, Duration now) const = 0;
  virtual void draw_more(Canvas& /*canvas*/, Duration /*now*/) const {}

  // --- For scripts
  virtual std::string state() const = 0;
  // A cell by its row and column: "2,3".
  virtual std::optional<Vec> locate(std::string_view name) const;

 protected:
  GameController(GamePage& page, BoardInput::Touch touch, const Restart& restart);

  // The keys that zoom the board, which must outlive the page.
  std::vector<Command> zoom_tools(BoardView& board);

  // Adds what the game knows to how the match stands.
  virtual void complete(Standing& /*standing*/) const {}

  Duration now() const;
  const Theme& theme() const { return context_.theme; }
  std::string tr(std::string_view message) const { return context_.words.tr(message); }
  std::string tr(const Message& message) const { return context_.words.tr(message); }
  std::function<void()> later(std::function<void()> action) const;

  GamePage& page_;
  Context& context_;
  BoardInput input_;
  BoardMessage message_;

 private:
  Restart restart_;
};

class GamePage final : public Page {
 public:
  using Make = std::function<std::unique_ptr<GameController>(GamePage&)>;

  // The definition must outlive the page.
  GamePage(Context& context, const GameDefinition& game, const Make& make);

  void enter() override;
  void leave() override;
  bool busy() const override { return controller_->standing().busy; }

  // --- For the controller
  using Page::later;
  using Page::now;
  using Page::show_toast;
  using Page::tell_if_failed;
  const GameDefinition& game() const { return game_; }
  Context& context() const { return context_; }
  void undo();
  void redo();
  void confirm_restart();
  // Without a question.
  void restart();
  // Called after every move: saves, or starts the end of the game.
  void moved();
  bool would_lose_game() const;
  // The end has been shown long enough.
  void show_result();
  bool ending() const { return finish_at_.has_value(); }
  // The end has been recorded and shown.
  bool ended() const { return outcome_ && !ending(); }
  // The result is above this page.
  bool result_shown() const { return result_open_; }
  // Shows what has been reached while the game goes on, in the place of a result. Needs an entry that closes it.
  void show_milestone(GameResult result);
  // The board begins to make room for the result; 0…1: how much of that room there is.
  void make_room(Duration start);
  float result_room(Duration now) const;
  // The cursor, while keys are used on the board.
  std::optional<Point> shown_cursor() const { return focus_.shown_cursor(); }
  bool ring_shown() const { return controls_.ring_shown(); }
  void focus_board();
  // Keys act on the board from now on.
  void show_cursor();

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const ControlEvent& reply) const override;
  void on_action(Action action) override;
  void on_window_event(WindowEvent event) override;
  void on_file_dropped(const std::string& file) override;
  void advance(Duration step) override;
  void go_back() override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  // Where no place is set aside for them, beside the board as its messages.
  Rect toast_place() const override { return places_.toast.empty() ? message_place() : places_.toast; }
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override { return controller_->locate(name); }

 private:
  Standing standing() const { return controller_->standing(); }
  bool intercept_action(const ActionEvent& event);
  std::vector<Command> commands();
  // An enabled one.
  bool has_command(Action key);
  void run_command(const std::function<bool(const CommandInfo&)>& wanted);
  void pause();
  MenuItem restart_item();
  void leave_game();
  void begin_end();
  void record();
  void forget_end();
  bool skips_end(const Event& event) const;
  void close_result();
  void open_result(GameResult result);
  Rect place_with_result();
  std::vector<Control> controls_beside_result() const;
  Rect message_place() const;

  const GameDefinition& game_;
  GamePlaces places_;
  CounterPlace counters_place_;
  std::size_t icons_ = 0;              // in the header
  std::optional<GameResult> outcome_;  // set when the match is over and recorded
  std::optional<Duration> finish_at_;  // when the result page opens
  Duration ended_at_{0};
  std::optional<Tween> room_;                   // for the result: made, or being made
  bool result_open_ = false;                    // the result page is above this one
  bool result_busy_ = false;                    // a computation may still add to it
  bool focused_ = true;                         // whether the window has the focus
  std::unique_ptr<GameController> controller_;  // made last: it may ask all of the above
  BoardFocus focus_;
};

// The controller of a game with these matches, whose kit is in the list of games, on a board that this view shows.
template <class M, class View = BoardView, class Base = GameController>
class MatchController : public Base {
 public:
  MatchController(GamePage& page, M match)
      : Base(page, kit_of<M>(page.context()).matches.touch, kit_of<M>(page.context()).matches.restart),
        match_(std::move(match)),
        flow_(page.context()),
        view_(view_for(page.context())) {}

  Standing standing() const final {
    const bool over = match_.over();
    Standing it{.over = over,
                .begun = match_.begun(),
                .can_undo = match_.can_undo(),
                .can_redo = match_.can_redo(),
                .playing = !over,
                .has_cursor = !over,
                .clock_due = std::chrono::seconds(1) - match_.elapsed() % std::chrono::seconds(1)};
    // The match of a day can be continued only on that day.
    if (!over && flow_.has_expired(match_)) it.lost_on_leave = flow_.kit().matches.expired;
    this->complete(it);
    return it;
  }
  void pass(Duration time) override { match_.pass(time); }
  void save() override { flow_.save(match_); }
  void discard() override { flow_.discard(match_); }
  void undo() override { match_.undo(); }
  void redo() override { match_.redo(); }
  void begin_anew() override { take_another(); }
  std::optional<std::string_view> loss_of_restart() const override { return flow_.loss_of_restart(match_); }
  GameResult end() override { return flow_.end(match_); }
  // Adds the review where the game has one, and the way back to the board.
  void open_result(GameResult& result) override {
    Base::open_result(result);
    if (!flow_.kit().matches.review) return;
    std::vector<MenuItem>& items = result.entries;
    items.insert(items.end() - 1,
                 {.id = "review", .label = msgid("Review"), .icon = "review", .act = this->later([this] {
                    flow_.kit().matches.review(this->context_, match_, floor());
                  })});
    items.push_back({.id = "board", .label = msgid("See board"), .icon = "board"});
  }
  const BoardView& board() const final { return view_; }
  // The name of the game and the time.
  HeaderBar header(float /*width*/) const override {
    return {.title = this->tr(flow_.kit().name),
            .accent = flow_.kit().accent.on(this->window_theme()),
            .counters = {time_counter()}};
  }
  LocalizedText pause_line() const final {
    const auto line = flow_.kit().matches.line;
    return line ? LocalizedText([this, line] { return line(this->context_, match_); }) : LocalizedText();
  }
  // The way to the setup of another match; none for the match of the day.
  std::vector<MenuItem> pause_items() override {
    if (mode_info(match_.mode()).daily) return {};
    return {
        {.id = "setup", .label = msgid("Change game settings"), .icon = "next", .act = this->later([this] {
           open_setup();
         })}};
  }

 protected:
  // Another match takes the place of this one on the page.
  void take_another() {
    leave_match();
    match_ = flow_.another(match_);
  }
  // Before another match takes its place: it waits, or it is given up.
  void leave_match() {
    if (flow_.leave(match_)) this->context_.profile.notify_once(kept_words(this->context_));
  }
  // Where pages begin that are above the one below this page.
  std::size_t floor() const { return this->context_.scenes.below(this->page_); }
  void open_setup() { flow_.open_setup(match_.mode(), floor()); }
  Counter time_counter() const {
    return {this->tr("Time"), clock_text(match_.elapsed() / std::chrono::seconds(1))};
  }

  M match_;
  MatchFlow<M> flow_;
  View view_;

 private:
  static View view_for([[maybe_unused]] Context& context) {
    if constexpr (std::constructible_from<View, Context&>)
      return View(context);
    else
      return View();
  }
};

// The page with a controller of this type, for a factory of a kit.
template <class Controller, class M, class... Arguments>
std::unique_ptr<Scene> make_game_page(Context& context, M match, Arguments... arguments) {
  return std::make_unique<GamePage>(context, kit_of<M>(context), [&](GamePage& page) {
    return std::make_unique<Controller>(page, std::move(match), std::move(arguments)...);
  });
}

}  // namespace quintet::ui
