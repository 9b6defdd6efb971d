// Pictures of boards with stones and of their players, for the pages of gomoku and go: diagrams, positions, materials.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/stones.hpp"
#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/stones/seats.hpp"
#include "ui/stones/stone_board.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// The bowl of a colour with so many stones left.
StoneBowl stone_bowl(Colour colour, int left, int all);
// The lid of a bowl with captured stones of a colour.
StoneBowl stone_lid(const Localiser& words, Colour captured, int count);

// The look of the signs of a diagram: `x` is a black stone, `o` a white one, a digit a stone with its number (odd ones are
// black), `*` a point where a pattern grows, `!` a forbidden point. A mark is a ring.
class StoneLook final : public DiagramLook {
 public:
  // Lengths in steps between neighbouring points.
  struct Style {
    bool whole_area = false;  // the board fills the area
    bool wood = false;        // with the picture of its material
    float corner = radius::kCell, line_strength = 1;
    float number = 0.42F;
    float cross = 0.2F, cross_width = 0.09F, cross_ground = 0.4F;
    float ring = 0.55F, ring_width = 0.16F;
  };
  explicit StoneLook(const Style& style) : style_(style) {}

  void ground(const DiagramView& on) const override;
  void sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const override;
  void come(const DiagramView& on, const DiagramFrame::Motion& motion) const override;
  void mark(const DiagramView& on, const DiagramFrame::Mark& mark) const override;
  void above(const DiagramView& on) const override;

 private:
  void stone(const DiagramView& on, Rect cell, Stone stone, SpriteStyle style) const;

  Style style_;
};

// A sample of a material for the cards of the setup. Nothing: a part of every material, for a board that takes that of the
// theme.
void paint_material(Canvas& canvas, const Context& context, Rect area, std::optional<Desk> material);

// A position; its last stone is marked.
struct PositionPicture {
  Grid<Stone> stones;
  std::optional<Point> last{};
};
// A small picture of it, in a square area.
void draw_thumbnail(Canvas& canvas, const Palette& board, const PositionPicture& picture, Rect area);

// With the board and the stones of the game.
// The board without its frame: it covers the area with its ground, all lines in the middle.
void draw_position(Canvas& canvas, const Context& context, const BoardLook& look,
                   const PositionPicture& picture, Rect area);
// The board in its frame without coordinates, the largest square that fits the area.
void draw_framed_position(Canvas& canvas, const Context& context, BoardLook look,
                          const PositionPicture& picture, Rect area);

// For the scroll of a mode: the portrait of white's player, or those of both players, as across a board.
void draw_players(Canvas& canvas, const Theme& theme, const Accent& accent,
                  std::span<const std::string_view> portraits, Rect area);
// The same portraits in the lower corners of a picture.
void draw_medals(Canvas& canvas, const Theme& theme, std::span<const std::string_view> portraits, Rect area);

// A strip that says who has which colour, black at the left.
struct PlayerStrip {
  std::array<std::string_view, 2> portraits{};  // by colour, as are the names
  std::array<std::string, 2> names{};           // translated
  bool stones = true;                           // no: the colours are not known yet
};
void draw_player_strip(Canvas& canvas, const Theme& theme, const PlayerStrip& strip, Rect area);

}  // namespace quintet::ui
