#include "games/twenty48/progress.hpp"

#include <algorithm>

#include "games/twenty48/mode_art.hpp"
#include "games/twenty48/navigation.hpp"
#include "games/twenty48/position_art.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_flow.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/number_text.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

std::int64_t best_of(const ResultTally& results, Rule rule) {
  std::int64_t best = 0;
  for (const auto& [variant, row] : variant_rows(results)) {
    if (variant.rules.rule == rule && !variant.helped) best = std::max(best, row.score);
  }
  return best;
}

// Without its art.
Progress unsaved(const Context& context, Mode mode) {
  const ResultTally& results = context.profile.results(Game::kName);
  if (mode == Mode::Today) {
    const auto score = result_of_day(results, context.today());
    if (!score)
      return {.words = context.words.tr("New tiles today"),
              .icon = "calendar",
              .action = context.words.tr("Play today's")};
    return {.words = score_words(context.words, static_cast<std::uint64_t>(*score)),
            .icon = "check",
            .action = context.words.tr("Practice")};
  }
  const std::int64_t best = best_of(results, mode == Mode::Classic ? Rule::Classic : Rule::Cascade);
  if (best == 0) return {};
  return {.words = format(context.words.tr("Best {score}"),
                          {{"score", number_text(static_cast<std::uint64_t>(best))}}),
          .icon = "trophy"};
}

}  // namespace

Progress progress_of(Context& context, Mode mode) {
  const auto* const saved = saved_match<Match>(context, mode);
  if (!saved) {
    Progress progress = unsaved(context, mode);
    progress.art = mode_art(context, mode, nullptr);
    return progress;
  }
  return {.words = score_words(context.words, saved->game().score()),
          .saved = true,
          .icon = "board",
          .art = mode_art(context, mode, saved),
          .board = position_board(saved->game().board()),
          .lines = {{.title = context.words.tr(mode_message(mode)),
                     .words = variant_words(context.words, saved->game().rules())},
                    {.title = score_words(context.words, saved->game().score()),
                     .words = format(context.words.tr("Played {time}"),
                                     {{"time", clock_text(saved->elapsed() / std::chrono::seconds(1))}})}}};
}

Progress progress_of(Context& context) {
  std::int64_t tile = 0;
  for (const auto& [variant, row] : variant_rows(context.profile.results(Game::kName))) {
    if (!variant.helped) tile = std::max(tile, row.peak);
  }
  if (tile == 0) return {.words = context.words.tr("Reach 2048"), .icon = "star"};
  return {.words = format(context.words.tr("Largest tile {tile}"), {{"tile", peak_text(tile)}}),
          .icon = "star",
          .part = std::min(1.0F, static_cast<float>(tile) / kMostTarget)};
}

}  // namespace quintet::twenty48
