// The small card of a game on the menu: its picture, its name in the player's language, a line that makes one want to
// play, and the progress. It stands or lies, as its place is high or wide, and leaves out what does not fit.
#pragma once

#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::ui {

class GameCard {
 public:
  GameCard(const GameDefinition& game, Rect bounds);

  const GameDefinition& game() const { return *game_; }
  Rect bounds() const { return bounds_; }

  // `warm`: the progress of the hover effect, 0 to 1.
  void draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const;

 private:
  void place_standing();
  void place_lying();
  void draw_words(Canvas& canvas, const Context& context, const Progress& progress) const;
  void draw_bar(Canvas& canvas, const Theme& theme, float part) const;

  const GameDefinition* game_;
  Rect bounds_, art_, name_, line_, progress_, bar_;
  bool large_ = false;  // larger type
};

// A picture with round corners on a plate of this colour, which shows around it.
void draw_framed(Canvas& canvas, const Theme& theme, const GameDefinition& game, Rect area, Rgba plate);

}  // namespace quintet::ui
