// The setup of a go match: the rows of every game of stones, the rules, handicap and komi, and the board as chosen.
#pragma once

#include <optional>
#include <string>

#include "games/go/board_view.hpp"
#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "ui/stones/stone_setup_page.hpp"

namespace quintet::go {

class SetupPage final : public ui::StoneSetupPage<Match, Settings, ExampleBoard> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  std::string summary() const override;
  void show_choice() override { board_.show(settings().start(), now()); }
  bool own_row_belongs_here(const ui::SetupRow& row) const override {
    if (row.id == "placement") return settings().start().handicap > 0;
    return settings().goal == 0 || (row.id != "rules" && row.id != "komi");
  }
  void style_own_row(ui::SetupRow& row) const override;
};

}  // namespace quintet::go
