// The play page of a game with two players who take turns, each a person or a computer: a card for each seat with its
// buttons and a panel below, a search in the background with a time limit, hints, draw offers and resignation. For
// gomoku and go.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "ui/pages/play_page.hpp"
#include "ui/stones/seats.hpp"
#include "ui/stones/thinker.hpp"

namespace quintet::ui {

class TurnPlayPage : public PlayPage {
 public:
  void enter() override;
  void leave() override;
  bool busy() const override { return thinker().running(); }

 protected:
  enum class Request : std::uint8_t { Move, Hint, Draw };
  using Side = SeatSide;

  // A choice that the game asks a person for, all of it in one panel under that person's card.
  struct Choice {
    Side side = Side::Left;
    LocalizedText title;  // "Choose your colour"
    std::vector<Command> answers;
  };

  static constexpr Duration kBeforeAnswer = milliseconds(300);  // a move is seen before the answer

  using PlayPage::PlayPage;

  virtual BackgroundThinker& thinker() = 0;
  virtual const BackgroundThinker& thinker() const = 0;
  virtual bool computer_acts() const = 0;
  // Whether both players are computers.
  virtual bool watched() const = 0;
  CommandInfo undo_info() const override { return commands::kUndoMove; }
  CommandInfo redo_info() const override { return commands::kRedoMove; }

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
  // For games in which a draw can be agreed; the question is for the other person: "Black offers White a draw".
  virtual bool can_offer_draw() const { return false; }
  virtual void agree_draw() {}
  virtual std::string_view draw_question() const { return {}; }
  // Names who resigns: "Black resigns?"
  virtual std::string_view resign_question() const { return msgid("Resign this game?"); }
  // The buttons of the person to move while the game goes on, and the commands for it.
  virtual std::vector<Command> turn_choices() { return {draw_command(), resign_command()}; }
  Command draw_command();
  Command resign_command();

  virtual SeatCard seat_card(Side side) const = 0;
  // The card of the player to move. Requires that the game goes on.
  virtual Side acting_side() const = 0;
  // The result stands under the card of this side.
  virtual Side result_side() const { return Side::Left; }
  // Buttons under the cards after the end.
  virtual std::vector<Command> end_choices(Side side);
  virtual std::optional<Choice> choice() { return std::nullopt; }
  // Choices of the speed of a game of two computers.
  virtual std::vector<Command> watch_speeds() { return {}; }
  // A panel at the foot of a column, such as a legend: the height that it needs at this width; 0 if there is none. It is
  // left out where there is no room.
  virtual float panel_height(Side side, float width) const;
  virtual void draw_panel(Canvas& canvas, Side side, Rect area) const;
  // Between the cards; requires that place_cards has left this room.
  virtual void place_board_between(Rect area) = 0;

  void place_board(Rect area) final;
  ResultPlaces places_with_result(Rect area) const final;
  void place_ended_board(Rect from, Rect to, float part) final;
  void finish_end() override { stamping_ = {}; }
  std::vector<std::pair<Command, Rect>> buttons() final { return buttons_; }
  void paint_more(Canvas& canvas, Duration now) const override;
  Rect message_place() const override { return places_.message; }
  Rect toast_place() const override { return places_.message; }
  bool clock_runs() const override { return !watch_paused(); }
  std::optional<Duration> page_due() const override;
  bool moving() const override;
  void advance_game() override;

  // The current request.
  bool asked() const { return asked_.has_value(); }
  bool thinks_of_move() const { return asked_ && asked_->request == Request::Move; }
  // How long the computer has searched for its move; nothing during the first second.
  std::optional<Duration> shown_thinking() const;
  // Which part of its time that is, 0…1.
  float thinking_part() const;
  void ask_hint() { begin(Request::Hint); }
  void stop_thinking();
  // Called when the request has been answered.
  void clear_request() { asked_.reset(); }
  void decline_draw();
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
  float button_width(const Command& command) const;
  std::vector<float> button_widths(const std::vector<Command>& commands) const;
  SeatContent content(const std::array<std::vector<Command>, 2>& commands,
                      const std::optional<Choice>& choice);
  Rect area_with_cards(Rect area) const { return with_room_for_cards(area, context_.canvas.size().w); }
  void make_room_for_panels();
  void paint_panels(Canvas& canvas) const;
  void paint_moving_cards(Canvas& canvas, Duration now) const;
  std::vector<Command> choices(Side side);
  std::vector<Command> watch_choices(Side side);
  bool computer_goes_on() const;
  void begin(Request request);
  void poll_answer();
  // Whether a game of two computers is paused.
  bool watch_paused() const { return watched() && !watching_; }
  void offer_draw();
  void confirm_resign();

  SeatPlaces places_;
  EndedSeatPlaces ended_;
  Tween stamping_;
  LocalizedText choice_title_;
  std::vector<std::pair<Command, Rect>> buttons_;
  std::optional<Asked> asked_;
  bool one_move_ = false;    // a game of two computers that is stopped plays one move
  bool asks_again_ = false;  // a hint was asked for when another page came above this one
  Duration ready_at_{0};
  bool watching_ = true;
  bool failure_logged_ = false;
};

}  // namespace quintet::ui
