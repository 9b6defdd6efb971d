// The first screen: the title with its seal, a card for each game, and the buttons for settings, statistics and help.
// The games come from the list of definitions.
#pragma once

#include <string>
#include <vector>

#include "ui/pages/game_card.hpp"
#include "ui/pages/menu_item.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class MenuPage final : public Page {
 public:
  // `below` are the buttons under the cards: settings, statistics, help, quit. They must stay (MenuItem::Page).
  MenuPage(Context& context, std::vector<MenuItem> below);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void go_back() override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  std::string id_of(const GameDefinition& game) const { return name() + '.' + std::string(game.id); }
  std::string id_of(const MenuItem& entry) const { return name() + '.' + entry.id; }

  void ask_progress();
  void place_title(Rect page);
  void place_below(Rect row, std::vector<Control>& controls);

  std::string hints() const;
  void paint_title(Canvas& canvas) const;

  std::vector<MenuItem> below_;
  std::vector<Progress> progress_;  // of each game
  std::uint32_t words_revision_ = 0;
  std::vector<GameCard> cards_;
  Rect title_, subtitle_, hints_;
  float title_size_ = 0;
};

}  // namespace quintet::ui
