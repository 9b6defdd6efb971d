// The cards of the menu: where they stand, the large card of the game played last, and those of the other games.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/render/geometry.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {

// The places on the menu: the title, the large card of the game played last, the small cards of the other games, and the
// buttons below. For any number of games and any window, without scrolling.

// How far the board of the large card reaches above it.
inline constexpr float kBreakOut = 24;

struct MenuLayout {
  float title_size = 0;  // of the type
  Rect title;
  Rect hero;                 // the large card
  Rect board;                // a square on it, or above its upper edge where the card is high enough
  Rect column;               // beside the board
  std::vector<Rect> cards;   // the small ones
  Rect below;                // the row of buttons, or their place at the right end of the title
  bool icons_below = false;  // the buttons have no labels
};

// `below` is the number of buttons. A row of small cards that is not full is one wide card or has wider cards.
MenuLayout place_menu(Extent window, std::size_t small_cards, std::size_t below);

// The small card of a game on the menu: its picture, its name in the player's language, a line that makes one want to
// play, and the progress. It stands or lies, as its place is high or wide, and leaves out what does not fit.
class GameCard {
 public:
  // A card of little width has words besides the name only for a saved game.
  GameCard(const GameDefinition& game, Rect bounds, bool is_saved = false);

  const GameDefinition& game() const { return *game_; }
  Rect bounds() const { return bounds_; }

  // `warm`: the progress of the hover effect, 0 to 1.
  void draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const;

 private:
  void place_standing(bool has_words);
  void place_lying();
  void draw_words(Canvas& canvas, const Context& context, const Progress& progress) const;
  void draw_bar(Canvas& canvas, const Theme& theme, float part) const;

  const GameDefinition* game_;
  Rect bounds_, art_, name_, line_, progress_, bar_;
  bool large_ = false;  // larger type
};

// A picture with round corners on a plate of this colour, which shows around it.
void draw_framed(Canvas& canvas, const Theme& theme, const GameDefinition& game, Rect area, Rgba plate);

// The large card of the menu: the board of the game played last, its name and players, and the buttons. Where nothing has
// been played yet, it invites to the first game.
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
