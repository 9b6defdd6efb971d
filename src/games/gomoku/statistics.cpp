#include "games/gomoku/statistics.hpp"

#include "games/gomoku/pictures.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/words.hpp"
#include "ui/game/activity_card.hpp"
#include "ui/widgets/date_text.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kTwoColumns = 760;  // points

std::vector<StatisticsFigure> best_figures(const Context& context, const LevelRow& row) {
  const auto or_dash = [](std::int64_t value) { return value > 0 ? std::to_string(value) : "—"; };
  return {{context.words.tr("Best streak"), or_dash(row.most_in_row)},
          {context.words.tr("Shortest win"), or_dash(row.quickest)},
          {context.words.tr("Won without hints"), std::to_string(row.unaided)}};
}

std::string share_won(const LevelRow& row) {
  constexpr std::int64_t kWhole = 100;
  if (row.played() == 0) return "—";
  return std::to_string((row.won * kWhole + row.played() / 2) / row.played()) + " %";
}

// What is known of one opponent: the figures of all games, then the share won and the days.
std::vector<StatisticsFigure> opponent_figures(const Context& context, const LevelRow& row) {
  std::vector<StatisticsFigure> figures = best_figures(context, row);
  const auto day = [&context](std::int64_t number) {
    const auto date = date_of_number(number);
    return date ? day_text(context.words, *date) : std::string("—");
  };
  figures.push_back({context.words.tr("Win rate"), share_won(row)});
  figures.push_back({context.words.tr("First win"), day(row.beaten_on)});
  figures.push_back({context.words.tr("Last played"), day(row.last_on)});
  return figures;
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results("gomoku");
  const LevelRow all = add_up(results);
  std::vector<StatisticsFigure> totals = best_figures(context, all);
  totals.insert(totals.begin(), {{context.words.tr("Games played"), std::to_string(all.played())},
                                 {context.words.tr("Win rate"), share_won(all)}});
  Statistics statistics{.played = all.played(),
                        .state = "won=" + std::to_string(all.won) + " drawn=" + std::to_string(all.drawn) +
                                 " lost=" + std::to_string(all.lost),
                        .cards = {{.figures = std::move(totals)}, activity_card(context, "gomoku")}};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    const LevelRow row = level_row(results, kLevels[i]);
    statistics.cards.push_back({.heading = context.words.tr(level_message(kLevels[i])),
                                .picture = std::string(portrait_of({kLevels[i]}, Seat::Second)),
                                .bar = StatisticsBar{row.won, row.drawn, row.lost},
                                .figures = opponent_figures(context, row),
                                .beside_from = i % 2 == 1 ? kTwoColumns : 0});
  }
  return statistics;
}

}  // namespace quintet::gomoku
