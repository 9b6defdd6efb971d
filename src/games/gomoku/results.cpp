#include "games/gomoku/results.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "core/gomoku/review.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/stones/match_end.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::gomoku {

LevelRow level_row(const ui::ResultTally& results, Level level) {
  const bool has_own = results.table(LevelRow::kTable).contains(name(level));
  const bool is_new = former_name(level).empty();
  return results.row<LevelRow>(has_own || is_new ? name(level) : former_name(level));
}

std::optional<Level> suggested_opponent(const ui::ResultTally& results, Level level) {
  constexpr std::int64_t kVictories = 2;
  if (level_row(results, level).in_row < kVictories) return std::nullopt;
  return next_level(level);
}

LevelRow add_up(const ui::ResultTally& results) {
  LevelRow all;
  for (const Level level : kLevels) {
    const LevelRow row = level_row(results, level);
    all.won += row.won;
    all.drawn += row.drawn;
    all.lost += row.lost;
    all.unaided += row.unaided;
    ui::keep_most(all.most_in_row, row.most_in_row);
    if (row.quickest > 0) ui::keep_least(all.quickest, row.quickest);
  }
  return all;
}

bool record_game(LevelRow& row, const LevelGame& game) {
  using Result = LevelGame::Result;
  row.last_on = ui::number_of(game.day);
  if (game.result != Result::Won) {
    ++(game.result == Result::Drawn ? row.drawn : row.lost);
    row.in_row = 0;
    return false;
  }
  if (row.won++ == 0) row.beaten_on = row.last_on;
  ui::keep_most(row.most_in_row, ++row.in_row);
  if (game.hints == 0) ++row.unaided;
  return ui::keep_least(row.quickest, game.stones);
}

using namespace ui;
namespace {

using Result = LevelGame::Result;

// For a match against the computer.
Result result_against(const Match& match) {
  if (!match.winner()) return Result::Drawn;
  return person_won(match) ? Result::Won : Result::Lost;
}

}  // namespace

bool is_counted(const Match& match) {
  return match.mode() == Mode::Computer;
}

NewBests record_match(ResultTally& results, const Match& match, const Date& today) {
  LevelRow row = level_row(results, opponent_level(match));
  const std::int64_t before = row.quickest;
  const bool quickest =
      record_game(row, {result_against(match), match.game().board().stones(), match.assists(), today});
  results.set(name(opponent_level(match)), row);
  return {.moves = quickest && before > 0 ? std::optional(before) : std::nullopt};
}

namespace {

// After two victories in a row: the opponent above.
std::optional<GameResult::Next> next_opponent_card(const Context& context, const Match& match) {
  const auto level = suggested_opponent(context.profile.results("gomoku"), opponent_level(match));
  if (!level) return std::nullopt;
  return GameResult::Next{.label = context.words.tr("Next opponent"),
                          .title = context.words.tr(opponent(*level).name),
                          .line = {},
                          .picture = [portrait = opponent(*level).portrait](Canvas& canvas, Rect area) {
                            const float side = std::min(area.w, area.h);
                            canvas.picture(portrait, centred(area.centre(), {side, side}));
                          }};
}

}  // namespace

GameResult result_of(const Context& context, const Match& match, const NewBests& news) {
  GameResult outcome = titled_result(context, match);
  outcome.line = ending_words(context.words, match);
  outcome.figures.push_back(
      {msgid("Moves"), std::to_string(match.game().board().stones()), news.moves.has_value()});
  outcome.figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  if (match.mode() == Mode::Computer) {
    // A counted match may end again after the records were cleared.
    const LevelRow row = level_row(context.profile.results("gomoku"), opponent_level(match));
    outcome.figures.push_back(
        {msgid("Won so far"), std::to_string(row.won) + " / " + std::to_string(row.played())});
    if (outcome.kind == GameResult::Kind::Won) outcome.next = next_opponent_card(context, match);
    if (match.assists() > 0) outcome.figures.push_back({msgid("Hints"), std::to_string(match.assists())});
  }
  return outcome;
}

namespace {

// Small, so that a usual game is analysed while its end is shown.
constexpr Effort kEffort{.nodes = 8'000};
constexpr std::size_t kTable = std::size_t{4} << 20U;

// Evaluates one position after another on a background thread.
class Judge {
 public:
  explicit Judge(const Match& match) : start_(match.start()), stones_(match.stones()) {}

  NumberedPly<Move> operator()(std::size_t ply, const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_shared<Searcher>(kTable);
    const Judgement judged = judge(*searcher_, start_.side, start_.rule, stones_, ply, kEffort, stop);
    NumberedPly<Move> numbered{.ply = ply, .reviewed = {.value = winning_chance(judged.black)}};
    const bool played = ply < stones_.size() && judged.best == stones_[ply];
    if (!judged.over && !played) numbered.reviewed.better = write_point(judged.best, start_.side);
    return numbered;
  }

 private:
  Start start_;
  std::vector<Point> stones_;
  std::shared_ptr<Searcher> searcher_;  // created with the first position
};

}  // namespace

std::unique_ptr<ReviewAnalysis> analysis_of(const Context& context, const Match& match) {
  return std::make_unique<MoveAnalysis<Move>>(context, match.stones().size() + 1,
                                              each_position(Judge(match)));
}

std::optional<Level> next_opponent(const Context& context, const Match& match) {
  if (!person_won(match)) return std::nullopt;
  return suggested_opponent(context.profile.results("gomoku"), opponent_level(match));
}

namespace {

// "Adept · 24 moves", "Adept against Master · 24 moves".
std::string match_words(const Context& context, const Match& match) {
  std::string moves = moves_text(context.words, match.stones().size());
  const auto level = [&](Seat seat) { return context.words.tr(opponent(*match.player(seat).level).name); };
  switch (match.mode()) {
    case Mode::Computer:
      return level(other(match.person())) + " · " + moves;
    case Mode::Watch:
      return format(context.words.tr("{black} against {white}"),
                    {{"black", level(Seat::First)}, {"white", level(Seat::Second)}}) +
             " · " + moves;
    case Mode::Two:
      break;
  }
  return moves;
}

int beaten(const ResultTally& results) {
  return static_cast<int>(
      std::ranges::count_if(kLevels, [&](Level level) { return level_row(results, level).won > 0; }));
}

std::string record_words(const Context& context) {
  const LevelRow all = add_up(context.profile.results("gomoku"));
  if (all.played() == 0) return {};
  return format(context.words.tr("{won} of {played} won"),
                {{"won", std::to_string(all.won)}, {"played", std::to_string(all.played())}});
}

std::vector<ProgressLine> lines_of(const Context& context, const Match& match) {
  std::vector<ProgressLine> lines;
  for (const Seat seat : {Seat::First, Seat::Second}) {
    SeatCard card = seat_card(context.words, match, seat, std::nullopt);
    lines.push_back({std::string(card.portrait), std::move(card.name), std::move(card.line), card.acts});
  }
  // The person sits below, as at the board.
  if (match.mode() == Mode::Computer && match.person() == Seat::First) std::swap(lines[0], lines[1]);
  return lines;
}

}  // namespace

Progress progress_of(Context& context, Mode mode) {
  const Match* const saved = MatchFlow<Match>(context).saved(mode);
  Progress progress{.saved = saved != nullptr, .art = mode_art(context, mode, saved)};
  if (!saved) {
    if (mode == Mode::Computer) progress.words = record_words(context);
    if (!progress.words.empty()) progress.icon = "trophy";
    return progress;
  }
  progress.words = match_words(context, *saved);
  progress.icon = "board";
  progress.board = position_board(*saved);
  progress.lines = lines_of(context, *saved);
  return progress;
}

Progress progress_of(Context& context) {
  const int won = beaten(context.profile.results("gomoku"));
  const auto all = static_cast<int>(kLevels.size());
  return {.words = format(context.words.tr("{won} of {all} opponents beaten"),
                          {{"won", std::to_string(won)}, {"all", std::to_string(all)}}),
          .icon = "trophy",
          .part = static_cast<float>(won) / static_cast<float>(all)};
}

namespace {

constexpr float kTwoColumns = 760;  // points

std::string unless_none(std::int64_t value) {
  return value > 0 ? std::to_string(value) : std::string();
}

std::vector<StatisticsFigure> best_figures(const LevelRow& row) {
  return {{msgid("Best streak"), unless_none(row.most_in_row)},
          {msgid("Shortest win"), unless_none(row.quickest)},
          {msgid("Won without hints"), std::to_string(row.unaided)}};
}

// What is known of one opponent: the figures of all games, then the share won and the days.
std::vector<StatisticsFigure> opponent_figures(const Localiser& words, const LevelRow& row) {
  std::vector<StatisticsFigure> figures = best_figures(row);
  figures.push_back({msgid("Win rate"), share_text(row.won, row.played())});
  figures.push_back({msgid("First win"), date_figure(words, row.beaten_on)});
  figures.push_back({msgid("Last played"), date_figure(words, row.last_on)});
  return figures;
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results("gomoku");
  const LevelRow all = add_up(results);
  std::vector<StatisticsFigure> totals = best_figures(all);
  totals.insert(totals.begin(), {{msgid("Games played"), std::to_string(all.played())},
                                 {msgid("Win rate"), share_text(all.won, all.played())}});
  Statistics statistics{.played = all.played(),
                        .state = "won=" + std::to_string(all.won) + " drawn=" + std::to_string(all.drawn) +
                                 " lost=" + std::to_string(all.lost),
                        .cards = {{.figures = std::move(totals)}, activity_card(context, "gomoku")}};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    const LevelRow row = level_row(results, kLevels[i]);
    statistics.cards.push_back({.heading = opponent(kLevels[i]).name,
                                .picture = std::string(opponent(kLevels[i]).portrait),
                                .bar = StatisticsBar{row.won, row.drawn, row.lost},
                                .figures = opponent_figures(context.words, row),
                                .beside_from = i % 2 == 1 ? kTwoColumns : 0});
  }
  return statistics;
}

}  // namespace quintet::gomoku
