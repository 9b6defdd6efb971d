#include "cli/gomocup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <limits>
#include <sstream>
#include <thread>

#include "cli/conversation.hpp"
#include "cli/gomocup_time.hpp"
#include "cli/line_reader.hpp"
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

// The output of the front for this input, one line per element.
std::vector<std::string> lines_of(const std::string& input) {
  std::vector<std::string> lines;
  std::istringstream out(speak("gomoku gomocup", input).out);
  for (std::string line; std::getline(out, line);) lines.push_back(line);
  return lines;
}

bool is_message(const std::string& line) {
  return line.starts_with("MESSAGE");
}

// The output without messages, and the messages alone.
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

TEST(Gomocup, PlaysInTheCentreOfAnEmptyBoard) {
  EXPECT_THAT(answers("START 15\nBEGIN\nEND\n"), ElementsAre("OK", "7,7"));
}

TEST(Gomocup, AnswersATurnAndABoard) {
  EXPECT_THAT(answers("START 15\nINFO timeout_turn 100\nTURN 7,7\nEND\n"),
              ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+")));
  EXPECT_THAT(answers("START 15\nINFO timeout_turn "
                      "100\nBOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n3,9,2\n5,9,2\n7,9,2\n2,3,2\nDONE\n"),
              ElementsAre("OK", "7,3"));
}

TEST(Gomocup, UndoesAMove) {
  EXPECT_THAT(answers("START 15\nBEGIN\nTAKEBACK 7,7\nTAKEBACK 7,7\nBEGIN\n"),
              ElementsAre("OK", "7,7", "OK", StartsWith("ERROR"), "7,7"));
}

TEST(Gomocup, ReportsWhatItExpects) {
  EXPECT_THAT(
      messages("START 15\nINFO timeout_turn 200\nTURN 7,7\nTURN 0,0\n"),
      Contains(MatchesRegex("MESSAGE depth [1-9][0-9]* value -?[0-9]+ nodes [0-9]+ line ([a-o][0-9]+)+")));
}

// Own stones that make six in a row with g8; nothing else wins at once.
std::string six_to_be(const std::string& rule) {
  return "START 15\nINFO timeout_turn 100\nINFO rule " + rule +
         "\nBOARD\n3,7,1\n4,7,1\n5,7,1\n7,7,1\n8,7,1\n0,0,2\n14,0,2\n0,14,2\n14,14,2\n10,2,2\nDONE\n";
}

TEST(Gomocup, ReadsTheBitsOfARule) {
  for (const char* longer : {"0", "2"})
    EXPECT_THAT(answers(six_to_be(longer)), ElementsAre("OK", "6,7")) << longer;
  // Under renju black may not make six, and with the exact rule six do not win.
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

TEST(Gomocup, RespectsUnusualTimeLimits) {
  const auto seconds = [](const std::string& info) {
    const auto start = Conversation::Clock::now();
    Conversation manager;
    manager.send("START 15\n" + info + "TURN 7,7\nTURN 0,0");
    EXPECT_EQ(manager.answer(), "OK");
    for (int i = 0; i < 2; ++i) EXPECT_THAT(manager.answer(), MatchesRegex("[0-9]+,[0-9]+"));
    return std::chrono::duration<double>(Conversation::Clock::now() - start).count();
  };
  constexpr double kInTime = 5;  // generous, for a loaded machine
  const std::string never = "INFO timeout_turn 99999999999999999999\n";
  EXPECT_LT(seconds("INFO timeout_turn 0\n"), kInTime);
  EXPECT_LT(seconds("INFO timeout_turn -1000000000000000\n"), kInTime);
  EXPECT_LT(seconds(never + "INFO timeout_match 1000\nINFO time_left 1000\n"), kInTime);
  EXPECT_LT(seconds(never + "INFO timeout_match 1000000000000000\nINFO time_left -9223372036854775808\n"),
            kInTime);
}

TEST(Gomocup, HasAClockThatDoesNotOverflow) {
  Conversation manager({.nodes = 30'000});
  for (const char* line : {"START 15", "INFO timeout_turn 1000000000000000", "TURN 7,7", "TURN 0,0"})
    manager.send(line);
  // An overflowing clock would stop at once, before ten thousand positions.
  EXPECT_EQ(manager.line(), "OK");
  manager.line(), manager.line();
  EXPECT_THAT(manager.line(), HasSubstr("nodes 300"));
}

constexpr auto kSoon = std::chrono::milliseconds(500);  // for a loaded machine; the requirement is 50 ms

// Requests a move with a limit of a minute, and waits until the search runs.
void let_think(Conversation& manager) {
  for (const char* line : {"START 15", "INFO timeout_turn 60000", "BOARD", "7,7,1", "8,8,2", "6,8,2", "DONE"})
    manager.send(line);
  EXPECT_EQ(manager.answer(), "OK");
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
}

TEST(Gomocup, AnswersAtOnceWhenStopped) {
  Conversation manager;
  let_think(manager);
  const auto begun = Conversation::Clock::now();
  manager.send("STOP");
  EXPECT_THAT(manager.answer(), MatchesRegex("[0-9]+,[0-9]+"));
  EXPECT_LT(Conversation::Clock::now() - begun, kSoon);
  manager.send("STOP");  // there is no search to stop
  manager.send("ABOUT");
  EXPECT_THAT(manager.answer(), StartsWith("name="));
}

TEST(Gomocup, EndsAtOnceWhileItThinks) {
  Conversation manager;
  let_think(manager);
  const auto begun = Conversation::Clock::now();
  manager.send("END");
  EXPECT_EQ(manager.status(), Answer::Well);
  EXPECT_LT(Conversation::Clock::now() - begun, kSoon);
}

TEST(Gomocup, EndsAtOnceWhenTheInputEnds) {
  Conversation manager;
  let_think(manager);
  const auto begun = Conversation::Clock::now();
  manager.end_input();
  EXPECT_EQ(manager.status(), Answer::Well);
  EXPECT_LT(Conversation::Clock::now() - begun, kSoon);
}

TEST(Gomocup, AStopEndsOnlyEarlierRequests) {
  Conversation manager({.nodes = 30'000});
  for (const char* line : {"START 15", "STOP", "TURN 7,7", "TURN 0,0"}) manager.send(line);
  EXPECT_EQ(manager.line(), "OK");
  manager.line(), manager.line();
  EXPECT_THAT(manager.line(), HasSubstr("nodes 300"));
}

// Black, the engine, has one empty point left, where it would make seven in a row.
TEST(Gomocup, SaysThatEveryPointIsForbidden) {
  constexpr std::array<std::string_view, 7> kRows{"xxx.xxx", "xxxoxox", "xxxooox", "oooxxxo",
                                                  "ooxoooo", "oxooxoo", "ooxxoox"};
  std::string board = "BOARD\n";
  for (std::size_t y = 0; y < kRows.size(); ++y) {
    for (std::size_t x = 0; x < kRows.size(); ++x) {
      if (kRows[y][x] == '.') continue;
      board += std::to_string(x) + ',' + std::to_string(y) + (kRows[y][x] == 'x' ? ",1\n" : ",2\n");
    }
  }
  board += "DONE\n";
  EXPECT_THAT(answers("START 7\nINFO rule 4\n" + board), ElementsAre("OK", HasSubstr("ERROR every empty")));
  EXPECT_THAT(answers("START 7\nINFO rule 0\n" + board), ElementsAre("OK", "3,0"));
}

TEST(Gomocup, RefusesALongLineAndContinues) {
  const std::string longest(LineRules{}.longest, 'A');
  EXPECT_THAT(answers(longest + "\n" + longest + "A\nSTART 15\n" + longest + longest),
              ElementsAre("UNKNOWN command", StartsWith("ERROR a line"), "OK", StartsWith("ERROR a line")));
}

TEST(Gomocup, ReadsOnWhileManyLinesAreQueued) {
  std::string input = "START 15\n";
  for (std::size_t i = 0; i < 3 * LineReader::kMostWaiting; ++i) input += "ABOUT\n";
  EXPECT_EQ(answers(input).size(), 1 + 3 * LineReader::kMostWaiting);
}

TEST(Gomocup, SearchesFewPositionsInAShortTurn) {
  for (const int turn : {1, 2, 5, 10}) {
    Conversation manager;
    manager.send("START 15\nINFO timeout_turn " + std::to_string(turn) + "\nTURN 7,7\nTURN 0,0\nTURN 0,14");
    int most = 0;
    EXPECT_EQ(manager.line(), "OK");
    for (int i = 0; i < 3; ++i) {
      const std::string message = manager.line();
      most = std::max(most, std::stoi(message.substr(message.find("nodes ") + 6)));
      EXPECT_THAT(manager.line(), MatchesRegex("[0-9]+,[0-9]+"));
    }
    EXPECT_GT(most, 10) << turn;
    EXPECT_LE(most, 300 * turn) << turn;
  }
}

TEST(Gomocup, WorksWithLittleMemory) {
  for (const char* bytes : {"-1", "0", "1", "1000000", "83886080", "99999999999999999999"}) {
    EXPECT_THAT(answers("START 15\nINFO timeout_turn 60\nINFO max_memory " + std::string(bytes) +
                        "\nTURN 7,7\nEND\n"),
                ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+")))
        << bytes;
  }
}

TEST(GomocupTime, LimitsEveryNumberToTheRangeOfTheClock) {
  constexpr std::int64_t kDay = 24 * 60 * 60 * 1'000;
  EXPECT_EQ(allowed_time(std::numeric_limits<std::int64_t>::min()), 0);
  EXPECT_EQ(allowed_time(-1), 0);
  EXPECT_EQ(allowed_time(5'000), 5'000);
  EXPECT_EQ(allowed_time(std::numeric_limits<std::int64_t>::max()), 3 * kDay);
}

std::int64_t milliseconds(Microseconds time) {
  return std::chrono::duration_cast<Milliseconds>(time).count();
}

TEST(GomocupTime, LeavesSomethingOfATurn) {
  const auto budget = [](const TimeRules& rules, int stones) { return milliseconds(rules.budget(stones)); };
  for (const std::int64_t turn : {100, 1'000, 30'000, 300'000}) {
    EXPECT_LT(budget({.turn = turn}, 0), turn - 30) << turn;
    EXPECT_GT(budget({.turn = turn}, 0), turn / 3) << turn;
  }
  EXPECT_EQ(budget({.turn = 0}, 0), 5);
}

TEST(GomocupTime, UsesATurnUpAndSavesTheTimeOfAGame) {
  const TimeRules turn{.turn = 1'000, .match = 180'000};
  EXPECT_GE(turn.budget(0), Milliseconds(900));
  EXPECT_EQ(turn.to_begin(turn.budget(0)), turn.budget(0));
  const TimeRules game{.turn = 30'000, .match = 180'000};
  EXPECT_EQ(game.to_begin(game.budget(0)), game.budget(0) / 2);
}

TEST(GomocupTime, ReservesHalfOfAShortTurn) {
  for (const std::int64_t turn : {1, 2, 5, 10, 20, 50}) {
    for (const std::int64_t match : {0, 1'000'000}) {
      const Microseconds budget = TimeRules{.turn = turn, .match = match}.budget(0);
      EXPECT_GT(budget.count(), 0) << turn;
      EXPECT_LE(2 * budget, Milliseconds(turn)) << turn;
    }
    EXPECT_LE(2 * TimeRules({.turn = turn, .match = 1'000, .left = 0}).budget(0),
              std::max(Milliseconds(turn), Milliseconds(10)));
  }
}

TEST(GomocupTime, DividesTheTimeOfAGame) {
  const auto budget = [](const TimeRules& rules, int stones) { return milliseconds(rules.budget(stones)); };
  const TimeRules whole{.turn = 30'000, .match = 180'000};
  EXPECT_LE(30 * budget(whole, 0), 180'000);
  EXPECT_GT(budget(whole, 40), budget(whole, 0)) << "fewer moves are to come";
  // Whatever time is left, the budget allows ten more moves.
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
