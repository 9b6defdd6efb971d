// The review of a gomoku game, analysed by the Master level.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/gomoku/review.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/review_page.hpp"

namespace quintet::gomoku {

class ReviewPage final : public ui::ReviewPage {
 public:
  using Origin = ui::RecordOrigin;

  static constexpr std::size_t kTable = std::size_t{8} << 20U;  // allocated within a few milliseconds

  // Requires stones on the board of the match. `floor`: see ui::ImportExport. `table`: size of the transposition table
  // in bytes.
  ReviewPage(ui::Context& context, Match match, Origin origin, std::size_t floor, std::size_t table = kTable);

  void enter() override;

 protected:
  void fit_board(Rect area) override { view_.fit(area, side()); }
  void draw_board(Canvas& canvas, Duration now) const override;
  ui::Desk window_desk() const override { return board_look(context_).window; }
  void show_step(std::size_t before) override;
  MoveWords words_of(std::size_t move) const override;
  std::string start_line() const override;
  std::vector<ui::Command> tools() override;
  bool over() const override { return position().over(); }
  std::vector<Continuation> continuations() const override;
  bool moving() const override { return view_.moving(now()) || ui::ReviewPage::moving(); }
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  const gomoku::Game& position() const { return positions_[ply()]; }
  int side() const { return match_.start().side; }
  void toggle_numbers();
  void toggle_threats();
  void update_threats();
  Match match_from_here(Mode mode) const;
  Match::SeatPlayers players_from_here(Mode mode) const;

  Match match_;
  Origin origin_;
  std::vector<Point> stones_;
  std::vector<gomoku::Game> positions_;  // the number of stones + 1
  std::vector<gomoku::Played> played_;
  BoardView view_;
  std::vector<gomoku::StandingThreat> threats_;
};

// "Let a won game slip", in the player's language.
std::string slip_words(const Localiser& words, const gomoku::JudgedMove& move);

}  // namespace quintet::gomoku
