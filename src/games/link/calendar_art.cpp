#include "games/link/calendar_art.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include "core/link/daily.hpp"
#include "games/link/accent.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "ui/context.hpp"
#include "ui/game/calendar_art.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::string_view kSolvedGlyph = "胜";
constexpr float kGone = 0.25F;  // strength of a tile that is no longer there

enum class Cell : std::uint8_t { Empty, Gone, Tile };

struct Shape {
  Grid<Cell> cells;
  std::string words;  // "140 tiles"
};

Shape shape_of(const Context& context, const std::optional<Match>& saved) {
  const Layout layout = daily_order(context.today()).layout;
  const Size size = layout.cells.size();
  Shape shape{Grid<Cell>(size), {}};
  int count = 0;
  const bool same = saved && saved->game().board().size() == size;
  for (std::size_t i = 0; i < layout.cells.cells().size(); ++i) {
    const Point at = layout.cells.point(i);
    const bool left = is_tile(same ? saved->game().board()[at] : layout.cells[at]);
    shape.cells[at] = left ? Cell::Tile : is_tile(layout.cells[at]) ? Cell::Gone : Cell::Empty;
    count += left ? 1 : 0;
  }
  const auto tiles = static_cast<std::uint64_t>(count);
  shape.words =
      format(context.words.trn("{count} tile", "{count} tiles", tiles), {{"count", std::to_string(count)}});
  return shape;
}

void draw_shape(Canvas& canvas, const Theme& theme, const Shape& shape, Rect room) {
  const Size size = shape.cells.size();
  const auto columns = static_cast<float>(size.width), rows = static_cast<float>(size.height);
  const float side =
      std::max(1.0F, std::floor(std::min(room.w / columns, room.h / rows) * canvas.scale())) / canvas.scale();
  const Vec origin = centred(room.centre(), {side * columns, side * rows}).origin();
  const float dot = side > 3 * canvas.pixel() ? side - canvas.pixel() : side;
  for (std::size_t i = 0; i < shape.cells.cells().size(); ++i) {
    const Point at = shape.cells.point(i);
    if (shape.cells[at] == Cell::Empty) continue;
    canvas.fill({origin.x + side * static_cast<float>(at.column),
                 origin.y + side * static_cast<float>(at.row), dot, dot},
                kAccent.on(theme).faded(shape.cells[at] == Cell::Tile ? 1.0F : kGone));
  }
}

}  // namespace

ui::Painting calendar_art(const Context& context, const std::optional<Match>& saved) {
  Shape shape = shape_of(context, saved);
  const ResultTally& results = context.profile.results("link");
  DailyTask task{.words = shape.words,
                 .seal = kSolvedGlyph,
                 .accent = kAccent,
                 .done = [&results](const Date& day) -> bool { return last_days(results, day, 1).front(); }};
  task.draw = [shape = std::move(shape)](Canvas& canvas, const Context& now, Rect room) {
    draw_shape(canvas, now.theme, shape, room);
  };
  return ui::calendar_art(context, task);
}

}  // namespace quintet::link
