// The games as cards, to choose whose rules to read.
#pragma once

#include <string>
#include <vector>

#include "ui/pages/game_card.hpp"
#include "ui/pages/help_page.hpp"

namespace quintet::ui {

// Opens the index; where there is only one game, its help page.
void open_help(Context& context);

class HelpIndexPage final : public ScrollPage {
 public:
  explicit HelpIndexPage(Context& context);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  std::string id_of(const GameDefinition& game) const { return name() + '.' + std::string(game.id); }

  std::vector<GameCard> cards_;
};

}  // namespace quintet::ui
