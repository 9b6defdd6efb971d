#include "games/gomoku/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "support/test_context.hpp"
#include "ui/pages/import_export.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::string_view kGame = "h8i9h9h7h10i8g8g9";

NotedGame game_of(std::string_view text) {
  return *read_game(text, {});
}

std::vector<Point> stones(const NotedGame& game) {
  return points_of(game.replay->moves());
}

std::string refused(std::string_view text) {
  const auto match = read_game(text, {});
  return match ? "no error" : import_error_words(Localiser{}, match.error());
}

TEST(GomokuExchange, ReadAfterWriteIsTheIdentityInEveryFormat) {
  for (std::size_t form = 0; form < records().codec().formats.size(); ++form) {
    const std::string text = records().any(game_of(kGame)).write(form);
    const auto back = read_game(text, {});
    ASSERT_TRUE(back) << text;
    EXPECT_EQ(stones(*back), stones(game_of(kGame)));
    EXPECT_EQ(back->notes.mode, Mode::Two);
  }
}

TEST(GomokuExchange, ReadsAMoveListOnTheUsualBoardOrALargerOne) {
  EXPECT_EQ(read_game("h8i9", {.side = 19})->replay->start().side, 19);
  EXPECT_EQ(read_game("h8i9", {.side = 9})->replay->start().side, 9);
  EXPECT_EQ(read_game("s19h8", {})->replay->start().side, 19);
  EXPECT_EQ(read_game("t20h8", {})->replay->start().side, 20);
  EXPECT_FALSE(read_game("u21", {}));
}

TEST(GomokuExchange, ChoosesARuleUnderWhichAllMovesAreLegal) {
  EXPECT_EQ(read_game("h8i9", {.rule = Rule::Renju})->replay->start().rule, Rule::Renju);
  // Six black stones in a row, and the game continues: possible under the exact rule only.
  const std::string_view six = "a1a15b1b15c1c15e1e15f1f15d1o15o1";
  EXPECT_EQ(read_game(six, {})->replay->start().rule, Rule::Exact);
}

TEST(GomokuExchange, RefusesStonesAfterTheEnd) {
  EXPECT_EQ(refused("a1a15b1b15c1c15d1d15e1e15"), "Moves continue after the end.");
}

TEST(GomokuExchange, RefusesGamesWithoutStones) {
  EXPECT_EQ(refused("Piskvorky 15x15, 0:0, 0\n"), "This game has no moves.");
  EXPECT_EQ(refused("(;GM[4]SZ[15])"), "This game has no moves.");
}

TEST(GomokuExchange, SaysWhyATextIsNotAGame) {
  constexpr std::string_view kEmpty = "It is empty.", kSgf = "This is not valid SGF.",
                             kPoint = "A stone is on an invalid point.",
                             kBoard = "This board size is not supported.",
                             kForm = "Unknown format. Piskvork, SGF and move lists can be read.";
  using Case = std::pair<std::string_view, std::string_view>;
  for (const auto& [text, words] :
       {Case{"", kEmpty}, Case{"  \n", kEmpty}, Case{"hello", kForm}, Case{"\x01\xff\xfe", kForm},
        Case{"h8h8", kPoint}, Case{"(;GM[1]SZ[15];B[aa])", "This is not a Gomoku game."},
        Case{"(;GM[4]SZ[15];W[aa])", "Black and White do not alternate."},
        Case{"(;GM[4]SZ[15]AB[aa])", "This is a position without moves."},
        Case{"(;GM[4]SZ[99];B[aa])", kBoard}, Case{"Piskvorky 99x99, 0\n", kBoard},
        Case{"(;GM[4]SZ[15];B[aa];W[aa])", kPoint}, Case{"(;GM[4];B[aa]", "The SGF text is incomplete."},
        Case{"(what)", kSgf}})
    EXPECT_EQ(refused(text), words);
  EXPECT_EQ(refused("Piskvorky 15x15, 0:0, 0\n1,1,0\n1,1,0\n"), "Line 3: A stone is on an invalid point.");
}

// A truncated text is rejected with a message or is the beginning of the game; only the number of its last stone may be
// cut.
TEST(GomokuExchange, SurvivesEveryTruncationOfAFile) {
  const std::vector<Point> all = stones(game_of(kGame));
  for (std::size_t form = 0; form < records().codec().formats.size(); ++form) {
    const RecordFormat& format = records().codec().formats[form];
    const std::string whole = records().any(game_of(kGame)).write(form);
    std::size_t read = 0;
    for (std::size_t length = 0; length < whole.size(); ++length) {
      const std::string cut = whole.substr(0, length);
      const auto match = read_game(cut, {});
      if (!match) {
        EXPECT_NE(refused(cut), "") << cut;
        continue;
      }
      ++read;
      EXPECT_TRUE(format.ending != ".sgf" || cut.ends_with(')')) << "a game tree that does not end";
      const std::vector<Point> begun = stones(*match);
      ASSERT_LE(begun.size(), all.size()) << cut;
      EXPECT_TRUE(std::equal(begun.begin(), begun.end() - 1, all.begin())) << cut;
    }
    EXPECT_GT(read, 0U) << format.ending;
    EXPECT_EQ(stones(*read_game(whole, {})), all);
  }
}

TEST(GomokuExchange, KnowsGameFilesByTheirExtensions) {
  EXPECT_TRUE(is_record_file(records().codec(), "a.psq"));
  EXPECT_TRUE(is_record_file(records().codec(), "B.SGF"));
  EXPECT_TRUE(is_record_file(records().codec(), "c d.txt"));
  EXPECT_FALSE(is_record_file(records().codec(), "psq"));
  EXPECT_FALSE(is_record_file(records().codec(), "a.psq.tmp"));
}

TEST(GomokuExchange, NamesItsPlayers) {
  TestContext test;
  const Match game({}, {SeatPlayer{}, SeatPlayer{gomoku::Level::Master}});
  const Localiser& words = test.context().words;
  EXPECT_EQ(records().any(record_of(game)).name(words), "You - Master");
  EXPECT_EQ(records().any(game_of(kGame)).name(words), "Black - White");
  test.speak("zh_CN");
  EXPECT_EQ(records().any(record_of(game)).name(words), "你 - 棋圣");
}

}  // namespace
}  // namespace quintet::gomoku
