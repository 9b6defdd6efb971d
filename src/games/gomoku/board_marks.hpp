// The marks on the board besides its stones: forbidden points, threats, the last move or all move numbers, a hint, the
// cursor.
#pragma once

#include <optional>
#include <vector>

#include "core/gomoku/threats.hpp"
#include "games/gomoku/board_look.hpp"

namespace quintet::gomoku {

struct BoardMarks {
  std::optional<Point> ghost;  // preview of the next stone
  Colour ghost_colour = Colour::Black;
  std::optional<Point> cursor;  // of keyboard and gamepad
  std::optional<Point> hint;
  std::vector<Point> order;   // all stones in the order of play; the last one is marked
  std::vector<Point> better;  // better moves, in a review
  std::vector<ForbiddenPoint> forbidden;
  std::vector<StandingThreat> threats;
};

// Draws the marks of one frame.
struct MarkPainter {
  Canvas& canvas;
  const BoardGeometry& geometry;
  const ui::Palette& palette;
  const BoardMarks& marks;

  void draw_forbidden() const;
  void draw_threats() const;
  void draw_numbers(const Board& board) const;
  void draw_last(const Board& board) const;
  // The preview of the next stone, and rings around points. `swell` is 0…1: how much larger the ring of a hint is while
  // it draws attention.
  void draw_points(float swell) const;
  // Around a point where no stone may be placed.
  void draw_refused(Point at, float opacity) const;
  void draw_cursor() const;

 private:
  void ring(Point at, float radius, Rgba colour) const;
  void draw_stop(Point at, Rgba ink) const;
};

}  // namespace quintet::gomoku
