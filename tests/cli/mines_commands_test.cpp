#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/front.hpp"
#include "cli/spoken.hpp"
#include "core/mines/field.hpp"

namespace quintet::cli {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

TEST(GenerateMines, WritesBoardsWithTheirNumbers) {
  const Spoken spoken = speak("mines generate --width 8 --height 5 --mines 9 --count 3 --seed 4 --first 2,3");
  EXPECT_EQ(spoken.status, 0) << spoken.err;
  const auto blocks = split_blocks(spoken.out);
  ASSERT_EQ(blocks.size(), 3U);
  for (const auto& block : blocks) {
    const auto field = mines::read_field(block.lines);
    ASSERT_TRUE(field);
    EXPECT_EQ(field->size(), (Size{8, 5}));
    EXPECT_EQ(field->mines(), 9);
    EXPECT_EQ(field->number({2, 3}), 0);
  }
  EXPECT_EQ(speak("mines generate --width 8 --height 5 --mines 9 --count 3 --seed 4 --first 2,3").out,
            spoken.out);
  EXPECT_NE(speak("mines generate --width 8 --height 5 --mines 9 --count 3 --seed 5 --first 2,3").out,
            spoken.out);
}

TEST(GenerateMines, WithoutAFirstCellAMineMayBeAnywhere) {
  const Spoken spoken = speak("mines generate --width 2 --height 1 --mines 1 --count 50");
  EXPECT_THAT(spoken.out, HasSubstr("*1"));
  EXPECT_THAT(spoken.out, HasSubstr("1*"));
}

TEST(GenerateMines, ProvesBoardsFreeOfGuessing) {
  const Spoken spoken =
      speak("mines generate --width 30 --height 16 --mines 99 --count 2 --seed 1 --first 8,15 --no-guess");
  EXPECT_EQ(spoken.status, 0) << spoken.err;
  EXPECT_EQ(split_blocks(spoken.out).size(), 2U);
}

TEST(GenerateMines, SaysWhereNoBoardIsFreeOfGuessing) {
  const Spoken dense = speak("mines generate --width 20 --height 20 --mines 220 --first 9,9 --no-guess");
  EXPECT_EQ(dense.status, 1);
  EXPECT_EQ(dense.out, "");
  EXPECT_THAT(dense.err, HasSubstr("no board without a guess"));
}

TEST(GenerateMines, RefusesWhatIsImpossible) {
  for (const char* bad : {"--width 61", "--height 41", "--width 0", "--mines 81", "--mines -1", "--first 9,0",
                          "--first x", "--no-guess", "--count -1", "--mines 99999999999999"}) {
    const Spoken spoken = speak(std::string("mines generate ") + bad);
    EXPECT_EQ(spoken.status, 2) << bad;
    EXPECT_EQ(spoken.out, "") << bad;
    EXPECT_NE(spoken.err, "") << bad;
  }
}

TEST(MineProbability, WritesAMatrix) {
  const Spoken spoken = speak("mines probability", "mines 1\n#1#\n1F#\n###\n");
  EXPECT_EQ(spoken.status, 0) << spoken.err;
  EXPECT_EQ(spoken.out,
            "0.500000000000 - 0.000000000000\n"
            "- 0.500000000000 0.000000000000\n"
            "0.000000000000 0.000000000000 0.000000000000\n");
}

TEST(MineProbability, AnswersSeveralPositions) {
  const Spoken spoken = speak("mines probability", "mines 1\n##\n\nmines 2\r\n##\r\n");
  EXPECT_EQ(spoken.out, "0.500000000000 0.500000000000\n\n1.000000000000 1.000000000000\n");
}

TEST(MineProbability, SaysThatAPositionContradictsItself) {
  for (const char* bad : {"mines 1\n#2\n", "mines 3\n#1\n", "mines 1\n1#1#1\n", "mines 0\n11#\n"}) {
    const Spoken spoken = speak("mines probability", bad);
    EXPECT_EQ(spoken.status, 1) << bad;
    EXPECT_THAT(spoken.err, HasSubstr("no board has these numbers")) << bad;
  }
}

TEST(MineProbability, RefusesUnreadableInputWithItsPlace) {
  const auto error = [](const char* text) {
    const Spoken spoken = speak("mines probability", text);
    EXPECT_EQ(spoken.status, 2) << text;
    return spoken.err;
  };
  EXPECT_THAT(error(""), HasSubstr("line 1, column 1"));
  EXPECT_THAT(error("##\n##\n"), HasSubstr("line 1, column 1"));
  EXPECT_THAT(error("mines x\n##\n"), HasSubstr("line 1, column 7"));
  EXPECT_THAT(error("mines 1\n##\n#9\n"), HasSubstr("line 3, column 2"));
  EXPECT_THAT(error("mines 1\n##\n\nmines 1\n##\n#\n"), HasSubstr("line 6, column 2"));
}

TEST(PlayMines, WritesAnObjectForEachGame) {
  const Spoken spoken = speak("mines play --width 9 --height 9 --mines 10 --games 2 --seed 7 --first safe");
  EXPECT_EQ(spoken.status, 0) << spoken.err;
  const std::string rest = R"(, "won": (true|false), "guesses": [0-9]+, "ms": [0-9.e-]+\}.)";
  EXPECT_THAT(spoken.out, MatchesRegex(R"(\{"seed": 7)" + rest + R"(\{"seed": 8)" + rest));
}

TEST(PlayMines, WinsMostGamesForBeginners) {
  const Spoken spoken = speak("mines play --games 200 --first open");
  std::size_t won = 0;
  for (std::size_t at = 0; (at = spoken.out.find("true", at)) != std::string::npos; ++at) ++won;
  EXPECT_GT(won, 180U);
}

TEST(PlayMines, RefusesWhatItCannotPlay) {
  for (const char* bad : {"--first any", "--games 0", "--mines 81", "--width 61"})
    EXPECT_EQ(speak(std::string("mines play ") + bad).status, 2) << bad;
}

}  // namespace
}  // namespace quintet::cli
