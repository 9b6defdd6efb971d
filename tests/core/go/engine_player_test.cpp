#include "core/go/engine_player.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>
#include <functional>

#include "core/text.hpp"
#include "support/error_of.hpp"

namespace quintet::go {
namespace {

using Kind = EngineFault::Kind;
using What = EngineChannel::Heard::What;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// What an engine answers to a command, as lines; `#` stands for the number of the command.
using Answering = std::function<std::string(const std::string& command)>;

struct Talk {
  std::vector<std::string> commands{};  // without numbers
  int started = 0;
  Answering answering;
  std::function<void()> unheard{};  // called when it is waited for an answer that does not come
  std::string late{};               // comes when it is waited for an answer to the last genmove
  std::string genmove_id{};

  std::vector<std::string> taken() { return std::exchange(commands, {}); }
};

class TestChannel final : public EngineChannel {
 public:
  explicit TestChannel(Talk& talk) : talk_(talk) { ++talk_.started; }

  bool send(const std::string& line) override {
    const std::size_t blank = line.find(' ');
    const bool numbered = line.find_first_not_of("0123456789") == blank;
    const std::string id = numbered ? line.substr(0, blank) : "",
                      command = numbered ? line.substr(blank + 1) : line;
    talk_.commands.push_back(command);
    if (command.starts_with("genmove")) talk_.genmove_id = id;
    const std::string answer = talk_.answering(command);
    if (answer == "(ends)")
      ended_ = true;
    else
      say(answer, id);
    return true;
  }
  Heard hear(std::optional<std::chrono::milliseconds> limit, const std::stop_token& stop) override {
    if (lines_.empty() && limit != std::chrono::milliseconds{0})
      say(std::exchange(talk_.late, {}), talk_.genmove_id);
    if (lines_.empty()) {
      if (ended_) return {.what = What::Ended, .text = "no memory", .status = 3};
      if (limit == std::chrono::milliseconds{0}) return {};
      if (talk_.unheard) talk_.unheard();
      return {.what = stop.stop_requested() ? What::Stopped : What::Silence};
    }
    Heard heard{.what = What::Line, .text = lines_.front()};
    lines_.pop_front();
    return heard;
  }

 private:
  void say(std::string answer, const std::string& id) {
    if (answer.empty()) return;
    for (std::size_t at = answer.find('#'); at != std::string::npos; at = answer.find('#'))
      answer.replace(at, 1, id);
    for (const std::string_view each : split(answer, '\n')) lines_.emplace_back(each);
  }

  Talk& talk_;
  std::deque<std::string> lines_;
  bool ended_ = false;
};

// An engine that knows everything that is asked for, and moves as it is told.
Answering moving(std::string move) {
  return [move = std::move(move)](const std::string& command) -> std::string {
    if (command == "name") return "=# Test Engine\n";
    if (command == "version") return "=# 1.2\n";
    if (command == "list_commands")
      return "=# play\nundo\ngenmove\nset_free_handicap\ntime_left\nkata-set-rules\n";
    if (command.starts_with("genmove")) return move;
    return "=#\n";
  };
}

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

}  // namespace
}  // namespace quintet::go
