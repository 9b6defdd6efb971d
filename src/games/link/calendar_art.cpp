#include "games/link/calendar_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "core/link/daily.hpp"
#include "games/link/accent.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "ui/widgets/date_names.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::size_t kWeek = 7;
constexpr std::string_view kSolvedGlyph = "胜";
constexpr float kInset = 0.06F;                       // around everything, in parts of the area's width
constexpr float kWeekPart = 0.27F, kLeastWeek = 44;   // height of the row of seals
constexpr float kMonthPart = 0.24F, kDayPart = 0.5F;  // of the leaf's height
constexpr float kCaptionPart = 0.18F;                 // of the card with the shape
constexpr float kBinding = 4, kBindingHeight = 12;
constexpr float kGone = 0.25F;     // strength of a tile that is no longer there
constexpr float kLeastWide = 150;  // width from which the shape stands beside the leaf

struct Leaf {
  std::string month, day, weekday;
};

enum class Cell : std::uint8_t { Empty, Gone, Tile };

struct Shape {
  Grid<Cell> cells;
  std::string words;  // "140 tiles"
};

struct Day {
  std::string name;
  bool solved = false, today = false, past = false;
};

std::vector<Day> week_of(const Context& context) {
  const Date today = context.today();
  const std::size_t weekday = weekday_of(today);
  const std::vector<bool> solved = last_days(context.profile.results("link"), today, weekday + 1);
  std::vector<Day> week;
  for (std::size_t i = 0; i < kWeek; ++i)
    week.push_back(
        {weekday_short(context.words, i), i < solved.size() && solved[i], i == weekday, i < weekday});
  return week;
}

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

// Never cut: as small as its box needs it.
void draw_within(Canvas& canvas, std::string_view text, Rect box, TextStyle style) {
  const float width = canvas.text_width(text, style.face, style.size);
  if (width > box.w) style.size *= box.w / width;
  canvas.text(text, box, style);
}

void draw_paper(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.shadow(area, radius::kControl, theme.shadow(Elevation::Middle));
  canvas.rounded(area, radius::kControl, theme.colour.raised);
}

void draw_leaf(Canvas& canvas, const Theme& theme, const Leaf& leaf, Rect area) {
  const Palette& c = theme.colour;
  draw_paper(canvas, theme, area);
  const Rect head{area.x, area.y, area.w, std::round(area.h * kMonthPart)};
  canvas.rounded(head, radius::kControl, c.seal);
  canvas.fill({head.x, head.bottom() - radius::kControl, head.w, radius::kControl}, c.seal);
  draw_within(
      canvas, leaf.month, head.grown(-space::kHair),
      {.face = Face::Bold, .size = head.h * 0.56F, .colour = Rgba::hex(0xFFFCF5), .align = Align::Centre});
  const float day = area.h * kDayPart;
  canvas.text(leaf.day, {area.x, head.bottom(), area.w, day},
              {.face = Face::Title, .size = day * 0.92F, .colour = c.text, .align = Align::Centre});
  const Rect foot{area.x + space::kHair, head.bottom() + day, area.w - 2 * space::kHair,
                  area.bottom() - head.bottom() - day - space::kHair};
  draw_within(canvas, leaf.weekday, foot,
              {.size = std::min(type::kLabel, foot.h * 0.72F), .colour = c.text_2, .align = Align::Centre});
  for (const float part : {0.26F, 0.74F})
    canvas.rounded(
        {area.x + area.w * part - kBinding / 2, area.y - kBindingHeight / 2, kBinding, kBindingHeight},
        kBinding / 2, c.dark ? c.text_2 : Rgba::hex(0x7A5A36));
}

void draw_shape(Canvas& canvas, const Theme& theme, const Shape& shape, Rect area) {
  const Palette& c = theme.colour;
  draw_paper(canvas, theme, area);
  const float caption = std::round(area.h * kCaptionPart);
  const Rect room = Rect{area.x, area.y, area.w, area.h - caption}.grown(-space::kTiny);
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
  canvas.text(
      shape.words,
      {area.x + space::kHair, area.bottom() - caption - space::kHair, area.w - 2 * space::kHair, caption},
      {.size = std::min(type::kLabel, caption * 0.8F), .colour = c.text_2, .align = Align::Centre});
}

void draw_week(Canvas& canvas, const Theme& theme, const std::vector<Day>& week, Rect area) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kControl, c.raised.faded(c.dark ? 0.8F : 0.7F));
  const Rect inner = area.grown(-space::kHair);
  const float column = inner.w / static_cast<float>(week.size()), name = inner.h * 0.38F;
  const float side = std::min(column - 4, inner.h - name - 2);
  for (std::size_t i = 0; i < week.size(); ++i) {
    const float x = inner.x + column * static_cast<float>(i);
    draw_within(canvas, week[i].name, {x, inner.y, column, name},
                {.face = week[i].today ? Face::Bold : Face::Text,
                 .size = std::min(type::kCaption, name * 0.86F),
                 .colour = week[i].today ? c.text : c.text_2,
                 .align = Align::Centre});
    const Rect place = centred({x + column / 2, inner.y + name + (inner.h - name) / 2}, {side, side});
    if (week[i].solved)
      draw_seal(canvas, theme, place, kSolvedGlyph);
    else if (week[i].today)
      canvas.picture("images/link-modes/seal-open.svg", place, kAccent.on(theme));
    else
      canvas.rounded(place.scaled(week[i].past ? 0.3F : 0.22F), side,
                     c.text_3.faded(week[i].past ? 0.7F : 0.45F));
  }
}

}  // namespace

ui::Painting calendar_art(const Context& context, const std::optional<Match>& saved) {
  const Date today = context.today();
  Leaf leaf{month_name(context.words, today), std::to_string(today.day),
            weekday_name(context.words, weekday_of(today))};
  return [leaf = std::move(leaf), shape = shape_of(context, saved), week = week_of(context)](
             Canvas& canvas, const Context& now, Rect area) {
    const Palette& c = now.theme.colour;
    const Rgba blush = c.dark ? mix(c.raised, c.seal, 0.10F) : mix(c.surface, c.seal, 0.09F);
    canvas.fill_gradient(area, blush, mix(blush, c.seal, 0.10F));
    const float edge = std::clamp(area.w * kInset, 6.0F, 16.0F);
    const Rect inner = area.grown(-edge);
    const bool wide = area.w >= kLeastWide;
    const float row = wide ? std::max(kLeastWeek, inner.h * kWeekPart) : 0;
    Rect upper{inner.x, inner.y + kBindingHeight / 2, inner.w,
               inner.h - row - (wide ? edge : 0) - kBindingHeight / 2};
    if (!wide) {
      draw_leaf(canvas, now.theme, leaf,
                centred(upper.centre(), {upper.w, std::min(upper.h, upper.w * 1.2F)}));
      return;
    }
    const float half = (upper.w - edge) / 2;
    draw_leaf(canvas, now.theme, leaf, {upper.x, upper.y, half, upper.h});
    draw_shape(canvas, now.theme, shape, {upper.x + half + edge, upper.y, half, upper.h});
    draw_week(canvas, now.theme, week, {inner.x, inner.bottom() - row, inner.w, row});
  };
}

}  // namespace quintet::link
