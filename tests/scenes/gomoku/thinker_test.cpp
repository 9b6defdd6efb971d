#include "scenes/gomoku/thinker.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "support/test_context.hpp"

namespace quintet::scenes {
namespace {

using namespace std::chrono_literals;

Thinker::Answer wait_for(Thinker& thinker) {
  for (;;) {
    if (auto answer = thinker.poll()) return *std::move(answer);
    std::this_thread::sleep_for(1ms);
  }
}

gomoku::Game opened() {
  gomoku::Game game;
  for (const Point at : {Point{7, 7}, Point{6, 8}, Point{8, 8}}) game.play({.at = at});
  return game;
}

class GomokuThinker : public testing::Test {
 protected:
  TestContext test;
  Thinker thinker{test.context()};
};

TEST_F(GomokuThinker, AnswersWithALegalMoveAtEveryLevel) {
  for (const gomoku::Level level : gomoku::kLevels) {
    thinker.ask_move(opened(), level, milliseconds(20), Random(3));
    EXPECT_TRUE(thinker.running());
    const auto answer = wait_for(thinker);
    ASSERT_TRUE(std::holds_alternative<gomoku::Decision>(answer));
    EXPECT_TRUE(opened().is_legal(std::get<gomoku::Decision>(answer).move));
    EXPECT_FALSE(thinker.running());
  }
}

TEST_F(GomokuThinker, IsHurriedToTheBestMoveSoFar) {
  thinker.ask_move(opened(), gomoku::Level::Master, std::chrono::hours(1), Random(3));
  thinker.hurry();
  EXPECT_TRUE(std::holds_alternative<gomoku::Decision>(wait_for(thinker)));
}

TEST_F(GomokuThinker, NothingComesOfWhatWasCancelled) {
  thinker.ask_move(opened(), gomoku::Level::Master, std::chrono::hours(1), Random(3));
  thinker.cancel();
  EXPECT_FALSE(thinker.running());
  EXPECT_FALSE(thinker.poll());
}

TEST_F(GomokuThinker, GivesAHintWithItsReason) {
  gomoku::Game game;
  for (int i = 0; i < 4; ++i) {
    game.play({.at = {7, 4 + i}});
    if (i < 3) game.play({.at = {9, 4 + 2 * i}});
  }
  game.play({.at = {0, 0}});
  thinker.ask_hint(game, Random(1));
  const auto hint = std::get<gomoku::Hint>(wait_for(thinker));
  EXPECT_EQ(hint.motive, gomoku::Motive::MakesFive);
}

TEST_F(GomokuThinker, DeclinesADrawWhereItIsAboutToWin) {
  gomoku::Game game;
  for (int i = 0; i < 4; ++i) {
    game.play({.at = {7, 4 + i}});
    game.play({.at = {9 + i % 2, 2 * i}});
  }
  thinker.ask_draw(game, gomoku::Colour::Black);
  EXPECT_EQ(std::get<DrawAnswer>(wait_for(thinker)), DrawAnswer::Refused);
  thinker.ask_draw(game, gomoku::Colour::White);
  EXPECT_EQ(std::get<DrawAnswer>(wait_for(thinker)), DrawAnswer::Accepted);
}

}  // namespace
}  // namespace quintet::scenes
