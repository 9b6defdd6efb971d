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

class SetupPage final : public ui::StoneSetupPage<Match, Settings, ExampleBoard> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  bool opening_gives_colours() const override { return settings().start.opening != Opening::Free; }
  std::string summary() const override;
  void show_choice() override { board_.show(settings().start, subject(), now()); }
  void style_own_row(ui::SetupRow& row) const override;
  void paint_own_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option,
                        Rect area) const override;

 private:
  Subject subject() const;
};

}  // namespace quintet::gomoku
