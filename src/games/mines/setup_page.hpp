// The setup of a game of Minesweeper: a board of the chosen size and density, opened in its middle, and the choices.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/mines/board_view.hpp"
#include "games/mines/match.hpp"
#include "games/mines/settings.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::mines {

class SetupPage final : public ui::MatchSetupPage<Match, Settings> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt,
            Dealer::Effort effort = Dealer::Effort::Trial);

 protected:
  std::vector<ui::SetupRow> rows() const override;
  void choose(std::string_view row, std::size_t option) override;
  void turn(std::string_view row, int by) override;
  std::string summary() const override;
  void show_choice() override;
  void place_hero(Rect area) override;
  void paint_hero(Canvas& canvas, Duration now) const override;
  void paint_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option, Rect area) const override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;

 private:
  Rules rules() const;
  ui::SetupRow density_row() const;
  double density() const;
  std::string remark() const;

  BoardView view_;
  std::optional<Rules> shown_;
  std::optional<double> density_;  // that is kept while the size changes
  Dealer trial_;
  bool out_of_reach_ = false;  // no board without a guess was found
};

}  // namespace quintet::mines
