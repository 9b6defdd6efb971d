// The large card of the menu: the board of the game played last, its name and players, and the buttons. Where nothing has
// been played yet, it invites to the first game.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/pages/menu_layout.hpp"

namespace quintet::ui {

class HeroCard {
 public:
  static constexpr std::size_t kMostButtons = 3;

  // `buttons` of them, 1 to 3; the first one is the main button.
  HeroCard(const MenuLayout& place, std::size_t buttons);

  Rect board() const { return board_; }
  Rect button(std::size_t index) const { return buttons_[index]; }

  // `caption` stands above the name; `warm` is the progress of the hover effect of the main button.
  void draw(Canvas& canvas, const Context& context, const GameDefinition& game, const Progress& progress,
            const std::string& caption) const;

 private:
  void place_buttons(std::size_t count);
  void draw_board(Canvas& canvas, const Context& context, const GameDefinition& game,
                  const Progress& progress) const;
  void draw_modes(Canvas& canvas, const Context& context, const GameDefinition& game, float y) const;
  float draw_line(Canvas& canvas, const Context& context, const ProgressLine& line, float y) const;

  Rect card_, board_, column_;
  Rect words_;  // the part of the column above the buttons
  std::array<Rect, kMostButtons> buttons_{};
};

}  // namespace quintet::ui
