// Pictures of go: the card on the menu, a position, the board on the settings page, small diagrams of the setup, and the
// sheet of the count.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/game.hpp"
#include "engine/render/canvas.hpp"
#include "games/go/match.hpp"
#include "games/go/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/stones/stone_art.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::go {

// A corner of the board, in the middle of a fight.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

// A small picture of a position, for a list of games, in a square area.
void draw_thumbnail(Canvas& canvas, const ui::Context& context, const Game& game, Rect area);
// A real position.
ui::PositionPicture picture_of(const Match& match);

// The lower edge of the board with a short game on it, for the settings page.
ui::Painting settings_sample(const ui::Context& context);

// What stands beside the board while the game is counted: a sum read from both sides.
struct CountSheet {
  struct Side {
    std::string_view portrait;
    std::string name, line;  // translated: "You", "Black · your answer"
  };
  std::array<Side, 2> sides;  // by colour
  Count count;
  std::string note{};        // translated: what to do, or what the other side says
  bool pass_stones = false;  // a pass has cost a stone
};
// What the computer has said of the stopped game: not yet anything, that it judges a stone otherwise, or that something is not
// finished.
struct CountTalk {
  bool waits = false;
  bool other_way = false;     // the sum is shown by the way of scoring that the rules of the game do not use
  bool black_agrees = false;  // the first of two people
  std::optional<Point> disputed{};
  std::vector<Point> open{};  // where borders are not closed
};
CountSheet count_sheet(const Localiser& words, const Match& match, const CountTalk& talk);
void draw_count_sheet(Canvas& canvas, const ui::Theme& theme, const Localiser& words, float line_height,
                      const CountSheet& sheet, Rect area);

}  // namespace quintet::go
