#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

TEST(Move2048, AnswersALineForEachLine) {
  const Spoken spoken = speak("2048 move",
                              "L 2 2 0 0/0 4 4 0/0 0 0 0/0 0 0 0\n"
                              "D 2 0 0 0/2 0 0 0/4 0 0 0/0 0 0 0\r\n"
                              "\n"
                              "R 2 4 0/0 0 0/0 0 0\n");
  EXPECT_EQ(spoken.out,
            "4 0 0 0/8 0 0 0/0 0 0 0/0 0 0 0 12\n"
            "0 0 0 0/0 0 0 0/4 0 0 0/4 0 0 0 4\n"
            "0 2 4/0 0 0/0 0 0 0\n");
  EXPECT_EQ(spoken.status, 0);
}

TEST(Move2048, KnowsTheRuleOfTheArticle) {
  EXPECT_EQ(speak("2048 move --rule cascade", "L 4 2 2 0/2 2 2 2/2 2 4 4/0 0 0 0\n").out,
            "8 0 0 0/8 0 0 0/8 4 0 0/0 0 0 0 40\n");
}

TEST(Move2048, MergesTilesBeyond65536) {
  EXPECT_EQ(speak("2048 move", "U 131072 0 0/131072 0 0/0 0 0\n").out, "262144 0 0/0 0 0/0 0 0 262144\n");
}

TEST(Move2048, RefusesUnreadableLinesWithTheirNumber) {
  struct Bad {
    std::string line;
    int column;
  };
  for (const auto& [bad, column] : std::vector<Bad>{{"X 2 0 0/0 0 0/0 0 0", 1},
                                                    {"L2 0 0/0 0 0/0 0 0", 1},
                                                    {"L", 1},
                                                    {"  L 3 0 0/0 0 0/0 0 0", 5},
                                                    {"L 2 0/0 0", 3},
                                                    {"L 2 0 0/0 0/0 0 0", 9},
                                                    {"L 2 0 0/0 0 0/0 0 99999999999999999999", 19},
                                                    {"L 2 0 0/0 0 0/9223372036854775808 0 0", 15}}) {
    const Spoken spoken = speak("2048 move", "L 2 0 0/0 0 0/0 0 0\n" + bad + "\n");
    EXPECT_EQ(spoken.status, 2) << bad;
    EXPECT_THAT(spoken.err, HasSubstr("line 2, column " + std::to_string(column) + ":")) << bad;
  }
  EXPECT_EQ(speak("2048 move --rule other", "").status, 2);
}

TEST(Play2048, WritesAnObjectForEachGame) {
  const Spoken spoken = speak("2048 play --games 2 --seed 7 --level quick --size 3");
  EXPECT_EQ(spoken.status, 0) << spoken.err;
  const std::string rest = R"(, "score": [0-9]+, "max": [0-9]+, "moves": [0-9]+, "ms": [0-9]+\}.)";
  EXPECT_THAT(spoken.out, MatchesRegex(R"(\{"seed": 7)" + rest + R"(\{"seed": 8)" + rest));
  // Everything but the time is the same again.
  const auto without_time = [](const std::string& text) { return text.substr(0, text.find("\"ms\"")); };
  EXPECT_EQ(without_time(speak("2048 play --games 2 --seed 7 --level quick --size 3").out),
            without_time(spoken.out));
}

TEST(Play2048, PlaysByBothRules) {
  for (const char* rule : {"classic", "cascade"}) {
    const Spoken spoken = speak(std::string("2048 play --rule ") + rule);
    EXPECT_EQ(spoken.status, 0);
    EXPECT_THAT(spoken.out, ContainsRegex("\"score\": [0-9]{4,}")) << rule;
  }
}

TEST(Play2048, RefusesWhatItCannotPlay) {
  for (const char* bad : {"--level weak", "--size 2", "--size 9", "--games 0", "--rule other"})
    EXPECT_EQ(speak(std::string("2048 play ") + bad).status, 2) << bad;
}

}  // namespace
}  // namespace quintet::cli
