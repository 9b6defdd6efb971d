#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>

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

constexpr const char* kLive =
    "live-70a7a5aa level=1 to_move=black target=C8 region=A9,B9,A8,B8 right=A8 "
    "board=.XO....../..XO...../XXXO...../OOO....../........./........./........./........./.........\n";

// The path of a file with this text.
std::string file_with(const std::string& text) {
  const std::string path = ::testing::TempDir() + "some.problems";
  std::ofstream(path) << text;
  return path;
}

TEST(GoProblemsCommand, ListsTheShippedOnes) {
  const Spoken spoken = speak("go problems");
  EXPECT_EQ(spoken.status, 0);
  EXPECT_GE(std::ranges::count(spoken.out, '\n'), 300);
  EXPECT_TRUE(spoken.out.starts_with("capture-"));
}

TEST(GoProblemsCommand, ProvesThemAgain) {
  const Spoken spoken = speak("go problems --check", "", file_with(kLive));
  EXPECT_EQ(spoken.status, 0);
  EXPECT_EQ(spoken.out, "1 problems, 0 wrong\n");
  std::string wrong = kLive;
  wrong.replace(wrong.find("right=A8"), 8, "right=B8");
  const Spoken refuted = speak("go problems --check", "", file_with(wrong));
  EXPECT_EQ(refuted.status, 1);
  EXPECT_EQ(refuted.out, "live-70a7a5aa: the right first moves are A8\n1 problems, 1 wrong\n");
  const Spoken unreadable =
      speak("go problems --check", "", file_with(std::string(kLive) + "net-1 level=0\n"));
  EXPECT_EQ(unreadable.status, 2);
  EXPECT_THAT(unreadable.err, HasSubstr("quintet-cli: line 2: "));
  EXPECT_EQ(speak("go problems --check", "", "no such file").status, 2);
}

TEST(GoProblemsCommand, MakesNewOnes) {
  const Spoken spoken = speak("go problems --make 2 --kind kill --seed 4");
  EXPECT_EQ(spoken.status, 0);
  EXPECT_EQ(std::ranges::count(spoken.out, '\n'), 2);
  EXPECT_EQ(speak("go problems --check", "", file_with(spoken.out)).out, "2 problems, 0 wrong\n");
  EXPECT_EQ(speak("go problems --make 0").status, 2);
  EXPECT_EQ(speak("go problems --make 1 --kind ko").status, 2);
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
