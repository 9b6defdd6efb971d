// The controller of a game with two players who take turns, each a person or a computer: a card for each seat with its
// buttons and a panel below, a search in the background with a time limit, hints, draw offers and resignation. For
// gomoku and go.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "ui/pages/game_page.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/seats.hpp"
#include "ui/stones/thinker.hpp"

namespace quintet::ui {

// Who plays and what may be done now.
struct Turn {
  bool over = false;
  bool computer_acts = false;
  bool watched = false;  // both players are computers
  bool against_computer =
      false;  // a draw offer goes to the computer, and not to another person at the same screen
  Duration thinking_time{0};
  // Whether the computer that acts can be told to move at once. The time of one that cannot is no limit for it.
  bool can_hurry = true;
  // Against the computer the person resigns, no matter whose turn it is; between two people the one to move resigns.
  bool can_resign = false;
  bool can_offer_draw = false;
  // To be translated: "Black resigns?"
  std::string_view resign_question = msgid("Resign this game?");
  DrawOffer draw_offer{};
  SeatSide acting = SeatSide::Left;  // the card of the player to move, while the game goes on
  SeatSide result = SeatSide::Left;  // the result stands under the card of this side
};

// What stands under the cards of the seats, besides what every game has there.
struct SeatCommands {
  // What stands beside the board instead of the cards, such as the count: a card with what it draws, and buttons at its
  // foot.
  struct Sheet {
    std::function<void(Canvas&, Rect)> draw{};
    std::vector<Command> buttons{};
  };
  // A choice that the game asks a person for, all of it in one panel under that person's card.
  struct Choice {
    SeatSide side = SeatSide::Left;
    LocalizedText title;  // "Choose your colour"
    std::vector<Command> answers{};
  };

  std::optional<Choice> choice{};
  std::optional<Sheet> sheet{};
  std::array<std::vector<Command>, 2> after_end{};
  std::vector<Command> watch_speeds{};  // of a game of two computers
};

// A panel at the foot of a column, such as a legend. It is left out where there is no room.
struct SeatPanel {
  std::function<float(float width)> height{};  // what it needs at this width; null: there is no panel
  std::function<void(Canvas&, Rect)> draw{};
};

class TurnController : public GameController {
 public:
  void enter() override;
  void leave() override;
  void advance() override;
  GamePlaces place(Rect area, float room) final;
  void open_result(GameResult& /*result*/) override { stamping_ = {}; }
  void draw_more(Canvas& canvas, Duration now) const override;

 protected:
  enum class Request : std::uint8_t { Move, Hint, Draw };
  enum class Conclusion : std::uint8_t { Draw, Resignation };
  using Side = SeatSide;

  static constexpr Duration kBeforeAnswer = milliseconds(300);  // a move is seen before the answer

  using GameController::GameController;

  virtual Turn turn() const = 0;
  virtual BackgroundThinker& thinker() = 0;
  // Starts a search in the background.
  virtual void ask(Request request) = 0;
  // Takes the answer if there is one, and returns whether there was. Calls `clear_request` before it changes the match. An
  // error if the computation failed, for example out of memory.
  virtual Expected<bool, Problem> take_answer() = 0;
  // The search failed: plays on without an answer, and informs the player.
  virtual void play_without_answer(Request request) = 0;
  // Ends the game without a move.
  virtual void conclude(Conclusion how) = 0;
  virtual SeatCard seat_card(Side side) const = 0;
  virtual SeatCommands seat_commands() = 0;
  // What the person to move can do besides resigning; by default to offer a draw.
  virtual Command turn_command(const Turn& turn);
  // Beside it; by default to resign.
  virtual Command end_command(const Turn& turn);
  virtual SeatPanel panel(Side side) const = 0;
  // Between the cards.
  virtual void place_board(Rect area) = 0;

  void complete(Standing& standing) const override;

  // The current request.
  bool asked() const { return asked_.has_value(); }
  bool thinks_of_move() const { return asked_ && asked_->request == Request::Move; }
  // How long the computer has searched for its move; nothing during the first second.
  std::optional<Duration> shown_thinking() const;
  // Which part of its time that is, 0…1.
  float thinking_part() const;
  // The page says that it is computed.
  void ask_hint();
  void stop_thinking();
  // Called when the request has been answered.
  void clear_request() { asked_.reset(); }
  void decline_draw();
  // Where the stones lie that this side has taken.
  Vec lid_at(Side side) const;
  // Delays the computer's search, so that a move is visible before the next.
  void delay_computer(Duration time) { ready_at_ = now() + time; }
  // The winner's card answers from then on: it grows and is sealed. Returns when that is done.
  Duration answer_from(Duration start);
  // Called after the match on the page was replaced.
  void resume_watching() {
    watching_ = true;
    one_move_ = false;
  }
  void stop_watching() { watching_ = one_move_ = false; }

 private:
  struct Asked {
    Request request;
    Duration since;
  };
  using Columns = std::array<std::vector<Command>, 2>;

  float button_width(const Command& command) const;
  std::vector<float> button_widths(const std::vector<Command>& commands) const;
  SeatContent content(const Turn& turn, const Columns& commands,
                      const std::optional<SeatCommands::Choice>& choice);
  Rect area_with_cards(Rect area) const { return with_room_for_cards(area, context_.canvas.size().w); }
  void make_room_for_panels();
  GamePlaces place_sheet(Rect area, SeatCommands::Sheet sheet);
  void paint_panels(Canvas& canvas) const;
  void paint_moving_cards(Canvas& canvas, Duration now) const;
  Columns columns(const Turn& turn, SeatCommands& commands);
  std::vector<Command> choices(const Turn& turn, Side side);
  std::vector<Command> watch_choices();
  std::vector<Command> turn_choices(const Turn& turn);
  bool computer_goes_on(const Turn& turn) const;
  void begin(Request request);
  void poll_answer();
  // Whether a game of two computers is paused.
  bool watch_paused(const Turn& turn) const { return turn.watched && !watching_; }
  void offer_draw();
  void confirm_resign();

  SeatPlaces places_;
  EndedSeatPlaces ended_;
  Tween stamping_;
  LocalizedText choice_title_;
  std::function<void(Canvas&, Rect)> draw_sheet_;  // null: the cards are shown
  Rect sheet_;
  float sheet_foot_ = 0;  // height of its buttons
  std::optional<Asked> asked_;
  bool one_move_ = false;    // a game of two computers that is stopped plays one move
  bool asks_again_ = false;  // a hint was asked for when another page came above this one
  Duration ready_at_{0};
  bool watching_ = true;
  bool failure_logged_ = false;
};

}  // namespace quintet::ui
