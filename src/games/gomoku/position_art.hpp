// The real position of a saved match as a picture, with the board and the stones of the game.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::gomoku {

// What is drawn of a match.
struct BoardPicture {
  explicit BoardPicture(const Match& match) : board(match.game().board()), last(match.last_stone()) {}

  Board board;
  std::optional<Point> last;
};

// The board without its frame: it covers the area with its wood, all lines in the middle.
void draw_position(Canvas& canvas, const ui::Context& context, const BoardPicture& picture, Rect area);
// The board in its frame, the largest square that fits the area.
ui::Painting position_board(const ui::Context& context, const Match& match);

}  // namespace quintet::gomoku
