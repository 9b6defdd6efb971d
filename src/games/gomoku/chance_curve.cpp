#include "games/gomoku/chance_curve.hpp"

#include "games/gomoku/accent.hpp"
#include "games/gomoku/pictures.hpp"
#include "ui/game/review_curve.hpp"

namespace quintet::gomoku {

using namespace ui;

void draw_chance_curve(Canvas& canvas, const Theme& theme, std::span<const ReviewedPly> plies,
                       std::size_t moves, std::size_t at, Rect area) {
  draw_curve(canvas, theme,
             {.plies = plies,
              .moves = moves,
              .at = at,
              .accent = kAccent.on(theme),
              .stones = {stone_on_board(Stone::Black), stone_on_board(Stone::White)}},
             area);
}

}  // namespace quintet::gomoku
