// Pictures of Minesweeper: the card on the menu, a position, the scrolls of its modes, and the setup.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "core/mines/game.hpp"
#include "core/mines/reasons.hpp"
#include "engine/render/canvas.hpp"
#include "games/mines/cells.hpp"
#include "games/mines/match.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

// Boards in play for pictures: drawn by hand as rows of text, or dealt and opened around the middle. Their numbers come
// from the rules, so no picture shows what cannot be.

// Rows of a board: a safe cell is open `.`, closed `#`, wrongly flagged `x`; a mine is closed `*`, flagged `F`, has a
// question mark `?`, or was opened last `!`. An opening spreads as the rules say.
Game drawn_game(std::span<const std::string_view> rows);

// A game under these rules, which check_rules accepts, the same each time: what lies within `part` of the way from the
// middle to the corners is open or flagged.
Game example_game(const Rules& rules, float part, std::uint64_t seed = 1);

// A board played as far as single numbers lead, each with its flag; then two numbers together prove the next safe cell,
// which lies in the middle.
struct Story {
  Game game;
  std::optional<Reason> next{};
};
Story example_story();

// The picture on the menu card of Minesweeper, drawn with the cells of the game.

// A part of a board with a cell that two numbers prove to be safe; it covers the area.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

// A position as a picture, with the cells and the plate of the game.

// The cells in the grid's window, on an empty plate. Very small cells are drawn without signs.
void draw_position(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid, const Game& game,
                   Numbers numbers);
// On a drawn position: the cell that is certain, the numbers that prove it, and the cells that they share.
void draw_reason(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid, const Game& game,
                 const Reason& reason, Numbers numbers, float strength = 1);

// Covers the area with a part of the board that shows where the game stands, or with the whole board where its cells are
// large enough and its shape is like that of the area.
ui::Painting position_art(const Game& game);
// The whole board on its plate, as large as fits the area.
ui::Painting position_board(const Game& game, ui::Elevation elevation = ui::Elevation::High);

// For a list of games: the board in a small square.
using Thumbnail = std::function<void(Canvas& canvas, const ui::Context& context, Rect area)>;
Thumbnail position_thumbnail(const Game& game);

// The pictures on the scrolls of the modes of Minesweeper.

// The position of the saved match where there is one; else what the mode is about.
ui::Painting mode_art(ui::Context& context, Mode mode, const Match* saved);

// The look of the signs of a diagram, see sign_of(CellLook). A mark is a Mark, or says that a cell is a mine with a chance
// of one half.
inline constexpr char kEvenSign = '/';
char sign_of(Mark mark);

class FieldLook final : public ui::DiagramLook {
 public:
  // `widest`: the side of the largest cells, in points.
  explicit FieldLook(Numbers numbers, float widest = 46) : numbers_(numbers), widest_(widest) {}

  // The cells and the plate of a diagram of this size; `most`: see DiagramGrid.
  ui::BoardGrid cells(const Canvas& canvas, Rect area, Size size, Size most) const;

  ui::DiagramGrid grid(const Canvas& canvas, Rect area, Size size, Size most) const override;
  void ground(const ui::DiagramView& on) const override;
  void sign(const ui::DiagramView& on, Rect cell, char sign, SpriteStyle style) const override;
  // A flag is planted on its closed cell.
  void come(const ui::DiagramView& on, const ui::DiagramFrame::Motion& motion) const override;
  void mark(const ui::DiagramView& on, const ui::DiagramFrame::Mark& mark) const override;

 private:
  Numbers numbers_;
  float widest_;
};

// The small diagrams on the options of the setup: what each means, shown on a few cells.

// `row` is the id of a row of the setup: "first", whose options are those of kFirstClicks, or "no-guess" or "questions",
// whose options are no and yes. Other rows have none.
bool has_option_art(std::string_view row);
void paint_option_art(Canvas& canvas, const ui::Theme& theme, Rect area, std::string_view row,
                      std::size_t option, Numbers numbers);

// The strip on the settings page: every number, and below them what else a cell may be.
ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::mines
