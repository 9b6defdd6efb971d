#include "games/mines/position_art.hpp"

#include <algorithm>
#include <vector>

#include "games/mines/settings.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr float kLeastSigned = 9;     // points: a smaller cell has no room for its sign
constexpr float kLeastInArt = 13;     // points of a cell in a picture of a part of the board
constexpr float kLeastShare = 0.62F;  // of the picture that a whole board takes
constexpr float kSquareTint = 0.3F, kFlagTint = 0.75F;
constexpr float kLeastGap = 3;  // pixels of a closed cell that leave room for a gap

// A cell as a small square, by colours alone.
Rgba square_of(const Theme& theme, CellLook look) {
  const CellColours& c = cell_colours(theme);
  switch (look.face) {
    case CellFace::Closed:
    case CellFace::Pressed:
    case CellFace::Question:
      return c.block;
    case CellFace::Flag:
    case CellFace::WrongFlag:
      return mix(c.block, c.flag, kFlagTint);
    case CellFace::Mine:
      return c.iron;
    case CellFace::Fatal:
      return c.fatal;
    case CellFace::Number:
      break;
  }
  if (look.number == 0) return c.bed;
  return mix(c.bed, c.numbers[static_cast<std::size_t>(look.number) - 1], kSquareTint);
}

void draw_square(Canvas& canvas, const Theme& theme, Rect cell, CellLook look) {
  const bool gap = look.face != CellFace::Number && cell.w * canvas.scale() >= kLeastGap;
  if (gap)
    cell = {cell.x + canvas.pixel(), cell.y + canvas.pixel(), cell.w - canvas.pixel(),
            cell.h - canvas.pixel()};
  canvas.fill(cell, square_of(theme, look));
}

bool is_frontier(const Game& game, Point at) {
  if (game.cover(at) == Cover::Open) return false;
  bool open = false;
  for_neighbours(game.size(), at, [&](Point next) { open = open || game.cover(next) == Cover::Open; });
  return open && game.cover(at) == Cover::Closed;
}

// The middle of the closed cells beside open ones, in cells; of the board where there are none.
Vec centre_of_play(const Game& game) {
  Vec sum;
  float count = 0;
  for (int row = 0; row < game.size().height; ++row) {
    for (int column = 0; column < game.size().width; ++column) {
      if (!is_frontier(game, {row, column})) continue;
      sum = sum + Vec{static_cast<float>(column) + 0.5F, static_cast<float>(row) + 0.5F};
      ++count;
    }
  }
  if (count == 0)
    return Vec{static_cast<float>(game.size().width), static_cast<float>(game.size().height)} * 0.5F;
  return sum * (1 / count);
}

}  // namespace

Numbers numbers_of(const Context& context) {
  return context.profile.get<Settings>().dots ? Numbers::Dots : Numbers::Digits;
}

void draw_position(Canvas& canvas, const Theme& theme, const CellGrid& grid, const Game& game,
                   Numbers numbers) {
  const auto guard = canvas.saved();
  canvas.clip(grid.window);
  grid.for_seen([&](Point at) {
    const CellLook look = look_of(game, at);
    if (grid.side >= kLeastSigned)
      draw_cell(canvas, theme, grid.cell(at), look, numbers);
    else
      draw_square(canvas, theme, grid.cell(at), look);
  });
}

void draw_reason(Canvas& canvas, const Theme& theme, const CellGrid& grid, const Game& game,
                 const Reason& reason, Numbers numbers, float strength) {
  // What a single number needs is known before; several share what is not.
  const auto shared = [&](Point at) {
    if (reason.numbers.size() < 2) return std::ranges::find(reason.given, at) != reason.given.end();
    return at != reason.at && game.cover(at) != Cover::Open && game.cover(at) != Cover::Flag &&
           std::ranges::all_of(reason.numbers, [at](Point number) {
             return std::abs(number.row - at.row) <= 1 && std::abs(number.column - at.column) <= 1;
           });
  };
  grid.for_seen([&](Point at) {
    if (shared(at)) draw_mark(canvas, theme, grid.cell(at), Mark::Mine, strength);
  });
  for (const Point at : reason.numbers) {
    draw_mark(canvas, theme, grid.cell(at), Mark::Proof, strength);
    draw_cell(canvas, theme, grid.cell(at), look_of(game, at), numbers);
  }
  draw_mark(canvas, theme, grid.cell(reason.at), reason.is_mine ? Mark::Mine : Mark::Safe, strength);
}

Painting position_art(const Game& game) {
  return [game, centre = centre_of_play(game)](Canvas& canvas, const Context& now, Rect area) {
    const auto guard = canvas.saved();
    canvas.clip(area);
    // The least cells that leave no room beside the board.
    const float covering = std::max({kLeastInArt, area.w / static_cast<float>(game.size().width),
                                     area.h / static_cast<float>(game.size().height)});
    const float fitting = CellGrid::fitting_side(area, game.size());
    const float share = fitting * fitting * static_cast<float>(game.size().area()) / (area.w * area.h);
    const bool whole = fitting >= kLeastInArt && share >= kLeastShare;
    const CellGrid grid = whole ? CellGrid(area, game.size(), canvas.scale())
                                : CellGrid::covering(area, game.size(), canvas.scale(), covering, centre);
    canvas.fill(area, now.theme.colour.board);
    draw_plate(canvas, now.theme, grid, Elevation::Low);
    draw_position(canvas, now.theme, grid, game, numbers_of(now));
  };
}

Painting position_board(const Game& game, Elevation elevation) {
  return [game, elevation](Canvas& canvas, const Context& now, Rect area) {
    const CellGrid grid(area, game.size(), canvas.scale());
    draw_plate(canvas, now.theme, grid, elevation);
    draw_position(canvas, now.theme, grid, game, numbers_of(now));
  };
}

Thumbnail position_thumbnail(const Game& game) {
  return [game](Canvas& canvas, const Context& context, Rect area) {
    canvas.rounded(area, radius::kCell, context.theme.colour.board);
    draw_position(canvas, context.theme, CellGrid(area, game.size(), canvas.scale()), game,
                  numbers_of(context));
  };
}

}  // namespace quintet::mines
