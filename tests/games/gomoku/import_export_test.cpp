#include "games/gomoku/import_export.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/gomoku/record.hpp"
#include "support/test_context.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kGame = "h8i9h9h7h10i8g8g9";

Match match_of(std::string_view text) {
  return *read_game(text, {});
}

std::string refused(std::string_view text) {
  const auto match = read_game(text, {});
  return match ? "no refusal" : refusal_words(Localiser{}, match.refusal());
}

TEST(GomokuExchange, ReadsWhatItWritesInEveryForm) {
  for (const RecordFormat form : kRecordFormats) {
    const std::string text = write_game(match_of(kGame), form);
    const auto back = read_game(text, {});
    ASSERT_TRUE(back) << text;
    EXPECT_EQ(back->stones(), match_of(kGame).stones());
    EXPECT_EQ(back->mode(), Mode::Two);
  }
}

TEST(GomokuExchange, TakesAListOfPointsOnTheUsualBoardOrOnOneThatHoldsIt) {
  EXPECT_EQ(read_game("h8i9", {.side = 19})->start().side, 19);
  EXPECT_EQ(read_game("h8i9", {.side = 9})->start().side, 9);
  EXPECT_EQ(read_game("s19h8", {})->start().side, 19);
  EXPECT_EQ(read_game("t20h8", {})->start().side, 20);
  EXPECT_FALSE(read_game("u21", {}));
}

TEST(GomokuExchange, ChoosesARuleUnderWhichAllMovesAreLegal) {
  EXPECT_EQ(read_game("h8i9", {.rule = Rule::Renju})->start().rule, Rule::Renju);
  // Six of black's in a row, and on it goes: only the exact rule has that.
  const std::string_view six = "a1a15b1b15c1c15e1e15f1f15d1o15o1";
  EXPECT_EQ(read_game(six, {})->start().rule, Rule::Exact);
}

TEST(GomokuExchange, RefusesStonesAfterTheEnd) {
  EXPECT_EQ(refused("a1a15b1b15c1c15d1d15e1e15"), "Stones follow after the game has ended.");
}

TEST(GomokuExchange, RefusesGamesWithoutStones) {
  EXPECT_EQ(refused("Piskvorky 15x15, 0:0, 0\n"), "There are no stones in this game.");
  EXPECT_EQ(refused("(;GM[4]SZ[15])"), "There are no stones in this game.");
}

// Whatever the reader of records says has words of its own for players.
TEST(GomokuExchange, SaysInWordsWhyATextIsNoGame) {
  const std::string_view stranger = "This is no game of gomoku.";
  for (const std::string_view text :
       {"", "  \n", "hello", "h8h8", "(;GM[1]SZ[15];B[aa])", "(;GM[4]SZ[15];W[aa])", "(;GM[4]SZ[15]AB[aa])",
        "(;GM[4]SZ[99];B[aa])", "(;GM[4]SZ[15];B[aa];W[aa])", "(;GM[4];B[aa]", "(what)",
        "Piskvorky 99x99, 0\n", "Piskvorky 15x15, 0:0, 0\n1,1,0\n1,1,0\n", "\x01\xff\xfe"}) {
    EXPECT_THAT(refused(text), Not(HasSubstr(stranger))) << text;
    EXPECT_NE(refused(text), "no refusal") << text;
  }
  EXPECT_EQ(refused("Piskvorky 15x15, 0:0, 0\n1,1,0\n1,1,0\n"),
            "Line 3: A stone lies outside the board or on another stone.");
  EXPECT_EQ(refusal_words(Localiser{}, {"something new"}), stranger);
}

// A cut text is refused in words or is a beginning of the game; the number of its last stone alone may be cut short.
TEST(GomokuExchange, ComesThroughEveryCutOfAFile) {
  const std::vector<Point> all = match_of(kGame).stones();
  for (const RecordFormat form : kRecordFormats) {
    const std::string whole = write_game(match_of(kGame), form);
    std::size_t read = 0;
    for (std::size_t length = 0; length < whole.size(); ++length) {
      const std::string cut = whole.substr(0, length);
      const auto match = read_game(cut, {});
      if (!match) {
        EXPECT_NE(refused(cut), "") << cut;
        continue;
      }
      ++read;
      EXPECT_TRUE(form != RecordFormat::Sgf || cut.ends_with(')')) << "a game tree that does not end";
      const std::vector<Point> stones = match->stones();
      ASSERT_LE(stones.size(), all.size()) << cut;
      EXPECT_TRUE(std::equal(stones.begin(), stones.end() - 1, all.begin())) << cut;
    }
    EXPECT_GT(read, 0U) << ending(form);
    EXPECT_EQ(read_game(whole, {})->stones(), all);
  }
}

TEST(GomokuExchange, KnowsGameFilesByTheirEndings) {
  EXPECT_TRUE(is_game_file("a.psq"));
  EXPECT_TRUE(is_game_file("B.SGF"));
  EXPECT_TRUE(is_game_file("c d.txt"));
  EXPECT_FALSE(is_game_file("psq"));
  EXPECT_FALSE(is_game_file("a.psq.tmp"));
}

TEST(GomokuExchange, NamesFilesByDateAndPlayers) {
  TestContext test;
  const Match game({}, {SeatPlayer{}, SeatPlayer{gomoku::Level::Master}});
  EXPECT_EQ(telling_name(test.context(), game), "2026-11-21 You - Master");
  EXPECT_EQ(telling_name(test.context(), match_of(kGame)), "2026-11-21 Black - White");
  test.speak("zh_CN");
  EXPECT_EQ(telling_name(test.context(), game), "2026-11-21 你 - 大师");
}

}  // namespace
}  // namespace quintet::gomoku
