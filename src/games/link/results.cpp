#include "games/link/results.hpp"

#include <algorithm>
#include <chrono>

#include "core/link/journey.hpp"
#include "games/link/match.hpp"
#include "games/link/matches.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
int stars_of(const ResultTally& results, std::size_t level) {
  return static_cast<int>(
      std::min<std::int64_t>(kStars, results.number(kStarTable, std::to_string(level)).value_or(0)));
}

void set_stars(ResultTally& results, std::size_t level, int stars) {
  results.set_number(kStarTable, std::to_string(level), stars);
}

int all_stars(const ResultTally& results) {
  int stars = 0;
  for (std::size_t level = 0; level < journey().size(); ++level) stars += stars_of(results, level);
  return stars;
}

std::size_t next_level(const ResultTally& results) {
  std::size_t level = 0;
  while (stars_of(results, level) > 0) ++level;
  return level;
}

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

NewBests record_match(ResultTally& results, const Match& match, Date today) {
  const bool won = match.status() == Match::Status::Won;
  const NewBests news =
      record_best(results, {.key = match.record_key(),
                            .won = won,
                            .milliseconds = match.elapsed() / milliseconds(1),
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
  return news;
}

}  // namespace quintet::link
