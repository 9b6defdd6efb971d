#include "games/mines/progress.hpp"

#include <array>
#include <utility>

#include "games/mines/mode_art.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/position_art.hpp"
#include "games/mines/results.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_flow.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

// Without its art.
Progress today_progress(const Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const auto result = result_of_day(results, context.today());
  const auto days = static_cast<std::uint64_t>(days_in_a_row(results, context.today()));
  Progress progress{.words = context.words.tr("A new board today"),
                    .icon = "calendar",
                    .action = context.words.tr(result ? msgid("Practice") : msgid("Play today's"))};
  if (days > 1)
    progress.words = format(context.words.trn("Streak: {count} day", "Streak: {count} days", days),
                            {{"count", std::to_string(days)}});
  else if (result && *result > 0)
    progress.words =
        format(context.words.tr("Solved in {time}"), {{"time", time_text(milliseconds(*result))}});
  else if (result)
    progress.words = context.words.tr("Not cleared today");
  if (result && *result > 0) progress.icon = "check";
  return progress;
}

Progress best_progress(const Context& context, Mode mode) {
  const std::string key = rules_key(mode, context.profile.get<Settings>().rules(mode));
  const auto best = best_time(context.profile.results(Game::kName), key);
  if (!best) return {};
  return {.words = format(context.words.tr("Best {time}"), {{"time", time_text(*best)}}), .icon = "trophy"};
}

std::string mines_left(const Context& context, const Match& match) {
  return format(context.words.tr("Mines left: {count}"), {{"count", std::to_string(match.game().counter())}});
}

}  // namespace

Progress progress_of(Context& context, Mode mode) {
  const auto* const saved = saved_match<Match>(context, mode);
  if (!saved) {
    Progress progress = mode == Mode::Today ? today_progress(context) : best_progress(context, mode);
    progress.art = mode_art(context, mode, nullptr);
    return progress;
  }
  std::string words = mines_left(context, *saved);
  if (mode == Mode::Today && is_practice(*saved)) words = context.words.tr("Practice") + " · " + words;
  return {.words = std::move(words),
          .saved = true,
          .icon = "board",
          .art = mode_art(context, mode, saved),
          .board = position_board(saved->game()),
          .lines = {{.title = context.words.tr(mode_message(mode)),
                     .words = board_words(context.words, saved->game().rules())},
                    {.title = mines_left(context, *saved),
                     .words = format(context.words.tr("Played {time}"),
                                     {{"time", clock_text(saved->elapsed() / std::chrono::seconds(1))}})}}};
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
  return {.words = context.words.tr("Clear the beginner's board"), .icon = "star"};
}

}  // namespace quintet::mines
