#include "ui/stones/thinker.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <thread>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using namespace std::chrono_literals;

// A game is a number; a computer of the level n adds n to it. With more time than a minute it thinks until it is stopped.
struct Adder {
  using Game = int;
  using Level = int;
  using Decision = int;
  struct Hint {
    int number;
  };
  static constexpr std::size_t kTable = 1;

  explicit Adder(std::size_t table) {
    if (table == 0) throw std::bad_alloc();
  }
  static void wait(const std::stop_token& stop) {
    while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
  }
  int decide(int game, int level, Duration time, Random /*chance*/, const std::stop_token& stop) {
    if (level < 0) throw std::runtime_error("no such level");
    if (time > std::chrono::minutes(1)) wait(stop);
    return game + level;
  }
  Hint advise(int game, Random /*chance*/, const std::stop_token& /*stop*/) { return {game + 1}; }
  bool accepts_draw(int game, Colour colour, const std::stop_token& /*stop*/) {
    return game == 0 || colour == Colour::White;
  }
  double judge(int game, const std::stop_token& stop) {
    if (game < 0) wait(stop);
    return 0.25;
  }
};
using AdderThinker = Thinker<Adder>;

class AThinker : public testing::Test {
 protected:
  auto outcome() {
    auto found = thinker.poll();
    for (; !found; found = thinker.poll()) std::this_thread::sleep_for(1ms);
    return *std::move(found);
  }
  AdderThinker::MoveAnswer move() { return std::get<AdderThinker::MoveAnswer>(outcome().value()); }

  TestContext test;
  AdderThinker thinker{test.context()};
};

TEST_F(AThinker, AnswersEachRequest) {
  thinker.ask_move(5, 2, 1s, Random(1));
  EXPECT_TRUE(thinker.running());
  const auto answer = move();
  EXPECT_EQ(answer.decision, 7);
  EXPECT_FALSE(answer.chance);
  EXPECT_FALSE(thinker.running());
  thinker.ask_hint(5, Random(1));
  EXPECT_EQ(std::get<Adder::Hint>(outcome().value()).number, 6);
  thinker.ask_draw(5, Colour::Black);
  EXPECT_EQ(std::get<DrawAnswer>(outcome().value()), DrawAnswer::Refused);
  thinker.ask_draw(5, Colour::White);
  EXPECT_EQ(std::get<DrawAnswer>(outcome().value()), DrawAnswer::Accepted);
}

TEST_F(AThinker, JudgesThePositionWhereThatIsAskedFor) {
  thinker.ask_move(5, 2, 1s, Random(1), AdderThinker::Judging::Yes);
  EXPECT_EQ(move().chance, 0.25);
}

TEST_F(AThinker, GivesNoChanceThatItHadNoTimeFor) {
  thinker.ask_move(-5, 2, 1s, Random(1), AdderThinker::Judging::Yes);
  thinker.hurry();
  const auto answer = move();
  EXPECT_EQ(answer.decision, -3);
  EXPECT_FALSE(answer.chance);
}

TEST_F(AThinker, ReturnsTheBestSoFarWhenHurried) {
  thinker.ask_move(5, 2, std::chrono::hours(1), Random(1));
  thinker.hurry();
  EXPECT_EQ(move().decision, 7);
}

TEST_F(AThinker, HasNoAnswerToACancelledRequest) {
  thinker.ask_move(5, 2, std::chrono::hours(1), Random(1));
  thinker.cancel();
  EXPECT_FALSE(thinker.running());
  EXPECT_FALSE(thinker.poll());
}

TEST_F(AThinker, AnswersOnlyTheLastRequest) {
  thinker.ask_move(5, 2, std::chrono::hours(1), Random(1));
  thinker.ask_move(5, 3, 1s, Random(1));
  EXPECT_EQ(move().decision, 8);
}

TEST_F(AThinker, TellsWhyThePlayerFailed) {
  thinker.ask_move(5, -1, 1s, Random(1));
  const auto failed = outcome();
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().text, "no such level");
}

}  // namespace
}  // namespace quintet::ui
