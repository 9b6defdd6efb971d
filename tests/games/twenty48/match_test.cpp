#include "games/twenty48/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.hpp"
#include "games/twenty48/results.hpp"

namespace quintet::twenty48 {
namespace {

std::optional<Direction> first_legal(const Game& game) {
  for (const Direction direction : kDirections) {
    if (game.is_legal({direction})) return direction;
  }
  return std::nullopt;
}

Match played(Match match, int moves) {
  for (int i = 0; i < moves; ++i) {
    const auto direction = first_legal(match.game());
    if (!direction) break;
    match.pass(milliseconds(250));
    match.play({*direction});
  }
  return match;
}

Match begun(const Rules& rules = {}) {
  return {rules.rule == Rule::Classic ? Mode::Classic : Mode::Cascade, deal(rules, Random(11))};
}

TEST(Twenty48Match, ItsSaveHasEverything) {
  for (const Rules& rules :
       {Rules{}, Rules{.rule = Rule::Cascade, .side = 5, .start_tiles = 1, .only_twos = true},
        Rules{.side = 3, .target = kLeastTarget}, Rules{.side = 8, .target = kMostTarget}}) {
    Match match = played(begun(rules), 25);
    match.undo();
    match.count_assist();
    const auto read = Match::read(match.write());
    ASSERT_TRUE(read) << match.write();
    EXPECT_EQ(read->write(), match.write());
    EXPECT_EQ(read->game(), match.game());
    EXPECT_EQ(read->game().rules(), rules);
    EXPECT_TRUE(read->helped());
    for (Exponent exponent = 1; exponent < 8; ++exponent)
      EXPECT_EQ(read->reached(exponent), match.reached(exponent)) << int{exponent};
  }
}

TEST(Twenty48Match, CountsTheMovesOfAutoplayInItsSave) {
  Match match(Mode::Classic, deal({}, Random(3)));
  for (int i = 0; i < 3; ++i) {
    match.play(
        {*std::ranges::find_if(kDirections, [&](Direction way) { return match.game().is_legal({way}); })});
    match.count_automove();
  }
  const auto read = Match::read(match.write());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->automoves(), 3);
}

TEST(Twenty48Match, KnowsWhenEachTileWasMade) {
  const Match match = played(begun(), 60);
  const Exponent most = largest(match.game().board());
  ASSERT_GE(most, 4);
  for (Exponent exponent = 2; exponent <= most; ++exponent)
    EXPECT_LE(match.reached(static_cast<Exponent>(exponent - 1)), match.reached(exponent));
  EXPECT_FALSE(match.reached(static_cast<Exponent>(most + 1)));
}

TEST(Twenty48Match, ATileThatWasTakenBackIsMadeAnew) {
  Match match = begun();
  Exponent before = 0;
  while (largest(match.game().board()) < 4) {
    before = largest(match.game().board());
    match = played(std::move(match), 1);
  }
  const auto first = match.reached(4);
  match.undo();
  EXPECT_EQ(largest(match.game().board()), before);
  EXPECT_FALSE(match.reached(4));
  match.pass(std::chrono::seconds(9));
  match.redo();
  EXPECT_GT(match.reached(4), first);
}

TEST(Twenty48Match, TheCountedTryOfADayHasNoUndo) {
  const Start start = deal({}, Random(3));
  const Match counted = played(Match(Mode::Today, start, ui::Try::Counted, "2026-11-22"), 5);
  EXPECT_FALSE(counted.can_undo());
  EXPECT_TRUE(counted.counted());
  const auto read = Match::read(counted.write());
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->counted());
  EXPECT_EQ(read->day(), "2026-11-22");
  EXPECT_TRUE(played(Match(Mode::Today, start, ui::Try::Practice, "2026-11-22"), 5).can_undo());
}

TEST(Twenty48Match, ASaveWithoutItsOwnPartIsRefused) {
  const std::string text = played(begun(), 12).write();
  for (const std::string_view word : {"undone=", "reached="}) {
    std::string broken = text;
    broken.replace(broken.find(word), word.size(), "other=");
    EXPECT_FALSE(Match::read(broken)) << word;
  }
}

TEST(Twenty48Match, ASaveThatContradictsItselfIsRefused) {
  const std::string text =
      played(Match(Mode::Today, deal({}, Random(3)), ui::Try::Counted, "2026-11-22"), 5).write();
  ASSERT_TRUE(Match::read(text));
  const auto changed = [&text](std::string_view from, std::string_view to) {
    std::string other = text.substr(0, text.rfind("checksum"));
    other.replace(other.find(from), from.size(), to);
    return other + "checksum " + write_hex(checksum(other)) + '\n';
  };
  EXPECT_TRUE(Match::read(changed("try=counted", "try=practice")));
  EXPECT_FALSE(Match::read(changed("try=counted", "try=again")));
  EXPECT_FALSE(Match::read(changed("day=2026-11-22", "day=2026-11-31")));
  EXPECT_FALSE(Match::read(changed("day=2026-11-22", "day=soon")));
  EXPECT_FALSE(Match::read(changed("mode=today", "mode=cascade")));
}

TEST(Twenty48Results, HelpIsRecordedApartAndMeansAreOfEndedGames) {
  ui::ResultTally results;
  const Date today{2026, 11, 22};
  Match plain = played(begun(), 100'000);
  ASSERT_TRUE(plain.over());
  Match helped = plain;
  helped.undo();
  helped = played(std::move(helped), 100'000);
  record_match(results, plain, today);
  record_match(results, helped, today);
  record_match(results, played(begun(), 10), today);
  const auto row = results.row<ui::BestRow>("classic 4 2048");
  EXPECT_EQ(row.played, 1);
  EXPECT_EQ(row.score, static_cast<std::int64_t>(plain.game().score()));
  EXPECT_EQ(row.scores, row.score);
  EXPECT_EQ(row.peak, largest(plain.game().board()));
  EXPECT_EQ(results.row<ui::BestRow>("classic 4 2048 helped").played, 1);
  EXPECT_EQ(results.number(kTileTable, std::to_string(row.peak)), 2);
}

TEST(Twenty48Results, KeysOfVariantsAreReadAsTheyWereWritten) {
  ui::ResultTally results;
  std::vector<Variant> all;
  for (const Rule rule : kRules) {
    for (int side = kLeastSide; side <= kMostSide; ++side) {
      for (const bool plain : {true, false})
        all.push_back({{.rule = rule,
                        .side = side,
                        .start_tiles = plain ? 2 : 1,
                        .only_twos = !plain,
                        .target = static_cast<Exponent>(plain ? kUsualTarget : kLeastTarget + side - 3)},
                       side % 2 == 0});
    }
  }
  for (const Variant& variant : all) results.set(variant_key(variant), ui::BestRow{.score = 4});
  for (const char* key :
       {"", "classic", "other 4 2048", "classic 4 2000", "classic 4 2048 more", "classic 4 0"})
    results.set(key, ui::BestRow{.score = 8});
  const auto rows = variant_rows(results);
  EXPECT_EQ(rows.size(), all.size());
  for (const auto& [variant, row] : rows)
    EXPECT_EQ(std::ranges::count(all, variant), 1) << variant_key(variant);
}

TEST(Twenty48Results, ARecordBeatsAnEarlierOne) {
  ui::ResultTally results;
  const Match match = played(begun(), 100'000);
  EXPECT_FALSE(record_match(results, match, {2026, 11, 22}).score) << "the first result beats nothing";
  auto row = results.row<ui::BestRow>("classic 4 2048");
  row.score = 4;
  results.set("classic 4 2048", row);
  EXPECT_EQ(record_match(results, match, {2026, 11, 23}).score, 4);
}

}  // namespace
}  // namespace quintet::twenty48
