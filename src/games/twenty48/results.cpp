#include "games/twenty48/results.hpp"

#include "games/twenty48/match.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

void keep_bests(ResultTally& results, VariantRow& row, const Match& match, const Date& today) {
  if (keep_most(row.score, static_cast<std::int64_t>(match.game().score()))) row.score_on = number_of(today);
  keep_most(row.largest, largest(match.game().board()));
  if (const auto reached = match.reached(match.game().rules().target); reached && match.game().won())
    keep_least(row.milliseconds, *reached / milliseconds(1));
  if (match.counted())
    results.set_number(kDayTable, match.day(), static_cast<std::int64_t>(match.game().score()));
}

}  // namespace

std::string variant_key(const Rules& rules, Help help) {
  std::string key = std::string(name(rules.rule)) + ' ' + std::to_string(rules.side) + ' ' +
                    std::to_string(1 << rules.target);
  if (rules.start_tiles == 1) key += " one";
  if (rules.only_twos) key += " twos";
  if (help == Help::Used) key += " helped";
  return key;
}

std::string variant_key(const Match& match) {
  return variant_key(match.game().rules(), match.helped() ? Help::Used : Help::None);
}

std::optional<std::int64_t> score_of_day(const ResultTally& results, const Date& day) {
  return results.number(kDayTable, write_date(day));
}

NewRecords record_match(ResultTally& results, const Match& match, const Date& today) {
  const std::string key = variant_key(match);
  VariantRow row = results.row<VariantRow>(key);
  const VariantRow before = row;
  keep_bests(results, row, match, today);
  ++row.played;
  if (match.game().won()) ++row.won;
  row.all_scores += static_cast<std::int64_t>(match.game().score());
  results.set(key, row);
  const std::string tile = std::to_string(largest(match.game().board()));
  results.set_number(kTileTable, tile, results.number(kTileTable, tile).value_or(0) + 1);
  NewRecords news;
  if (before.score > 0 && row.score > before.score) news.score = before.score;
  if (before.milliseconds > 0 && row.milliseconds < before.milliseconds)
    news.milliseconds = before.milliseconds;
  return news;
}

void record_given_up(ResultTally& results, const Match& match, const Date& today) {
  const std::string key = variant_key(match);
  VariantRow row = results.row<VariantRow>(key);
  keep_bests(results, row, match, today);
  results.set(key, row);
}

}  // namespace quintet::twenty48
