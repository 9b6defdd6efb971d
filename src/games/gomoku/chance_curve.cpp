#include "games/gomoku/chance_curve.hpp"

#include "games/gomoku/accent.hpp"
#include "games/gomoku/pictures.hpp"

namespace quintet::gomoku {

using namespace ui;

void draw_chance_curve(Canvas& canvas, const Theme& theme, ReviewCurve curve, Rect area) {
  curve.accent = kAccent.on(theme);
  curve.stones = {stone_on_board(Stone::Black), stone_on_board(Stone::White)};
  draw_curve(canvas, theme, curve, area);
}

}  // namespace quintet::gomoku
