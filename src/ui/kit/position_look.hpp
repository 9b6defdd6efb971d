// How a position of a game looks, as one value, and the pictures that follow from it: on the menu, on the scrolls of its
// modes, and in the list of games.
#pragma once

#include <utility>

#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A plate of the board's material with round corners.
inline void draw_round_plate(Canvas& canvas, const Theme& theme, const BoardGrid& grid, Elevation elevation) {
  draw_board_plate(canvas, theme, grid.plate, radius::kBoard, elevation);
}

// `Position` is the game, or the part of it that is seen.
template <class Position>
struct PositionLook {
  // The largest board that fits the area, in its middle.
  BoardGrid (*grid)(const Canvas& canvas, Rect area, const Position& position);
  // What lies below the cells.
  void (*plate)(Canvas& canvas, const Theme& theme, const BoardGrid& grid,
                Elevation elevation) = draw_round_plate;
  void (*cells)(Canvas& canvas, const Context& context, const BoardGrid& grid, const Position& position);
};

// The whole window: the desk, and the board on its plate.
template <class Position>
void draw_window(const PositionLook<Position>& look, Canvas& canvas, const Context& context,
                 const BoardGrid& grid, const Position& position) {
  draw_backdrop(canvas, context.theme, Scenery::Quiet);
  look.plate(canvas, context.theme, grid, Elevation::High);
  look.cells(canvas, context, grid, position);
}

// The board on its plate.
template <class Position>
Painting position_board(const PositionLook<Position>& look, Position position,
                        Elevation elevation = Elevation::High) {
  return
      [look, elevation, position = std::move(position)](Canvas& canvas, const Context& context, Rect area) {
        const BoardGrid grid = look.grid(canvas, area, position);
        look.plate(canvas, context.theme, grid, elevation);
        look.cells(canvas, context, grid, position);
      };
}

// The cells alone, on the material of the plate, which covers the area.
template <class Position>
Painting position_art(const PositionLook<Position>& look, Position position) {
  return [look, position = std::move(position)](Canvas& canvas, const Context& context, Rect area) {
    canvas.fill(area, context.theme.colour.board);
    look.cells(canvas, context, look.grid(canvas, area, position), position);
  };
}

// The same with round corners, for a list of games.
template <class Position>
Painting position_thumbnail(const PositionLook<Position>& look, Position position) {
  return [look, position = std::move(position)](Canvas& canvas, const Context& context, Rect area) {
    canvas.rounded(area, radius::kCell, context.theme.colour.board);
    look.cells(canvas, context, look.grid(canvas, area, position), position);
  };
}

}  // namespace quintet::ui
