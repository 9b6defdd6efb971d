// The review of a gomoku game, analysed by the Master level.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/review_page.hpp"

namespace quintet::gomoku {

class ReviewPage final : public ui::ReviewPage {
 public:
  using Origin = ui::RecordOrigin;

  static constexpr std::size_t kTable = std::size_t{8} << 20U;  // allocated within a few milliseconds

  // Requires stones on the board of the match. `floor`: see ui::ImportExport. `table`: size of the transposition table
  // in bytes.
  ReviewPage(ui::Context& context, NotedMatch noted, Origin origin, std::size_t floor,
             std::size_t table = kTable);
  ReviewPage(ui::Context& context, Match match, Origin origin, std::size_t floor, std::size_t table = kTable)
      : ReviewPage(context, NotedMatch{std::move(match)}, origin, floor, table) {}

  void enter() override;

 protected:
  void fit_board(Rect area) override { view_.fit(area, side()); }
  void draw_board(Canvas& canvas, Duration now) const override;
  ui::Desk window_desk() const override { return board_look(context_).window; }
  void show_step(std::size_t before) override;
  void show_line_step(std::size_t before) override;
  MoveWords words_of(std::size_t move) const override;
  std::string start_line() const override;
  std::vector<ui::Command> tools() override;
  bool over() const override { return position().over(); }
  const ui::BoardView* board() const override { return &view_; }
  std::optional<std::string> legal_move(Point cell) const override;
  std::optional<Point> next_cell(Point from, Action direction) const override;
  std::optional<Point> last_cell() const override;
  std::vector<Continuation> continuations() const override;
  bool moving() const override { return view_.moving(now()) || ui::ReviewPage::moving(); }
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  const gomoku::Game& position() const { return line() ? line_position_ : positions_[ply()]; }
  int side() const { return match().start().side; }
  const Match& match() const { return noted_.match; }
  BoardMarks marks() const;
  // The move that led to the shown position; of the empty board, any.
  const gomoku::Played& last_played() const;
  void show_at_rest();
  void draw_quality(Canvas& canvas, const ui::Theme& theme) const;
  void toggle_threats();
  void update_threats();
  Match match_from_here(Mode mode) const;
  Match::SeatPlayers players_from_here(Mode mode) const;

  NotedMatch noted_;
  Origin origin_;
  std::vector<Point> stones_;
  std::vector<gomoku::Game> positions_;  // the number of stones + 1
  std::vector<gomoku::Played> played_;
  gomoku::Game line_position_;  // of the line beside the game
  std::vector<Point> line_stones_;
  gomoku::Played line_played_;  // the last of them
  BoardView view_;
  std::vector<gomoku::StandingThreat> threats_;
};

}  // namespace quintet::gomoku
