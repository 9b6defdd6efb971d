// The board of gomoku: the places of its points, its wood and stones, and the marks on them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/threats.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::gomoku {

using ui::BoardLook;

// The player's settings; parts without a setting take the current theme.
BoardLook board_look(const ui::Context& context);

// The marks of gomoku: forbidden points and why they are forbidden, threats. They lie under the stones, so that they never
// strike out a number.

// Why black may not play on a point, shown while the pointer or the cursor is on it.
struct ForbiddenReason {
  Point at;
  std::vector<Row>
      shapes;         // the threes or fours, or the overline, with the stones on the board and the point
  std::string words;  // translated: "Double three"
};

struct BoardMarks : ui::StoneMarks {
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

  void draw_forbidden() const;
  void draw_threats() const;
  void draw_reason() const;
  // The words of the reason, near the point but not over it, within this area.
  void draw_reason_words(const ui::Palette& window, Rect within) const;

 private:
  // A band under the stones of a row.
  void band(const Row& row, Rgba ink) const;
  Rect reason_box(float width, Rect within) const;
  void draw_stop(Point at, Rgba ink) const;
};

// The ink of the marks of a threat.
Rgba threat_ink(Standing kind);
// The samples of a legend, `side` points wide: a band with stones, the point where a threat grows, one that stops it.
void draw_threat_sample(Canvas& canvas, Standing kind, Vec centre, float side);
void draw_growth_sample(Canvas& canvas, Vec centre, float side);
void draw_stop_sample(Canvas& canvas, Vec centre, float side);

}  // namespace quintet::gomoku
