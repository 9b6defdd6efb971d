#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli/front.hpp"
#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

// Nine lines with black's open four to be made on e5.
constexpr const char* kOpenThree =
    ".........\n.........\n.........\n.........\n.xxx.....\n.........\n.o.o.o...\n.........\n.........\n";

TEST(GomokuSolve, ProvesAWin) {
  const Spoken spoken = speak("gomoku solve --rule exact --nodes 1000", kOpenThree);
  EXPECT_THAT(spoken.out, MatchesRegex("move [ae]5 win 3 nodes [0-9]+\n"));
  EXPECT_EQ(spoken.status, 0);
}

TEST(GomokuSolve, GivesAScoreWhereNothingIsProved) {
  const Spoken spoken = speak("gomoku solve --nodes 500", ".....\n.....\n..x..\n.....\n.....\n");
  EXPECT_THAT(spoken.out, MatchesRegex("move [a-e][1-5] score -?[0-9]+ nodes [0-9]+\n"));
}

TEST(GomokuSolve, LooksForFoursOnlyWhenAsked) {
  const Spoken found = speak("gomoku solve --vcf", kOpenThree);
  EXPECT_THAT(found.out, StartsWith("move "));
  const Spoken none = speak("gomoku solve --vcf", ".....\n.....\n..x..\n.....\n.....\n");
  EXPECT_EQ(none.out, "none nodes 1\n");
  EXPECT_EQ(none.status, 1);
}

TEST(GomokuForbidden, NamesThePointsAndWhy) {
  const Spoken spoken =
      speak("gomoku forbidden",
            ".........\n....x....\n....x....\n....x....\noxxx.....\n..o......\n..o......\n.o.......\n"
            ".o.......\n\n.....\n.....\n.....\n.....\n.....\n");
  EXPECT_EQ(spoken.out, "e5:double-four\n\n");
  EXPECT_EQ(spoken.status, 0);
}

TEST(GomokuForbidden, RefusesWhatIsNoBoard) {
  const Spoken spoken = speak("gomoku forbidden", ".....\n.....\n..z..\n.....\n.....\n");
  EXPECT_EQ(spoken.status, 2);
  EXPECT_THAT(spoken.err, HasSubstr("line 3, column 3"));
}

TEST(GomokuMatch, CountsTheGamesOfTheFirst) {
  const Spoken spoken = speak("gomoku match --a easy --b easy --games 4 --seed 3");
  EXPECT_THAT(spoken.out, MatchesRegex("wins [0-4] draws [0-4] losses [0-4]\n"));
  EXPECT_EQ(spoken.out, speak("gomoku match --a easy --b easy --games 4 --seed 3").out);
  EXPECT_EQ(speak("gomoku match --a nobody").status, 2);
}

// A change of this number says that the master searches otherwise; the commit that changes it says why.
TEST(GomokuBench, HasTheSignatureOfThisVersion) {
  EXPECT_EQ(speak("bench gomoku.signature").out, "gomoku.signature 142262 nodes\n");
}

// What the front says to a conversation, a line each, without its messages.
std::vector<std::string> answers(const std::string& input) {
  std::vector<std::string> lines;
  std::istringstream out(speak("gomoku gomocup", input).out);
  for (std::string line; std::getline(out, line);) {
    if (!line.starts_with("MESSAGE")) lines.push_back(line);
  }
  return lines;
}

TEST(Gomocup, PlaysInTheMiddleOfAnEmptyBoard) {
  EXPECT_THAT(answers("START 15\nBEGIN\nEND\n"), ElementsAre("OK", "7,7"));
}

TEST(Gomocup, AnswersATurnAndABoard) {
  EXPECT_THAT(answers("START 15\nINFO timeout_turn 100\nTURN 7,7\nEND\n"),
              ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+")));
  EXPECT_THAT(answers("START 15\nINFO timeout_turn "
                      "100\nBOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n3,9,2\n5,9,2\n7,9,2\n2,3,2\nDONE\n"),
              ElementsAre("OK", "7,3"));
}

TEST(Gomocup, TakesAMoveBack) {
  EXPECT_THAT(answers("START 15\nBEGIN\nTAKEBACK 7,7\nTAKEBACK 7,7\nBEGIN\n"),
              ElementsAre("OK", "7,7", "OK", StartsWith("ERROR"), "7,7"));
}

TEST(Gomocup, SurvivesNonsense) {
  EXPECT_THAT(
      answers(
          "\n\x01\nTURN 1,1\nSTART\nSTART 4\nSTART 21\nSTART x\nRECTSTART 15,15\nSTART 10\nTURN\nTURN 10,0\n"
          "TURN -1,0\nTURN 1\nTURN "
          "1,1,1\nBOARD\nfoo\nDONE\nBOARD\n1,1,1\n1,1,2\nDONE\nBOARD\n1,1,1\n2,2,1\nDONE\n"
          "TAKEBACK 99,99\nINFO\nINFO timeout_turn\nINFO timeout_turn "
          "x\nSWAP2BOARD\nRESTART\nBEGIN\nBEGIN\n"),
      ElementsAre("UNKNOWN command", "ERROR no START", StartsWith("ERROR"), StartsWith("ERROR"),
                  StartsWith("ERROR"), StartsWith("ERROR"), StartsWith("ERROR"), "OK", StartsWith("ERROR"),
                  StartsWith("ERROR"), StartsWith("ERROR"), StartsWith("ERROR"), StartsWith("ERROR"),
                  StartsWith("ERROR"), StartsWith("ERROR"), StartsWith("ERROR"), StartsWith("ERROR"),
                  "UNKNOWN command", "OK", "5,5", StartsWith("ERROR")));
}

}  // namespace
}  // namespace quintet::cli
