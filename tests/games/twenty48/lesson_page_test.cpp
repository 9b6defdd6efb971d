// The lesson on the first board of 2048: by keys, by swiping, and what leads to it.
#include "games/twenty48/help.hpp"
#include "ui/kit/game_definition.hpp"

#include <gtest/gtest.h>

#include "games/twenty48/match.hpp"
#include "support/test_context.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

using Kind = PointerEvent::Kind;

class LessonOf2048 : public testing::Test {
 protected:
  void begin() {
    test.push_made(lesson_page, [this] { finished = true; });
    test.settle();
  }
  void slide(Action direction) {
    test.press(direction);
    test.settle();
  }
  bool says(const std::string& word) const {
    return (test.seen() + ' ').find(' ' + word + ' ') != std::string::npos;
  }
  std::string board() const { return test.seen().substr(test.seen().find("board=") + 6); }

  TestContext test;
  bool finished = false;
};

TEST_F(LessonOf2048, TeachesSlideAndMergeByDoing) {
  begin();
  EXPECT_TRUE(says("step=1")) << test.seen();
  EXPECT_EQ(board(), "0 0 0 0/0 0 2 0/0 2 0 0/0 0 0 0");
  slide(Action::Left);
  EXPECT_TRUE(says("step=2")) << test.seen();
  EXPECT_EQ(board(), "0 0 0 0/2 0 0 0/2 0 0 0/0 0 4 0");
  slide(Action::Down);
  EXPECT_TRUE(says("step=3")) << test.seen();
  EXPECT_EQ(board(), "0 0 0 2/0 0 0 0/0 0 0 0/4 0 4 0");
  slide(Action::Left);
  EXPECT_TRUE(says("step=4")) << test.seen();
  EXPECT_EQ(board(), "2 0 0 0/0 2 0 0/0 0 0 0/8 0 0 0");
}

TEST_F(LessonOf2048, TheFoursMayMergeToTheRightToo) {
  begin();
  slide(Action::Left);
  slide(Action::Down);
  slide(Action::Right);
  EXPECT_EQ(board(), "0 0 0 2/0 2 0 0/0 0 0 0/0 0 0 8");
}

TEST_F(LessonOf2048, OnlyTheDirectionOfTheStepSlides) {
  begin();
  for (const Action other : {Action::Up, Action::Right, Action::Down}) slide(other);
  EXPECT_TRUE(says("step=1")) << test.seen();
  EXPECT_EQ(board(), "0 0 0 0/0 0 2 0/0 2 0 0/0 0 0 0");
}

TEST_F(LessonOf2048, EndsWithA16AndThenLeadsOn) {
  begin();
  slide(Action::Left);
  slide(Action::Down);
  slide(Action::Left);
  for (int i = 0; i < 60 && !says("over"); ++i)
    slide(std::array{Action::Left, Action::Down, Action::Left, Action::Down, Action::Right}[i % 5]);
  EXPECT_TRUE(says("over") && says("focus=2048.lesson.play")) << test.seen();
  EXPECT_NE(board().find("16"), std::string::npos);
  EXPECT_FALSE(finished);
  test.tap("2048.lesson.play");
  EXPECT_TRUE(finished);
}

TEST_F(LessonOf2048, IsPlayedBySwiping) {
  begin();
  const Vec from = test.scenes().top()->locate("1,2").value_or(Vec{});
  test.send({PointerEvent{.kind = Kind::Pressed, .at = from, .touch = true}});
  test.send({PointerEvent{.kind = Kind::Moved, .at = from - Vec{40, 3}, .touch = true}});
  test.settle();
  EXPECT_TRUE(says("step=2")) << test.seen();
}

TEST_F(LessonOf2048, PrecedesTheFirstGameOnce) {
  ui::MatchFlow<Match>(test.context()).begin(Mode::Classic, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.lesson")) << test.seen();
  test.tap("2048.lesson.skip");
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.play")) << test.seen();
  ui::MatchFlow<Match>(test.context()).begin(Mode::Classic, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.play")) << test.seen();
}

TEST_F(LessonOf2048, OfCascadeHasTwoStepsOfItsOwn) {
  ui::mark_lesson(test.context(), definition());
  ui::MatchFlow<Match>(test.context()).begin(Mode::Cascade, 0);
  test.settle();
  EXPECT_EQ(board(), "4 2 2 0/0 0 0 0/0 0 0 0/0 0 0 0");
  slide(Action::Left);
  EXPECT_TRUE(says("step=2")) << test.seen();
  EXPECT_EQ(board(), "0 8 0 0/2 4 0 0/0 2 0 0/0 2 0 0");
  slide(Action::Left);
  EXPECT_TRUE(says("step=2")) << test.seen();
  slide(Action::Down);
  EXPECT_TRUE(says("over") && says("focus=2048.lesson.play")) << test.seen();
  EXPECT_NE(board().find("16"), std::string::npos);
  test.press(Action::Confirm);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.play")) << test.seen();
  ui::MatchFlow<Match>(test.context()).begin(Mode::Cascade, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.play")) << test.seen();
}

TEST_F(LessonOf2048, OfCascadeBeginsWithTheFirstOneForNewPlayers) {
  ui::MatchFlow<Match>(test.context()).begin(Mode::Cascade, 0);
  test.settle();
  EXPECT_EQ(board(), "0 0 0 0/0 0 2 0/0 2 0 0/0 0 0 0");
  test.tap("2048.lesson.skip");
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.play")) << test.seen();
  ui::MatchFlow<Match>(test.context()).begin(Mode::Classic, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.play")) << test.seen();
}

TEST_F(LessonOf2048, ComesAgainAfterItWasLeftBeforeItsEnd) {
  ui::MatchFlow<Match>(test.context()).begin(Mode::Classic, 0);
  test.settle();
  test.tap("2048.lesson.back");
  test.settle();
  ui::MatchFlow<Match>(test.context()).begin(Mode::Classic, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.lesson")) << test.seen();
}

TEST_F(LessonOf2048, PrecedesTodaysFirstTilesToo) {
  ui::MatchFlow<Match>(test.context()).open_day(Mode::Today);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.lesson")) << test.seen();
}

TEST_F(LessonOf2048, IsReachedFromTheHelp) {
  ASSERT_TRUE(definition().lesson);
  definition().lesson(test.context());
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("2048.lesson")) << test.seen();
  test.tap("2048.lesson.skip");
  EXPECT_EQ(test.seen(), "nothing");
}

}  // namespace
}  // namespace quintet::twenty48
