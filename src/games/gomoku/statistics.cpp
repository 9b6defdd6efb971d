#include "games/gomoku/statistics.hpp"

#include "games/gomoku/pictures.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kTwoColumns = 760;  // points

std::vector<StatisticsFigure> best_figures(const Context& context, const LevelRow& row) {
  const auto or_dash = [](std::int64_t value) { return value > 0 ? std::to_string(value) : "—"; };
  return {{context.words.tr("Victories in a row"), or_dash(row.most_in_row)},
          {context.words.tr("Shortest victory"), or_dash(row.quickest)},
          {context.words.tr("Won without a hint"), std::to_string(row.unaided)}};
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results("gomoku");
  const LevelRow all = add_up(results);
  std::vector<StatisticsFigure> totals = best_figures(context, all);
  totals.insert(totals.begin(), {{context.words.tr("Games played"), std::to_string(all.played())},
                                 {context.words.tr("Games won"), std::to_string(all.won)}});
  Statistics statistics{.played = all.played(),
                        .state = "won=" + std::to_string(all.won) + " drawn=" + std::to_string(all.drawn) +
                                 " lost=" + std::to_string(all.lost),
                        .cards = {{.figures = std::move(totals)}}};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    const LevelRow row = level_row(results, kLevels[i]);
    statistics.cards.push_back({.heading = context.words.tr(level_message(kLevels[i])),
                                .picture = std::string(portrait_of({kLevels[i]}, Seat::Second)),
                                .bar = StatisticsBar{row.won, row.drawn, row.lost},
                                .figures = best_figures(context, row),
                                .beside_from = i % 2 == 1 ? kTwoColumns : 0});
  }
  return statistics;
}

}  // namespace quintet::gomoku
