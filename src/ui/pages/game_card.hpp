// The card of a game on the menu: its picture, its names and how far the player has come.
#pragma once

#include "ui/context.hpp"

namespace quintet::ui {

class GameCard {
 public:
  // Places the parts of the card; a low one leaves out the progress.
  GameCard(const GameDefinition& game, Rect bounds);

  const GameDefinition& game() const { return *game_; }
  Rect bounds() const { return bounds_; }
  // `warm` is 0…1, as far as the pointer's arrival has been shown.
  void draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const;

 private:
  const GameDefinition* game_;
  Rect bounds_, art_, hanzi_, name_, progress_;
};

}  // namespace quintet::ui
