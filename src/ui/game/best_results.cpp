#include "ui/game/best_results.hpp"

#include <algorithm>

#include "ui/game/activity_card.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/number_text.hpp"

namespace quintet::ui {
namespace {

std::string unless_none(std::int64_t value, std::string text) {
  return value > 0 ? std::move(text) : std::string{};
}

// The first column takes their room.
void drop_empty_columns(StatisticsTable& table) {
  for (std::size_t i = table.columns.size(); i-- > 1;) {
    if (!std::ranges::all_of(table.rows, [i](const auto& row) { return row[i].empty(); })) continue;
    table.columns.front().width += table.columns[i].width;
    table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(i));
    for (auto& row : table.rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

}  // namespace

Statistics best_results(const Context& context, std::string_view game,
                        const std::function<std::string(const std::string& key)>& name) {
  using enum StatisticsTable::Column;
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  std::int64_t played = 0, won = 0;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, best] : context.profile.results(game).rows<BestRow>()) {
    played += best.played;
    won += best.won;
    rows.push_back({name(key), std::to_string(best.played), std::to_string(best.won),
                    unless_none(best.milliseconds, clock_text(best.milliseconds / 1000)),
                    unless_none(best.score, number_text(static_cast<std::uint64_t>(best.score)))});
  }
  StatisticsTable table{.columns = {{tr("Mode"), 0.44F, Words},
                                    {tr("Played"), 0.14F, Count},
                                    {tr("Won"), 0.14F, Count},
                                    {tr("Time"), 0.14F, Best},
                                    {tr("Score"), 0.14F, Best}},
                        .rows = std::move(rows)};
  drop_empty_columns(table);
  return {.played = played,
          .state = "won=" + std::to_string(won),
          .cards = {{.figures = {{tr("Games played"), std::to_string(played)},
                                 {tr("Games won"), std::to_string(won)}}},
                    activity_card(context, game),
                    {.heading = tr("Best results"), .table = std::move(table)}}};
}

}  // namespace quintet::ui
