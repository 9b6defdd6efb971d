#include "games/twenty48/results.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/named.hpp"
#include "core/text.hpp"
#include "games/twenty48/art.hpp"
#include "games/twenty48/tiles.hpp"
#include "games/twenty48/words.hpp"
#include "ui/kit/daily.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

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
  if (match.practice()) return {};
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

bool is_best(const Context& context, const Match& match) {
  const auto best = context.profile.results(Game::kName).row<BestRow>(variant_key(variant_of(match))).score;
  return !match.practice() && best == static_cast<std::int64_t>(match.game().score());
}

namespace {

std::optional<HelpUsed> help_of(const Match& match) {
  if (!match.helped()) return std::nullopt;
  // What is only practice is in no records anyway.
  return HelpUsed{.times = match.assists(),
                  .moves = match.automoves(),
                  .undone = match.undone(),
                  .apart = !match.practice()};
}

std::vector<GameResult::Figure> figures_of(const Match& match, const NewBests& news) {
  const Game& game = match.game();
  std::vector<GameResult::Figure> figures{
      {msgid("Largest tile"), std::to_string(std::uint64_t{1} << largest(game.board()))},
      {msgid("slides", "Moves"), number_text(static_cast<std::uint64_t>(game.moves()))},
      {msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))}};
  if (const auto reached = match.reached(game.rules().target); reached && game.won())
    figures.push_back(
        {msgid("Goal reached after"), clock_text(*reached / std::chrono::seconds(1)), news.time.has_value()});
  return figures;
}

}  // namespace

GameResult result_of(const Context& context, const Match& match, const NewBests& news) {
  const Game& game = match.game();
  return {.kind = game.won() ? GameResult::Kind::Won : GameResult::Kind::Lost,
          .title = msgid("No slides left"),
          .line = rules_words(context.words, match.game().rules()),
          .help = help_of(match),
          .headline = GameResult::Headline{number_text(game.score()),
                                           news.score ? number_text(static_cast<std::uint64_t>(*news.score))
                                                      : std::string{}},
          .figures = figures_of(match, news),
          .learn_first = !game.won()};
}

GameResult goal_result(const Context& context, const Match& match) {
  const std::string tile = tile_text(match.game().rules().target);
  return {.title = LocalizedText([&words = context.words, tile] {
            return format(words.tr("You made {tile}!"), {{"tile", tile}});
          }),
          .line = rules_words(context.words, match.game().rules()),
          .help = help_of(match),
          .headline = GameResult::Headline{number_text(match.game().score())},
          .figures = figures_of(match, {})};
}

namespace {

std::int64_t best_of(const ResultTally& results, Rule rule) {
  std::int64_t best = 0;
  for (const auto& [variant, row] : variant_rows(results)) {
    if (variant.rules.rule == rule && !variant.helped) best = std::max(best, row.score);
  }
  return best;
}

constexpr DayWords kToday{.fresh = msgid("New tiles today"),
                          .done = [](const Localiser& words, std::int64_t score) {
                            return score_words(words, static_cast<std::uint64_t>(score));
                          }};

Progress unsaved(Context& context, Mode mode) {
  if (mode == Mode::Today) return progress_of_today(context, Game::kName, kToday);
  const ResultTally& results = context.profile.results(Game::kName);
  const std::int64_t best = best_of(results, mode == Mode::Classic ? Rule::Classic : Rule::Cascade);
  if (best == 0) return {};
  return {.words = format(context.words.tr("Best {score}"),
                          {{"score", number_text(static_cast<std::uint64_t>(best))}}),
          .icon = "trophy"};
}

std::string variant_of_match(const Context& context, const Match& match) {
  return variant_words(context.words, match.game().rules());
}

}  // namespace

std::string score_of(const Context& context, const Match& match) {
  return score_words(context.words, match.game().score());
}

Progress progress_of(Context& context, Mode mode) {
  return ui::progress_of<Match>(context, mode,
                                {.unsaved = unsaved, .about = variant_of_match, .art = mode_art});
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

namespace {

using Row = std::pair<Variant, BestRow>;

std::int64_t mean(const BestRow& row) {
  return row.played > 0 ? row.scores / row.played : 0;
}

std::string peak_figure(const Localiser& /*words*/, std::int64_t peak) {
  return peak_text(peak);
}

FigureTable<Row> variants_table() {
  using enum StatisticsTable::Column;
  const auto best = [](auto member) { return [member](const Row& row) { return row.second.*member; }; };
  return {msgid("Best results"),
          {{msgid("Variant"), 0.30F, Words,
            [](const Localiser& words, const Row& row) {
              return rules_words(words, row.first.rules) +
                     (row.first.helped ? " · " + words.tr("with help") : "");
            }},
           {msgid("Played"), 0.10F, Count, figure(best(&BestRow::played))},
           {msgid("Goal"), 0.10F, Count, figure(best(&BestRow::won))},
           {msgid("Largest tile"), 0.13F, Count, figure(best(&BestRow::peak), peak_figure)},
           {msgid("Mean score"), 0.13F, Count,
            figure([](const Row& row) { return mean(row.second); }, number_figure)},
           {msgid("Best"), 0.12F, Best, figure(best(&BestRow::score), number_figure)},
           {msgid("Date"), 0.12F, Count, figure(best(&BestRow::score_on), date_figure)}}};
}

constexpr float kTile = 72, kTileGap = 20, kCount = 28;

// The exponents that were the largest of a game, the highest first, and how often.
std::vector<std::pair<Exponent, std::int64_t>> tile_counts(const ResultTally& results) {
  std::vector<std::pair<Exponent, std::int64_t>> counts;
  for (int exponent = kMostExponent; exponent > 0; --exponent) {
    if (const auto games = results.number(kTileTable, std::to_string(exponent)))
      counts.emplace_back(static_cast<Exponent>(exponent), *games);
  }
  return counts;
}

CardGrid tile_places(float width, std::size_t count) {
  const auto most = static_cast<std::size_t>(std::max(1.0F, (width + kTileGap) / (kTile + kTileGap)));
  return {count, std::clamp<std::size_t>(count, 1, most), {kTile, kTile + kCount}, kTileGap};
}

// How often each tile was the largest.
StatisticsCard tiles_card(const Context& context, const ResultTally& results) {
  const auto counts = tile_counts(results);
  const auto paint = [&context, counts](Canvas& canvas, Rect area) {
    const CardGrid grid = tile_places(area.w, counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const Rect place = grid.place(i, area.origin());
      draw_tile(canvas, context.theme, {place.x, place.y, kTile, kTile}, counts[i].first);
      canvas.text(std::to_string(counts[i].second) + " ×",
                  {place.x, place.bottom() - kCount, place.w, kCount},
                  {.face = Face::Bold,
                   .size = type::kLabel,
                   .colour = context.theme.colour.text,
                   .align = Align::Centre});
    }
  };
  return {.heading = msgid("Largest tiles"),
          .drawing = {
              .height = [count = counts.size()](float width) { return tile_places(width, count).size().h; },
              .paint = paint}};
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const std::vector<Row> rows = variant_rows(results);
  BestRow all, unaided;
  for (const auto& [variant, row] : rows) {
    all.played += row.played;
    all.won += row.won;
    if (variant.helped) continue;
    unaided.played += row.played;
    unaided.scores += row.scores;
    keep_most(unaided.score, row.score);
    keep_most(unaided.peak, row.peak);
  }
  const auto days = static_cast<std::int64_t>(results.table(kDayTable).size());
  return {.played = all.played,
          .state = "won=" + std::to_string(all.won) + " best=" + std::to_string(unaided.score),
          .cards = {{.figures = {{msgid("Games played"), std::to_string(all.played)},
                                 {msgid("Goals reached"), std::to_string(all.won)},
                                 {msgid("Largest tile"), peak_text(unaided.peak)},
                                 {msgid("Mean score"), number_figure(context.words, mean(unaided))},
                                 {msgid("Best score"), number_figure(context.words, unaided.score)},
                                 {mode_message(Mode::Today), std::to_string(days)}}},
                    activity_card(context, Game::kName),
                    tiles_card(context, results),
                    variants_table().card(context.words, rows)},
          .uncounted = all.played == 0 ? uncounted_message(context, Game::kName) : Message{}};
}

}  // namespace quintet::twenty48
