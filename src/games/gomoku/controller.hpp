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
#include "ui/stones/stone_controller.hpp"

namespace quintet::gomoku {

class Controller final : public ui::StoneController<Match, BoardView, TimedComputer, Settings, records> {
 public:
  // `table`: see Thinker.
  Controller(ui::GamePage& page, Match match, std::size_t table = Thinker::kTable);

  void act(const ui::Gesture& gesture) override;
  void enter() override;
  void advance() override;
  bool dismiss() override;
  Duration show_end() override;
  bool refresh_result(ui::GameResult& result) override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  void draw(Canvas& canvas, Duration now) const override;

 protected:
  ui::BoardLook look() const override { return board_look(context_); }
  void position_changed() override;
  bool playing() const override { return person_acts() && !game().choosing(); }
  bool may_end() const override { return !over() && moves() > 0 && game().settled(); }
  std::optional<Point> hint_shown() const override { return aids_.hint(); }
  void take_hint(const Hint& hint) override;
  Move plain_move() override { return gomoku::plain_move(game(), Random(context_.chance.next())); }
  void tell(const Move& move) override;
  void forget_end() override { turning_point_.clear(); }
  void review() override;
  std::string point_word(Point at) const override { return write_point(at, game().board().side()); }
  std::optional<Point> point_named(std::string_view name) const override {
    return read_point(name, game().board().side());
  }
  std::string more_state() const override;

  ui::Turn turn() const override;
  void ask(Request request) override;
  void conclude(Conclusion how) override;
  void end_hint_search() override;
  ui::SeatCommands seat_commands() override;
  ui::SeatPanel panel(Side side) const override;

 private:
  void show_opening_prompt();
  void toggle_threats();
  void explain_rule();
  std::optional<ui::SeatCommands::Choice> colour_choice();
  ui::Command move_command(ui::CommandInfo info, Move::Kind kind);
  BoardMarks marks() const;

  BoardAids aids_;
  ui::TurningPoint turning_point_;
};

}  // namespace quintet::gomoku
