// The lesson on the first board: every step, wrong points, and what leads to it.
#include "games/gomoku/help.hpp"
#include "ui/kit/game_definition.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/gomoku/threats.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/results.hpp"
#include "support/test_context.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

class GomokuLesson : public testing::Test {
 protected:
  void begin() {
    test.push_made(lesson_page, [this] { finished = true; });
    test.settle();
  }
  void take(std::string_view point) {
    test.tap(point);
    test.settle();
  }
  bool says(const std::string& word) const {
    return (test.seen() + ' ').find(' ' + word + ' ') != std::string::npos;
  }

  TestContext test;
  bool finished = false;
};

TEST_F(GomokuLesson, TeachesByDoing) {
  for (const std::string_view third : {"c3", "g7"}) {
    for (const auto& [four, five] : {std::pair{"c5", "g5"}, {"g5", "c5"}}) {
      begin();
      EXPECT_TRUE(says("step=1") && says("hint=h5")) << test.seen();
      take("h5");
      EXPECT_TRUE(says("step=2")) << test.seen();
      take("e3");
      EXPECT_TRUE(says("step=3")) << test.seen();
      take(third);
      EXPECT_TRUE(says("step=4")) << test.seen();
      take(four);
      EXPECT_TRUE(says("step=5") && says("stones=8")) << test.seen();
      // White has stopped one end; the other one wins, and a wrong point shows it.
      take("a1");
      EXPECT_TRUE(says("stones=8")) << test.seen();
      const std::string seen = test.seen();
      const auto at = seen.find("hint=");
      ASSERT_NE(at, std::string::npos) << five;
      take(seen.substr(at + 5, 2));
      EXPECT_TRUE(says("step=6")) << test.seen();
      take("e5");
      EXPECT_TRUE(says("step=7") && says("stones=10")) << test.seen();
      take(third == "c3" ? "e4" : "e8");
      EXPECT_TRUE(says("step=8")) << test.seen();
      take("f3");
      EXPECT_TRUE(says("step=9") && says("stones=12")) << test.seen();
      take(third == "c3" ? "f2" : "f6");
      EXPECT_TRUE(says("over") && says("focus=gomoku.lesson.play")) << test.seen();
      EXPECT_FALSE(finished);
      test.press(Action::Confirm);
      EXPECT_TRUE(std::exchange(finished, false));
    }
  }
}

TEST_F(GomokuLesson, AWrongPointShowsTheRightOne) {
  begin();
  take("h5");
  take("a1");
  EXPECT_TRUE(says("step=2") && says("hint=e3") && says("stones=8")) << test.seen();
  EXPECT_THAT(texts_of(test.context()), testing::Contains("That lets White make five."));
}

// The words of the last steps are true: each of them is the threat that it tells of.
TEST_F(GomokuLesson, ItsThreatsAreThreats) {
  const auto game_of = [](std::string_view stones) {
    Game game({.side = 9});
    const auto points = read_points(stones, 9);
    for (const Point at : points.value()) game.play({.at = at});
    return game;
  };
  const auto kinds = [](const Game& game) {
    std::vector<Standing> all;
    for (const StandingThreat& threat : standing_threats(game.board(), game.rule()))
      all.push_back(threat.kind);
    return all;
  };
  using enum Standing;
  EXPECT_THAT(kinds(game_of("c5g3d5h7e6b8e7g8e5")), testing::ElementsAre(OpenThree, OpenThree));
  EXPECT_THAT(kinds(game_of("c3b3d3g8e3b7f4h6f5d8f3")), testing::UnorderedElementsAre(Four, OpenThree));
}

TEST_F(GomokuLesson, GoesOnAtOnceForThoseWhoPressAgain) {
  begin();
  test.tap("h5");
  EXPECT_TRUE(says("step=1")) << test.seen();
  test.tap("a1");
  EXPECT_TRUE(says("step=2")) << test.seen();
}

TEST_F(GomokuLesson, IsPlayedWithKeys) {
  begin();
  test.press(Action::Right);  // shows the cursor, in the middle
  for (int i = 0; i < 3; ++i) test.press(Action::Right);
  test.press(Action::Confirm);
  test.settle();
  EXPECT_TRUE(says("step=2")) << test.seen();
}

TEST_F(GomokuLesson, PrecedesTheFirstGameOnceAndCanBeSkipped) {
  test.push_made(lesson_page, [] {});
  test.settle();
  test.player().record("gomoku", {});  // as if nothing had been played
  MatchFlow<Match>(test.context()).begin(Mode::Two, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("gomoku.lesson")) << test.seen();
  test.tap("gomoku.lesson.skip");
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("gomoku.play")) << test.seen();
  MatchFlow<Match>(test.context()).begin(Mode::Computer, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("gomoku.play")) << test.seen();
}

TEST_F(GomokuLesson, ThoseWhoHavePlayedDoNotNeedIt) {
  ResultTally results;
  LevelRow row;
  row.won = 1;
  results.set("easy", row);
  test.player().record("gomoku", std::move(results));
  MatchFlow<Match>(test.context()).begin(Mode::Computer, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("gomoku.play")) << test.seen();
}

TEST_F(GomokuLesson, IsReachedFromTheHelp) {
  ASSERT_TRUE(definition().lesson);
  definition().lesson(test.context());
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("gomoku.lesson")) << test.seen();
  test.tap("gomoku.lesson.skip");
  test.settle();
  EXPECT_EQ(test.seen(), "nothing");
}

TEST_F(GomokuLesson, CountsNothing) {
  begin();
  take("h5");
  EXPECT_TRUE(test.player().results("gomoku").table("levels").empty());
}

}  // namespace
}  // namespace quintet::gomoku
