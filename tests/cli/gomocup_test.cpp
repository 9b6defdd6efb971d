#include "cli/gomocup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <sstream>

#include "cli/gomocup_time.hpp"
#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

// What the front says to a conversation, a line each.
std::vector<std::string> lines_of(const std::string& input) {
  std::vector<std::string> lines;
  std::istringstream out(speak("gomoku gomocup", input).out);
  for (std::string line; std::getline(out, line);) lines.push_back(line);
  return lines;
}

bool is_message(const std::string& line) {
  return line.starts_with("MESSAGE");
}

// The same without its messages, and its messages alone.
std::vector<std::string> answers(const std::string& input) {
  std::vector<std::string> lines = lines_of(input);
  std::erase_if(lines, is_message);
  return lines;
}

std::vector<std::string> messages(const std::string& input) {
  std::vector<std::string> lines = lines_of(input);
  std::erase_if(lines, [](const std::string& line) { return !is_message(line); });
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

TEST(Gomocup, TellsWhatItExpects) {
  EXPECT_THAT(
      messages("START 15\nINFO timeout_turn 200\nTURN 7,7\nTURN 0,0\n"),
      Contains(MatchesRegex("MESSAGE depth [1-9][0-9]* value -?[0-9]+ nodes [0-9]+ line ([a-o][0-9]+)+")));
}

// Own stones stand so that g8 makes six in a row, and nothing else wins at once.
std::string six_to_be(const std::string& rule) {
  return "START 15\nINFO timeout_turn 100\nINFO rule " + rule +
         "\nBOARD\n3,7,1\n4,7,1\n5,7,1\n7,7,1\n8,7,1\n0,0,2\n14,0,2\n0,14,2\n14,14,2\n10,2,2\nDONE\n";
}

TEST(Gomocup, ReadsTheBitsOfARule) {
  for (const char* longer : {"0", "2"})
    EXPECT_THAT(answers(six_to_be(longer)), ElementsAre("OK", "6,7")) << longer;
  // Black may not make six under renju, nor win with it where exactly five is asked.
  for (const char* exact : {"1", "3", "4", "5", "6", "7", "12"})
    EXPECT_THAT(answers(six_to_be(exact)), ElementsAre("OK", Not("6,7"))) << exact;
}

TEST(Gomocup, SaysWhichRuleItDoesNotKnow) {
  EXPECT_THAT(messages("INFO rule 1\nINFO rule 4\nINFO rule 5\n"), IsEmpty());
  EXPECT_THAT(messages("INFO rule 8\n"), ElementsAre(HasSubstr("freestyle")));
  EXPECT_THAT(messages("INFO rule 9\n"), ElementsAre(HasSubstr("exact")));
}

TEST(Gomocup, MayChangeTheRuleInTheMiddleOfAGame) {
  const std::string game = six_to_be("0") + "TAKEBACK 6,7\nINFO rule 1\n" + six_to_be("1").substr(9);
  EXPECT_THAT(answers(game), ElementsAre("OK", "6,7", "OK", Not("6,7")));
}

TEST(Gomocup, KeepsToItsTimesHoweverStrange) {
  const auto seconds = [](const std::string& info) {
    const auto start = std::chrono::steady_clock::now();
    EXPECT_THAT(answers("START 15\n" + info + "TURN 7,7\nTURN 0,0\n"),
                ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+"), MatchesRegex("[0-9]+,[0-9]+")));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  constexpr double kSoon = 5;  // for a machine that does much else
  const std::string never = "INFO timeout_turn 99999999999999999999\n";
  EXPECT_LT(seconds("INFO timeout_turn 0\n"), kSoon);
  EXPECT_LT(seconds("INFO timeout_turn -1000000000000000\n"), kSoon);
  EXPECT_LT(seconds(never + "INFO timeout_match 1000\nINFO time_left 1000\n"), kSoon);
  EXPECT_LT(seconds(never + "INFO timeout_match 1000000000000000\nINFO time_left -9223372036854775808\n"),
            kSoon);
}

TEST(Gomocup, HasAClockThatDoesNotRunOver) {
  std::istringstream in("START 15\nINFO timeout_turn 1000000000000000\nTURN 7,7\nTURN 0,0\n");
  std::ostringstream out, err;
  const Streams streams{in, out, err};
  Gomocup({.nodes = 30'000}, streams).talk();
  // A clock that ran over would have rung at once, before ten thousand positions.
  EXPECT_THAT(out.str(), HasSubstr("nodes 300")) << out.str();
}

TEST(Gomocup, ContentsItselfWithLittleMemory) {
  for (const char* bytes : {"-1", "0", "1", "1000000", "83886080", "99999999999999999999"}) {
    EXPECT_THAT(answers("START 15\nINFO timeout_turn 60\nINFO max_memory " + std::string(bytes) +
                        "\nTURN 7,7\nEND\n"),
                ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+")))
        << bytes;
  }
}

TEST(GomocupTime, BringsEveryNumberToWhatAClockCanDo) {
  constexpr std::int64_t kDay = 24 * 60 * 60 * 1'000;
  EXPECT_EQ(allowed_time(std::numeric_limits<std::int64_t>::min()), 0);
  EXPECT_EQ(allowed_time(-1), 0);
  EXPECT_EQ(allowed_time(5'000), 5'000);
  EXPECT_EQ(allowed_time(std::numeric_limits<std::int64_t>::max()), 3 * kDay);
}

TEST(GomocupTime, LeavesSomethingOfATurn) {
  const auto budget = [](const TimeRules& rules, int stones) { return rules.budget(stones).count(); };
  for (const std::int64_t turn : {100, 1'000, 30'000, 300'000}) {
    EXPECT_LT(budget({.turn = turn}, 0), turn - 30) << turn;
    EXPECT_GT(budget({.turn = turn}, 0), turn / 3) << turn;
  }
  EXPECT_EQ(budget({.turn = 0}, 0), 5);
  EXPECT_EQ(budget({.turn = 10}, 0), 5);
}

TEST(GomocupTime, SharesOutTheTimeOfAGame) {
  const auto budget = [](const TimeRules& rules, int stones) { return rules.budget(stones).count(); };
  const TimeRules whole{.turn = 30'000, .match = 180'000};
  EXPECT_LE(30 * budget(whole, 0), 180'000);
  EXPECT_GT(budget(whole, 40), budget(whole, 0)) << "fewer moves are to come";
  // Whatever is left, ten moves more can be made of it.
  for (const std::int64_t left : {10'000, 1'000, 400}) {
    const TimeRules late{.turn = 30'000, .match = 180'000, .left = left};
    EXPECT_LT(10 * budget(late, 200), left) << left;
  }
  EXPECT_EQ(budget({.turn = 30'000, .match = 180'000, .left = 0}, 200), 5);
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
