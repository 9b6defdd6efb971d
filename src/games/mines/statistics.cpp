#include "games/mines/statistics.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/text.hpp"
#include "games/mines/results.hpp"
#include "games/mines/words.hpp"
#include "ui/game/activity_card.hpp"
#include "ui/game/days_card.hpp"
#include "ui/widgets/date_text.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

struct Row {
  std::string key;
  BestRow best;
  WinRow wins;
};

// By level; in a level the usual rules first.
std::vector<Row> rows_of(const ResultTally& results) {
  std::vector<Row> rows;
  for (const auto& [key, best] : results.rows<BestRow>())
    rows.push_back({key, best, results.row<WinRow>(key)});
  std::ranges::stable_sort(rows, {}, [](const Row& row) {
    const auto mode = mode_of(split(row.key, ' ').front());
    return mode ? static_cast<std::size_t>(*mode) : kModes.size();
  });
  return rows;
}

std::string percent_of(std::int64_t part, std::int64_t all) {
  constexpr std::int64_t kHundred = 100;
  return all > 0 ? std::to_string((part * kHundred + all / 2) / all) + " %" : std::string();
}

std::string unless_none(std::int64_t time) {
  return time > 0 ? time_text(milliseconds(time)) : std::string();
}

std::string speed_unless_none(std::int64_t speed) {
  return speed > 0 ? speed_text(speed) : std::string();
}

std::ptrdiff_t days_cleared(const ResultTally& results) {
  return std::ranges::count_if(results.table(kDayTable), [&results](const auto& day) {
    return results.number(kDayTable, day.first).value_or(0) > 0;
  });
}

StatisticsCard times_card(const Context& context, const std::vector<Row>& rows) {
  using enum StatisticsTable::Column;
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  StatisticsTable table{.columns = {{context.words.tr(msgid("mines", "Level")), 0.22F, Words},
                                    {tr("Best time"), 0.14F, Best},
                                    {tr("Date"), 0.14F, Count},
                                    {tr("Mean time"), 0.15F, Count},
                                    {tr("Best 3BV/s"), 0.165F, Best},
                                    {tr("Mean 3BV/s"), 0.185F, Count}}};
  for (const auto& [key, best, wins] : rows) {
    if (best.won == 0) continue;
    const auto date = date_of_number(best.time_on);
    table.rows.push_back({variant_words(context.words, key), unless_none(best.milliseconds),
                          date ? day_text(context.words, *date) : "",
                          unless_none(wins.milliseconds / best.won), speed_unless_none(wins.speed),
                          speed_unless_none(speed_of(wins.three_bv, wins.milliseconds))});
  }
  return {.heading = tr("Best times"), .table = std::move(table)};
}

StatisticsCard games_card(const Context& context, const std::vector<Row>& rows) {
  using enum StatisticsTable::Column;
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  StatisticsTable table{.columns = {{context.words.tr(msgid("mines", "Level")), 0.36F, Words},
                                    {tr("Played"), 0.12F, Count},
                                    {tr("Won"), 0.12F, Count},
                                    {tr("Win rate"), 0.12F, Count},
                                    {context.words.tr(msgid("wins", "Streak")), 0.12F, Count},
                                    {tr("Longest"), 0.16F, Best}}};
  for (const auto& [key, best, wins] : rows)
    table.rows.push_back({variant_words(context.words, key), std::to_string(best.played),
                          std::to_string(best.won), percent_of(best.won, best.played),
                          std::to_string(wins.streak), std::to_string(wins.longest)});
  return {.heading = tr("Games and streaks"), .table = std::move(table)};
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  const std::vector<Row> rows = rows_of(results);
  BestRow all;
  std::int64_t longest = 0;
  for (const Row& row : rows) {
    all.played += row.best.played;
    all.won += row.best.won;
    keep_most(longest, row.wins.longest);
  }
  Statistics statistics{.played = all.played,
                        .state = "won=" + std::to_string(all.won) + " longest=" + std::to_string(longest),
                        .cards = {{.figures = {{tr("Games played"), std::to_string(all.played)},
                                               {tr("Games won"), std::to_string(all.won)},
                                               {tr("Win rate"), percent_of(all.won, all.played)},
                                               {tr("Longest streak"), std::to_string(longest)},
                                               {tr("Daily boards"), std::to_string(days_cleared(results))},
                                               {tr("Daily streak"),
                                                std::to_string(days_in_a_row(results, context.today()))}}}}};
  if (all.won > 0) statistics.cards.push_back(times_card(context, rows));
  statistics.cards.push_back(games_card(context, rows));
  statistics.cards.push_back(activity_card(context, Game::kName));
  statistics.cards.push_back(days_card(context, Game::kName));
  return statistics;
}

}  // namespace quintet::mines
