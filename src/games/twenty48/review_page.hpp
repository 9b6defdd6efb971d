// The replay and review of a game of 2048.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/twenty48/board_view.hpp"
#include "games/twenty48/import_export.hpp"
#include "games/twenty48/move_sounds.hpp"
#include "ui/game/review_page.hpp"

namespace quintet::twenty48 {

class ReviewPage final : public ui::ReviewPage {
 public:
  // Requires moves. `floor`: see ui::ImportExport.
  ReviewPage(ui::Context& context, const NotedReplay& noted, std::size_t floor);

 protected:
  void fit_board(Rect area) override { view_.fit(area, replay_->rules().side); }
  void draw_board(Canvas& canvas, Duration now) const override;
  void show_step(std::size_t before) override;
  void show_line_step(std::size_t before) override;
  MoveWords words_of(std::size_t move) const override;
  std::string start_line() const override;
  std::string position_line() const override;
  std::vector<Bookmark> bookmarks() const override;
  std::vector<ui::Command> tools() override { return {}; }
  bool over() const override { return game_.over(); }
  const ui::BoardView* board() const override { return &view_; }
  std::optional<std::string> legal_swipe(Action direction) const override;
  std::vector<Continuation> continuations() const override;
  void advance_game() override { sounds_.play(now()); }
  bool moving() const override {
    return view_.moving(now()) || sounds_.waiting() || ui::ReviewPage::moving();
  }
  std::string state() const override;

 private:
  // The slide after so many moves of the game or of the line beside it.
  Direction slide_after(std::size_t moves) const;
  // After so many of these moves.
  Game position(std::size_t moves) const;
  void show(std::size_t before, std::size_t shown);

  std::shared_ptr<const Replay> replay_;
  Game game_;  // the shown position
  BoardView view_;
  MoveSounds sounds_;
};

}  // namespace quintet::twenty48
