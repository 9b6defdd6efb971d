#include "games/mines/results.hpp"

#include <algorithm>

#include "core/mines/figures.hpp"

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
  if (mode == Mode::Custom) key += size_words(rules);
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

NewResults record_match(ResultTally& results, const Match& match, const Date& today) {
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
  const NewBests news = record_best(
      results, {.key = key, .won = match.won(), .milliseconds = milliseconds_of(match), .day = today});
  return {news.time, faster && before > 0 ? std::optional(before) : std::nullopt};
}

}  // namespace quintet::mines
