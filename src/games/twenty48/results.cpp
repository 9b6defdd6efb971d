#include "games/twenty48/results.hpp"

namespace quintet::twenty48 {

using namespace ui;

namespace {

constexpr std::string_view kHelped = " helped";

// Without help.
std::string key_of(const Rules& rules) {
  std::string key = std::string(name(rules.rule)) + ' ' + std::to_string(rules.side) + ' ' +
                    std::to_string(1 << rules.target);
  if (rules.start_tiles == 1) key += " one";
  if (rules.only_twos) key += " twos";
  return key;
}

}  // namespace

std::string variant_key(const Match& match) {
  return key_of(match.game().rules()) + std::string(match.helped() ? kHelped : "");
}

std::int64_t best_score(const ResultTally& results, const Rules& rules) {
  return results.row<BestRow>(key_of(rules)).score;
}

bool is_helped(std::string_view key) {
  return key.ends_with(kHelped);
}

NewBests record_match(ResultTally& results, const Match& match, const Date& today) {
  const Game& game = match.game();
  const auto score = static_cast<std::int64_t>(game.score());
  const std::string tile = std::to_string(largest(game.board()));
  // The counted try of a day counts however it ends.
  const bool ended = match.over() || match.counted();
  if (ended) results.set_number(kTileTable, tile, results.number(kTileTable, tile).value_or(0) + 1);
  if (match.counted()) results.set_number(kDayTable, match.day(), score);
  const auto reached = match.reached(game.rules().target);
  return record_best(results, {.key = variant_key(match),
                               .won = game.won() && reached,
                               .milliseconds = reached.value_or(Duration{0}) / milliseconds(1),
                               .score = score,
                               .peak = largest(game.board()),
                               .day = today,
                               .end = ended ? ui::FinishedGame::End::Over : ui::FinishedGame::End::GivenUp});
}

}  // namespace quintet::twenty48
