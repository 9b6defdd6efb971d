#include "games/gomoku/seats.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <thread>

#include "core/gomoku/review.hpp"
#include "games/gomoku/controller.hpp"
#include "games/gomoku/settings.hpp"
#include "support/game_page.hpp"
#include "support/test_context.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using namespace std::chrono_literals;

Thinker::Answer wait_for(Thinker& thinker) {
  for (;;) {
    if (auto answer = thinker.poll()) return std::move(*answer).value();
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
    ASSERT_TRUE(std::holds_alternative<MoveAnswer>(answer));
    EXPECT_TRUE(opened().is_legal(std::get<MoveAnswer>(answer).decision.move));
    EXPECT_FALSE(thinker.running());
  }
}

TEST_F(GomokuThinker, ReturnsTheBestMoveSoFarWhenHurried) {
  thinker.ask_move(opened(), gomoku::Level::Master, std::chrono::hours(1), Random(3));
  thinker.hurry();
  EXPECT_TRUE(std::holds_alternative<MoveAnswer>(wait_for(thinker)));
}

// Seven stones, which no book knows.
gomoku::Game unclear() {
  gomoku::Game game;
  for (const Point at : {Point{7, 7}, {6, 8}, {9, 5}, {5, 5}, {10, 9}, {3, 8}, {8, 11}})
    game.play({.at = at});
  return game;
}

// The time limit ends the search for the move, not that for the chance.
TEST_F(GomokuThinker, JudgesThePositionBeforeItSearchesForAMove) {
  const gomoku::Game game = unclear();
  const double white = winning_chance(gomoku::Computer(Thinker::kTable).judge(game.board(), game.rule()));
  std::optional<double> black;
  for (auto patience = 100ms; !black && patience < 20s; patience *= 2) {
    Thinker fresh(test.context());  // what an earlier search has found would change the judgement
    fresh.ask_move(game, gomoku::Level::Master, std::chrono::hours(1), Random(3), Thinker::Judging::Yes);
    std::this_thread::sleep_for(patience);
    fresh.hurry();
    black = std::get<MoveAnswer>(wait_for(fresh)).chance;
  }
  ASSERT_TRUE(black);
  EXPECT_DOUBLE_EQ(*black, 1 - white);
}

TEST_F(GomokuThinker, GivesNoChanceThatItHadNoTimeFor) {
  thinker.ask_move(unclear(), gomoku::Level::Master, std::chrono::hours(1), Random(3), Thinker::Judging::Yes);
  thinker.hurry();
  const auto answer = std::get<MoveAnswer>(wait_for(thinker));
  EXPECT_TRUE(unclear().is_legal(answer.decision.move));
  EXPECT_NE(answer.chance, 0.5);
}

TEST_F(GomokuThinker, ACancelledRequestHasNoAnswer) {
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
  EXPECT_EQ(hint.wins_by, std::vector{hint.at});
}

TEST_F(GomokuThinker, DeclinesADrawWhenItIsAboutToWin) {
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

// The loop sleeps while nothing moves: the page requests a wake-up when the time limit ends, independent of the clock
// display.
TEST(GomokuController, WakesWhenTheThinkingTimeEnds) {
  TestContext test;
  test.player().change(gomoku::Settings{.thinking = 1});
  Match match({}, {SeatPlayer{}, SeatPlayer{Level::Master}});
  for (const Point at : {Point{7, 7}, {6, 8}, {9, 5}, {5, 5}, {10, 9}, {3, 8}, {8, 11}})
    match.play({.at = at});
  ui::GamePage& page = ui::push_game<Controller>(test, match);
  const auto thinking = [&] { return test.seen().find("thinking=yes") != std::string::npos; };
  for (int i = 0; i < 200 && !thinking(); ++i) test.wait(milliseconds(10));
  ASSERT_TRUE(thinking()) << test.seen();
  // Late in the second, when the digits of the clocks, which began earlier, have just changed.
  test.wait(milliseconds(900));
  if (thinking()) {
    EXPECT_LE(*page.due(), milliseconds(100));
  }
}

// More memory than available: levels with a table fail.
class AComputerThatFails : public testing::Test {
 protected:
  AComputerThatFails() {
    test.context().log = [this](std::string_view line) { logged.emplace_back(line); };
  }
  void open(const gomoku::Start& start, const Match::SeatPlayers& players, std::vector<Point> points = {}) {
    Match match(start, players);
    for (const Point at : points) match.play({.at = at});
    ui::push_game<Controller>(test, match, std::numeric_limits<std::size_t>::max());
  }
  void wait_for(std::string_view words) {
    const auto given_up = std::chrono::steady_clock::now() + 20s;
    while (test.seen().find(words) == std::string::npos) {
      ASSERT_LT(std::chrono::steady_clock::now(), given_up) << test.seen();
      test.send({});
    }
  }

  TestContext test;
  std::vector<std::string> logged;
};

TEST_F(AComputerThatFails, MovesWithoutSearchAndSaysSo) {
  open({}, {SeatPlayer{}, SeatPlayer{gomoku::Level::Master}}, {{7, 7}, {0, 0}, {7, 8}, {0, 14}, {7, 9}});
  wait_for("stones=6");
  EXPECT_THAT(test.seen(), testing::HasSubstr("remark=The computer played a quick move"));
  ASSERT_EQ(logged.size(), 1U);
  EXPECT_THAT(logged.front(), testing::HasSubstr(" failed: "));
  test.wait(motion::kCalm);
  test.tap("a1");
  wait_for("stones=8");
  EXPECT_EQ(logged.size(), 1U);
}

TEST_F(AComputerThatFails, LaysOutAnOpeningAndChoosesAColourWithoutSearch) {
  open({.opening = gomoku::Opening::Swap}, {SeatPlayer{}, SeatPlayer{gomoku::Level::Master}},
       {{7, 7}, {6, 6}, {7, 8}});
  wait_for("stones=4 to_move=black acts=person");
  open({.opening = gomoku::Opening::Swap}, {SeatPlayer{gomoku::Level::Pupil}, SeatPlayer{}});
  wait_for("stones=3 to_move=white acts=person");
  wait_for("choosing=yes");
}

TEST_F(AComputerThatFails, HasNoHintAndDeclinesADraw) {
  open({}, {SeatPlayer{}, SeatPlayer{gomoku::Level::Pupil}}, {{7, 7}, {6, 6}});
  test.wait(motion::kCalm);
  test.press(Action::Hint);
  wait_for("remark=No hint found.");
  test.tap("gomoku.play.draw");
  wait_for("remark=The computer declines the draw.");
  EXPECT_EQ(logged.size(), 1U);
}

}  // namespace
}  // namespace quintet::gomoku
