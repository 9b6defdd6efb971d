#include "games/go/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"
#include "ui/pages/import_export.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kGame =
    "(;FF[4]GM[1]SZ[9]KM[6.5]RU[Japanese]PB[Ann]PW[Bo]RE[W+2.5];B[ee];W[cc];B[gg];W[];B[])";

std::string refused(std::string_view text) {
  const auto game = read_game(text);
  return game ? "no error" : import_error_words(Localiser{}, game.error());
}

TEST(GoExchange, ReadAfterWriteIsTheIdentity) {
  const auto game = read_game(kGame);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->replay->start().rules, RuleSet::Japanese);
  const auto again = read_game(records().any(*game).write(0));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again->replay, *game->replay);
  EXPECT_EQ(again->notes.names, game->notes.names);
  EXPECT_EQ(again->notes.result, "W+2.5");
}

TEST(GoExchange, TheListSaysWhoWon) {
  const GameRecord any = records().any(*read_game(kGame));
  EXPECT_EQ(any.card.title(Localiser{}), "Bo beat Ann");
  EXPECT_EQ(any.card.about(Localiser{}), "9 × 9 · Japanese · komi 6.5 · W+2.5");
}

TEST(GoExchange, ReadsTheFilesOfServers) {
  const auto game = read_game(
      "\\[GAMEBLACKNAME=Ann (3D)\\]\n\\[GAMEINFOMAIN=GRLT:3,ZIPSU:0,GONGJE:65\\]\nINI 0 1 0 &4\nSTO 0 2 1 15 "
      "3\n");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->notes.names[0], "Ann");
  EXPECT_EQ(game->notes.result, "B+R");
  for (const char* name : {"a.gib", "A.NGF", "a.ugi", "a.ugf", "a.sgf"})
    EXPECT_TRUE(is_record_file(records().codec(), name)) << name;
  EXPECT_FALSE(is_record_file(records().codec(), "a.psq"));
}

TEST(GoExchange, KeepsTheMovesBeforeOneThatIsNotLegal) {
  const auto game = read_game("(;GM[1]SZ[9];B[aa];W[bb];B[aa];W[cc])");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->replay->moves().size(), 2U);
  EXPECT_EQ(game->notes.refused, 3U);
  EXPECT_EQ(read_game(kGame)->notes.refused, 0U);
}

// Of a collection the player chooses; after the review of a game the others are still there.
TEST(GoExchange, OffersTheGamesOfACollection) {
  TestContext test;
  test.clipboard().set_text(std::string(kGame) +
                            "(;GM[1]SZ[40];B[aa])(;GM[1]SZ[9]PB[Cy]PW[Di]DT[2026-05-02]RE[B+R];B[ee];W[cc])");
  ASSERT_TRUE(ImportExport(test.context(), records().codec(), 0).paste());
  test.settle();
  EXPECT_THAT(test.seen(), AllOf(StartsWith("go.collection"), HasSubstr("games=3")));
  EXPECT_TRUE(test.player().kept_games("go").games().empty()) << "nothing has been chosen";
  test.tap("go.collection.2");
  test.settle();
  EXPECT_THAT(test.seen(), AllOf(StartsWith("go.collection"), HasSubstr("notice=This board size is not")))
      << "the second one cannot be read";
  test.tap("go.collection.3");
  test.scenes().settle();
  EXPECT_THAT(test.seen(), StartsWith("go.review"));
  ASSERT_EQ(test.player().kept_games("go").games().size(), 1U);
  EXPECT_THAT(test.player().kept_games("go").games().front().text, HasSubstr("PB[Cy]"));
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.seen(), AllOf(StartsWith("go.collection"), HasSubstr("games=3")));
}

// The first ones are there at once, the others follow.
TEST(GoExchange, ReadsALargeCollectionStepByStep) {
  constexpr std::size_t kGames = 200;
  TestContext test;
  std::string text;
  for (std::size_t i = 0; i < kGames; ++i)
    text += "(;GM[1]SZ[9]PB[Ann " + std::to_string(i) + "]C[" + std::string(1000, 'c') + "];B[ee];W[cc])";
  test.clipboard().set_text(text);
  ASSERT_TRUE(ImportExport(test.context(), records().codec(), 0).paste());
  test.send({});
  EXPECT_THAT(test.seen(),
              AllOf(StartsWith("go.collection"), HasSubstr("games="), Not(HasSubstr("games=200"))));
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("games=200"));
  test.tap("go.collection.1");
  test.scenes().settle();
  EXPECT_THAT(test.seen(), StartsWith("go.review"));
}

// So is it with a file of the list, which is not kept once more.
TEST(GoExchange, OffersTheGamesOfAFileInTheList) {
  TestContext test;
  ASSERT_TRUE(test.games().write("two", ".sgf", std::string(kGame) + std::string(kGame)));
  ASSERT_TRUE(ImportExport(test.context(), records().codec(), 0).open("two.sgf", ReviewStart::Replay));
  test.settle();
  EXPECT_THAT(test.seen(), AllOf(StartsWith("go.collection"), HasSubstr("games=2")));
  test.tap("go.collection.1");
  test.scenes().settle();
  EXPECT_THAT(test.seen(), StartsWith("go.review"));
  EXPECT_TRUE(test.player().kept_games("go").games().empty());
}

TEST(GoExchange, SaysWhatIsWrong) {
  EXPECT_EQ(refused("(;GM[1]SZ[9])"), "This game has no moves.");
  EXPECT_TRUE(read_game("(;GM[1]SZ[9]AB[dd][de]AW[ee]PL[W])")) << "a diagram";
  EXPECT_EQ(refused("(;GM[4]SZ[15];B[hh])"), "This is not a game of Go.");
  EXPECT_EQ(refused("(;GM[1]SZ[40];B[aa])"), "This board size is not supported.");
  EXPECT_EQ(refused("(;GM[1]SZ[9]AB[aa];W[aa])"), "A move is not legal.");
  EXPECT_EQ(refused("(;GM[1]SZ[9]AW[aa]AB[ab][ba];B[cc])"), "The stones that are set up cannot stand so.");
}

}  // namespace
}  // namespace quintet::go
