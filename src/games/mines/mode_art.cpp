#include "games/mines/mode_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "games/mines/accent.hpp"
#include "games/mines/example_board.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/position_art.hpp"
#include "ui/context.hpp"
#include "ui/game/calendar_art.hpp"
#include "ui/profile/day_results.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::string_view kSwept = "扫";
constexpr float kPlayed = 0.55F;

// The smallest of the boards that may be chosen, and the outlines of larger ones.
constexpr Rules kBroad{.size = {.width = 8, .height = 6}, .mines = 7},
    kHigh{.size = {.width = 6, .height = 8}, .mines = 7};
constexpr float kOwnPart = 0.54F;  // of the area
constexpr std::array kLarger{1.3F, 1.55F, 1.78F};
constexpr float kOutline = 2, kNearest = 0.75F, kFarther = 0.55F;  // points; opacity, and by each step
constexpr float kArrowPart = 0.075F, kArrowWidth = 3.5F;           // of the area; points

void draw_arrow(Canvas& canvas, Vec from, Vec to, float head, Rgba ink) {
  const Vec along = (to - from) * (head / std::max(length(to - from), 1.0F));
  const Vec side{-along.y, along.x};
  canvas.line(from, to, kArrowWidth, ink);
  canvas.polyline(std::array{to - along + side, to, to - along - side}, kArrowWidth, ink);
}

// A board that grows out of itself.
void paint_custom(Canvas& canvas, const Context& now, Rect area) {
  const Palette& c = now.theme.colour;
  const Rgba accent = kAccent.on(now.theme);
  const Game game = example_game(area.w > area.h ? kBroad : kHigh, kPlayed);
  canvas.fill_gradient(area, mix(c.surface, c.board, 0.5F), c.board);
  const auto guard = canvas.saved();
  canvas.clip(area);
  const CellGrid grid(area.scaled(kOwnPart), game.size(), canvas.scale());
  float strength = kNearest;
  for (const float factor : kLarger) {
    canvas.outline(grid.plate.scaled(factor), radius::kControl, kOutline, accent.faded(strength));
    strength *= kFarther;
  }
  draw_plate(canvas, now.theme, grid, Elevation::Middle);
  draw_position(canvas, now.theme, grid, game, numbers_of(now));
  const Rect reach = grid.plate.scaled(kLarger.back());
  const float head = kArrowPart * std::min(area.w, area.h);
  const Vec middle = area.centre();
  const float gap = 2 * kArrowWidth;
  draw_arrow(canvas, {grid.plate.right() + gap, middle.y}, {reach.right(), middle.y}, head, accent);
  draw_arrow(canvas, {grid.plate.x - gap, middle.y}, {reach.x, middle.y}, head, accent);
  draw_arrow(canvas, {middle.x, grid.plate.bottom() + gap}, {middle.x, reach.bottom()}, head, accent);
  draw_arrow(canvas, {middle.x, grid.plate.y - gap}, {middle.x, reach.y}, head, accent);
}

Painting today_art(const Context& context, const Match& match) {
  const ResultTally& results = context.profile.results(Game::kName);
  const Size size = match.game().size();
  return calendar_art(context, {.draw = position_board(match.game(), Elevation::Low),
                                .words = std::to_string(size.width) + " × " + std::to_string(size.height),
                                .seal = kSwept,
                                .accent = kAccent,
                                .done = [&results](const Date& day) { return is_success(results, day); }});
}

}  // namespace

Painting mode_art(Context& context, Mode mode, const Match* saved) {
  if (mode == Mode::Today) return today_art(context, saved ? *saved : new_match(context, mode));
  if (saved) return position_art(saved->game());
  switch (mode) {
    case Mode::Beginner:
      return position_art(example_game(kBeginner, kPlayed));
    case Mode::Intermediate:
      return position_art(example_game(kIntermediate, kPlayed));
    case Mode::Expert:
      return position_art(example_game(kExpert, kPlayed));
    case Mode::Custom:
    case Mode::Today:
      break;
  }
  return paint_custom;
}

}  // namespace quintet::mines
