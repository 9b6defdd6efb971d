#include "games/mines/art.hpp"

#include <algorithm>
#include <optional>

#include "core/mines/reasons.hpp"
#include "games/mines/example_board.hpp"
#include "games/mines/position_art.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr float kRows = 4, kColumns = 6;          // of the smallest part that tells the story
constexpr float kLeastCell = 16, kMostCell = 44;  // points

// The middle of what the next step is about, in cells.
Vec focus_of(const Story& story) {
  const Size size = story.game.size();
  if (!story.next) return Vec{static_cast<float>(size.width), static_cast<float>(size.height)} * 0.5F;
  const auto centre = [](Point at) {
    return Vec{static_cast<float>(at.column) + 0.5F, static_cast<float>(at.row) + 0.5F};
  };
  Vec sum = centre(story.next->at);
  for (const Point number : story.next->numbers) sum = sum + centre(number);
  return sum * (1 / static_cast<float>(story.next->numbers.size() + 1));
}

}  // namespace

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  static const Story story = example_story();
  const float wanted = std::clamp(std::min(area.w / kColumns, area.h / kRows), kLeastCell, kMostCell);
  const CellGrid grid = CellGrid::covering(area, story.game.size(), canvas.scale(), wanted, focus_of(story));
  const auto guard = canvas.saved();
  canvas.clip(area);
  draw_bed(canvas, theme, grid);
  draw_position(canvas, theme, grid, story.game, Numbers::Digits);
  if (story.next) draw_reason(canvas, theme, grid, story.game, *story.next, Numbers::Digits);
}

}  // namespace quintet::mines
