#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli/front.hpp"
#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

// Nine lines; black makes an open four on e5.
constexpr const char* kOpenThree =
    ".........\n.........\n.........\n.........\n.xxx.....\n.........\n.o.o.o...\n.........\n.........\n";

TEST(GomokuSolve, ProvesAWin) {
  const Spoken spoken = speak("gomoku solve --rule exact --nodes 1000", kOpenThree);
  EXPECT_THAT(spoken.out, MatchesRegex("move [ae]5 win 3 nodes [0-9]+ line [ae]5([a-i][1-9])+\n"));
  EXPECT_EQ(spoken.status, 0);
}

TEST(GomokuSolve, PrintsAScoreWithoutAProvedWin) {
  const Spoken spoken = speak("gomoku solve --nodes 500", ".....\n.....\n..x..\n.....\n.....\n");
  EXPECT_THAT(spoken.out, MatchesRegex("move [a-e][1-5] score -?[0-9]+ nodes [0-9]+ line ([a-e][1-5])+\n"));
}

TEST(GomokuSolve, SearchesFoursOnlyWhenRequested) {
  const Spoken found = speak("gomoku solve --vcf", kOpenThree);
  EXPECT_THAT(found.out, StartsWith("move "));
  const Spoken none = speak("gomoku solve --vcf", ".....\n.....\n..x..\n.....\n.....\n");
  EXPECT_EQ(none.out, "none nodes 1\n");
  EXPECT_EQ(none.status, 1);
}

TEST(GomokuForbidden, AcceptsAnyNumberOfStones) {
  const Spoken spoken =
      speak("gomoku forbidden", "xxx.xxx\n.......\n.......\n.......\n.......\n.......\n.......\n");
  EXPECT_EQ(spoken.out, "d7:overline\n");
  EXPECT_EQ(speak("gomoku solve", "xxx.xxx\n.......\n.......\n.......\n.......\n.......\n.......\n").status,
            2);
}

TEST(GomokuBoards, AreRefusedWithTheLineAndTheColumn) {
  EXPECT_THAT(speak("gomoku forbidden", "...\n...\n...\n").err, HasSubstr("line 1, column 1"));
  EXPECT_THAT(speak("gomoku forbidden", ".....\n...\n.....\n.....\n.....\n").err,
              HasSubstr("line 2, column 4"));
  EXPECT_THAT(speak("gomoku forbidden", ".....\n.......\n.....\n.....\n.....\n").err,
              HasSubstr("line 2, column 6"));
}

TEST(GomokuMatch, NamesTheLevels) {
  const Spoken spoken = speak("gomoku match --a genius", "");
  EXPECT_THAT(spoken.err,
              HasSubstr("beginner, pupil, adept, scholar, expert, veteran, champion, strategist"));
  EXPECT_EQ(spoken.status, 2);
}

TEST(GomokuForbidden, NamesThePointsAndWhy) {
  const Spoken spoken =
      speak("gomoku forbidden",
            ".........\n....x....\n....x....\n....x....\noxxx.....\n..o......\n..o......\n.o.......\n"
            ".o.......\n\n.....\n.....\n.....\n.....\n.....\n");
  EXPECT_EQ(spoken.out, "e5:double-four\n\n");
  EXPECT_EQ(spoken.status, 0);
}

TEST(GomokuForbidden, RefusesAnInvalidBoard) {
  const Spoken spoken = speak("gomoku forbidden", ".....\n.....\n..z..\n.....\n.....\n");
  EXPECT_EQ(spoken.status, 2);
  EXPECT_THAT(spoken.err, HasSubstr("line 3, column 3"));
}

TEST(GomokuMatch, CountsTheGamesOfTheFirst) {
  const Spoken spoken = speak("gomoku match --a easy --b easy --games 4 --seed 3");
  EXPECT_THAT(spoken.out, MatchesRegex("wins [0-4] draws [0-4] losses [0-4]\n"));
  EXPECT_EQ(spoken.out, speak("gomoku match --a pupil --b pupil --games 4 --seed 3").out);
  EXPECT_EQ(speak("gomoku match --a nobody").status, 2);
}

// This number changes if the master's search changes; the commit that changes it says why.
TEST(GomokuBench, HasTheSignatureOfThisVersion) {
  EXPECT_EQ(speak("bench gomoku.signature").out, "gomoku.signature 90174 nodes\n");
}

TEST(GomokuCommands, RefuseAnInvalidEffort) {
  for (const char* command : {"gomoku gomocup --nodes -5", "gomoku gomocup --nodes 0",
                              "gomoku solve --nodes -5", "gomoku match --nodes 0"}) {
    const Spoken spoken = speak(command);
    EXPECT_EQ(spoken.status, 2) << command;
    EXPECT_TRUE(spoken.out.empty()) << command;
  }
}

TEST(GomokuSolve, RespectsItsEffort) {
  std::string board;  // with so many fours that a VCF search does not finish
  for (int i = 0; i < 5; ++i) board += "oxxx...oxxx...o\n.o.o.o..o.o.xx.\n...............\n";
  const std::string out = speak("gomoku solve --nodes 1", board).out;
  EXPECT_THAT(out, MatchesRegex("move [a-o][0-9]+ score -?[0-9]+ nodes [0-9] line .*\n"));
}

}  // namespace
}  // namespace quintet::cli
