#include "games/twenty48/statistics.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/words.hpp"
#include "ui/game/activity_card.hpp"
#include "ui/widgets/date_text.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

std::string unless_none(std::int64_t value) {
  return value > 0 ? number_words(static_cast<std::uint64_t>(value)) : "—";
}

// "Classic · 4 × 4 · with help", from the key of a row.
std::string variant_words(const Context& context, std::string_view key) {
  std::string words;
  const auto add = [&words](const std::string& more) { words += (words.empty() ? "" : " · ") + more; };
  const std::vector<std::string_view> parts = split(key, ' ');
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i == 0)
      add(context.words.tr(rule_message(parts[i] == name(Rule::Cascade) ? Rule::Cascade : Rule::Classic)));
    if (i == 1) add(std::string(parts[i]) + " × " + std::string(parts[i]));
    if (i == 2 && parts[i] != "2048")
      add(format(context.words.tr("Goal {tile}"), {{"tile", std::string(parts[i])}}));
    if (parts[i] == "one") add(context.words.tr("one first tile"));
    if (parts[i] == "twos") add(context.words.tr("only 2"));
    if (parts[i] == "helped") add(context.words.tr("with help"));
  }
  return words;
}

StatisticsCard variants_card(const Context& context, const ResultTally& results) {
  using enum StatisticsTable::Column;
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  StatisticsTable table{.columns = {{tr("Variant"), 0.30F, Words},
                                    {tr("Played"), 0.10F, Count},
                                    {tr("Goal"), 0.10F, Count},
                                    {tr("Largest tile"), 0.13F, Count},
                                    {tr("Mean score"), 0.13F, Count},
                                    {tr("Best"), 0.12F, Best},
                                    {tr("Date"), 0.12F, Count}}};
  for (const auto& [key, row] : results.rows<BestRow>()) {
    const auto date = date_of_number(row.score_on);
    table.rows.push_back({variant_words(context, key), std::to_string(row.played), std::to_string(row.won),
                          row.peak > 0 ? std::to_string(std::int64_t{1} << row.peak) : "—",
                          unless_none(row.played > 0 ? row.scores / row.played : 0), unless_none(row.score),
                          date ? day_text(context.words, *date) : "—"});
  }
  return {.heading = tr("Best results"), .table = std::move(table)};
}

// How often each tile was the largest.
StatisticsCard tiles_card(const Context& context, const ResultTally& results) {
  StatisticsCard card{.heading = context.words.tr("Largest tiles")};
  for (int exponent = 17; exponent >= 1; --exponent) {
    const auto games = results.number(kTileTable, std::to_string(exponent));
    if (games) card.figures.push_back({std::to_string(1 << exponent), std::to_string(*games)});
  }
  return card;
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  BestRow all;
  for (const auto& [key, row] : results.rows<BestRow>()) {
    all.played += row.played;
    all.won += row.won;
    all.scores += row.scores;
    keep_most(all.score, row.score);
    keep_most(all.peak, row.peak);
  }
  const auto days = static_cast<std::int64_t>(results.table(kDayTable).size());
  return {
      .played = all.played,
      .state = "won=" + std::to_string(all.won) + " best=" + std::to_string(all.score),
      .cards = {
          {.figures = {{tr("Games played"), std::to_string(all.played)},
                       {tr("Goals reached"), std::to_string(all.won)},
                       {tr("Largest tile"), all.peak > 0 ? std::to_string(std::int64_t{1} << all.peak) : "—"},
                       {tr("Mean score"), unless_none(all.played > 0 ? all.scores / all.played : 0)},
                       {tr("Best score"), unless_none(all.score)},
                       {tr("Daily boards"), std::to_string(days)}}},
          activity_card(context, Game::kName),
          tiles_card(context, results),
          variants_card(context, results)}};
}

}  // namespace quintet::twenty48
