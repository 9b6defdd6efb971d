// The climb: a ladder of the tiles from 2 to the goal at the left of the board, with the time at which each was reached.
// Above the goal it goes on by one tile at a time. In a narrow area it has the tiles alone.
#pragma once

#include "games/twenty48/match.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

class ClimbPanel {
 public:
  explicit ClimbPanel(const ui::Context& context) : context_(context) {}

  // An empty area hides it.
  void place(Rect area) { area_ = area; }
  void draw(Canvas& canvas, const Match& match) const;

 private:
  // One tile of the ladder.
  struct Rung {
    Exponent exponent = 1;
    Rect tile;
  };

  void draw_head(Canvas& canvas, const Match& match, Rect head) const;
  void draw_rung(Canvas& canvas, const Match& match, const Rung& rung) const;

  const ui::Context& context_;
  Rect area_;
};

// What is next: "One more 1024 to go".
std::string climb_words(const ui::Context& context, const Game& game);

}  // namespace quintet::twenty48
