// The card of a game on the menu: its picture, its names and the player's progress.
#pragma once

#include "ui/context.hpp"

namespace quintet::ui {

class GameCard {
 public:
  // Places the parts of the card; a low one leaves out the progress.
  GameCard(const GameDefinition& game, Rect bounds);

  const GameDefinition& game() const { return *game_; }
  Rect bounds() const { return bounds_; }
  // `warm` is the progress of the hover effect, 0…1.
  void draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const;

 private:
  const GameDefinition* game_;
  Rect bounds_, art_, hanzi_, name_, progress_;
};

}  // namespace quintet::ui
