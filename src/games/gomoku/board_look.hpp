// The board of gomoku: the places of its points, its wood and stones, and the marks on them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/threats.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"

namespace quintet::gomoku {

enum class Coordinates : std::uint8_t { Hidden, Shown };

// The largest board of `lines` lines that fits the area; each crossing is the centre of a cell. Requires lines > 1.
ui::BoardGrid point_grid(Rect area, int lines, Coordinates coordinates);

// The materials of a gomoku board, and how its ground and stones are drawn.

// The theme that each part of the board takes its material from.
struct BoardLook {
  ui::Desk board = ui::Desk::Paper, frame = ui::Desk::Paper, window = ui::Desk::Paper;
  Coordinates coordinates = Coordinates::Shown;
  bool numbers = false;  // move numbers on the stones
  friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

// The player's settings; parts without a setting take the current theme.
BoardLook board_look(const ui::Context& context);
// The context's theme with the materials of another one.
ui::Theme theme_of(const ui::Context& context, ui::Desk desk);

// The plate with its lines and coordinates.
void draw_bare_board(Canvas& canvas, const ui::Context& context, const BoardLook& look,
                     const ui::BoardGrid& grid);
// Its lines alone.
void draw_lines(Canvas& canvas, const ui::Palette& palette, const ui::BoardGrid& grid);
// The picture of a stone, seen from above.
std::string_view stone_on_board(gomoku::Stone stone);
void draw_stone(Canvas& canvas, const ui::BoardGrid& grid, Stone stone, Point at, SpriteStyle style = {});

// The marks on the board besides its stones: forbidden points and why they are forbidden, threats, the last move or all
// move numbers, a hint, the cursor. Threats lie under the stones, so that they never strike out a number.

// Why black may not play on a point, shown while the pointer or the cursor is on it.
struct ForbiddenReason {
  Point at;
  std::vector<Row>
      shapes;         // the threes or fours, or the overline, with the stones on the board and the point
  std::string words;  // translated: "Double three"
};

// For one frame. What it refers to must outlive it.
struct BoardMarks {
  std::optional<Point> ghost{};  // preview of the next stone
  Colour ghost_colour = Colour::Black;
  std::optional<Point> cursor{};  // of keyboard and gamepad
  std::optional<Point> hint{};
  std::span<const Point> order{};  // all stones in the order of play; the last one is marked
  std::optional<Point> better{};   // a better move, in a review
  std::span<const ForbiddenPoint> forbidden{};
  const ForbiddenReason* reason = nullptr;
  std::span<const StandingThreat> threats{};
};

// Draws the marks of one frame.
struct MarkPainter {
  Canvas& canvas;
  const ui::BoardGrid& grid;
  const ui::Palette& palette;
  const BoardMarks& marks;
  ui::Contrast contrast = ui::Contrast::Normal;

  // Below the stones.
  void draw_forbidden() const;
  void draw_threats() const;
  void draw_reason() const;
  // On the stones. `landed` is 0…1: whether the last one has come down.
  void draw_numbers(const Board& board, float landed = 1) const;
  void draw_last(const Board& board, float landed = 1) const;
  // The preview of the next stone, and rings around points. `swell` is 0…1: how much larger the ring of a hint is while
  // it draws attention.
  void draw_points(float swell) const;
  // Around a point where no stone may be placed.
  void draw_refused(Point at, float opacity) const;
  // Brackets around the point, so that the ring of a hint stays visible.
  void draw_cursor() const;
  // The words of the reason, near the point but not over it, within this area.
  void draw_reason_words(const ui::Palette& window, Rect within) const;

 private:
  // A band under the stones of a row.
  void band(const Row& row, Rgba ink) const;
  Rect reason_box(float width, Rect within) const;
  void ring(Point at, float radius, Rgba colour) const;
  void draw_stop(Point at, Rgba ink) const;
};

// The ink of the marks of a threat.
Rgba threat_ink(Standing kind);
// The samples of a legend, `side` points wide: a band with stones, the point where a threat grows, one that stops it.
void draw_threat_sample(Canvas& canvas, Standing kind, Vec centre, float side);
void draw_growth_sample(Canvas& canvas, Vec centre, float side);
void draw_stop_sample(Canvas& canvas, Vec centre, float side);

}  // namespace quintet::gomoku
