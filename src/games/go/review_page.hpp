// The review of a go game: its curve, the moves that gave the most away, and what was better. The program judges, or an
// engine of the player.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/engine_analyst.hpp"
#include "games/go/board_view.hpp"
#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "ui/stones/stone_review_page.hpp"

namespace quintet::go {

class ReviewPage final : public ui::StoneReviewPage<NotedGame, Match, BoardView, board_look> {
 public:
  // Requires moves. `floor`: see ui::ImportExport.
  ReviewPage(ui::Context& context, const ui::GameRecords<NotedGame>& records, const NotedGame& record,
             std::size_t floor);

  void enter() override;

 protected:
  void draw_board(Canvas& canvas, Duration now) const override;
  void show(ui::ReviewStep step, const Game& before, const Played& played) override;
  Level usual_level() const override { return context_.profile.get<Settings>().level; }
  std::string position_line() const override;
  std::vector<ui::Command> tools() override;
  std::optional<Vec> locate_more(std::string_view name) const override;
  void advance_game() override;

 private:
  // An engine that judges the moves; without one the program itself does.
  struct Judging {
    std::string name{};
    std::shared_ptr<EngineAnalyst> engine{};
  };
  static Judging judging_of(const ui::Context& context, const NotedGame& record);

  ReviewPage(ui::Context& context, const ui::GameRecords<NotedGame>& records, const NotedGame& record,
             std::size_t floor, Judging judging);

  void ask_who_judges();
  void judge_with(const std::string& engine);

  Judging judging_;
  std::size_t floor_;
  bool fault_told_ = false, file_told_ = false;
  // The list of who may judge shows these names, also when the settings have changed.
  ui::EngineList offered_;
};

}  // namespace quintet::go
