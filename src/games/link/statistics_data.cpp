#include "games/link/statistics_data.hpp"

#include <algorithm>
#include <chrono>
#include <sstream>

#include "core/link/journey.hpp"
#include "core/link/rules.hpp"
#include "games/link/matches.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

std::chrono::sys_days day_of(Date date) {
  return std::chrono::year{date.year} / std::chrono::month{static_cast<unsigned>(date.month)} /
         std::chrono::day{static_cast<unsigned>(date.day)};
}

Date date_of(std::chrono::sys_days day) {
  const std::chrono::year_month_day date{day};
  return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
          static_cast<int>(static_cast<unsigned>(date.day()))};
}

bool solved(const LinkRecords& records, std::chrono::sys_days day) {
  return records.days.contains(write_date(date_of(day)));
}

// "16x10" as "16 × 10"; the name of a figure in the player's language.
std::string board_name(const Context& context, const std::string& board) {
  if (const auto figure = find_figure(context.assets, file_of_word(board)))
    return context.words.tr(figure->name);
  const auto cross = board.find('x');
  if (cross == std::string::npos) return board;
  return board.substr(0, cross) + " × " + board.substr(cross + 1);
}

// How many cells such a board has.
int cells_of(const Context& context, const std::string& board) {
  if (const auto figure = find_figure(context.assets, file_of_word(board)))
    return figure->cells.size().area();
  std::istringstream sides(board);
  Size size;
  char cross = 0;
  sides >> size.width >> cross >> size.height;
  return sides ? size.area() : 0;
}

// The subject of a record, as games.cpp writes it: board, gravity, "inside" where paths must stay within, and how
// many kinds there are where that is not the usual.
std::string subject_text(const Context& context, std::istringstream& subject) {
  std::string board, word, text;
  subject >> board;
  text = board_name(context, board);
  while (subject >> word) {
    const auto gravity = link::read_gravity(word);
    if (gravity && *gravity != link::Gravity::None)
      text += " · " + context.words.tr(gravity_message(*gravity));
    if (word == "inside") text += " · " + context.words.tr("Paths stay inside");
    if (const auto variety = variety_of(word)) text += " · " + context.words.tr(variety_message(*variety));
  }
  return text;
}

std::string time_text(std::int64_t milliseconds) {
  return milliseconds > 0 ? clock_text(milliseconds / 1000) : std::string{};
}

// Everything played in a mode, added up.
Best sum_of(const LinkRecords& records, Mode mode) {
  Best sum;
  for (const auto& [key, best] : records.best) {
    if (!key.starts_with(std::string(word_of(mode)) + ' ')) continue;
    sum.played += best.played;
    sum.won += best.won;
    if (best.milliseconds > 0 && (sum.milliseconds == 0 || best.milliseconds < sum.milliseconds))
      sum.milliseconds = best.milliseconds;
  }
  return sum;
}

BoardLine today_line(const Context& context, const LinkRecords& records, const Best& sum) {
  const auto days = static_cast<std::uint64_t>(records.days.size());
  return {.mode = context.words.tr(mode_message(Mode::Today)),
          .board = format(context.words.trn("{count} day solved", "{count} days solved", days),
                          {{"count", std::to_string(days)}}),
          .played = sum.played,
          .won = sum.won,
          .time = time_text(sum.milliseconds)};
}

BoardLine journey_line(const Context& context, const LinkRecords& records, const Best& sum) {
  const auto levels = link::journey().size();
  const auto won =
      std::count_if(records.stars.begin(), records.stars.end(), [](int stars) { return stars > 0; });
  return {.mode = context.words.tr(mode_message(Mode::Journey)),
          .board = format(context.words.tr("{won} of {levels} levels · {stars} of {most} ★"),
                          {{"won", std::to_string(won)},
                           {"levels", std::to_string(levels)},
                           {"stars", std::to_string(records.all_stars())},
                           {"most", std::to_string(levels * std::size_t{kStars})}}),
          .played = sum.played,
          .won = sum.won};
}

// The boards of a mode in which the player chooses one, the smallest first.
std::vector<BoardLine> free_lines(const Context& context, const LinkRecords& records, Mode mode) {
  std::vector<std::pair<int, BoardLine>> by_size;
  for (const auto& [key, best] : records.best) {
    std::istringstream words(key);
    std::string word;
    words >> word;
    if (word != word_of(mode)) continue;
    std::istringstream board(words.str().substr(word.size()));
    board >> word;
    by_size.push_back({cells_of(context, word),
                       {.mode = context.words.tr(mode_message(mode)),
                        .board = subject_text(context, words),
                        .played = best.played,
                        .won = best.won,
                        .time = time_text(best.milliseconds),
                        .score = best.score > 0 ? std::to_string(best.score) : std::string{}}});
  }
  std::ranges::stable_sort(by_size, {}, &std::pair<int, BoardLine>::first);
  std::vector<BoardLine> lines;
  lines.reserve(by_size.size());
  for (auto& [cells, line] : by_size) lines.push_back(std::move(line));
  return lines;
}

}  // namespace

Totals add_up(const LinkRecords& records, Date today) {
  Totals totals;
  for (const auto& [key, best] : records.best) {
    totals.played += best.played;
    totals.won += best.won;
    totals.combo = std::max(totals.combo, best.combo);
  }
  totals.stars = records.all_stars();
  totals.days = static_cast<int>(records.days.size());
  auto day = day_of(today);
  if (!solved(records, day)) day -= std::chrono::days{1};  // today may still be solved
  for (; solved(records, day); day -= std::chrono::days{1}) ++totals.in_row;
  return totals;
}

std::vector<BoardLine> board_lines(const Context& context, const LinkRecords& records) {
  std::vector<BoardLine> lines;
  if (const Best sum = sum_of(records, Mode::Today); sum.played > 0)
    lines.push_back(today_line(context, records, sum));
  if (const Best sum = sum_of(records, Mode::Journey); sum.played > 0)
    lines.push_back(journey_line(context, records, sum));
  for (const Mode mode : {Mode::Timed, Mode::Relaxed})
    for (BoardLine& line : free_lines(context, records, mode)) lines.push_back(std::move(line));
  return lines;
}

std::vector<bool> last_days(const LinkRecords& records, Date today, std::size_t count) {
  std::vector<bool> days(count);
  auto day = day_of(today);
  for (auto at = days.rbegin(); at != days.rend(); ++at, day -= std::chrono::days{1})
    *at = solved(records, day);
  return days;
}

}  // namespace quintet::link
