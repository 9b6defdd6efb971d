#include "core/go/engine_analyst.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/go/test_channel.hpp"

namespace quintet::go {
namespace {

class GoEngineAnalyst : public testing::Test {
 protected:
  static Move stone(std::string_view at) { return {.at = *read_point_name(at, 9)}; }

  Talk talk_;
  EngineAnalyst analyst_{[this] { return std::make_unique<TestChannel>(talk_); }, std::chrono::seconds(1)};
  ReachedPosition start_{Game(Start{.side = 9})};
};

TEST_F(GoEngineAnalyst, JudgesForBlackWhoeverIsToMove) {
  talk_.answering = analysing("info move C3 visits 40 winrate 0.7 scoreLead 2.5 order 0 pv C3 pass D4\n");
  const Judgement black = analyst_.judge(start_, Look::Brief, {});
  EXPECT_DOUBLE_EQ(black.chance, 0.7);
  EXPECT_EQ(black.lead, 2.5);
  EXPECT_THAT(black.line, testing::ElementsAre(stone("C3")));
  ReachedPosition next = start_;
  next.play(stone("E5"));
  const Judgement white = analyst_.judge(next, Look::Close, {});
  EXPECT_DOUBLE_EQ(white.chance, 0.3);
  EXPECT_EQ(white.lead, -2.5);
  EXPECT_FALSE(analyst_.fault());
}

TEST_F(GoEngineAnalyst, TellsNoPointsWhereTheEngineTellsNone) {
  talk_.answering = analysing("info move C3 visits 40 winrate 0.7 order 0 pv C3\n");
  EXPECT_FALSE(analyst_.judge(start_, Look::Brief, {}).lead);
}

TEST_F(GoEngineAnalyst, BlamesTheMoveThatTheEngineBlames) {
  const std::string well = "info move G7 visits 9 winrate 0.9 scoreLead 9 order 0 pv G7\n",
                    badly = "info move G7 visits 9 winrate 0.2 scoreLead -4 order 0 pv G7\n",
                    best = "info move C3 visits 9 winrate 0.8 scoreLead 4 order 0 pv C3\n";
  talk_.answering = [&, start = analysing(best), after_c3 = analysing(badly), after_a1 = analysing(well),
                     shown = std::string()](const std::string& command) mutable {
    if (command == "undo" || command.starts_with("play")) shown = command;
    if (shown == "play b A1") return after_a1(command);
    return shown == "play b C3" ? after_c3(command) : start(command);
  };
  const JudgedMove judged = judge_move(analyst_, start_, stone("A1"), Strictness::Strong);
  EXPECT_EQ(judged.slip, Slip::Blunder);
  EXPECT_EQ(judged.best.move, stone("C3"));
  EXPECT_EQ(judged.answer.move, stone("G7"));
  EXPECT_NEAR(judged.lost, 0.7, 1e-9);
  EXPECT_NEAR(judged.points, 13, 1e-9);
}

TEST_F(GoEngineAnalyst, LetsThePlayoutsPlayerJudgeWhereTheEngineFails) {
  talk_.answering = moving("=# D4\n");
  const Judgement judged = analyst_.judge(start_, Look::Brief, {});
  EXPECT_FALSE(judged.line.empty());
  ASSERT_TRUE(analyst_.fault());
  EXPECT_EQ(analyst_.fault()->kind, EngineFault::Kind::NoAnalysis);
  talk_.taken();
  analyst_.judge(start_, Look::Brief, {});
  EXPECT_TRUE(talk_.commands.empty()) << "it is not asked again";
}

TEST_F(GoEngineAnalyst, CountsAGameThatIsOverWithoutTheEngine) {
  talk_.answering = [](const std::string&) { return std::string("(ends)"); };
  ReachedPosition over = start_;
  over.play({.kind = Move::Kind::ResignBlack});
  EXPECT_EQ(analyst_.judge(over, Look::Close, {}).chance, 0);
  EXPECT_FALSE(analyst_.fault());
}

TEST_F(GoEngineAnalyst, AStopIsNoFault) {
  std::stop_source stop;
  talk_.answering = analysing("");
  talk_.unheard = [&] { stop.request_stop(); };
  EXPECT_FALSE(analyst_.judge(start_, Look::Brief, stop.get_token()).line.empty());
  EXPECT_FALSE(analyst_.fault());
}

}  // namespace
}  // namespace quintet::go
