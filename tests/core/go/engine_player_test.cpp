#include "core/go/engine_player.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "core/go/test_channel.hpp"
#include "core/text.hpp"
#include "support/error_of.hpp"

namespace quintet::go {
namespace {

using Kind = EngineFault::Kind;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class EnginePlayerTest : public testing::Test {
 protected:
  static std::vector<Move> moves(std::string_view names, int side = 9) {
    std::vector<Move> all;
    for (const std::string_view name : split(names, ' '))
      if (!name.empty())
        all.push_back(name == "pass" ? Move{.kind = Move::Kind::Pass}
                                     : Move{.at = *read_point_name(name, side)});
    return all;
  }
  static EngineTask task(std::string_view names, Start start = {.side = 9}) {
    return {start, moves(names), {}};
  }
  auto decide(std::string_view names, Start start = {.side = 9}) {
    return player_.decide(task(names, start), {});
  }
  // The commands without the greeting.
  std::vector<std::string> said() {
    auto all = talk_.taken();
    std::erase_if(all, [](const std::string& each) {
      return each == "name" || each == "version" || each == "list_commands";
    });
    return all;
  }

  Talk talk_{.answering = moving("=# D4\n")};
  EnginePlayer player_{[this] { return std::make_unique<TestChannel>(talk_); }};
};

TEST_F(EnginePlayerTest, SaysWhoItIs) {
  const auto facts = player_.greet({}, {});
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->name, "Test Engine");
  EXPECT_EQ(facts->version, "1.2");
  EXPECT_TRUE(facts->can("undo"));
  EXPECT_FALSE(facts->can("loadsgf"));
}

TEST_F(EnginePlayerTest, TellsTheGameAndAsksForAMove) {
  const auto move = decide("E5 pass", {.side = 9, .rules = RuleSet::Japanese, .komi = 13});
  ASSERT_TRUE(move);
  EXPECT_EQ(move->move, (Move{.at = {5, 3}}));
  EXPECT_THAT(said(), ElementsAre("boardsize 9", "clear_board", "komi 6.5", "kata-set-rules japanese",
                                  "play b E5", "play w pass", "genmove b"));
}

TEST_F(EnginePlayerTest, TellsOnlyWhatIsNew) {
  ASSERT_TRUE(decide(""));
  said();
  talk_.answering = moving("=# C3\n");
  ASSERT_TRUE(decide("D4 E5 E4 F5"));
  EXPECT_THAT(said(), ElementsAre("play w E5", "play b E4", "play w F5", "genmove b"));
}

TEST_F(EnginePlayerTest, UndoesWhatWasTakenBack) {
  ASSERT_TRUE(decide("E5 E4"));
  said();
  ASSERT_TRUE(decide("E5 C3"));
  EXPECT_THAT(said(), ElementsAre("undo", "undo", "play w C3", "genmove b"));
}

TEST_F(EnginePlayerTest, BeginsAnewWhereItCannotUndo) {
  talk_.answering = [usual = moving("=# D4\n")](const std::string& command) {
    return command == "undo" ? std::string("?# cannot undo\n") : usual(command);
  };
  ASSERT_TRUE(decide("E5 E4"));
  said();
  ASSERT_TRUE(decide("E5 C3"));
  EXPECT_THAT(said(), ElementsAre("undo", "boardsize 9", "clear_board", "komi 7.5", "kata-set-rules chinese",
                                  "play b E5", "play w C3", "genmove b"));
}

TEST_F(EnginePlayerTest, PlacesHandicapAndPositions) {
  ASSERT_TRUE(decide("", {.side = 9, .komi = 1, .handicap = 2}));
  EXPECT_THAT(said(), ElementsAre("boardsize 9", "clear_board", "komi 0.5", "kata-set-rules chinese",
                                  "set_free_handicap C3 G7", "genmove w"));
  ASSERT_TRUE(
      decide("", {.side = 9, .stones = {std::vector<Point>{{0, 0}}, {{8, 8}}}, .first = Colour::White}));
  EXPECT_THAT(said(), ElementsAre("boardsize 9", "clear_board", "komi 7.5", "kata-set-rules chinese",
                                  "play b A9", "play w J1", "genmove w"));
}

TEST_F(EnginePlayerTest, PlaysTheHandicapWhereItIsRefused) {
  talk_.answering = [usual = moving("=# D4\n")](const std::string& command) {
    return command.starts_with("set_free") ? std::string("?# no\n") : usual(command);
  };
  ASSERT_TRUE(decide("", {.side = 9, .handicap = 2}));
  EXPECT_THAT(said(), Contains("play b G7"));
}

TEST_F(EnginePlayerTest, TellsTheTimeWhileAClockRuns) {
  EngineTask timed = task("");
  timed.clock = GameClock({.kind = TimeControl::Kind::ByoYomi,
                           .main = std::chrono::minutes(10),
                           .extra = std::chrono::seconds(30),
                           .count = 5});
  ASSERT_TRUE(player_.decide(timed, {}));
  const auto all = said();
  EXPECT_THAT(all, Contains("time_settings 600 30 1"));
  EXPECT_THAT(all, Contains("time_left b 600 0"));
  EXPECT_THAT(all, Contains("time_left w 600 0"));
}

TEST_F(EnginePlayerTest, PassesAndResigns) {
  talk_.answering = moving("=# pass\n");
  EXPECT_EQ(decide("E5")->move.kind, Move::Kind::Pass);
  talk_.answering = moving("=# resign\n");
  EXPECT_EQ(decide("E5")->move.kind, Move::Kind::ResignWhite);
  // It has not moved.
  said();
  talk_.answering = moving("=# D4\n");
  ASSERT_TRUE(decide("E5"));
  EXPECT_THAT(said(), ElementsAre("genmove w"));
}

TEST_F(EnginePlayerTest, TellsMovesThatAreNone) {
  talk_.answering = moving("=# banana split\n");
  EXPECT_EQ(error_of(decide("")), (EngineFault{Kind::Unreadable, "genmove b", "banana split", {}}));
  talk_.answering = moving("=# E5\n");
  EXPECT_EQ(error_of(decide("E5")), (EngineFault{Kind::Illegal, "genmove w", "E5", {}}));
  talk_.answering = moving("?# I am tired\n");
  EXPECT_EQ(error_of(decide("E5")), (EngineFault{Kind::Refused, "genmove w", "I am tired", {}}));
}

// After a fault nothing that the engine knows is relied on.
TEST_F(EnginePlayerTest, StartsItAgainAfterAFault) {
  talk_.answering = moving("=# E5\n");
  ASSERT_FALSE(decide("E5"));
  talk_.answering = moving("=# D4\n");
  EXPECT_TRUE(decide("E5"));
  EXPECT_EQ(talk_.started, 2);
}

TEST_F(EnginePlayerTest, StartsADeadEngineOnceMore) {
  bool dead = false;
  talk_.answering = [&, usual = moving("=# D4\n")](const std::string& command) {
    return command.starts_with("genmove") && !std::exchange(dead, true) ? std::string("(ends)")
                                                                        : usual(command);
  };
  const auto move = decide("E5");
  ASSERT_TRUE(move);
  EXPECT_EQ(move->move, (Move{.at = {5, 3}}));
  EXPECT_EQ(talk_.started, 2);
}

TEST_F(EnginePlayerTest, TellsOneThatDiesAgain) {
  talk_.answering = moving("(ends)");
  EXPECT_EQ(error_of(decide("E5")), (EngineFault{Kind::Ended, "genmove w", "no memory", 3}));
  EXPECT_EQ(talk_.started, 2);
}

TEST_F(EnginePlayerTest, DoesNotTryAgainWhatNeverAnswered) {
  talk_.answering = [](const std::string&) { return std::string("(ends)"); };
  EXPECT_EQ(error_of(decide("E5"))->kind, Kind::Ended);
  EXPECT_EQ(talk_.started, 1);
}

TEST_F(EnginePlayerTest, IgnoresASecondAnswerAndTellsIt) {
  talk_.answering = moving("=# D4\n\n=# F6\n");
  EXPECT_EQ(decide("")->surplus, 0);
  const auto move = decide("D4 E5");
  ASSERT_FALSE(move);  // D4 again
  talk_.answering = moving("=# C3\n\n=# F6\n");
  ASSERT_TRUE(decide("D4 E5"));
  talk_.answering = moving("=# C5\n");
  const auto next = decide("D4 E5 C3 F5");
  ASSERT_TRUE(next);
  EXPECT_EQ(next->move, (Move{.at = *read_point_name("C5", 9)}));
  EXPECT_EQ(next->surplus, 1);
}

TEST_F(EnginePlayerTest, TellsAFloodOfAnswers) {
  std::string flood;
  for (int i = 0; i < 2000; ++i) flood += "=1 D4\n\n";
  talk_.answering = moving(flood);
  EXPECT_EQ(error_of(decide(""))->kind, Kind::Flood);
}

TEST_F(EnginePlayerTest, TellsAnAnswerToACommandThatWasNeverSent) {
  talk_.answering = moving("=4711 D4\n");
  EXPECT_EQ(error_of(decide("")), (EngineFault{Kind::WrongId, "genmove b", "=4711 D4", {}}));
}

TEST_F(EnginePlayerTest, TellsAnAnswerWithoutItsEmptyLine) {
  talk_.answering = moving("=# D4");
  EXPECT_EQ(error_of(decide(""))->kind, Kind::Unfinished);
}

TEST_F(EnginePlayerTest, TellsWhatIsNoGtp) {
  talk_.answering = [](const std::string&) { return std::string("Invalid move: 1 name\nblack(1): "); };
  EXPECT_EQ(error_of(player_.greet(std::chrono::seconds(1), {})),
            (EngineFault{Kind::NoGtp, "name", "black(1): ", {}}));
  talk_.answering = [](const std::string&) {
    std::string banner;
    for (int i = 0; i < 1000; ++i) banner += "Welcome\n";
    return banner;
  };
  EXPECT_EQ(error_of(player_.greet({}, {}))->kind, Kind::NoGtp);
}

TEST_F(EnginePlayerTest, PlaysWithOneThatRepeatsNoNumbers) {
  talk_.answering = [](const std::string& command) {
    return command.starts_with("genmove") ? std::string("= D4\n") : std::string("=\n");
  };
  const auto move = decide("E5");
  ASSERT_TRUE(move);
  EXPECT_EQ(move->move, (Move{.at = {5, 3}}));
  EXPECT_THAT(said(), ElementsAre("boardsize 9", "clear_board", "komi 7.5", "play b E5", "genmove w"));
}

// The person takes a move back while the engine thinks.
TEST_F(EnginePlayerTest, TakesBackAMoveThatWasNotWaitedFor) {
  std::stop_source stop;
  talk_.answering = moving("");
  talk_.unheard = [&] { stop.request_stop(); };
  EXPECT_EQ(error_of(player_.decide(task("E5"), stop.get_token()))->kind, Kind::Stopped);
  said();
  // Its answer never comes.
  talk_.answering = moving("=# C3\n");
  talk_.unheard = {};
  const auto move = player_.decide(task("E4"), {});
  ASSERT_TRUE(move);
  EXPECT_EQ(move->move, (Move{.at = *read_point_name("C3", 9)}));
  EXPECT_EQ(talk_.started, 2);  // it was not there soon
  EXPECT_EQ(move->surplus, 0);
}

TEST_F(EnginePlayerTest, UndoesAMoveThatCameTooLate) {
  std::stop_source stop;
  talk_.answering = moving("");
  talk_.unheard = [&] { stop.request_stop(); };
  EXPECT_EQ(error_of(player_.decide(task("E5"), stop.get_token()))->kind, Kind::Stopped);
  said();
  talk_.unheard = {};
  talk_.late = "=# F6\n";
  talk_.answering = moving("=# C3\n");
  const auto move = player_.decide(task("E4"), {});
  ASSERT_TRUE(move);
  EXPECT_EQ(move->move, (Move{.at = *read_point_name("C3", 9)}));
  EXPECT_THAT(said(), ElementsAre("undo", "undo", "play b E4", "genmove w"));
  EXPECT_EQ(talk_.started, 1);
  EXPECT_EQ(move->surplus, 0);
}

// Another page came above the board, and is gone.
TEST_F(EnginePlayerTest, GoesOnWaitingForTheSameMove) {
  std::stop_source stop;
  talk_.answering = moving("");
  talk_.unheard = [&] { stop.request_stop(); };
  EXPECT_EQ(error_of(player_.decide(task("E5"), stop.get_token()))->kind, Kind::Stopped);
  said();
  talk_.unheard = {};
  talk_.late = "=# F6\n";
  const auto move = player_.decide(task("E5"), {});
  ASSERT_TRUE(move);
  EXPECT_EQ(move->move, (Move{.at = *read_point_name("F6", 9)}));
  EXPECT_THAT(said(), IsEmpty());
}

TEST_F(EnginePlayerTest, KeepsLongAnswersOutOfItsMessages) {
  talk_.answering = moving("=# " + std::string(5000, 'x') + "\n");
  EXPECT_LE(error_of(decide(""))->answer.size(), 200U);
  talk_.answering = moving("=# " + std::string(2U << 20U, 'x') + "\n");
  EXPECT_EQ(error_of(decide(""))->kind, Kind::Flood);
}

// What it sees is told from the side to move.
TEST_F(EnginePlayerTest, AnalysesAPosition) {
  talk_.answering = analysing(
      "info move C3 visits 40 winrate 0.7 scoreLead 2.5 order 0 pv C3 D4 D4 "
      "info move E5 visits 9 winrate 0.9 order 1 pv E5\n");
  const auto views = player_.analyse(task("E5"), 2, {}, {});
  ASSERT_TRUE(views);
  ASSERT_EQ(views->size(), 1U) << "E5 is taken";
  EXPECT_EQ(views->front().move, read_point_name("C3", 9));
  EXPECT_EQ(views->front().line.size(), 2U) << "a stone cannot be placed twice";
  EXPECT_EQ(views->front().lead, 2.5);
  EXPECT_THAT(said(), ElementsAre("boardsize 9", "clear_board", "komi 7.5", "kata-set-rules chinese",
                                  "play b E5", "kata-analyze w 20", "protocol_version"));
  // It can play afterwards.
  ASSERT_TRUE(decide("E5"));
  EXPECT_THAT(said(), ElementsAre("genmove w"));
  EXPECT_EQ(talk_.started, 1);
}

TEST_F(EnginePlayerTest, AnalysesInTheFormOfLeelaZero) {
  talk_.answering = analysing("info move pass visits 4 winrate 2500 order 0 pv pass\n", "lz-analyze");
  const auto views = player_.analyse(task(""), 1, {}, {});
  ASSERT_TRUE(views);
  EXPECT_FALSE(views->front().move);
  EXPECT_EQ(views->front().chance, 0.25);
  EXPECT_FALSE(views->front().lead);
}

TEST_F(EnginePlayerTest, TellsThatItCannotAnalyse) {
  EXPECT_EQ(error_of(player_.analyse(task(""), 1, {}, {}))->kind, Kind::NoAnalysis);
  talk_.answering = analysing("info move E5 visits 9 winrate 0.9 order 0 pv E5\n");
  EXPECT_EQ(error_of(player_.analyse(task("E5"), 1, {}, {})),
            (EngineFault{Kind::Illegal, "kata-analyze w 20", "E5", {}}));
  talk_.answering = [usual = analysing("")](const std::string& command) {
    return command.starts_with("kata-analyze") ? std::string("?# busy\n") : usual(command);
  };
  EXPECT_EQ(error_of(player_.analyse(task("E5"), 1, {}, {}))->kind, Kind::Refused);
  talk_.answering = analysing("");
  EXPECT_EQ(error_of(player_.analyse(task("E5"), 1, std::chrono::seconds(1), {}))->kind, Kind::Unfinished);
}

TEST_F(EnginePlayerTest, DoesNotListenForEverToAnAnalysis) {
  talk_.answering = [usual = analysing("")](const std::string& command) {
    if (!command.starts_with("kata-analyze")) return usual(command);
    std::string reports = "=#\n";
    for (int i = 0; i < 3000; ++i) reports += "info nothing\n";
    return reports;
  };
  EXPECT_EQ(error_of(player_.analyse(task(""), 1, {}, {}))->kind, Kind::Unfinished);
}

// The person closes the review.
TEST_F(EnginePlayerTest, EndsAnAnalysisThatIsNotWaitedFor) {
  std::stop_source stop;
  talk_.answering = analysing("");
  talk_.unheard = [&] { stop.request_stop(); };
  EXPECT_EQ(error_of(player_.analyse(task("E5"), 1, {}, stop.get_token()))->kind, Kind::Stopped);
  EXPECT_EQ(said().back(), "protocol_version");
  talk_.unheard = {};
  EXPECT_TRUE(decide("E5"));
  EXPECT_EQ(talk_.started, 1);
}

}  // namespace
}  // namespace quintet::go
