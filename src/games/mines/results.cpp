#include "games/mines/results.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/mines/figures.hpp"
#include "core/text.hpp"
#include "games/mines/art.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/kit/daily.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::int64_t kThousand = 1000;
constexpr std::int64_t kLeastTime = 10;  // of a speed, in milliseconds

std::string size_words(const Rules& rules) {
  return ' ' + std::to_string(rules.size.width) + 'x' + std::to_string(rules.size.height) + ' ' +
         std::to_string(rules.mines);
}

std::int64_t milliseconds_of(const Match& match) {
  return match.elapsed() / milliseconds(1);
}

int openings(const Match& match) {
  const auto& moves = match.session().moves();
  const auto end = moves.begin() + static_cast<std::ptrdiff_t>(match.session().played());
  return static_cast<int>(
      std::count_if(moves.begin(), end, [](const Move& move) { return move.action != Action::Mark; }));
}

// Today's board is begun by its first opening, and counts as lost unless it is won without help.
void record_day(ResultTally& results, const Match& match) {
  if (match.mode() != Mode::Today || match.known() || openings(match) == 0 ||
      results.number(kDayTable, match.day()))
    return;
  const bool cleared = match.won() && !match.helped();
  results.set_number(kDayTable, match.day(), cleared ? std::max<std::int64_t>(milliseconds_of(match), 1) : 0);
}

}  // namespace

std::string rules_key(Mode mode, const Rules& rules) {
  std::string key(word_of(mode));
  if (mode == Mode::Custom || (mode == Mode::Beginner && rules.size != kBeginner.size))
    key += size_words(rules);
  if (rules.flood == Flood::Four) key += " four";
  if (rules.first != FirstClick::Opens) key += ' ' + std::string(name(rules.first));
  if (!rules.no_guess) key += " guess";
  return key;
}

std::string variant_key(const Match& match) {
  Rules rules = match.game().rules();
  if (const auto& laid = match.game().laid()) rules.no_guess = laid->proved;
  return rules_key(match.mode(), rules) + (match.automated() ? " automated" : "");
}

std::optional<Duration> best_time(const ResultTally& results, std::string_view key) {
  const std::int64_t best = results.row<BestRow>(key).milliseconds;
  return best > 0 ? std::optional<Duration>(milliseconds(best)) : std::nullopt;
}

std::int64_t speed_of(std::int64_t three_bv, std::int64_t milliseconds) {
  return milliseconds < kLeastTime ? 0 : three_bv * kThousand * kThousand / milliseconds;
}

NewBests record_match(ResultTally& results, const Match& match, const Date& today) {
  record_day(results, match);
  if (match.known()) return {};
  const bool counts = match.over() && !match.helped();
  const std::string key = variant_key(match);
  auto wins = results.row<WinRow>(key);
  const std::int64_t before = wins.speed;
  bool faster = false;
  if (counts && match.won()) {
    const std::int64_t bv = figures(match.game(), match.clicks()).three_bv;
    keep_most(wins.longest, ++wins.streak);
    wins.milliseconds += milliseconds_of(match);
    wins.three_bv += bv;
    faster = keep_most(wins.speed, speed_of(bv, milliseconds_of(match)));
  } else if (!match.won() && (match.lost() || match.undone() || openings(match) > 1)) {
    wins.streak = 0;
  }
  if (wins != results.row<WinRow>(key)) results.set(key, wins);
  if (!counts) return {};
  NewBests news = record_best(
      results, {.key = key, .won = match.won(), .milliseconds = milliseconds_of(match), .day = today});
  if (faster && before > 0) news.speed = before;
  return news;
}

namespace {

constexpr double kPercent = 100;

// After a loss: what was done of the board.
std::vector<GameResult::Figure> figures_of(const Match& match, const NewBests& news) {
  const Figures all = figures(match.game(), match.clicks());
  const std::string bv = std::to_string(all.three_bv);
  std::vector<GameResult::Figure> figures;
  if (!match.won()) figures.push_back({msgid("Time"), time_text(match.elapsed())});
  figures.push_back({msgid("3BV"), match.won() ? bv : std::to_string(all.done) + " / " + bv});
  if (const auto speed = speed_of(all.done, match.elapsed() / milliseconds(1)); speed > 0)
    figures.push_back({msgid("3BV/s"), speed_text(speed), news.speed.has_value()});
  figures.push_back(
      {msgid("mines", "Efficiency"), std::to_string(std::lround(all.efficiency() * kPercent)) + "%"});
  figures.push_back({msgid("Clicks"), std::to_string(all.clicks)});
  if (match.deaths() > 0) figures.push_back({msgid("Deaths"), std::to_string(match.deaths())});
  return figures;
}

// Requires a match that is helped.
std::string_view why_unrecorded(const Match& match) {
  if (match.known()) return msgid("You knew this board.");
  return match.assists() > 0 ? msgid("Help was used.") : msgid("An opening was taken back.");
}

}  // namespace

GameResult result_of(const Context& context, const Match& match, const NewBests& news) {
  const bool counted = match.mode() == Mode::Today && !match.known() && news.counted;
  GameResult result{.kind = match.won() ? GameResult::Kind::Won : GameResult::Kind::Lost,
                    .title = match.won() ? msgid("Board cleared") : msgid("A mine!"),
                    .line = variant_words(context.words, variant_key(match)),
                    .figures = figures_of(match, news)};
  if (match.helped() && !match.known())
    result.help = HelpUsed{.times = match.assists(), .undone = match.undone()};
  if (match.mode() != Mode::Custom) result.line += " · " + board_words(context.words, match.game().rules());
  if (match.known()) result.line += " · " + context.words.tr("practice");
  if (counted) result.line += " · " + context.words.tr("counted try");
  if (match.won() && match.helped())
    result.note = GameResult::Note{.title = context.words.tr("Not in the records"),
                                   .text = context.words.tr(why_unrecorded(match))};
  if (match.won())
    result.headline = GameResult::Headline{time_text(match.elapsed()),
                                           news.time ? time_text(milliseconds(*news.time)) : ""};
  return result;
}

namespace {

constexpr DayWords kToday{
    .fresh = msgid("A new board today"),
    .done =
        [](const Localiser& words, std::int64_t result) {
          return format(words.tr("Solved in {time}"), {{"time", time_text(milliseconds(result))}});
        },
    .failed = msgid("Not cleared today")};

Progress unsaved(Context& context, Mode mode) {
  if (mode == Mode::Today) return progress_of_today(context, Game::kName, kToday);
  const std::string key = rules_key(mode, context.profile.get<Settings>().rules(mode));
  const auto best = best_time(context.profile.results(Game::kName), key);
  if (!best) return {};
  return {.words = format(context.words.tr("Best {time}"), {{"time", time_text(*best)}}), .icon = "trophy"};
}

std::string board_of_match(const Context& context, const Match& match) {
  return board_words(context.words, match.game().rules());
}

}  // namespace

std::string mines_left(const Context& context, const Match& match) {
  return format(context.words.tr("Mines left: {count}"), {{"count", std::to_string(match.game().counter())}});
}

Progress progress_of(Context& context, Mode mode) {
  Progress progress =
      ui::progress_of<Match>(context, mode, {.unsaved = unsaved, .about = board_of_match, .art = mode_art});
  const Match* const saved = MatchFlow<Match>(context).saved(mode);
  if (saved && mode == Mode::Today && is_practice(*saved))
    progress.words = context.words.tr("Practice") + " · " + progress.words;
  return progress;
}

// The best time at the highest of the three levels that was won by its usual rules.
Progress progress_of(Context& context) {
  constexpr std::array kLevels{Mode::Beginner, Mode::Intermediate, Mode::Expert};
  const ResultTally& results = context.profile.results(Game::kName);
  for (std::size_t i = kLevels.size(); i-- > 0;) {
    const auto best = best_time(results, word_of(kLevels[i]));
    if (!best) continue;
    return {
        .words = format(context.words.tr("{level} in {time}"),
                        {{"level", context.words.tr(mode_message(kLevels[i]))}, {"time", time_text(*best)}}),
        .icon = "star",
        .part = static_cast<float>(i + 1) / kLevels.size()};
  }
  return {.words = context.words.tr("Clear the beginner’s board"), .icon = "star"};
}

namespace {

// Both of the rows with this key.
struct Row : BestRow, WinRow {
  std::string key;
};

// By level; in a level the usual rules first.
std::vector<Row> rows_of(const ResultTally& results) {
  std::vector<Row> rows;
  for (const auto& [key, best] : results.rows<BestRow>())
    rows.push_back({best, results.row<WinRow>(key), key});
  std::ranges::stable_sort(rows, {}, [](const Row& row) {
    const auto mode = find_mode<Mode>(split(row.key, ' ').front());
    return mode ? static_cast<std::size_t>(*mode) : kModes.size();
  });
  return rows;
}

std::string time_figure(const Localiser& /*words*/, std::int64_t time) {
  return time > 0 ? time_text(milliseconds(time)) : std::string();
}

std::string speed_figure(const Localiser& /*words*/, std::int64_t speed) {
  return speed > 0 ? speed_text(speed) : std::string();
}

std::string name_of_row(const Localiser& words, const Row& row) {
  return variant_words(words, row.key);
}

std::ptrdiff_t days_cleared(const ResultTally& results) {
  return std::ranges::count_if(results.table(kDayTable), [&results](const auto& day) {
    return results.number(kDayTable, day.first).value_or(0) > 0;
  });
}

using enum StatisticsTable::Column;

// Of rows with a game that was won.
FigureTable<Row> times_table() {
  return {msgid("Best times"),
          {{msgid("mines", "Level"), 0.22F, Words, name_of_row},
           {msgid("Best time"), 0.14F, Best, figure(&BestRow::milliseconds, time_figure)},
           {msgid("Date"), 0.14F, Count, figure(&BestRow::time_on, date_figure)},
           {msgid("Mean time"), 0.15F, Count,
            figure([](const Row& row) { return row.WinRow::milliseconds / row.won; }, time_figure)},
           {msgid("Best 3BV/s"), 0.165F, Best, figure(&WinRow::speed, speed_figure)},
           {msgid("Mean 3BV/s"), 0.185F, Count,
            figure([](const Row& row) { return speed_of(row.three_bv, row.WinRow::milliseconds); },
                   speed_figure)}}};
}

FigureTable<Row> games_table() {
  return {msgid("Games and streaks"),
          {{msgid("mines", "Level"), 0.36F, Words, name_of_row},
           {msgid("Played"), 0.12F, Count, figure(&BestRow::played)},
           {msgid("Won"), 0.12F, Count, figure(&BestRow::won)},
           {msgid("Win rate"), 0.12F, Count,
            [](const Localiser&, const Row& row) { return share_text(row.won, row.played); }},
           {msgid("wins", "Streak"), 0.12F, Count, figure(&WinRow::streak)},
           {msgid("Longest"), 0.16F, Best, figure(&WinRow::longest)}}};
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const std::vector<Row> rows = rows_of(results);
  const BestRow all = total_of(results);
  std::int64_t longest = 0;
  for (const Row& row : rows) keep_most(longest, row.longest);
  Statistics statistics{.played = all.played,
                        .state = "won=" + std::to_string(all.won) + " longest=" + std::to_string(longest),
                        .cards = {{.figures = {{msgid("Games played"), std::to_string(all.played)},
                                               {msgid("Games won"), std::to_string(all.won)},
                                               {msgid("Win rate"), share_text(all.won, all.played)},
                                               {msgid("Longest streak"), std::to_string(longest)},
                                               {msgid("Daily boards"), std::to_string(days_cleared(results))},
                                               {msgid("Daily streak"),
                                                std::to_string(days_in_a_row(results, context.today()))}}}}};
  std::vector<Row> won = rows;
  std::erase_if(won, [](const Row& row) { return row.won == 0; });
  if (!won.empty()) statistics.cards.push_back(times_table().card(context.words, won));
  statistics.cards.push_back(games_table().card(context.words, rows));
  statistics.cards.push_back(activity_card(context, Game::kName));
  statistics.cards.push_back(days_card(context, Game::kName));
  if (all.played == 0) statistics.uncounted = uncounted_message(context, Game::kName);
  return statistics;
}

}  // namespace quintet::mines
