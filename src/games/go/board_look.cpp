#include "games/go/board_look.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/go/settings.hpp"

namespace quintet::go {

using namespace ui;

BoardLook board_look(const Context& context) {
  BoardLook look = look_of<Settings>(context);
  look.letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  look.stars = star_points;
  return look;
}

namespace {

// Lengths in steps between neighbouring points.
constexpr float kSquare = 0.29F, kKo = 0.34F, kKoWidth = 0.06F, kAtari = 0.42F, kAtariWidth = 0.07F;
constexpr float kCross = 0.36F, kCrossWidth = 0.1F, kCasing = 0.05F, kSeki = 0.2F;
constexpr std::array kWash{0.26F, 0.42F};  // opacity of the territory, by colour
constexpr float kLeastLine = 2;            // points
constexpr float kEstimateSquare = 0.34F, kLeastOwned = 0.2F, kLiberty = 0.11F, kHintedWash = 0.18F;

constexpr std::array kStoneInks{kBlackStone, kWhiteStone};

Colour owner_colour(Owner owner) {
  return owner == Owner::Black ? Colour::Black : Colour::White;
}

}  // namespace

void draw_square(Canvas& canvas, Colour colour, Vec centre, float side) {
  const Rect square = centred(centre, {side, side});
  canvas.rounded(square.grown(1), side / 4,
                 colour == Colour::Black ? kWhiteStone.faded(0.35F) : kWhiteStoneRim);
  canvas.rounded(square, side / 4, kStoneInks[index_of(colour)]);
}

void draw_cross(Canvas& canvas, Colour colour, Vec centre, float side) {
  const float arm = side / 2, width = std::max(kLeastLine, side * kCrossWidth / kCross);
  const Rgba casing = kStoneInks[index_of(other(colour))];
  for (const auto& [wide, ink] : {std::pair{width + 2 * std::max(1.0F, side * kCasing), casing},
                                  std::pair{width, kStoneInks[index_of(colour)]}}) {
    for (const Vec way : {Vec{arm, arm}, Vec{arm, -arm}}) canvas.line(centre - way, centre + way, wide, ink);
  }
}

bool MarkPainter::is_territory(Point at) const {
  const bool free = marks.counted->board().is_empty(at) || marks.counted->marks()[at] == Mark::Dead;
  return free && marks.count->owners[at] != Owner::Nobody;
}

// The wash lies under lines and stones alike; the squares say that a point counts.
void MarkPainter::draw_territory() const {
  if (!marks.count) return;
  const Grid<Owner>& owners = marks.count->owners;
  for (std::size_t i = 0; i < owners.cells().size(); ++i) {
    const Point at = owners.point(i);
    if (!is_territory(at)) continue;
    const Colour colour = owner_colour(owners[at]);
    // Up to the next cell, without a seam.
    const auto snapped = [&canvas = canvas](float length) {
      return std::round(length / canvas.pixel()) * canvas.pixel();
    };
    const Vec centre = grid.centre(at);
    const float half = grid.side / 2, left = snapped(centre.x - half), top = snapped(centre.y - half);
    canvas.fill({left, top, snapped(centre.x + half) - left, snapped(centre.y + half) - top},
                kStoneInks[index_of(colour)].faded(kWash[index_of(colour)]));
  }
}

void MarkPainter::draw_ko() const {
  if (!marks.ko) return;
  const float side = 2 * kKo * grid.side;
  canvas.outline(centred(grid.centre(*marks.ko), {side, side}), radius::kCell / 2,
                 std::max(kLeastLine, kKoWidth * grid.side), stone_ink::kForbidden);
}

Box part_of_board(int side, Point at) {
  const auto part = [side](int line) {
    const int third = std::min(2, 3 * line / side);
    const auto begin = [side](int which) { return (which * side + 2) / 3; };
    return std::pair{begin(third), begin(third + 1) - 1};
  };
  const auto [top, bottom] = part(at.row);
  const auto [left, right] = part(at.column);
  return {{top, left}, {bottom, right}};
}

void MarkPainter::draw_hinted() const {
  if (!marks.hinted) return;
  const float half = grid.side / 2;
  const Vec from = grid.centre(marks.hinted->first), to = grid.centre(marks.hinted->last);
  const Rect box{from.x - half, from.y - half, to.x - from.x + 2 * half, to.y - from.y + 2 * half};
  canvas.rounded(box, radius::kCell, stone_ink::kHint.faded(kHintedWash));
  canvas.outline(box, radius::kCell, kLeastLine, stone_ink::kHint);
}

// On the board, and on stones that seem to be dead: the area of the square grows with the certainty.
void MarkPainter::draw_estimate() const {
  if (!marks.estimate) return;
  for (std::size_t i = 0; i < marks.estimate->cells().size(); ++i) {
    const Point at = marks.estimate->point(i);
    const float owned = (*marks.estimate)[at];
    const Colour colour = owned > 0 ? Colour::Black : Colour::White;
    if (std::abs(owned) < kLeastOwned || stones[at] == stone_of(colour)) continue;
    draw_square(canvas, colour, grid.centre(at), std::sqrt(std::abs(owned)) * kEstimateSquare * grid.side);
  }
}

void MarkPainter::draw_liberties() const {
  for (const Point at : marks.liberties) {
    canvas.disc(grid.centre(at), kLiberty * grid.side + 1, kWhiteStone.faded(0.6F));
    canvas.disc(grid.centre(at), kLiberty * grid.side, stone_ink::kHint);
  }
}

void MarkPainter::draw_ataris() const {
  const float width = std::max(kLeastLine, kAtariWidth * grid.side);
  for (const Atari& atari : marks.ataris) {
    for (const Point at : atari.stones) canvas.ring(grid.centre(at), kAtari * grid.side, width, palette.gold);
  }
}

// A square on every point that counts, a cross on every dead stone in the colour of who gains, a dot on stones in seki.
void MarkPainter::draw_judged() const {
  if (!marks.count) return;
  const Grid<Owner>& owners = marks.count->owners;
  for (std::size_t i = 0; i < owners.cells().size(); ++i) {
    const Point at = owners.point(i);
    const Mark mark = marks.counted->marks()[at];
    if (mark == Mark::Seki) canvas.disc(grid.centre(at), kSeki / 2 * grid.side, stone_ink::kHint);
    if (!is_territory(at)) continue;
    if (mark == Mark::Dead)
      draw_cross(canvas, owner_colour(owners[at]), grid.centre(at), kCross * grid.side);
    else
      draw_square(canvas, owner_colour(owners[at]), grid.centre(at), kSquare * grid.side);
  }
  if (marks.disputed)
    canvas.ring(grid.centre(*marks.disputed), kAtari * grid.side,
                std::max(kLeastLine, kAtariWidth * grid.side), stone_ink::kForbidden);
  for (const Opening& opening : marks.openings) draw_opening(opening);
}

// A ring as around a forbidden point, with a dot: something is wrong here.
void MarkPainter::draw_opening(const Opening& opening) const {
  const Vec centre = grid.centre(opening.at);
  const float width = std::max(kLeastLine, kAtariWidth * grid.side);
  canvas.ring(centre, kAtari * grid.side, width, stone_ink::kForbidden);
  canvas.disc(centre, kSeki / 2 * grid.side, stone_ink::kForbidden);
}

}  // namespace quintet::go
