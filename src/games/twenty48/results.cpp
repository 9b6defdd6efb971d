#include "games/twenty48/results.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::twenty48 {

using namespace ui;

namespace {

// Nothing for a key that variant_key does not write.
std::optional<Variant> read_variant(std::string_view key) {
  const std::vector<std::string_view> words = split(key, ' ');
  if (words.size() < 3) return std::nullopt;
  const auto has = [&words](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
  const auto rule = find_named(kRules, words[0]);
  const auto side = read_number(words[1], kMostSide), goal = read_number(words[2], 1 << kMostTarget);
  if (!rule || !side || !goal || *goal == 0) return std::nullopt;
  const Variant variant{
      .rules = {.rule = *rule,
                .side = *side,
                .start_tiles = has("one") ? 1 : 2,
                .only_twos = has("twos"),
                .target = static_cast<Exponent>(std::bit_width(static_cast<unsigned>(*goal)) - 1)},
      .helped = has("helped")};
  return variant_key(variant) == key ? std::optional(variant) : std::nullopt;
}

}  // namespace

Variant variant_of(const Match& match) {
  return {match.game().rules(), match.helped()};
}

std::string variant_key(const Variant& variant) {
  const Rules& rules = variant.rules;
  std::string key = std::string(name(rules.rule)) + ' ' + std::to_string(rules.side) + ' ' +
                    std::to_string(1 << rules.target);
  if (rules.start_tiles == 1) key += " one";
  if (rules.only_twos) key += " twos";
  if (variant.helped) key += " helped";
  return key;
}

std::vector<std::pair<Variant, BestRow>> variant_rows(const ResultTally& results) {
  std::vector<std::pair<Variant, BestRow>> rows;
  for (const auto& [key, row] : results.rows<BestRow>()) {
    if (const auto variant = read_variant(key)) rows.emplace_back(*variant, row);
  }
  return rows;
}

std::int64_t best_score(const ResultTally& results, const Rules& rules) {
  return results.row<BestRow>(variant_key({.rules = rules})).score;
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
  return record_best(results, {.key = variant_key(variant_of(match)),
                               .won = game.won() && reached,
                               .milliseconds = reached.value_or(Duration{0}) / milliseconds(1),
                               .score = score,
                               .peak = largest(game.board()),
                               .day = today,
                               .end = ended ? ui::FinishedGame::End::Over : ui::FinishedGame::End::GivenUp});
}

}  // namespace quintet::twenty48
