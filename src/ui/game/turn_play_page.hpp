// The page of a game between two players who take turns, any of whom may be the computer: a card for each seat, thinking
// in the background with a time limit, a hint, the offer of a draw, and resigning. For gomoku and go.
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

// The part of a computer player that is the same for every game. Each game has its own questions and answers.
class BackgroundThinker {
 public:
  virtual ~BackgroundThinker() = default;
  virtual bool running() const = 0;
  // The best answer so far is wanted.
  virtual void hurry() = 0;
  // Returns within 50 ms; nothing comes of what was asked.
  virtual void cancel() = 0;
};

class TurnPlayPage : public PlayPage {
 public:
  void enter() override;
  void leave() override;
  bool busy() const override { return thinker().running(); }

 protected:
  enum class Request : std::uint8_t { Move, Hint, Draw };
  // The seats, as the cards stand.
  enum class Side : std::uint8_t { Left, Right };

  using PlayPage::PlayPage;

  // The players.
  virtual BackgroundThinker& thinker() = 0;
  virtual const BackgroundThinker& thinker() const = 0;
  virtual bool computer_acts() const = 0;
  // Nobody but computers plays.
  virtual bool watched() const = 0;
  // Whether the offer of a draw goes to the computer, and not to another person at the same screen.
  virtual bool against_computer() const = 0;
  virtual Duration thinking_time() const = 0;
  // Begins to think in the background.
  virtual void ask(Request request) = 0;
  // Whether an answer has come; it has been taken then. Calls `answered` before it changes the match. An error where the
  // computation failed, for example out of memory.
  virtual Expected<bool, Problem> take_answer() = 0;
  // The computer could not think: plays on without an answer, and tells the player.
  virtual void manage_without(Request request) = 0;

  // The end of a game without a move.
  virtual bool can_offer_draw() const = 0;
  virtual bool can_resign() const = 0;
  virtual void agree_draw() = 0;
  // Against the computer the person resigns, whoever is to move; between two people the one who is to move.
  virtual void resign() = 0;
  // Asked of the other person: "White is offered a draw".
  virtual std::string_view draw_question() const = 0;

  virtual SeatCard seat_card(Side side) const = 0;
  // Under the left card instead of draw and resign, and under the right one, where the game asks something of a person.
  virtual std::vector<Command> left_choices() { return {}; }
  virtual std::vector<Command> right_choices() { return {}; }
  // Between the cards; requires that place_cards has left it this room.
  virtual void place_board_between(Rect area) = 0;

  void place_board(Rect area) final;
  std::vector<std::pair<Command, Rect>> buttons() final;
  void paint_more(Canvas& canvas, Duration now) const override;
  bool clock_runs() const override { return !waits(); }
  std::optional<Duration> clock_due() const override;
  std::optional<Duration> page_due() const override;
  bool moving() const override;
  void advance_game(Duration step) override;

  // The request under way.
  bool asked() const { return asked_.has_value(); }
  bool thinks_of_move() const { return asked_ && asked_->request == Request::Move; }
  // For how long the computer has thought of its move; nothing for the first second.
  std::optional<Duration> shown_thinking() const;
  void ask_hint() { begin(Request::Hint); }
  void stop_thinking();
  // The request has been answered.
  void answered() { asked_.reset(); }
  void decline_draw();
  // The computer waits for so long before it begins to think, so that a move is seen before the next.
  void let_see(Duration time) { ready_at_ = now() + time; }
  // After the match on the page was replaced.
  void resume_watching() { watching_ = true; }
  void stop_watching() { watching_ = false; }

 private:
  struct Asked {
    Request request;
    Duration since;
  };
  // Where everything stands; the cards lie above the board where the window is narrow.
  struct Places {
    Rect left, right;          // the cards of the two players
    Rect left_row, right_row;  // buttons under them; one row under the board where the cards lie
    Rect board;
  };

  static Places places(Rect area);
  static Places places_above(Rect area);
  std::vector<Command> choices(Side side);
  void begin(Request request);
  void hear();
  // The page is watched, and its computers wait.
  bool waits() const { return watched() && !watching_; }
  void offer_draw();
  void confirm_resign();

  Places places_;
  std::optional<Asked> asked_;
  Duration ready_at_{0};
  bool watching_ = true;
  bool failure_logged_ = false;
};

}  // namespace quintet::ui
