// The replay and review of a game of Minesweeper: every click judged by the solver.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/mines/board_view.hpp"
#include "games/mines/match.hpp"
#include "ui/pages/game_review_page.hpp"

namespace quintet::mines {

class ReviewPage final : public ui::GameReviewPage<Record> {
 public:
  // Requires moves. `floor`: see ui::ImportExport.
  ReviewPage(ui::Context& context, const ui::GameRecords<Record>& records, const Record& record,
             std::size_t floor);

 protected:
  const BoardView& board() const override { return view_; }
  void fit_board(Rect area) override { view_.fit(area, replay().start().rules.size); }
  Extent board_shape() const override {
    return seen_shape(context_.canvas.size(), replay().start().rules.size);
  }
  void draw_board(Canvas& canvas, Duration now) const override;
  void show(ui::ReviewStep step, const Game& before, const Played& played) override;
  Played play(Game& game, const Move& move) const override;
  bool may_play(const Move& move) const override;
  std::optional<Move> move_of(const ui::Gesture& gesture) const override {
    return Move{mines::Action::Open, gesture.cell};
  }
  std::string position_line() const override;
  std::vector<ui::Command> tools() override;
  std::vector<Continuation> continuations() const override;
  std::string state() const override;

 private:
  std::optional<Move> taken_back() const;
  enum class NamePlace : bool { Beside, Inside };
  void draw_name(Canvas& canvas, Point at, NamePlace place = NamePlace::Beside) const;

  std::size_t floor_;
  std::vector<Death> deaths_;  // that were taken back
  BoardView view_;
};

}  // namespace quintet::mines
