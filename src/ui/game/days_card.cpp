#include "ui/game/days_card.hpp"

#include <utility>
#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/profile/day_results.hpp"
#include "ui/widgets/card_grid.hpp"

namespace quintet::ui {
namespace {

constexpr float kDay = 38, kDayGap = 6, kCheckInset = 9, kTodayRing = 2;
constexpr std::size_t kWeek = 7, kDays = 4 * kWeek;

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
  return {.heading = context.words.tr("Today's boards, four weeks"),
          .drawing = {.height = [](float width) { return day_grid(width).size().h; }, .paint = paint},
          .beside_from = kBeside,
          .beside_width = kCard};
}

}  // namespace quintet::ui
