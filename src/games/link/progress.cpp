#include "games/link/progress.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "games/link/matches.hpp"
#include "games/link/mode_art.hpp"
#include "games/link/navigation.hpp"
#include "games/link/position_art.hpp"
#include "games/link/results.hpp"
#include "games/link/words.hpp"
#include "ui/context.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

struct Fact {
  std::string words;
  std::string icon{};
};

std::string counted(const Context& context, int tiles) {
  const auto count = static_cast<std::uint64_t>(tiles);
  return format(context.words.trn("{count} tile left", "{count} tiles left", count),
                {{"count", std::to_string(tiles)}});
}

// The best results of all boards of a mode.
struct Bests {
  std::int64_t score = 0, won = 0;
};

Bests bests_of(const ResultTally& results, Mode mode) {
  Bests bests;
  for (const auto& [key, best] : results.rows<BestRow>()) {
    if (!key.starts_with(std::string(word_of(mode)) + ' ')) continue;
    bests.score = std::max(bests.score, best.score);
    bests.won += best.won;
  }
  return bests;
}

Fact relaxed_fact(const Context& context, const std::optional<Match>& saved) {
  if (saved) return {counted(context, saved->game().board().tiles()), "board"};
  const auto won = static_cast<std::uint64_t>(bests_of(context.profile.results("link"), Mode::Relaxed).won);
  if (won == 0) return {};
  return {format(context.words.trn("{count} board cleared", "{count} boards cleared", won),
                 {{"count", std::to_string(won)}}),
          "check"};
}

Fact timed_fact(const Context& context, const std::optional<Match>& saved) {
  const Bests bests = bests_of(context.profile.results("link"), Mode::Timed);
  std::string words;
  if (saved)
    words = format(context.words.tr("{time} left"), {{"time", countdown_text(saved->score().left())}});
  if (bests.score > 0) {
    const auto best = format(context.words.tr("Best {score}"),
                             {{"score", number_text(static_cast<std::uint64_t>(bests.score))}});
    words += words.empty() ? best : " · " + best;
  }
  return {words, words.empty() ? "" : saved ? "clock" : "trophy"};
}

Fact journey_fact(const Context& context) {
  return {format(context.words.tr("{stars} of {most} stars"),
                 {{"stars", std::to_string(all_stars(context.profile.results("link")))},
                  {"most", std::to_string(journey().size() * std::size_t{kStars})}}),
          "star"};
}

Fact today_fact(const Context& context, const std::optional<Match>& saved) {
  const ResultTally& results = context.profile.results("link");
  const auto solved = result_of_day(results, context.today());
  const auto days = static_cast<std::uint64_t>(days_in_a_row(results, context.today()));
  if (days > 1)
    return {format(context.words.trn("Streak: {count} day", "Streak: {count} days", days),
                   {{"count", std::to_string(days)}}),
            "calendar"};
  if (solved) return {format(context.words.tr("Solved in {time}"), {{"time", clock_text(*solved)}}), "check"};
  if (saved) return {counted(context, saved->game().board().tiles()), "board"};
  return {context.words.tr("A new board today"), "calendar"};
}

Fact fact_of(const Context& context, Mode mode, const std::optional<Match>& saved) {
  switch (mode) {
    case Mode::Relaxed:
      return relaxed_fact(context, saved);
    case Mode::Timed:
      return timed_fact(context, saved);
    case Mode::Journey:
      return journey_fact(context);
    case Mode::Today:
      return today_fact(context, saved);
  }
  return {};
}

// The label of the main button, where it is not the usual one.
std::string action_of(const Context& context, Mode mode, const std::optional<Match>& saved) {
  if (mode == Mode::Today && !saved) return context.words.tr("Play today's");
  if (mode != Mode::Journey) return {};
  const auto last = journey().size();
  const std::size_t level = saved ? static_cast<std::size_t>(saved->level()) + 1
                                  : std::min(next_level(context.profile.results("link")) + 1, last);
  return format(saved ? context.words.tr("Continue level {level}") : context.words.tr("Go to level {level}"),
                {{"level", std::to_string(level)}});
}

std::vector<ProgressLine> lines_of(const Context& context, const Match& match) {
  std::string time =
      match.has_time_limit()
          ? format(context.words.tr("{time} left"), {{"time", countdown_text(match.score().left())}})
          : format(context.words.tr("Played {time}"),
                   {{"time", clock_text(match.elapsed() / std::chrono::seconds(1))}});
  return {{.title = mode_name(context, match.mode()), .words = subject_name(context, match)},
          {.title = counted(context, match.game().board().tiles()), .words = std::move(time)}};
}

}  // namespace

Progress progress_of(Context& context, Mode mode) {
  const std::optional<Match> saved = load_match(context, mode);
  Fact fact = fact_of(context, mode, saved);
  Progress progress{.words = std::move(fact.words),
                    .saved = saved.has_value(),
                    .icon = std::move(fact.icon),
                    .action = action_of(context, mode, saved),
                    .art = mode_art(context, mode, saved)};
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

}  // namespace quintet::link
