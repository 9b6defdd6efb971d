// The review of a gomoku game, analysed by the Master level.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/stones/stone_review_page.hpp"

namespace quintet::gomoku {

class ReviewPage final : public ui::StoneReviewPage<NotedGame, Match, BoardView, board_look> {
 public:
  static constexpr std::size_t kTable = std::size_t{8} << 20U;  // allocated within a few milliseconds

  // Requires moves. `floor`: see ui::ImportExport. `table`: size of the transposition table in bytes.
  ReviewPage(ui::Context& context, const ui::GameRecords<NotedGame>& records, const NotedGame& record,
             std::size_t floor, std::size_t table = kTable);

 protected:
  void draw_board(Canvas& canvas, Duration now) const override;
  void show(ui::ReviewStep step, const Game& before, const Played& played) override;
  Level usual_level() const override { return context_.profile.get<Settings>().level; }
  std::string position_line() const override;
  std::vector<ui::Command> tools() override;
  void advance_game() override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  void ask_rule();
  void change_rule(Rule rule);

  ui::ImportExport imports_;
  bool rule_asked_ = false;
  std::vector<StandingThreat> threats_;
};

}  // namespace quintet::gomoku
