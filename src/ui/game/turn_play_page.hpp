// The play page of a game with two players who take turns, each a person or a computer: a card for each seat, a search
// in the background with a time limit, hints, draw offers and resignation. For gomoku and go.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "ui/game/play_page.hpp"
#include "ui/game/seat_card.hpp"

namespace quintet::ui {

// The part of a background search that is the same for every game. Requests and answers depend on the game.
class BackgroundThinker {
 public:
  virtual ~BackgroundThinker() = default;
  virtual bool running() const = 0;
  // Asks for the best answer so far.
  virtual void hurry() = 0;
  // Returns within 50 ms; the request has no answer.
  virtual void cancel() = 0;
};

class TurnPlayPage : public PlayPage {
 public:
  void enter() override;
  void leave() override;
  bool busy() const override { return thinker().running(); }

 protected:
  enum class Request : std::uint8_t { Move, Hint, Draw };
  // The seats in the order of the cards.
  enum class Side : std::uint8_t { Left, Right };

  static constexpr Duration kBeforeAnswer = milliseconds(300);  // a move is seen before the answer

  using PlayPage::PlayPage;

  virtual BackgroundThinker& thinker() = 0;
  virtual const BackgroundThinker& thinker() const = 0;
  virtual bool computer_acts() const = 0;
  // Whether both players are computers.
  virtual bool watched() const = 0;
  // Whether a draw offer goes to the computer, and not to another person at the same screen.
  virtual bool against_computer() const = 0;
  virtual Duration thinking_time() const = 0;
  // Starts a search in the background.
  virtual void ask(Request request) = 0;
  // Takes the answer if there is one, and returns whether there was. Calls `clear_request` before it changes the match. An
  // error if the computation failed, for example out of memory.
  virtual Expected<bool, Problem> take_answer() = 0;
  // The search failed: plays on without an answer, and informs the player.
  virtual void play_without_answer(Request request) = 0;

  // Ends the game without a move. Against the computer the person resigns, no matter whose turn it is; between two people
  // the one to move resigns.
  virtual bool can_resign() const = 0;
  virtual void resign() = 0;
  // For games in which a draw can be agreed; the question is for the other person: "White is offered a draw".
  virtual bool can_offer_draw() const { return false; }
  virtual void agree_draw() {}
  virtual std::string_view draw_question() const { return {}; }
  // Under the left card while the game goes on, and the commands for it.
  virtual std::vector<Command> turn_choices() { return {draw_command(), resign_command()}; }
  Command draw_command();
  Command resign_command();

  virtual SeatCard seat_card(Side side) const = 0;
  // Buttons under the left card instead of those, and under the right one, if the game asks a person for a choice.
  virtual std::vector<Command> left_choices() { return {}; }
  virtual std::vector<Command> right_choices() { return {}; }
  // Between the cards; requires that place_cards has left this room.
  virtual void place_board_between(Rect area) = 0;

  void place_board(Rect area) final;
  std::vector<std::pair<Command, Rect>> buttons() final;
  void paint_more(Canvas& canvas, Duration now) const override;
  bool clock_runs() const override { return !watch_paused(); }
  std::optional<Duration> page_due() const override;
  bool moving() const override;
  void advance_game() override;

  // The current request.
  bool asked() const { return asked_.has_value(); }
  bool thinks_of_move() const { return asked_ && asked_->request == Request::Move; }
  // How long the computer has searched for its move; nothing during the first second.
  std::optional<Duration> shown_thinking() const;
  void ask_hint() { begin(Request::Hint); }
  void stop_thinking();
  // Called when the request has been answered.
  void clear_request() { asked_.reset(); }
  void decline_draw();
  // Delays the computer's search, so that a move is visible before the next.
  void delay_computer(Duration time) { ready_at_ = now() + time; }
  // Called after the match on the page was replaced.
  void resume_watching() { watching_ = true; }
  void stop_watching() { watching_ = false; }

 private:
  struct Asked {
    Request request;
    Duration since;
  };
  // The layout; the cards lie above the board if the window is narrow.
  struct Places {
    Rect left, right;          // the cards of the two players
    Rect left_row, right_row;  // buttons under them; one row under the board if the cards are horizontal
    Rect board;
  };

  static Places places(Rect area);
  static Places places_above(Rect area);
  std::vector<Command> choices(Side side);
  void begin(Request request);
  void poll_answer();
  // Whether a game of two computers is paused.
  bool watch_paused() const { return watched() && !watching_; }
  void offer_draw();
  void confirm_resign();

  Places places_;
  std::optional<Asked> asked_;
  Duration ready_at_{0};
  bool watching_ = true;
  bool failure_logged_ = false;
};

}  // namespace quintet::ui
