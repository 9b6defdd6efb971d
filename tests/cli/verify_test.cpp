// Certificates: what one command writes the other accepts, and nothing that proves less.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/spoken.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string without_line(const std::string& text, std::size_t line) {
  std::string rest;
  const auto lines = split_lines(text);
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (i != line) rest += std::string(lines[i]) + '\n';
  return rest;
}

// Every line below the first blank one is needed.
void expect_no_line_is_spare(const std::string& certificate) {
  const auto lines = split_lines(certificate);
  std::size_t line = 0;
  while (!lines[line].empty()) ++line;
  for (++line; line < lines.size() && !lines[line].empty(); ++line) {
    const Spoken less = speak("verify", without_line(certificate, line));
    EXPECT_EQ(less.status, 1) << lines[line] << '\n' << less.out;
  }
}

TEST(Verify, AcceptsSolutionsOfLinkUp) {
  const std::string boards = speak("link deal --width 8 --height 4 --kinds 6 --count 3 --seed 2").out;
  for (const char* gravity : {"none", "down", "lr-split"}) {
    const Spoken solved =
        speak("link solve --certificate --outside yes --gravity " + std::string(gravity), boards);
    ASSERT_EQ(solved.status, 0) << solved.err;
    const Spoken spoken = speak("verify", solved.out);
    EXPECT_EQ(spoken.status, 0) << spoken.out;
    EXPECT_THAT(spoken.out, StartsWith("proved: the board can be cleared, in 16 pairs\n"));
  }
}

TEST(Verify, RefusesPairsThatCannotBeTaken) {
  const std::string head = "certificate link gravity=none outside=no\n";
  EXPECT_EQ(speak("verify", head + "abab\n\n0,1 0,2\n").out,
            "not proved: line 4: these two tiles cannot be taken\n");
  EXPECT_EQ(speak("verify", head + "aab.\n...b\n\n0,0 0,1\n").out, "not proved: line 5: 2 tiles are left\n");
  EXPECT_EQ(speak("verify", head + "aa\n\n0,0 0,0\n").status, 1);
  EXPECT_EQ(speak("verify", head + "aa\n\n0,0 0,9\n").status, 1);
  EXPECT_EQ(speak("verify", head + "aa\n\n0,0 0,1\n").status, 0);
}

TEST(Verify, AcceptsGamesOf2048) {
  for (const char* rule : {"--rule classic", "--rule cascade"}) {
    const std::string games =
        speak("2048 play --certificate --games 2 --seed 5 --size 3 " + std::string(rule)).out;
    const Spoken spoken = speak("verify", games);
    EXPECT_EQ(spoken.status, 0) << spoken.out;
    EXPECT_THAT(spoken.out, HasSubstr("points and a tile of "));
  }
}

TEST(Verify, RefusesAnotherScoreOf2048) {
  const std::string game = speak("2048 play --certificate --size 3 --seed 5").out;
  std::string more = game;
  more.insert(game.find("score=") + 6, "1");
  EXPECT_THAT(speak("verify", more).out, HasSubstr("the score is"));
  EXPECT_EQ(speak("verify", game.substr(0, game.size() - 2)).status, 1) << "a slide is missing";
  EXPECT_THAT(speak("verify", game + "L\n").out, HasSubstr("moves nothing")) << "the game was over";
  EXPECT_THAT(speak("verify", game + "x\n").out, HasSubstr("expected L, U, R or D"));
}

TEST(Verify, AcceptsBoardsOfMinesweeperWithoutAGuess) {
  for (const char* board : {"--width 9 --height 9 --mines 10 --count 5 --first 4,4",
                            "--width 30 --height 16 --mines 99 --count 1 --first 8,15"}) {
    const Spoken made = speak("mines generate --no-guess --certificate --seed 3 " + std::string(board));
    ASSERT_EQ(made.status, 0) << made.err;
    const Spoken spoken = speak("verify", made.out);
    EXPECT_EQ(spoken.status, 0) << spoken.out;
    EXPECT_THAT(spoken.out, StartsWith("proved: the board needs no guess, by "));
  }
}

TEST(Verify, RefusesCellsThatNumbersDoNotProve) {
  const std::string board = "certificate mines first=1,0\n1*1\n111\n\n";
  // The 1 at the lower left leaves three cells.
  EXPECT_EQ(speak("verify", board + "mine 0,1 by 1,0\n").out,
            "not proved: line 5: these numbers do not prove it\n");
  EXPECT_EQ(speak("verify", board + "safe 0,0 by 1,2\n").out, "not proved: line 5: 1,2 is not open\n");
  EXPECT_EQ(speak("verify", board + "safe 0,2 by 1,0 count\n").out,
            "not proved: line 5: 3 safe cells stay closed\n")
      << "there is one mine, beside the number";
  EXPECT_EQ(speak("verify", board + "safe 0,2 by 1,0\n").status, 1) << "without the number of all mines";
  EXPECT_EQ(speak("verify", "certificate mines first=0,1\n1*1\n111\n").status, 1) << "a mine";
}

TEST(Verify, AcceptsForcedWinsOfGomoku) {
  // An open three; and two threes that meet.
  const std::string three =
      ".........\n.........\n.........\n...xxx...\n.........\n.........\no.......o\n"
      ".........\n........o\n";
  const std::string two_threes =
      ".........\n.........\n....x....\n....x....\n..xx.....\n.........\no.......o\n"
      ".........\no.......o\n";
  for (const std::string& board : {three, two_threes}) {
    for (const char* rule : {"freestyle", "exact"}) {
      const Spoken solved = speak("gomoku solve --certificate --rule " + std::string(rule), board);
      ASSERT_EQ(solved.status, 0) << solved.err;
      const Spoken spoken = speak("verify", solved.out);
      EXPECT_EQ(spoken.status, 0) << spoken.out;
      EXPECT_THAT(spoken.out, StartsWith("proved: black wins with "));
      expect_no_line_is_spare(solved.out);
    }
  }
}

// Its moves are searched like any others: the first one stops a five, and every other loses.
TEST(Verify, AcceptsAForcedWinThatBeginsWithTheOnlyMove) {
  const std::string board =
      "...............\n...............\n...............\n........xoooo..\n...............\n"
      "...............\n......o........\n....o.x....x...\n.....x.........\n....x.x...o....\n"
      ".......x.......\n...............\n...............\n...............\n...............\n";
  const Spoken solved = speak("gomoku solve --certificate", board);
  ASSERT_EQ(solved.status, 0) << solved.err;
  EXPECT_THAT(speak("verify", solved.out).out,
              StartsWith("proved: black wins with n12, whatever is played, "));
}

// What is no certificate does not stand among them.
TEST(Verify, ReadsWhatSolveWritesOfSeveralBoards) {
  const std::string won = "......\nxxxxx.\n......\noooo..\n......\n......\n";
  const std::string four = "......\n.xxxx.\n......\noooo..\n......\n......\n";
  const Spoken solved = speak("gomoku solve --certificate", four + "\n" + won);
  EXPECT_EQ(solved.err, "over\n");
  EXPECT_EQ(speak("verify", solved.out).status, 0);
}

TEST(Verify, RefusesTreesOfGomokuThatLeaveAMoveOut) {
  const std::string board =
      "certificate gomoku rule=freestyle\n......\n.xxxx.\n......\noooo..\n......\n......\n\n";
  EXPECT_EQ(speak("verify", board + "f5\n").status, 0) << "five";
  EXPECT_EQ(speak("verify", board + "b5\n").out, "not proved: line 9: this move is not legal\n");
  EXPECT_THAT(speak("verify", board + "f1\n a5 f5\n * a5\n").out, HasSubstr("e3 makes five"));
  EXPECT_THAT(speak("verify", board + "f1\n a5 f5\n").out, HasSubstr("is not answered"));
  EXPECT_THAT(speak("verify", board + "f1\n  * a5\n").out, HasSubstr("too far in"));
  EXPECT_THAT(speak("verify", board + "f1\nf2\n").out, HasSubstr("only the first move"));
  EXPECT_EQ(speak("verify", board + "f1\n * z9\n").status, 1);
  EXPECT_EQ(speak("verify", board).status, 1);
}

TEST(Verify, GivesUpAfterItsChecks) {
  const std::string board =
      "certificate gomoku rule=freestyle\n.....\n.xxx.\n.....\noo.o.\n.....\n\ne4\n a4 e5\n * a4\n";
  EXPECT_THAT(speak("verify --checks 3", board).out, HasSubstr("too large to be checked"));
  const std::string mines = "certificate mines first=1,0\n1*1\n111\n\nmine 0,1 by 1,0 count\n";
  EXPECT_THAT(speak("verify --checks 2", mines).out, HasSubstr("too many ways"));
}

// Black may not make the overline that it would win with under other rules.
TEST(Verify, KnowsTheForbiddenPointsOfRenju) {
  const std::string board =
      ".........\n.xxx.xx..\n.........\noo.......\noo.......\n.o.......\n.........\n.........\n.........\n";
  const auto says = [&board](const std::string& rule) {
    return speak("verify", "certificate gomoku rule=" + rule + "\n" + board + "\ne8\n").out;
  };
  EXPECT_EQ(says("renju"), "not proved: line 12: this move is not legal\n");
  EXPECT_EQ(says("exact"), "not proved: line 12: a9 is not answered\n");
  EXPECT_THAT(says("freestyle"), StartsWith("proved: black wins with e8"));
}

TEST(Verify, ChecksSeveralCertificatesAndSaysWhatItCannotRead) {
  const std::string good = "certificate link gravity=none outside=yes\naa\n\n0,0 0,1\n\n";
  const std::string bad = "certificate link gravity=none outside=yes\naabb\n\n0,0 0,1\n";
  const Spoken both = speak("verify", good + bad);
  EXPECT_EQ(both.status, 1);
  EXPECT_EQ(both.out, "proved: the board can be cleared, in 1 pairs\nnot proved: line 9: 2 tiles are left\n");
  EXPECT_EQ(speak("verify", "").status, 2);
  EXPECT_EQ(speak("verify", "aabb\n").status, 2);
  EXPECT_EQ(speak("verify no-such-file").status, 2);
  EXPECT_THAT(speak("verify", "certificate chess\n").out, HasSubstr("no certificates of chess"));
  for (const char* game : {"link", "gomoku", "2048", "mines"})
    for (const char* rest : {"", " x", " rule=renju", "\n\n\n", " gravity=none outside=yes", " first=0,0"})
      EXPECT_EQ(speak("verify", "certificate " + std::string(game) + rest + "\n").status, 1) << game << rest;
}

}  // namespace
}  // namespace quintet::cli
