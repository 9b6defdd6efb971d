#include "games/link/results.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "core/link/journey.hpp"
#include "core/named.hpp"
#include "games/link/album.hpp"
#include "games/link/art.hpp"
#include "games/link/galleries.hpp"
#include "games/link/matches.hpp"
#include "games/link/tiles.hpp"
#include "games/link/words.hpp"
#include "ui/kit/daily.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

using namespace ui;
ScoreParts score_parts(const Match& match) {
  ScoreParts parts{.pairs = match.game().pairs_taken()};
  parts.for_pairs = parts.pairs * kPairPoints;
  if (match.game().won()) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(match.score().left()).count();
    parts.for_time = static_cast<int>(seconds) * kPointsPerSecondLeft;
  }
  parts.for_combos = match.score().points() - parts.for_pairs - parts.for_time;
  return parts;
}

NewBests record_match(ResultTally& results, const Match& match, const Date& today) {
  const bool won = match.status() == Match::Status::Won;
  const std::int64_t time = match.elapsed() / milliseconds(1);
  // Boards of others are all in one row.
  NewBests news = record_best(results, {.key = match.record_key(),
                                        .won = won,
                                        .milliseconds = match.shared() ? std::nullopt : std::optional(time),
                                        .score = match.has_score() ? match.score().points() : 0,
                                        .combo = match.has_time_limit() ? match.score().best_combo() : 0,
                                        .day = today});
  if (match.mode() == Mode::Journey && won) {
    const auto level = static_cast<std::size_t>(match.level());
    set_stars(results, level, std::max(stars_of(results, level), match.stars()));
  }
  if (match.mode() == Mode::Today && won) {
    const std::int64_t taken = match.elapsed() / std::chrono::seconds(1);
    results.set_number(kDayTable, match.subject(),
                       std::min(taken, results.number(kDayTable, match.subject()).value_or(taken)));
  }
  if (won && find_painting(match.painting())) news.first = add_to_album(results, match, today);
  return news;
}

namespace {

// A single pair is no run.
std::string run_words(const Context& context, int pairs) {
  if (pairs < 2) return context.words.tr("none");
  return format(context.words.trn("{count} pair", "{count} pairs", static_cast<std::uint64_t>(pairs)),
                {{"count", std::to_string(pairs)}});
}

std::string seconds_words(std::int64_t milliseconds) {
  return clock_text(milliseconds / 1000);
}

// What the next star of a won level takes.
std::string star_words(const Context& context, const Match& match) {
  const int stars = match.stars();
  if (stars >= kStars) return {};
  if (match.assists() > 0) return context.words.tr("Each hint or reshuffle costs a star.");
  const Level& level = journey()[static_cast<std::size_t>(match.level())];
  const auto left = stars == 1 ? level.two_stars : level.three_stars;
  return format(context.words.tr("{time} or more left for the next star"),
                {{"time", clock_text(left.count())}});
}

// How the points came about.
void add_score_parts(std::vector<GameResult::Figure>& figures, const Match& match) {
  const ScoreParts parts = score_parts(match);
  for (const auto& [label, points] : {std::pair{msgid("Pairs"), parts.for_pairs},
                                      {msgid("Combo"), parts.for_combos},
                                      {msgid("Time left"), parts.for_time}}) {
    if (points > 0)
      figures.push_back(
          {.label = label, .value = "+" + number_text(static_cast<std::uint64_t>(points)), .part = true});
  }
}

std::vector<GameResult::Figure> figures_of(const Context& context, const Match& match, const NewBests& news) {
  const bool won = match.status() == Match::Status::Won, journey = match.mode() == Mode::Journey;
  std::vector<GameResult::Figure> figures;
  if (match.has_score()) add_score_parts(figures, match);
  if (journey && won) figures.push_back({msgid("Time left"), countdown_text(match.score().left())});
  if (!won || match.has_score())
    figures.push_back(
        {msgid("Time"), seconds_words(match.elapsed() / milliseconds(1)), news.time.has_value()});
  if (match.has_time_limit()) {
    const int combo = match.score().best_combo();
    figures.push_back(
        {msgid("Longest combo"), run_words(context, combo), news.combo.has_value() && combo > 1});
  }
  if (journey) figures.push_back({msgid("Help used (−1 ★ each)"), std::to_string(match.assists())});
  if (!won) figures.push_back({msgid("Tiles left"), std::to_string(match.game().board().tiles())});
  return figures;
}

// The score, or the time of a board that was cleared without one.
std::optional<GameResult::Headline> headline_of(const Match& match, const NewBests& news) {
  if (match.has_score())
    return GameResult::Headline{
        number_text(static_cast<std::uint64_t>(match.score().points())),
        news.score ? number_text(static_cast<std::uint64_t>(*news.score)) : std::string{}};
  if (match.status() != Match::Status::Won) return std::nullopt;
  return GameResult::Headline{seconds_words(match.elapsed() / milliseconds(1)),
                              news.time ? seconds_words(*news.time) : std::string{}};
}

// The painting that was uncovered.
std::optional<GameResult::Note> painting_note(const Context& context, const Match& match,
                                              const NewBests& news) {
  const Painting* painting = find_painting(match.painting());
  if (!painting) return std::nullopt;
  const std::string words = context.words.tr(news.first ? msgid("New in your album: {count} of {all}")
                                                        : msgid("In your album: {count} of {all}"));
  const std::size_t found = paintings_found(context.profile.results("link"));
  return GameResult::Note{
      .title = context.words.tr(painting->title),
      .text = format(words, {{"count", std::to_string(found)}, {"all", std::to_string(paintings().size())}})};
}

// The level after this one with its board.
std::optional<GameResult::Next> next_of(const Context& context, const Match& match) {
  const auto levels = journey();
  const auto index = static_cast<std::size_t>(match.level()) + 1;
  if (match.mode() != Mode::Journey || match.status() != Match::Status::Won || index >= levels.size())
    return std::nullopt;
  const Level& level = levels[index];
  return GameResult::Next{
      .label = context.words.tr("Next"),
      .title = std::to_string(index + 1) + " " + context.words.tr(level.title),
      .line = level.rules.gravity == Gravity::None ? context.words.tr("of tiles", "Still")
                                                   : context.words.tr(gravity_message(level.rules.gravity)),
      .picture = [&context, layout = layout_of(context.assets, level)](Canvas& canvas, Rect area) {
        draw_shape(canvas, context.theme, area, layout);
      }};
}

}  // namespace

GameResult result_of(const Context& context, const Match& match, const NewBests& news) {
  const bool won = match.status() == Match::Status::Won;
  GameResult outcome{.kind = won ? GameResult::Kind::Won : GameResult::Kind::Lost,
                     .title = won                                       ? msgid("Board cleared")
                              : match.status() == Match::Status::TimeUp ? msgid("Time is up")
                                                                        : msgid("No moves left"),
                     .line = match.shared() ? apart_words(context.words, match_name(context, match))
                                            : match_name(context, match),
                     .headline = headline_of(match, news),
                     .figures = figures_of(context, match, news),
                     .note = won ? painting_note(context, match, news) : std::nullopt,
                     .next = next_of(context, match)};
  // The journey has its figure, and its price in stars.
  if (match.assists() > 0 && match.mode() != Mode::Journey)
    outcome.help = HelpUsed{.times = match.assists(), .apart = match.apart()};
  if (match.mode() == Mode::Journey && won) {
    outcome.stars = match.stars();
    outcome.star_line = star_words(context, match);
  }
  return outcome;
}

namespace {

std::optional<MenuItem> next_board(Context& context, const Match& match, bool won) {
  const int next = match.level() + 1;
  if (match.mode() == Mode::Journey && won && next < static_cast<int>(journey().size()))
    return MenuItem{.id = "next", .label = msgid("Next level"), .icon = "next", .act = [&context, next] {
                      if (auto level = new_journey_match(context, next))
                        MatchFlow<Match>(context).replace_page(*std::move(level));
                    }};
  if (match.mode() == Mode::Relaxed || match.mode() == Mode::Timed)
    return MenuItem{
        .id = "next", .label = msgid("New board"), .icon = "next", .act = [&context, mode = match.mode()] {
          const MatchFlow<Match> flow(context);
          if (auto board = flow.deal(mode)) flow.replace_page(*std::move(board));
        }};
  return std::nullopt;
}

}  // namespace

std::vector<MenuItem> result_items(Context& context, const Match& match, std::function<void()> again) {
  const bool won = match.status() == Match::Status::Won, journey = match.mode() == Mode::Journey;
  std::vector<MenuItem> items;
  if (auto next = next_board(context, match, won)) items.push_back(*std::move(next));
  // Another board of the same mode is a button of its own.
  const auto same = journey ? msgid("Play again") : msgid("Same board");
  items.push_back(
      {.id = "again", .label = won ? same : msgid("Try again"), .icon = "restart", .act = std::move(again)});
  if (won)
    items.push_back({.id = "album",
                     .label = msgid("Album"),
                     .icon = "album",
                     .act =
                         [&context, painting = std::string(match.painting())] {
                           context.scenes.push(album_page(context, painting));
                         },
                     .page = MenuItem::Page::Stays});
  items.push_back({.id = "leave",
                   .label = journey ? msgid("Map") : msgid("Leave"),
                   .icon = journey ? "map" : "home",
                   .act = [&context] { context.scenes.pop(); }});
  return items;
}

namespace {

BestRow total_of_mode(const ResultTally& results, Mode mode) {
  return total_of(results, std::string(word_of(mode)) + ' ');
}

std::string time_left(const Context& context, const Match& match) {
  return format(context.words.tr("{time} left"), {{"time", countdown_text(match.score().left())}});
}

// The functions below give what is special about a mode: the fact, its icon, and the label of the main button.

Progress relaxed_progress(const Context& context, const Match* saved) {
  if (saved) return {.words = tiles_left(context.words, saved->game().board().tiles()), .icon = "board"};
  const auto won =
      static_cast<std::uint64_t>(total_of_mode(context.profile.results("link"), Mode::Relaxed).won);
  if (won == 0) return {};
  return {.words = format(context.words.trn("{count} board cleared", "{count} boards cleared", won),
                          {{"count", std::to_string(won)}}),
          .icon = "check"};
}

Progress timed_progress(const Context& context, const Match* saved) {
  const BestRow bests = total_of_mode(context.profile.results("link"), Mode::Timed);
  std::string words = saved ? time_left(context, *saved) : std::string{};
  if (bests.score > 0) {
    const auto best = format(context.words.tr("Best {score}"),
                             {{"score", number_text(static_cast<std::uint64_t>(bests.score))}});
    words += words.empty() ? best : " · " + best;
  }
  return {.words = words, .icon = words.empty() ? "" : saved ? "clock" : "trophy"};
}

Progress journey_progress(const Context& context, const Match* saved) {
  const ResultTally& results = context.profile.results("link");
  const std::size_t level = saved ? static_cast<std::size_t>(saved->level()) + 1
                                  : std::min(next_level(results) + 1, journey().size());
  const std::string go =
      context.words.tr(saved ? msgid("Continue level {level}") : msgid("Go to level {level}"));
  return {.words = format(context.words.tr("{stars} of {most} stars"),
                          {{"stars", std::to_string(all_stars(results))},
                           {"most", std::to_string(journey().size() * std::size_t{kStars})}}),
          .icon = "star",
          .action = format(go, {{"level", std::to_string(level)}})};
}

Progress today_progress(const Context& context, const Match* saved) {
  const ResultTally& results = context.profile.results("link");
  Progress progress{.words = context.words.tr("A new board today"),
                    .icon = "calendar",
                    .action = saved ? std::string{} : context.words.tr("Play today’s")};
  if (const int days = days_in_a_row(results, context.today()); days > 1) {
    progress.words = streak_words(context.words, days);
  } else if (const auto solved = result_of_day(results, context.today())) {
    progress.words = format(context.words.tr("Solved in {time}"), {{"time", clock_text(*solved)}});
    progress.icon = "check";
  } else if (saved) {
    progress.words = tiles_left(context.words, saved->game().board().tiles());
    progress.icon = "board";
  }
  return progress;
}

constexpr std::array kProgressOfModes{relaxed_progress, timed_progress, journey_progress, today_progress};
static_assert(kProgressOfModes.size() == kModes.size());

std::vector<ProgressLine> lines_of(const Context& context, const Match& match) {
  std::string time =
      match.has_time_limit() ? time_left(context, match) : played_words(context.words, match.elapsed());
  return {{.title = mode_name(context, match.mode()), .words = subject_name(context, match)},
          {.title = tiles_left(context.words, match.game().board().tiles()), .words = std::move(time)}};
}

}  // namespace

std::string progress_words(const Context& context, const Match& match) {
  std::string words = tiles_left(context.words, match.game().board().tiles());
  if (match.has_time_limit()) words += " · " + time_left(context, match);
  return words;
}

Progress progress_of(Context& context, Mode mode) {
  const MatchFlow<Match> flow(context);
  // A level that was put aside waits on the map, while the journey goes on.
  const Match* const saved = mode == Mode::Journey ? flow.find(mode) : flow.saved(mode);
  Progress progress = entry(kProgressOfModes, mode)(context, saved);
  progress.saved = saved != nullptr;
  progress.art = mode_art(context, mode, saved);
  if (!saved) return progress;
  progress.board = position_board(context, *saved);
  progress.lines = lines_of(context, *saved);
  return progress;
}

Progress progress_of(Context& context) {
  const ResultTally& results = context.profile.results("link");
  const auto levels = journey().size(), level = std::min(next_level(results), levels);
  return {.words = format(context.words.tr("Journey {level} of {levels} · {stars} stars"),
                          {{"level", std::to_string(std::min(level + 1, levels))},
                           {"levels", std::to_string(levels)},
                           {"stars", std::to_string(all_stars(results))}}),
          .icon = "star",
          .part = static_cast<float>(level) / static_cast<float>(levels)};
}

namespace {

using BestRows = std::map<std::string, BestRow, std::less<>>;

// The best of a board, or of all boards of a mode.
struct Row {
  Mode mode;
  bool helped = false;  // recorded apart
  std::string board;    // in the player's words
  BestRow best;
};

// "16x10" as "16 × 10"; the name of a shape in the player's language.
std::string board_name(const Context& context, const std::string& board) {
  if (const auto figure = find_figure(context.assets, file_of_word(board)))
    return context.words.tr(figure->name);
  const auto cross = board.find('x');
  if (cross == std::string::npos) return board;
  return board.substr(0, cross) + " × " + board.substr(cross + 1);
}

int cells_of(const Context& context, const std::string& board) {
  if (const auto figure = find_figure(context.assets, file_of_word(board)))
    return figure->cells.size().area();
  std::istringstream sides(board);
  Size size;
  char cross = 0;
  sides >> size.width >> cross >> size.height;
  return sides ? size.area() : 0;
}

// The subject of a record, as matches.cpp writes it: board, gravity, "inside" if paths must stay within the board, and
// the variety if it is not the default.
std::string subject_text(const Context& context, std::istringstream& subject) {
  std::string board, word, text;
  subject >> board;
  text = board == Match::kSharedSubject ? context.words.tr("Shared boards") : board_name(context, board);
  while (subject >> word) {
    const auto gravity = link::read_gravity(word);
    if (gravity && *gravity != link::Gravity::None)
      text += " · " + context.words.tr(gravity_message(*gravity));
    if (word == "inside") text += " · " + context.words.tr("Paths stay inside");
    if (const auto variety = variety_of(word)) text += " · " + context.words.tr(variety_message(*variety));
  }
  return text;
}

std::string today_words(const Context& context, const ResultTally& results) {
  const auto days = static_cast<std::uint64_t>(results.table(kDayTable).size());
  return format(context.words.trn("{count} board solved", "{count} boards solved", days),
                {{"count", std::to_string(days)}});
}

std::string journey_words(const Context& context, const ResultTally& results) {
  const std::size_t levels = journey().size();
  std::size_t won = 0;
  for (std::size_t level = 0; level < levels; ++level) won += stars_of(results, level) > 0 ? 1 : 0;
  return format(context.words.tr("{won} of {levels} levels · {stars} of {most} ★"),
                {{"won", std::to_string(won)},
                 {"levels", std::to_string(levels)},
                 {"stars", std::to_string(all_stars(results))},
                 {"most", std::to_string(levels * std::size_t{kStars})}});
}

// The boards of a mode in which the player chooses one.
std::vector<Row> free_rows(const Context& context, const BestRows& bests, Mode mode) {
  std::vector<std::pair<int, Row>> by_size;
  for (const auto& [key, best] : bests) {
    std::istringstream words(key);
    std::string word;
    words >> word;
    const bool helped = word == std::string(word_of(mode)) + "-helped";
    if (word != word_of(mode) && !helped) continue;
    std::istringstream board(words.str().substr(word.size()));
    board >> word;
    by_size.emplace_back(cells_of(context, word), Row{mode, helped, subject_text(context, words), best});
  }
  std::ranges::stable_sort(by_size, {}, &std::pair<int, Row>::first);
  std::vector<Row> rows;
  rows.reserve(by_size.size());
  for (auto& [cells, row] : by_size) rows.push_back(std::move(row));
  return rows;
}

// Today's boards and the journey once they have been played; then the boards that the player chooses, the smallest
// first.
std::vector<Row> board_rows(const Context& context, const ResultTally& results) {
  const BestRows bests = results.rows<BestRow>();
  std::vector<Row> rows;
  if (const BestRow sum = total_of_mode(results, Mode::Today); sum.played > 0)
    rows.push_back({Mode::Today, false, today_words(context, results), sum});
  if (BestRow sum = total_of_mode(results, Mode::Journey); sum.played > 0) {
    sum.milliseconds = 0;  // meaningless over different boards
    rows.push_back({Mode::Journey, false, journey_words(context, results), sum});
  }
  for (const Mode mode : {Mode::Timed, Mode::Relaxed})
    for (Row& row : free_rows(context, bests, mode)) rows.push_back(std::move(row));
  return rows;
}

// The day of a row is that of the best score, or of the best time where there are no scores.
FigureTable<Row> boards_table() {
  using enum StatisticsTable::Column;
  const auto best = [](auto member) { return [member](const Row& row) { return row.best.*member; }; };
  return {msgid("Best results"),
          {{msgid("Mode"), 0.16F, Words,
            [](const Localiser& words, const Row& row) {
              return words.tr(mode_message(row.mode)) + (row.helped ? " · " + words.tr("with help") : "");
            }},
           {msgid("Layout"), 0.32F, Words, [](const Localiser&, const Row& row) { return row.board; }},
           {msgid("Played"), 0.10F, Count, figure(best(&BestRow::played))},
           {msgid("Won"), 0.09F, Count, figure(best(&BestRow::won))},
           {msgid("Time"), 0.10F, Best, figure(best(&BestRow::milliseconds), clock_figure)},
           {msgid("Score"), 0.12F, Best, figure(best(&BestRow::score), number_figure)},
           {msgid("Date"), 0.11F, Count,
            figure([](const Row& row) { return row.best.score > 0 ? row.best.score_on : row.best.time_on; },
                   date_figure)}}};
}

}  // namespace

StatisticsCard boards_card(const Context& context, const ResultTally& results) {
  return boards_table().card(context.words, board_rows(context, results));
}

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results("link");
  const BestRow all = total_of(results);
  StatisticsCard boards = boards_card(context, results);
  Statistics statistics{
      .played = all.played,
      .state = "won=" + std::to_string(all.won) + " boards=" + std::to_string(boards.table.rows.size()),
      .cards = {{.figures = {{msgid("Games played"), std::to_string(all.played)},
                             {msgid("Games won"), std::to_string(all.won)},
                             {msgid("Journey stars"), std::to_string(all_stars(results)) + " / " +
                                                          std::to_string(journey().size() * kStars)},
                             {msgid("Daily boards"), std::to_string(results.table(kDayTable).size())},
                             {msgid("Streak"), std::to_string(days_in_a_row(results, context.today()))},
                             {msgid("Longest combo"), std::to_string(all.combo)}}},
                activity_card(context, "link"),
                journey_card(context),
                days_card(context, "link")}};
  if (!boards.table.rows.empty()) statistics.cards.push_back(std::move(boards));
  return statistics;
}

}  // namespace quintet::link
