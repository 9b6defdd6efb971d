#include "ui/kit/daily.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/daily_seed.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/profile/results.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

bool is_over(const Context& context, std::string_view day) {
  const std::string today = write_date(context.today());
  return std::ranges::any_of(context.games, [&](const GameDefinition* game) {
    const ResultTable& days = context.profile.results(game->id).table(DayRow::kTable);
    const auto later = days.upper_bound(day);
    return later != days.end() && later->first <= today;
  });
}

bool is_impossible_today(Context& context) {
  constexpr int kFirstYear = 2025, kLastYear = 2099;  // the program is younger, and no one waits that long
  const Date today = context.today();
  if (today.year >= kFirstYear && today.year <= kLastYear) return false;
  context.profile.notify(
      format(context.words.tr("It cannot be {date}. Set the clock first."), {{"date", write_date(today)}}));
  return true;
}

MatchDay today_of(const Context& context, std::string_view game) {
  const Date today = context.today();
  const bool tried = result_of_day(context.profile.results(game), today).has_value();
  return {Random(daily_seed(game, today)), tried ? Try::Practice : Try::Counted, write_date(today)};
}

std::string solved_words(const Localiser& words, std::int64_t milliseconds) {
  return format(words.tr("Solved in {time}"), {{"time", clock_figure(words, milliseconds)}});
}

Progress progress_of_today(const Context& context, std::string_view game, const DayWords& of) {
  const ResultTally& results = context.profile.results(game);
  const auto result = result_of_day(results, context.today());
  const bool can_fail = !of.failed.empty(), done = result && (!can_fail || *result > 0);
  const int days = can_fail ? days_in_a_row(results, context.today()) : 0;
  Progress progress{.icon = done ? "check" : "calendar",
                    .action = context.words.tr(result ? msgid("Practice") : msgid("Play today’s"))};
  if (days > 1)
    progress.words = streak_words(context.words, days);
  else if (done)
    progress.words = of.done(context.words, *result);
  else
    progress.words = context.words.tr(result ? of.failed : of.fresh);
  return progress;
}

namespace {

constexpr std::size_t kWeek = 7;
constexpr float kInset = 0.06F;                       // around everything, in parts of the area's width
constexpr float kWeekPart = 0.27F, kLeastWeek = 44;   // height of the row of seals
constexpr float kMonthPart = 0.24F, kDayPart = 0.5F;  // of the leaf's height
constexpr float kCaptionPart = 0.18F;                 // of the card with the task
constexpr float kBinding = 4, kBindingHeight = 12;
constexpr float kLeastWide = 150;  // width from which the task stands beside the leaf
constexpr Rgba kHeadInk = Rgba::hex(0xFFFCF5), kBindingInk = Rgba::hex(0x7A5A36);

struct Leaf {
  std::string month, day, weekday;
};

struct Day {
  std::string name;
  bool done = false, today = false, past = false;
};

std::vector<Day> week_of(const Context& context, const DailyTask& task) {
  const Date today = context.today();
  const std::size_t weekday = weekday_of(today);
  std::vector<Day> week;
  for (std::size_t i = 0; i < kWeek; ++i) {
    const bool done = i <= weekday && task.done(days_before(today, static_cast<int>(weekday - i)));
    week.push_back({weekday_short(context.words, i), done, i == weekday, i < weekday});
  }
  return week;
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
  text_within(canvas, leaf.month, head.grown(-space::kHair),
              {.face = Face::Bold, .size = head.h * 0.56F, .colour = kHeadInk, .align = Align::Centre});
  const float day = area.h * kDayPart;
  text_within(canvas, leaf.day, {area.x + space::kHair, head.bottom(), area.w - 2 * space::kHair, day},
              {.face = Face::Title, .size = day * 0.92F, .colour = c.text, .align = Align::Centre});
  const Rect foot{area.x + space::kHair, head.bottom() + day, area.w - 2 * space::kHair,
                  area.bottom() - head.bottom() - day - space::kHair};
  text_within(canvas, leaf.weekday, foot,
              {.size = std::min(type::kLabel, foot.h * 0.72F), .colour = c.text_2, .align = Align::Centre});
  for (const float part : {0.26F, 0.74F})
    canvas.rounded(
        {area.x + area.w * part - kBinding / 2, area.y - kBindingHeight / 2, kBinding, kBindingHeight},
        kBinding / 2, c.dark ? c.text_2 : kBindingInk);
}

void draw_task(Canvas& canvas, const Context& context, const DailyTask& task, Rect area) {
  draw_paper(canvas, context.theme, area);
  const float caption = std::round(area.h * kCaptionPart);
  task.draw(canvas, context, Rect{area.x, area.y, area.w, area.h - caption}.grown(-space::kTiny));
  text_within(
      canvas, task.words,
      {area.x + space::kHair, area.bottom() - caption - space::kHair, area.w - 2 * space::kHair, caption},
      {.size = std::min(type::kLabel, caption * 0.8F),
       .colour = context.theme.colour.text_2,
       .align = Align::Centre});
}

void draw_week(Canvas& canvas, const Theme& theme, const DailyTask& task, const std::vector<Day>& week,
               Rect area) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kControl, c.raised.faded(c.dark ? 0.8F : 0.7F));
  const Rect inner = area.grown(-space::kHair);
  const float column = inner.w / static_cast<float>(week.size()), name = inner.h * 0.38F;
  const float side = std::min(column - 4, inner.h - name - 2);
  for (std::size_t i = 0; i < week.size(); ++i) {
    const float x = inner.x + column * static_cast<float>(i);
    text_within(canvas, week[i].name, {x, inner.y, column, name},
                {.face = week[i].today ? Face::Bold : Face::Text,
                 .size = std::min(type::kCaption, name * 0.86F),
                 .colour = week[i].today ? c.text : c.text_2,
                 .align = Align::Centre});
    const Rect place = centred({x + column / 2, inner.y + name + (inner.h - name) / 2}, {side, side});
    if (week[i].done)
      draw_seal(canvas, theme, place, task.seal);
    else if (week[i].today)
      canvas.picture("images/seal-open.svg", place, task.accent.on(theme));
    else
      canvas.rounded(place.scaled(week[i].past ? 0.3F : 0.22F), side,
                     c.text_3.faded(week[i].past ? 0.7F : 0.45F));
  }
}

// Today's leaf, and where there is room the task and the week.
struct Calendar {
  Leaf leaf;
  std::vector<Day> week;
  DailyTask task;

  void operator()(Canvas& canvas, const Context& context, Rect area) const;
};

void Calendar::operator()(Canvas& canvas, const Context& context, Rect area) const {
  const Palette& c = context.theme.colour;
  const Rgba blush = c.dark ? mix(c.raised, c.seal, 0.10F) : mix(c.surface, c.seal, 0.09F);
  canvas.fill_gradient(area, blush, mix(blush, c.seal, 0.10F));
  const float edge = std::clamp(area.w * kInset, 6.0F, 16.0F);
  const Rect inner = area.grown(-edge);
  const bool wide = area.w >= kLeastWide;
  const float row = wide ? std::max(kLeastWeek, inner.h * kWeekPart) : 0;
  const Rect upper{inner.x, inner.y + kBindingHeight / 2, inner.w,
                   inner.h - row - (wide ? edge : 0) - kBindingHeight / 2};
  if (!wide)
    return draw_leaf(canvas, context.theme, leaf,
                     centred(upper.centre(), {upper.w, std::min(upper.h, upper.w * 1.2F)}));
  const float half = (upper.w - edge) / 2;
  draw_leaf(canvas, context.theme, leaf, {upper.x, upper.y, half, upper.h});
  draw_task(canvas, context, task, {upper.x + half + edge, upper.y, half, upper.h});
  draw_week(canvas, context.theme, task, week, {inner.x, inner.bottom() - row, inner.w, row});
}

}  // namespace

Painting calendar_art(const Context& context, const DailyTask& task) {
  const Date today = context.today();
  const Leaf leaf{month_name(context.words, today), std::to_string(today.day),
                  weekday_name(context.words, weekday_of(today))};
  return Calendar{leaf, week_of(context, task), task};
}

DailyTask day_task(const Context& context, const GameDefinition& game, Painting draw, std::string words,
                   std::string_view seal) {
  return {.draw = std::move(draw),
          .words = std::move(words),
          .seal = seal,
          .accent = game.accent,
          .done = [&results = context.profile.results(game.id)](const Date& day) {
            return is_success(results, day);
          }};
}

namespace {

constexpr float kDay = 38, kDayGap = 6, kCheckInset = 9, kTodayRing = 2;
constexpr std::size_t kDays = 4 * kWeek;

constexpr float kBeside = 900;
constexpr float kCard = static_cast<float>(kWeek) * (kDay + kDayGap) - kDayGap + 40;  // with its padding

// As many whole weeks side by side as the width allows.
CardGrid day_grid(float width) {
  CardGrid grid{kDays, kDays, {kDay, kDay}, kDayGap};
  while (grid.columns > kWeek && grid.size().w > width) grid.columns /= 2;
  return grid;
}

// With the days of their months, today last; a day of success has a check mark as well as a colour.
void paint_days(Canvas& canvas, const Context& context, const std::vector<bool>& days, Rgba accent,
                Rect area) {
  const Palette& c = context.theme.colour;
  const CardGrid grid = day_grid(area.w);
  for (std::size_t i = 0; i < days.size(); ++i) {
    const Rect day = grid.place(i, area.origin());
    canvas.rounded(day, radius::kCell, days[i] ? c.primary : c.sunken);
    const Date date = days_before(context.today(), static_cast<int>(days.size() - 1 - i));
    if (days[i])
      canvas.picture("images/icons/check.svg", day.grown(-kCheckInset), c.on_primary);
    else
      canvas.text(std::to_string(date.day), day,
                  {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
    if (i + 1 == days.size())
      canvas.outline(day.grown(kTodayRing), radius::kCell + kTodayRing, kTodayRing, accent);
  }
}

}  // namespace

StatisticsCard days_card(const Context& context, std::string_view game) {
  const GameDefinition* const definition = find_game(context.games, game);
  const auto paint = [&context, definition,
                      days = last_days(context.profile.results(game), context.today(), kDays)](Canvas& canvas,
                                                                                               Rect area) {
    const Rgba accent = definition ? definition->accent.on(context.theme) : context.theme.colour.primary;
    paint_days(canvas, context, days, accent, area);
  };
  return {.heading = msgid("Today’s boards, four weeks"),
          .drawing = {.height = [](float width) { return day_grid(width).size().h; }, .paint = paint},
          .beside_from = kBeside,
          .beside_width = kCard};
}

}  // namespace quintet::ui
