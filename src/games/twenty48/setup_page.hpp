// The setup of a game of 2048: the board of the chosen size, the goal, how tiles appear.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/twenty48/board_view.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/settings.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::twenty48 {

class SetupPage final : public ui::MatchSetupPage<Match, Settings> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  std::vector<ui::SetupRow> rows() const override;
  std::string summary() const override;
  void show_choice() override;
  void place_hero(Rect area) override;
  void paint_hero(Canvas& canvas, Duration now) const override;
  void paint_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option, Rect area) const override;
  void advance(Duration step) override;
  bool moving() const override;

 private:
  Rules rules() const;

  BoardView view_;
  Game example_;  // plays a few moves of itself on the hero
  Rect hero_area_;
  std::optional<Rules> shown_;
  Duration next_{0};
  int moves_left_ = 0;
};

}  // namespace quintet::twenty48
