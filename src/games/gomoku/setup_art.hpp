// Small diagrams for the cards of the setup: what wins under a rule, how an opening begins, and a board of each material.
#pragma once

#include "core/gomoku/game.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// On a field of the board's material.
void paint_rule_art(Canvas& canvas, const ui::Theme& board, Rect area, Rule rule);
void paint_opening_art(Canvas& canvas, const ui::Theme& board, Rect area, Opening opening);
// Nothing: a board that takes the material of the theme, whichever that is.
void paint_material_art(Canvas& canvas, const ui::Context& context, Rect area,
                        std::optional<ui::Desk> material);

}  // namespace quintet::gomoku
