// What go does on its page: play, and the count after two passes on the same board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/go/art.hpp"
#include "games/go/board_play.hpp"
#include "games/go/board_view.hpp"
#include "games/go/engine_seats.hpp"
#include "games/go/match.hpp"
#include "games/go/seats.hpp"
#include "games/go/settings.hpp"
#include "games/go/teacher.hpp"
#include "ui/stones/stone_controller.hpp"

namespace quintet::go {

class Controller final : public ui::StoneController<Match, BoardView, TimedComputer, Settings, records> {
 public:
  Controller(ui::GamePage& page, Match match);

  void act(const ui::Gesture& gesture) override;
  void enter() override;
  void leave() override;
  void advance() override;
  void save() override;
  void undo() override;
  void begin_anew() override;
  bool dismiss() override;
  void redo() override;
  Duration show_end() override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  void draw(Canvas& canvas, Duration now) const override;
  void draw_more(Canvas& canvas, Duration now) const override;

 protected:
  ui::BoardLook look() const override { return board_look(context_); }
  void position_changed() override;
  bool playing() const override { return person_acts() && !counting(); }
  bool may_end() const override { return !over() && !counting() && moves() > 0 && !stopped_; }
  std::optional<Point> hint_shown() const override;
  void hint() override;
  void take_hint(const Hint& hint) override;
  ui::BackgroundThinker& thinker() override;
  void ask(Request request) override;
  Expected<bool, Problem> take_answer() override;
  Move plain_move() override { return go::plain_move(game(), Random(context_.chance.next())); }
  void tell(const Move& move) override;
  void tell_pass(ui::BoardMessage::Stay stay);
  void review() override;
  std::string point_word(Point at) const override { return point_name(at, game().board().side()); }
  std::optional<Point> point_named(std::string_view name) const override {
    return read_point_name(name, game().board().side());
  }
  std::string more_state() const override;

  void complete(ui::Standing& standing) const override;
  using StoneController::complete;
  ui::Turn turn() const override;
  const Match& counted_match() const override { return stopped_ ? stopped_->match : match_; }
  ui::Command turn_command(const ui::Turn& turn) override;
  ui::Command end_command(const ui::Turn& turn) override;
  ui::SeatCommands seat_commands() override;

 private:
  bool counting() const { return match_.counting(); }
  void pass_turn();
  void play_all(const std::vector<Move>& moves);
  void agree();
  void try_out();
  void return_to_count();
  ui::Command back_to_count();
  Move marked_by(Point at, bool second) const;
  void tell_liberties(Point at);
  void warn_of_ladder();
  void tell_hint();
  bool is_taught(const Move& move) const;
  void show_lesson();
  CountSheet count_sheet() const;
  bool engine_acts() const;
  void take_engine_answer(const EngineThinker::Answer& answer);
  void watch_engine();
  bool is_narrow() const;
  ui::SeatCommands::Choice engine_choice();
  BoardMarks marks() const;

  std::optional<Hint> hint_;
  std::optional<Move> hinted_;  // what a hint has named in this position, also when it is hidden again
  bool hints_at_part_ = false;  // the first step of a hint: only the part of the board
  BoardAids aids_;
  Teacher teacher_;
  BoardCount count_;
  // While it is tried out what would happen: the match, which comes back, and what was said of its dead stones.
  struct Stopped {
    Match match;
    std::optional<Marks> proposal;
  };
  std::optional<Stopped> stopped_;
  Duration white_agrees_from_{};      // of two people, after Black
  std::optional<Duration> agree_at_;  // when two computers agree
  EngineSeats engines_;
};

}  // namespace quintet::go
