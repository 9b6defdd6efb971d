#include "games/link/statistics.hpp"

#include <algorithm>

#include "core/link/journey.hpp"
#include "games/link/results.hpp"
#include "ui/game/activity_card.hpp"
#include "ui/game/days_card.hpp"
#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Points. A level of the journey: its number above its stars.
constexpr float kLevelW = 80, kLevelH = 54, kLevelGap = 6, kLevelStar = 16;
constexpr float kLevelInset = 5, kLevelNumber = 24;

std::size_t levels() {
  return journey().size();
}

// Rows of levels, as equal in length as possible; the last may be shorter.
CardGrid level_grid(float width) {
  const auto most = static_cast<std::size_t>(std::max(1.0F, (width + kLevelGap) / (kLevelW + kLevelGap)));
  const std::size_t rows = (levels() + most - 1) / most, columns = (levels() + rows - 1) / rows;
  return {rows * columns, columns, {shared_side(width, columns, kLevelGap), kLevelH}, kLevelGap};
}

void paint_journey(Canvas& canvas, const Context& context, Rect area) {
  const Palette& c = context.theme.colour;
  const ResultTally& results = context.profile.results("link");
  const CardGrid grid = level_grid(area.w);
  for (std::size_t level = 0; level < levels(); ++level) {
    const Rect chip = grid.place(level, area.origin());
    const int stars = stars_of(results, level);
    canvas.rounded(chip, radius::kCell, stars > 0 ? c.raised : c.sunken);
    canvas.outline(chip, radius::kCell, kLine, c.hairline);
    canvas.text(std::to_string(level + 1),
                stars > 0 ? Rect{chip.x, chip.y + kLevelInset, chip.w, kLevelNumber} : chip,
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = stars > 0 ? c.text : c.text_2,
                 .align = Align::Centre});
    if (stars > 0)
      draw_stars(canvas, context.theme,
                 {chip.x, chip.bottom() - kLevelStar - kLevelInset, chip.w, kLevelStar}, stars);
  }
}

StatisticsCard journey_card(const Context& context) {
  return {
      .heading = context.words.tr("Journey"),
      .drawing = {.height = [](float width) { return level_grid(width).size().h; },
                  .paint = [&context](Canvas& canvas, Rect area) { paint_journey(canvas, context, area); }}};
}

StatisticsCard boards_card(const Context& context, std::vector<std::vector<std::string>> rows) {
  using enum StatisticsTable::Column;
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  return {.heading = tr("Best results"),
          .table = {.columns = {{tr("Mode"), 0.16F, Words},
                                {tr("Layout"), 0.32F, Words},
                                {tr("Played"), 0.10F, Count},
                                {tr("Won"), 0.09F, Count},
                                {tr("Time"), 0.10F, Best},
                                {tr("Score"), 0.12F, Best},
                                {tr("Date"), 0.11F, Count}},
                    .rows = std::move(rows)}};
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results("link");
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  std::int64_t played = 0, won = 0, combo = 0;
  for (const auto& [key, best] : results.rows<BestRow>()) {
    played += best.played;
    won += best.won;
    keep_most(combo, best.combo);
  }
  auto boards = board_rows(context, results);
  Statistics statistics{
      .played = played,
      .state = "won=" + std::to_string(won) + " boards=" + std::to_string(boards.size()),
      .cards = {{.figures = {{tr("Games played"), std::to_string(played)},
                             {tr("Games won"), std::to_string(won)},
                             {tr("Journey stars"),
                              std::to_string(all_stars(results)) + " / " + std::to_string(levels() * kStars)},
                             {tr("Daily boards"), std::to_string(results.table(kDayTable).size())},
                             {tr("Streak"), std::to_string(days_in_a_row(results, context.today()))},
                             {tr("Longest combo"), std::to_string(combo)}}},
                activity_card(context, "link"),
                journey_card(context),
                days_card(context, "link")}};
  if (!boards.empty()) statistics.cards.push_back(boards_card(context, std::move(boards)));
  return statistics;
}

}  // namespace quintet::link
