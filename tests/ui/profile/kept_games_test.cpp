#include "ui/profile/kept_games.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/random.hpp"
#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

KeptGame game(std::string text, std::string date = "2026-11-22", RecordOrigin origin = RecordOrigin::Played) {
  return {.origin = origin, .date = std::move(date), .text = std::move(text)};
}

KeptGames some(int count) {
  KeptGames kept;
  for (int i = 0; i < count; ++i) kept.keep(game("text " + std::to_string(i) + "\nmore"));
  return kept;
}

// An edit on Windows, or a game that was copied there, adds returns; the same game stays the same.
TEST(KeptGames, KnowNoReturns) {
  KeptGames games;
  const auto id = games.keep({.text = "one\r\ntwo\r\r\n"});
  EXPECT_EQ(games.find(id)->text, "one\ntwo\n");
  EXPECT_EQ(KeptGames::read(games.write()), games);
  EXPECT_EQ(games.keep({.text = "one\ntwo\n"}), id);
  std::string written = games.write();
  for (std::size_t at = 0; (at = written.find('\n', at)) != std::string::npos; at += 3)
    written.insert(at, "\r\r");
  EXPECT_EQ(KeptGames::read(written), games);
}

TEST(KeptGames, ReadAfterWriteIsTheIdentity) {
  Random chance(3);
  KeptGames kept;
  for (int i = 0; i < 200; ++i) {
    std::string text = chance.below(2) == 0 ? "" : "x";
    for (auto n = chance.below(40); n > 0; --n) text += " \n;game1[x]"[chance.below(10)];
    text += std::to_string(i);
    if (chance.below(2) == 0) text += '\n';
    kept.keep(game(text, chance.below(4) == 0 ? "" : "2026-11-2" + std::to_string(chance.below(10)),
                   chance.below(2) == 0 ? RecordOrigin::Played : RecordOrigin::Opened));
    const auto again = KeptGames::read(kept.write());
    ASSERT_TRUE(again);
    ASSERT_EQ(*again, kept) << kept.write();
  }
}

TEST(KeptGames, OfOneDayKeepTheirOrder) {
  const KeptGames kept = some(3);
  ASSERT_EQ(kept.games().size(), 3U);
  EXPECT_EQ(kept.games()[0].text, "text 0\nmore");
  EXPECT_EQ(kept.games()[2].text, "text 2\nmore");
  EXPECT_NE(kept.games()[0].id, kept.games()[1].id);
}

TEST(KeptGames, DropTheOldestOfTheSameOriginBeyondTheMost) {
  KeptGames kept;
  const std::int64_t opened = kept.keep(game("opened", "", RecordOrigin::Opened));
  const std::int64_t first = kept.keep(game("first"));
  for (std::size_t i = 0; i < KeptGames::kMostPlayed; ++i) kept.keep(game(std::to_string(i)));
  EXPECT_EQ(kept.games().size(), KeptGames::kMostPlayed + 1);
  EXPECT_FALSE(kept.find(first));
  EXPECT_TRUE(kept.find(opened));
  EXPECT_EQ(kept.games().back().text, std::to_string(KeptGames::kMostPlayed - 1));
}

TEST(KeptGames, KeepFavouritesHoweverManyFollow) {
  KeptGames kept;
  const std::int64_t first = kept.keep(game("first")), dated = kept.keep(game("second", ""));
  EXPECT_TRUE(kept.toggle_favourite(first));
  EXPECT_TRUE(kept.toggle_favourite(dated));
  for (std::size_t i = 0; i < KeptGames::kMostPlayed; ++i) kept.keep(game(std::to_string(i)));
  EXPECT_EQ(kept.games().size(), KeptGames::kMostPlayed);
  ASSERT_TRUE(kept.find(first));
  EXPECT_EQ(KeptGames::read(kept.write()), kept);
  KeptGame again = *kept.find(first);
  again.text = "another end";
  again.favourite = false;
  kept.keep(again);
  EXPECT_TRUE(kept.find(first)->favourite) << "another end of the same match";
  EXPECT_TRUE(kept.toggle_favourite(first));
  EXPECT_FALSE(kept.find(first)->favourite);
  EXPECT_FALSE(kept.toggle_favourite(0));
}

// However many favourites there are: the number that keeping returns is that of a game in the list.
TEST(KeptGames, AlwaysKeepTheNewest) {
  KeptGames kept;
  for (std::size_t i = 0; i < KeptGames::kMostPlayed; ++i)
    kept.toggle_favourite(kept.keep(game("favourite " + std::to_string(i))));
  const std::int64_t first = kept.keep(game("one more"));
  EXPECT_TRUE(kept.find(first));
  kept.keep(game("from a file", "", RecordOrigin::Opened));
  EXPECT_EQ(KeptGames::read(kept.write()), kept);
  EXPECT_TRUE(kept.find(kept.keep(game("another"))));
  EXPECT_FALSE(kept.find(first));
  EXPECT_EQ(kept.games().size(), KeptGames::kMostPlayed + 2);
}

// A mark in the middle of other changes is one of them: none of them is written over.
TEST(KeptGames, AreMarkedTogetherWithOtherChanges) {
  TestContext test;
  const std::int64_t id = test.player().keep_game("gomoku", game("one"));
  {
    const auto together = test.player().together();
    test.player().keep_game("gomoku", game("two"));
    test.player().toggle_favourite("gomoku", id);
  }
  EXPECT_EQ(KeptGames::read(test.file("gomoku.games")), test.player().kept_games("gomoku"));
  EXPECT_TRUE(test.player().kept_games("gomoku").find(id)->favourite);
}

TEST(KeptGames, ReplaceTheGameWithTheSameNumber) {
  KeptGames kept = some(3);
  KeptGame other = game("another end");
  other.id = kept.games()[1].id;
  EXPECT_EQ(kept.keep(other), other.id);
  ASSERT_EQ(kept.games().size(), 3U);
  EXPECT_EQ(kept.games().back().text, "another end");
}

// The end of a match was undone, its entry deleted, another game kept; then the match ends again.
TEST(KeptGames, NumberOfADeletedGameIsGivenToNoOther) {
  KeptGames kept = some(3);
  KeptGame again = kept.games().back();
  kept.forget(again.id);
  const std::int64_t other = kept.keep(game("another game"));
  again.text = "another end";
  kept.keep(again);
  ASSERT_TRUE(kept.find(other));
  EXPECT_EQ(kept.find(other)->text, "another game");
  EXPECT_EQ(kept.find(again.id)->text, "another end");
}

TEST(KeptGames, AreNotKeptTwice) {
  KeptGames kept = some(3);
  EXPECT_EQ(kept.keep(game("text 0\nmore")), kept.games().back().id);
  EXPECT_EQ(kept.games().size(), 3U);
  EXPECT_EQ(kept.games().back().text, "text 0\nmore");
}

TEST(KeptGames, AreForgottenByNumber) {
  KeptGames kept = some(3);
  EXPECT_TRUE(kept.forget(kept.games()[1].id));
  EXPECT_FALSE(kept.forget(99));
  EXPECT_EQ(kept.games().size(), 2U);
}

TEST(KeptGames, RefuseATextThatIsTooLong) {
  KeptGames kept;
  EXPECT_EQ(kept.keep(game(std::string(KeptGames::kLongestText + 1, 'x'))), 0);
  EXPECT_EQ(kept.keep(game("")), 0);
  EXPECT_TRUE(kept.games().empty());
}

// Each line that is lost or changed costs the game it belongs to, and no other.
TEST(KeptGames, LoseNoOtherGameByDamage) {
  const std::string good =
      "quintet-games 1\ngame 1 played 2026-11-20\n one\ngame 2 played 2026-11-21\n two\n more\ngame 3 "
      "opened\n three\n";
  ASSERT_TRUE(KeptGames::read(good));
  for (std::size_t i = good.find('\n') + 1; i < good.size(); ++i) {
    std::string bad = good;
    bad[i] = '#';
    const auto kept = KeptGames::read(bad);
    ASSERT_TRUE(kept) << bad;
    int whole = 0;
    for (const KeptGame& one : kept->games())
      whole += one.text == "one" || one.text == "two\nmore" || one.text == "three" ? 1 : 0;
    EXPECT_GE(whole, good[i] == '\n' ? 1 : 2) << bad;
    std::set<std::int64_t> ids;
    for (const KeptGame& one : kept->games()) EXPECT_TRUE(ids.insert(one.id).second) << bad;
  }
}

TEST(KeptGames, RefuseAnotherKindOfFile) {
  EXPECT_FALSE(KeptGames::read(""));
  EXPECT_FALSE(KeptGames::read("quintet 1 gomoku"));
  EXPECT_TRUE(KeptGames::read("quintet-games 1\n"));
}

TEST(KeptGames, OfAPlayerAreOnTheDisk) {
  TestContext test;
  const std::int64_t id = test.player().keep_game("gomoku", game("one"));
  test.player().keep_game("gomoku", game("two"));
  const std::int64_t other = test.player().kept_games("gomoku").games().back().id;
  EXPECT_EQ(test.file("gomoku.games"), "quintet-games 1\ngame " + std::to_string(id) +
                                           " played 2026-11-22\n one\ngame " + std::to_string(other) +
                                           " played 2026-11-22\n two\n");
  test.player().forget_kept_game("gomoku", id);
  EXPECT_EQ(test.file("gomoku.games"),
            "quintet-games 1\ngame " + std::to_string(other) + " played 2026-11-22\n two\n");
  EXPECT_TRUE(test.player().kept_games("link").games().empty());
}

}  // namespace
}  // namespace quintet::ui
