#include "games/gomoku/position_art.hpp"

#include <algorithm>
#include <string>

#include "games/gomoku/board_look.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kMark = 0.16F;  // the dot on the last stone, in steps

void draw_stones(Canvas& canvas, const BoardPicture& picture, const BoardGeometry& geometry) {
  for (int i = 0; i < picture.board.side() * picture.board.side(); ++i) {
    const Point at{i / picture.board.side(), i % picture.board.side()};
    const Stone stone = picture.board[at];
    if (stone != Stone::None) draw_stone(canvas, geometry, stone, at);
  }
  if (!picture.last) return;
  const bool black = picture.board[*picture.last] == Stone::Black;
  canvas.disc(geometry.centre(*picture.last), kMark * geometry.step, stone_ink::kLast[black ? 0 : 1]);
}

}  // namespace

void draw_position(Canvas& canvas, const Context& context, const BoardPicture& picture, Rect area) {
  const Desk desk = board_look(context).board;
  const Palette palette = theme_of(context, desk).colour;
  canvas.fill(area, palette.field);
  const float side = std::max(area.w, area.h);
  canvas.picture("images/gomoku/field-" + std::string(word_of(desk)) + ".svg",
                 centred(area.centre(), {side, side}));
  const BoardGeometry geometry(area, picture.board.side(), Coordinates::Hidden);
  draw_lines(canvas, palette, geometry);
  draw_stones(canvas, picture, geometry);
}

Painting position_board(const Context& context, const Match& match) {
  static_cast<void>(context);
  return [picture = BoardPicture(match)](Canvas& canvas, const Context& now, Rect area) {
    const BoardLook look = board_look(now);
    const BoardGeometry geometry(area, picture.board.side(), Coordinates::Hidden);
    draw_bare_board(canvas, now, look, geometry);
    draw_stones(canvas, picture, geometry);
  };
}

}  // namespace quintet::gomoku
