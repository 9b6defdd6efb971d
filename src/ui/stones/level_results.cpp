#include "ui/stones/level_results.hpp"

#include "ui/widgets/texts.hpp"

namespace quintet::ui {

bool record_game(LevelRow& row, const LevelGame& game) {
  using Result = LevelGame::Result;
  row.last_on = number_of(game.day);
  if (game.result != Result::Won) {
    ++(game.result == Result::Drawn ? row.drawn : row.lost);
    row.in_row = 0;
    row.lost_in_row = game.result == Result::Lost ? row.lost_in_row + 1 : 0;
    return false;
  }
  row.lost_in_row = 0;
  if (row.won++ == 0) row.beaten_on = row.last_on;
  keep_most(row.most_in_row, ++row.in_row);
  if (game.hints == 0) ++row.unaided;
  return keep_least(row.quickest, game.stones);
}

void add_to(LevelRow& all, const LevelRow& row) {
  all.won += row.won;
  all.drawn += row.drawn;
  all.lost += row.lost;
  all.unaided += row.unaided;
  keep_most(all.most_in_row, row.most_in_row);
  if (row.quickest > 0) keep_least(all.quickest, row.quickest);
}

GameResult::Figure wins_figure(const Context& context, std::string_view opponent, const LevelRow& row) {
  return {LocalizedText([&words = context.words, opponent] {
            return format(words.tr("Wins against {player}"), {{"player", words.tr(opponent)}});
          }),
          format(context.words.tr("{won} of {played}"),
                 {{"won", std::to_string(row.won)}, {"played", std::to_string(row.played())}})};
}

GameResult::Next next_opponent_card(const Context& context, Message label, const Opponent& opponent) {
  return {.label = context.words.tr(label),
          .title = context.words.tr(opponent.name),
          .line = {},
          .picture = [portrait = opponent.portrait](Canvas& canvas, Rect area) {
            const float side = std::min(area.w, area.h);
            canvas.picture(portrait, centred(area.centre(), {side, side}));
          }};
}

std::string won_words(const Localiser& words, const LevelRow& all) {
  if (all.played() == 0) return {};
  return format(words.tr("{won} of {played} won"),
                {{"won", std::to_string(all.won)}, {"played", std::to_string(all.played())}});
}

Progress beaten_progress(const Localiser& words, const std::vector<LevelRow>& rows) {
  const auto won = std::ranges::count_if(rows, [](const LevelRow& row) { return row.won > 0; });
  return {.words = format(words.tr("{won} of {all} opponents beaten"),
                          {{"won", std::to_string(won)}, {"all", std::to_string(rows.size())}}),
          .icon = "trophy",
          .part = static_cast<float>(won) / static_cast<float>(rows.size())};
}

namespace {

constexpr float kTwoColumns = 760;  // points

std::string unless_none(std::int64_t value) {
  return value > 0 ? std::to_string(value) : std::string();
}

std::vector<StatisticsFigure> best_figures(const LevelRow& row, Shortest shortest) {
  std::vector<StatisticsFigure> figures{{msgid("Best streak"), unless_none(row.most_in_row)}};
  if (shortest == Shortest::Counts) figures.push_back({msgid("Shortest win"), unless_none(row.quickest)});
  figures.push_back({msgid("Won without hints"), std::to_string(row.unaided)});
  return figures;
}

// What is known of one opponent: the figures of all games, then the share won and the days.
std::vector<StatisticsFigure> opponent_figures(const Localiser& words, const LevelRow& row,
                                               Shortest shortest) {
  std::vector<StatisticsFigure> figures = best_figures(row, shortest);
  figures.push_back({msgid("Win rate"), share_text(row.won, row.played())});
  figures.push_back({msgid("First win"), date_figure(words, row.beaten_on)});
  figures.push_back({msgid("Last played"), date_figure(words, row.last_on)});
  return figures;
}

}  // namespace

Statistics level_statistics(const Context& context, std::string_view game, const std::vector<LevelRow>& rows,
                            std::span<const Opponent> opponents, Shortest shortest) {
  LevelRow all;
  for (const LevelRow& row : rows) add_to(all, row);
  std::vector<StatisticsFigure> totals = best_figures(all, shortest);
  totals.insert(totals.begin(), {{msgid("Games played"), std::to_string(all.played())},
                                 {msgid("Win rate"), share_text(all.won, all.played())}});
  std::string state = "won=";
  state += std::to_string(all.won);
  state += " drawn=";
  state += std::to_string(all.drawn);
  state += " lost=";
  state += std::to_string(all.lost);
  Statistics statistics{.played = all.played(),
                        .state = std::move(state),
                        .cards = {{.figures = std::move(totals)}, activity_card(context, game)},
                        .uncounted = msgid("Only complete games against the computer are counted.")};
  for (std::size_t i = 0; i < rows.size(); ++i)
    statistics.cards.push_back({.heading = opponents[i].name,
                                .picture = std::string(opponents[i].portrait),
                                .bar = StatisticsBar{rows[i].won, rows[i].drawn, rows[i].lost},
                                .figures = opponent_figures(context.words, rows[i], shortest),
                                .beside_from = i % 2 == 1 ? kTwoColumns : 0});
  return statistics;
}

}  // namespace quintet::ui
