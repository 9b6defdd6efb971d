// Pictures of Link-up: the card on the menu, a position, the scrolls of its modes, and the board on the settings
// page.
#pragma once

#include <vector>

#include "engine/render/canvas.hpp"
#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/profile/results.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The pictures on the menu cards of link-up, drawn with the tiles of the game.

// The look of a diagram: a letter is a tile, `P` for those of the pair. A mark frames a tile of the pair, and the line
// connects the two; both say whether that is allowed.
inline constexpr char kPairSign = '-', kRefusedSign = '!';

class PairLook final : public ui::DiagramLook {
 public:
  // Lengths in sides of a tile.
  struct Style {
    bool scene =
        false;  // more tiles around the diagram; the line joins the edges of the two tiles, above them
    float picture = 0.76F, line_width = 0.1F;
    float mark_inset = 0.05F, mark_corner = 0.11F;
  };
  explicit PairLook(const Style& style) : style_(style) {}

  void ground(const ui::DiagramView& on) const override;
  void sign(const ui::DiagramView& on, Rect cell, char sign, SpriteStyle style) const override;
  void mark(const ui::DiagramView& on, const ui::DiagramFrame::Mark& mark) const override;
  void above(const ui::DiagramView& on) const override;

 private:
  void draw_line(const ui::DiagramView& on, const std::vector<Vec>& line) const;
  void draw_cross(const ui::DiagramView& on, Vec at) const;

  Style style_;
};

// Tiles, and the line that connects two equal ones, on the material of the board, which covers the area.
void paint_link_scene(Canvas& canvas, const ui::Theme& theme, Rect area);

// The picture of the mode Timed: an hourglass, the time bar, and a combo that grows.

// With the time that is left in the saved match; without one, nearly full.
ui::Painting hourglass_art(const Match* saved);

// The real position of a saved match as a picture, with the tiles of the game.

// Covers its area with the material of the board, the tiles in the middle.
ui::Painting position_art(const ui::Context& context, const Match& match);
// The board on its plate, as in play.
ui::Painting position_board(const ui::Context& context, const Match& match);

// The picture of the journey: the trail through the hills to the next level, with the stars that were earned.

ui::Painting trail_art(const ui::ResultTally& results);

// The picture of today's board: a leaf of the calendar, the shape of the board, and this week's seals.

ui::Painting calendar_art(const ui::Context& context, const Match* saved);

// The pictures on the scrolls of the modes of Link-up.

// What the scroll of a mode shows: the saved position, an hourglass with a combo, the trail to the next level, a leaf of
// the calendar. `saved` is the match that can be continued; null if there is none.
ui::Painting mode_art(const ui::Context& context, Mode mode, const Match* saved);

// A card of the statistics: the levels of the journey with their stars. The context must outlive it.
ui::StatisticsCard journey_card(const ui::Context& context);

// A strip of the board on the settings page: it shows the tile set that is chosen there.

// Two rows of tiles, and the path that connects two equal ones.
ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::link
