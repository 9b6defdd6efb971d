#include "games/twenty48/statistics.hpp"

#include <algorithm>

#include "games/twenty48/results.hpp"
#include "games/twenty48/tile_painter.hpp"
#include "games/twenty48/words.hpp"
#include "ui/game/activity_card.hpp"
#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/date_text.hpp"
#include "ui/widgets/number_text.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

std::string unless_none(std::int64_t value) {
  return value > 0 ? number_text(static_cast<std::uint64_t>(value)) : "—";
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
  for (const auto& [variant, row] : variant_rows(results)) {
    const auto date = date_of_number(row.score_on);
    table.rows.push_back(
        {rules_words(context.words, variant.rules) + (variant.helped ? " · " + tr("with help") : ""),
         std::to_string(row.played), std::to_string(row.won), peak_text(row.peak),
         unless_none(row.played > 0 ? row.scores / row.played : 0), unless_none(row.score),
         date ? day_text(context.words, *date) : "—"});
  }
  return {.heading = tr("Best results"), .table = std::move(table)};
}

constexpr float kTile = 72, kTileGap = 20, kCount = 28;

// The exponents that were the largest of a game, the highest first, and how often.
std::vector<std::pair<Exponent, std::int64_t>> tile_counts(const ResultTally& results) {
  std::vector<std::pair<Exponent, std::int64_t>> counts;
  for (int exponent = kMostExponent; exponent > 0; --exponent) {
    if (const auto games = results.number(kTileTable, std::to_string(exponent)))
      counts.emplace_back(static_cast<Exponent>(exponent), *games);
  }
  return counts;
}

CardGrid tile_places(float width, std::size_t count) {
  const auto most = static_cast<std::size_t>(std::max(1.0F, (width + kTileGap) / (kTile + kTileGap)));
  return {count, std::clamp<std::size_t>(count, 1, most), {kTile, kTile + kCount}, kTileGap};
}

// How often each tile was the largest.
StatisticsCard tiles_card(const Context& context, const ResultTally& results) {
  const auto counts = tile_counts(results);
  const auto paint = [&context, counts](Canvas& canvas, Rect area) {
    const CardGrid grid = tile_places(area.w, counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const Rect place = grid.place(i, area.origin());
      draw_tile(canvas, context.theme, {place.x, place.y, kTile, kTile}, counts[i].first);
      canvas.text(std::to_string(counts[i].second) + " ×",
                  {place.x, place.bottom() - kCount, place.w, kCount},
                  {.face = Face::Bold,
                   .size = type::kLabel,
                   .colour = context.theme.colour.text,
                   .align = Align::Centre});
    }
  };
  return {.heading = context.words.tr("Largest tiles"),
          .drawing = {
              .height = [count = counts.size()](float width) { return tile_places(width, count).size().h; },
              .paint = paint}};
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  BestRow all;
  std::int64_t unaided = 0;
  for (const auto& [variant, row] : variant_rows(results)) {
    all.played += row.played;
    all.won += row.won;
    if (variant.helped) continue;
    unaided += row.played;
    all.scores += row.scores;
    keep_most(all.score, row.score);
    keep_most(all.peak, row.peak);
  }
  const auto days = static_cast<std::int64_t>(results.table(kDayTable).size());
  return {.played = all.played,
          .state = "won=" + std::to_string(all.won) + " best=" + std::to_string(all.score),
          .cards = {{.figures = {{tr("Games played"), std::to_string(all.played)},
                                 {tr("Goals reached"), std::to_string(all.won)},
                                 {tr("Largest tile"), peak_text(all.peak)},
                                 {tr("Mean score"), unless_none(unaided > 0 ? all.scores / unaided : 0)},
                                 {tr("Best score"), unless_none(all.score)},
                                 {tr(mode_message(Mode::Today)), std::to_string(days)}}},
                    activity_card(context, Game::kName),
                    tiles_card(context, results),
                    variants_card(context, results)}};
}

}  // namespace quintet::twenty48
