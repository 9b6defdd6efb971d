// The replay and review of a game of 2048.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/twenty48/board_view.hpp"
#include "games/twenty48/match.hpp"
#include "ui/pages/game_review_page.hpp"

namespace quintet::twenty48 {

class ReviewPage final : public ui::GameReviewPage<Record> {
 public:
  // Requires moves. `floor`: see ui::ImportExport.
  ReviewPage(ui::Context& context, const ui::GameRecords<Record>& records, const Record& record,
             std::size_t floor);

 protected:
  const BoardView& board() const override { return view_; }
  void fit_board(Rect area) override { view_.fit(area, replay().start().rules.side); }
  void draw_board(Canvas& canvas, Duration now) const override;
  void show(ui::ReviewStep step, const Game& before, const Played& played) override;
  std::optional<Move> move_of(const ui::Gesture& gesture) const override;
  std::string position_line() const override;
  std::vector<Continuation> continuations() const override;
  void advance_game() override { sounds_.play(now()); }
  bool moving() const override { return sounds_.waiting() || GameReviewPage::moving(); }
  std::string state() const override;

 private:
  BoardView view_;
  MoveSounds sounds_;
};

}  // namespace quintet::twenty48
