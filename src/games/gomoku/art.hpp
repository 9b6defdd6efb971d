// Pictures of gomoku: the card on the menu, a position, the scrolls of its modes, and the board on the settings page.
#pragma once

#include <vector>

#include "core/gomoku/board.hpp"
#include "engine/render/canvas.hpp"
#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/stones/stone_art.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// The bowl of a colour beside this board. Black, who begins, has one stone more where the number of points is odd.
ui::StoneBowl stone_bowl(const Board& board, Colour colour);

// The picture on the menu card of gomoku, drawn with the board and the stones of the game.

// A corner of the board with five in a row.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

// Small diagrams for the cards of the setup: what wins under a rule, how an opening begins.

// On a field of the board's material.
void paint_rule_art(Canvas& canvas, const ui::Theme& board, Rect area, Rule rule);
void paint_opening_art(Canvas& canvas, const ui::Theme& board, Rect area, Opening opening);

// A small picture of a position, for a list of games.

// The stones in the order of play, black first, in a square area; the last one is marked.
void draw_thumbnail(Canvas& canvas, const ui::Context& context, int side, const std::vector<Point>& stones,
                    Rect area);

// A real position.
ui::PositionPicture picture_of(const Match& match);

// A strip of the board on the settings page: it shows the materials and the marks that are chosen there.

// The lower edge of the board with a short game on it.
ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::gomoku
