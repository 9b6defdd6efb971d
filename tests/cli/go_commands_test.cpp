#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>

#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using ::testing::HasSubstr;

// Black has 10 points and stones, white 15; one stone of each is dead in the other's area.
constexpr const char* kBoard =
    ".XO..\n"
    "OXO..\n"
    ".XO.X\n"
    "XXO..\n"
    ".XO..\n";

TEST(ScoreGo, CountsByTheRules) {
  EXPECT_EQ(speak("go score --rules tromp-taylor --komi 0", ".XO..\n.XO..\n.XO..\nXXO..\n.XO..\n").out,
            "W+5\n");
  EXPECT_EQ(speak("go score --rules chinese", ".XO..\n.XO..\n.XO..\nXXO..\n.XO..\n").out, "W+12.5\n");
  // 4 points against 10.
  EXPECT_EQ(speak("go score --rules japanese --komi 6.5", ".XO..\n.XO..\n.XO..\nXXO..\n.XO..\n").out,
            "W+12.5\n");
  EXPECT_EQ(
      speak("go score --rules japanese --komi 0 --prisoners 9 3", ".XO..\n.XO..\n.XO..\nXXO..\n.XO..\n").out,
      "0\n");
}

// `speak` splits its words at blanks, so the points come as the last argument.
Spoken score_with_dead(const std::string& options, const std::string& dead, const std::string& board) {
  return speak("go score " + options + " --dead", board, dead);
}

TEST(ScoreGo, TakesDeadStonesOff) {
  EXPECT_EQ(score_with_dead("--rules chinese --komi 0", "A4 E3", kBoard).out, "W+5\n");
  // 4 + 1 dead for black; 10 + 1 for white.
  EXPECT_EQ(score_with_dead("--rules japanese --komi 0", "A4 E3", kBoard).out, "W+6\n");
}

TEST(ScoreGo, AnswersSeveralBoardsAndADraw) {
  const std::string even = "XX.OO\nXX.OO\nXX.OO\nXX.OO\nXX.OO\n";
  EXPECT_EQ(speak("go score --komi 0", even + "\n" + even).out, "0\n0\n");
  EXPECT_EQ(speak("go score --komi -0.5", even).out, "B+0.5\n");
}

TEST(ScoreGo, RefusesWithThePlaceOfTheError) {
  const Spoken spoken = speak("go score", ".....\n.....\n..?..\n.....\n.....\n");
  EXPECT_EQ(spoken.status, 2);
  EXPECT_EQ(spoken.out, "");
  EXPECT_THAT(spoken.err, HasSubstr("line 3, column 3"));
  EXPECT_EQ(speak("go score", "").status, 2);
  EXPECT_EQ(speak("go score --komi 7.25", kBoard).status, 2);
  EXPECT_EQ(speak("go score --rules ing", kBoard).status, 2);
  EXPECT_EQ(speak("go score --prisoners 3", kBoard).status, 2);
  EXPECT_EQ(speak("go score --prisoners 3 -1", kBoard).status, 2);
  EXPECT_THAT(score_with_dead("--komi 0", "A1", kBoard).err, HasSubstr("no stone on A1"));
  EXPECT_THAT(score_with_dead("--komi 0", "I1", kBoard).err, HasSubstr("no point I1"));
}

TEST(MatchGo, CountsTheGamesOfTheFirstLevel) {
  const std::string command = "go match --a pupil --b child --size 5 --games 3 --seed 4";
  const Spoken spoken = speak(command);
  int wins = 0, draws = 0, losses = 0;
  ASSERT_EQ(std::sscanf(spoken.out.c_str(), "wins %d draws %d losses %d", &wins, &draws, &losses), 3)
      << spoken.out << spoken.err;
  EXPECT_EQ(wins + draws + losses, 3);
  EXPECT_EQ(speak(command).out, spoken.out);
  EXPECT_EQ(speak("go match --games 0").out, "wins 0 draws 0 losses 0\n");
  EXPECT_EQ(speak("go match --a nobody").status, 2);
  EXPECT_EQ(speak("go match --size 4").status, 2);
}

TEST(BenchGo, RunsTheWorkloadsOfOneGameOnly) {
  const Spoken spoken = speak("bench go");
  EXPECT_EQ(spoken.status, 0);
  EXPECT_THAT(spoken.out, HasSubstr("go.light_playouts_9 "));
  EXPECT_THAT(spoken.out, HasSubstr("go.heavy_playouts_19 "));
  EXPECT_THAT(spoken.out, HasSubstr("go.signature "));
  EXPECT_THAT(spoken.out, ::testing::Not(HasSubstr("gomoku")));
  EXPECT_EQ(speak("bench g").status, 2);
}

}  // namespace
}  // namespace quintet::cli
