// The setup of a gomoku match: the rows of every game of stones, the rule and the opening, and a board that shows what the
// player looks at.
#pragma once

#include <optional>
#include <string>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/stones/stone_setup_page.hpp"

namespace quintet::gomoku {

class SetupPage final : public ui::StoneSetupPage<Match, Settings> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  bool opening_gives_colours() const override { return settings().start.opening != Opening::Free; }
  bool takes_time(Level level) const override { return gomoku::takes_time(level); }
  std::string summary() const override;
  void show_choice() override { board_.show(settings().start, subject(), now()); }
  void style_own_row(ui::SetupRow& row) const override;
  void paint_own_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option,
                        Rect area) const override;
  void fit_board(Rect area) override { board_.fit(area); }
  void draw_board(Canvas& canvas, Duration now) const override { board_.draw(canvas, now); }
  bool board_moving() const override { return board_.moving(now()); }

 private:
  Subject subject() const;

  ExampleBoard board_;
};

}  // namespace quintet::gomoku
