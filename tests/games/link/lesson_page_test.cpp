// The lesson on the first board: every step by mouse, by dragging and by keys, and what leads to it.
#include "games/link/help.hpp"
#include "ui/kit/game_definition.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/text.hpp"
#include "games/link/match.hpp"
#include "support/layout_check.hpp"
#include "support/test_context.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using Kind = PointerEvent::Kind;

class LinkLesson : public testing::Test {
 protected:
  void begin() {
    test.push_made(lesson_page, [this] { finished = true; });
    test.settle();
  }
  void take(Point a, Point b) {
    test.settle();
    test.tap(write_point(a));
    test.tap(write_point(b));
  }
  Vec place(Point cell) { return test.scenes().top()->locate(write_point(cell)).value_or(Vec{}); }
  void three_pairs() {
    take({0, 0}, {0, 3});
    take({0, 4}, {1, 0});
    take({2, 0}, {2, 2});
  }
  bool says(const std::string& word) const {
    return (test.seen() + ' ').find(' ' + word + ' ') != std::string::npos;
  }

  TestContext test;
  bool finished = false;
};

TEST_F(LinkLesson, TeachesByDoing) {
  begin();
  EXPECT_TRUE(says("step=1")) << test.seen();
  take({0, 0}, {0, 3});
  EXPECT_TRUE(says("step=2")) << test.seen();
  take({0, 4}, {1, 0});
  EXPECT_TRUE(says("step=3")) << test.seen();
  take({2, 0}, {2, 2});
  EXPECT_TRUE(says("step=4")) << test.seen();
  EXPECT_TRUE(says("left=14"));
  take({3, 2}, {3, 4});
  EXPECT_TRUE(says("step=5")) << test.seen();
  EXPECT_TRUE(says("left=14")) << "three turns must be refused";
}

TEST_F(LinkLesson, AnswersATileThatIsNotMeant) {
  begin();
  const auto says_after = [this](Point cell) {
    test.tap(write_point(cell));
    return std::ranges::count(texts_of(test.context()), "Press the two marked tiles.") == 1;
  };
  EXPECT_TRUE(says_after({4, 0}));
  take({0, 0}, {0, 3});
  EXPECT_TRUE(says_after({4, 2}));
}

TEST_F(LinkLesson, IsOverWhenTheBoardIsClearAndThenLeadsOn) {
  begin();
  three_pairs();
  take({3, 2}, {3, 4});
  take({1, 4}, {2, 4});
  take({3, 2}, {3, 4});
  take({2, 3}, {3, 0});
  take({2, 1}, {4, 4});
  take({3, 1}, {4, 1});
  take({3, 3}, {4, 3});
  EXPECT_FALSE(says("over"));
  take({4, 0}, {4, 2});
  EXPECT_TRUE(says("over") && says("painting")) << test.seen();
  EXPECT_FALSE(finished);
  test.settle();
  EXPECT_TRUE(says("focus=link.lesson.play")) << test.seen();
  test.press(Action::Confirm);
  EXPECT_TRUE(finished);
}

TEST_F(LinkLesson, OnlyThePairOfTheStepCanBePicked) {
  begin();
  take({1, 4}, {2, 4});
  EXPECT_TRUE(says("step=1")) << test.seen();
  EXPECT_EQ(test.seen().find("selected="), std::string::npos);
}

TEST_F(LinkLesson, CanBeSkippedAtAnyTime) {
  begin();
  take({0, 0}, {0, 3});
  test.tap("link.lesson.skip");
  EXPECT_TRUE(finished);
}

TEST_F(LinkLesson, APairCanBeDragged) {
  begin();
  test.send({PointerEvent{.kind = Kind::Pressed, .at = place({0, 0})}});
  test.send({PointerEvent{.kind = Kind::Released, .at = place({0, 3})}});
  EXPECT_TRUE(says("step=2")) << test.seen();
}

TEST_F(LinkLesson, IsPlayedWithKeys) {
  begin();
  test.press(Action::Right);  // shows the cursor
  test.press(Action::Confirm);
  test.press(Action::Right);
  test.press(Action::Confirm);
  EXPECT_TRUE(says("step=2")) << test.seen();
}

TEST_F(LinkLesson, PrecedesTheFirstBoardOnce) {
  const ui::MatchFlow<Match> flow(test.context());
  flow.replace_page(*flow.deal(Mode::Relaxed));
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("link.lesson")) << test.seen();
  test.tap("link.lesson.skip");
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("link.play")) << test.seen();
  flow.replace_page(*flow.deal(Mode::Timed));
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("link.play")) << test.seen();
}

TEST_F(LinkLesson, IsReachedFromTheHelp) {
  EXPECT_TRUE(definition().lesson);
  definition().lesson(test.context());
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("link.lesson")) << test.seen();
  test.tap("link.lesson.skip");
  EXPECT_EQ(test.seen(), "nothing");
}

}  // namespace
}  // namespace quintet::link
