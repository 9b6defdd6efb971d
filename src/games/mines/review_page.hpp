// The replay and review of a game of Minesweeper: every click judged by the solver.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/mines/board_view.hpp"
#include "games/mines/import_export.hpp"
#include "ui/game/review_page.hpp"

namespace quintet::mines {

class ReviewPage final : public ui::ReviewPage {
 public:
  // Requires moves. `floor`: see ui::ImportExport.
  ReviewPage(ui::Context& context, const NotedReplay& noted, std::size_t floor);

 protected:
  void fit_board(Rect area) override { view_.fit(area, replay_->rules().size); }
  Extent board_shape() const override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void show_step(std::size_t before) override;
  void show_line_step(std::size_t before) override;
  MoveWords words_of(std::size_t move) const override;
  std::string start_line() const override;
  std::string position_line() const override;
  std::vector<ui::Command> tools() override;
  bool over() const override { return game_.over(); }
  std::vector<Continuation> continuations() const override;
  bool moving() const override { return view_.moving(now()) || ui::ReviewPage::moving(); }
  std::string state() const override;

 private:
  void show(Game game, std::optional<Point> from);

  std::shared_ptr<const Replay> replay_;
  std::size_t floor_;
  Game game_;  // the shown position
  BoardView view_;
};

}  // namespace quintet::mines
