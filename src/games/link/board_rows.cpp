#include "games/link/statistics.hpp"

#include <algorithm>
#include <sstream>

#include "core/link/journey.hpp"
#include "core/link/rules.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/date_text.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using BestRows = std::map<std::string, BestRow, std::less<>>;
using Row = std::vector<std::string>;

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

// The total of a mode.
BestRow sum_of(const BestRows& rows, Mode mode) {
  BestRow sum;
  for (const auto& [key, row] : rows) {
    if (!key.starts_with(std::string(word_of(mode)) + ' ')) continue;
    sum.played += row.played;
    sum.won += row.won;
    if (row.milliseconds > 0) keep_least(sum.milliseconds, row.milliseconds);
  }
  return sum;
}

// The day of the best score, or of the best time where there are no scores; empty for results older than these dates.
std::string day_of_best(const Context& context, const BestRow& best) {
  const auto day = date_of_number(best.score > 0 ? best.score_on : best.time_on);
  return day ? day_text(context.words, *day) : std::string{};
}

Row row_of(const Context& context, Mode mode, std::string board, const BestRow& best) {
  return {context.words.tr(mode_message(mode)),
          std::move(board),
          std::to_string(best.played),
          std::to_string(best.won),
          best.milliseconds > 0 ? clock_text(best.milliseconds / 1000) : std::string{},
          best.score > 0 ? std::to_string(best.score) : std::string{},
          day_of_best(context, best)};
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
    if (word != word_of(mode)) continue;
    std::istringstream board(words.str().substr(word.size()));
    board >> word;
    by_size.emplace_back(cells_of(context, word), row_of(context, mode, subject_text(context, words), best));
  }
  std::ranges::stable_sort(by_size, {}, &std::pair<int, Row>::first);
  std::vector<Row> rows;
  rows.reserve(by_size.size());
  for (auto& [cells, row] : by_size) rows.push_back(std::move(row));
  return rows;
}

}  // namespace

std::vector<Row> board_rows(const Context& context, const ResultTally& results) {
  const BestRows bests = results.rows<BestRow>();
  std::vector<Row> rows;
  if (const BestRow sum = sum_of(bests, Mode::Today); sum.played > 0)
    rows.push_back(row_of(context, Mode::Today, today_words(context, results), sum));
  if (BestRow sum = sum_of(bests, Mode::Journey); sum.played > 0) {
    sum.milliseconds = 0;  // meaningless over different boards
    rows.push_back(row_of(context, Mode::Journey, journey_words(context, results), sum));
  }
  for (const Mode mode : {Mode::Timed, Mode::Relaxed})
    for (Row& row : free_rows(context, bests, mode)) rows.push_back(std::move(row));
  return rows;
}

}  // namespace quintet::link
