// Pictures of gomoku: the card on the menu, a position, the scrolls of its modes, and the board on the settings page.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/gomoku/board.hpp"
#include "engine/render/canvas.hpp"
#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/stones/seats.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// The pictures of gomoku.

// In a bowl, seen from the side.
std::string_view stone_in_bowl(gomoku::Colour colour);
// The portrait of a player; two people have different portraits.
std::string_view portrait_of(const SeatPlayer& player, gomoku::Seat seat);
// The bowl of a colour beside this board. Black, who begins, has one stone more where the number of points is odd.
ui::StoneBowl stone_bowl(const Board& board, Colour colour);

// The picture on the menu card of gomoku, drawn with the board and the stones of the game.

// A corner of the board with five in a row.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

// The look of the signs of a diagram: `x` is a black stone, `o` a white one, a digit a stone with its number (odd ones are
// black), `*` a point where a pattern grows, `!` a forbidden point. A mark is a ring.
class StoneLook final : public ui::DiagramLook {
 public:
  // Lengths in steps between neighbouring points.
  struct Style {
    bool whole_area = false;  // the board fills the area
    bool wood = false;        // with the picture of its material
    float corner = ui::radius::kCell, line_strength = 1;
    float number = 0.42F;
    float cross = 0.2F, cross_width = 0.09F, cross_ground = 0.4F;
    float ring = 0.55F, ring_width = 0.16F;
  };
  explicit StoneLook(const Style& style) : style_(style) {}

  void ground(const ui::DiagramView& on) const override;
  void sign(const ui::DiagramView& on, Rect cell, char sign, SpriteStyle style) const override;
  void come(const ui::DiagramView& on, const ui::DiagramFrame::Motion& motion) const override;
  void mark(const ui::DiagramView& on, const ui::DiagramFrame::Mark& mark) const override;
  void above(const ui::DiagramView& on) const override;

 private:
  void stone(const ui::DiagramView& on, Rect cell, Stone stone, SpriteStyle style) const;

  Style style_;
};

// Small diagrams for the cards of the setup: what wins under a rule, how an opening begins, and a board of each material.

// On a field of the board's material.
void paint_rule_art(Canvas& canvas, const ui::Theme& board, Rect area, Rule rule);
void paint_opening_art(Canvas& canvas, const ui::Theme& board, Rect area, Opening opening);
// Nothing: a board that takes the material of the theme, whichever that is.
void paint_material_art(Canvas& canvas, const ui::Context& context, Rect area,
                        std::optional<ui::Desk> material);

// A small picture of a position, for a list of games.

// The stones in the order of play, black first, in a square area; the last one is marked.
void draw_thumbnail(Canvas& canvas, const ui::Context& context, int side, const std::vector<Point>& stones,
                    Rect area);

// The real position of a saved match as a picture, with the board and the stones of the game.

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

// The pictures on the scrolls of the modes of gomoku.

// The players of the mode, and the position of the saved match where there is one.
ui::Painting mode_art(const ui::Context& context, Mode mode, const Match* saved);

// A strip of the board on the settings page: it shows the materials and the marks that are chosen there.

// The lower edge of the board with a short game on it.
ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::gomoku
