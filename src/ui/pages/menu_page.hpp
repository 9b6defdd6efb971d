// The first screen: the title with its seal, the game played last with its real position, a card for each of the other
// games, and the buttons for settings, statistics and help. The games come from the list of definitions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/pages/dialogs.hpp"
#include "ui/pages/game_card.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

// Asks before the program ends.
void ask_to_quit(Context& context);

class MenuPage final : public Page {
 public:
  // `below` are the buttons under the cards: settings, statistics, help, quit. They must stay (MenuItem::Page).
  MenuPage(Context& context, std::vector<MenuItem> below);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void go_back() override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;
  // Over the line about the keys.
  Rect toast_place() const override { return hints_; }

 private:
  // The game on the large card: the one played last, or the first one.
  struct Hero {
    const GameDefinition* game = nullptr;
    const GameMode* mode = nullptr;  // the one that the main button opens; null before the first game
    Progress progress{};
  };
  // The game of a small card.
  struct Other {
    const GameDefinition* game = nullptr;
    Progress progress{};
  };

  std::string id_of(const GameDefinition& game) const { return name() + '.' + std::string(game.id); }
  std::string id_of(const MenuItem& entry) const { return name() + '.' + entry.id; }
  std::string main_id() const { return hero_.mode ? name() + ".continue" : id_of(*hero_.game); }

  void ask_progress();
  Hero find_hero() const;
  Hero hero_of(const GameDefinition& game) const;
  Progress progress_of(const GameDefinition& game) const;
  bool has_second() const;
  void add_hero(std::vector<Control>& controls) const;
  void add_below(const MenuLayout& place, std::vector<Control>& controls);
  void place_title(const MenuLayout& place);

  std::string hints() const;
  void paint_title(Canvas& canvas) const;

  std::vector<MenuItem> below_;
  Hero hero_;
  std::vector<Other> others_;
  std::uint32_t words_revision_ = 0;
  std::optional<HeroCard> hero_card_;
  std::vector<GameCard> cards_;
  Rect title_, subtitle_, hints_;
  float title_size_ = 0;
  std::string caption_;  // of the large card
};

}  // namespace quintet::ui
