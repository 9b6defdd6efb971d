// The lesson on the first boards of Minesweeper: by mouse, keys and touch, and what leads to it.
#include "games/mines/help.hpp"
#include "ui/kit/game_definition.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "games/mines/match.hpp"
#include "support/layout_check.hpp"
#include "support/test_context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

using Kind = PointerEvent::Kind;
using Key = quintet::Action;

class MinesLesson : public testing::Test {
 protected:
  void begin() {
    test.push_made(lesson_page, [this] { finished = true; });
    test.settle();
  }
  void click(const std::string& cell, Button button = Button::Primary) {
    const Vec at = test.scenes().top()->locate(cell).value();
    test.send({PointerEvent{.kind = Kind::Pressed, .at = at, .button = button}});
    test.send({PointerEvent{.kind = Kind::Released, .at = at, .button = button}});
    test.settle();
  }
  void touch(const std::string& cell, Duration held) {
    const Vec at = test.scenes().top()->locate(cell).value();
    test.send({PointerEvent{.kind = Kind::Pressed, .at = at, .touch = true}});
    test.wait(held);
    test.send({PointerEvent{.kind = Kind::Released, .at = at, .touch = true}});
    test.settle();
  }
  // Moves the cursor there from the lower left corner of a board of four rows.
  void keys(int up, int right, Key key) {
    test.press(Key::Confirm);  // shows the cursor
    for (int i = 0; i < up; ++i) test.press(Key::Up);
    for (int i = 0; i < right; ++i) test.press(Key::Right);
    test.press(key);
    test.settle();
  }
  bool says(const std::string& word) const {
    return (test.seen() + ' ').find(' ' + word + ' ') != std::string::npos;
  }

  TestContext test;
  bool finished = false;
};

TEST_F(MinesLesson, TeachesNumberFlagAndChordByDoing) {
  begin();
  EXPECT_TRUE(says("step=1")) << test.seen();
  click("0,0");
  EXPECT_TRUE(says("step=2")) << test.seen();
  EXPECT_TRUE(says("closed=3")) << test.seen();
  click("2,3");
  EXPECT_TRUE(says("step=3")) << test.seen();
  click("1,2", Button::Secondary);
  EXPECT_TRUE(says("step=4")) << test.seen();
  click("0,2");
  EXPECT_TRUE(says("step=5")) << test.seen();
  click("1,1");
  EXPECT_TRUE(says("over")) << test.seen();
  EXPECT_TRUE(says("closed=0")) << test.seen();
  EXPECT_FALSE(finished);
  EXPECT_TRUE(says("focus=mines.lesson.play")) << test.seen();
  test.press(Key::Confirm);
  EXPECT_TRUE(finished);
}

TEST_F(MinesLesson, AnswersAWrongClick) {
  begin();
  const auto says_after = [this](const std::string& cell, std::string_view words) {
    const Vec at = test.scenes().top()->locate(cell).value();
    test.send({PointerEvent{.kind = Kind::Pressed, .at = at}});
    test.send({PointerEvent{.kind = Kind::Released, .at = at}});
    test.wait(milliseconds(20));
    return std::ranges::count(texts_of(test.context()), words) == 1;
  };
  EXPECT_TRUE(says_after("3,3", "Open the marked cell."));
  click("0,0");
  EXPECT_TRUE(says_after("2,2", "Open the marked cell."));
  click("2,3");
  EXPECT_TRUE(says_after("1,2", "Right click, long press, or F"));
  click("1,2", Button::Secondary);
  EXPECT_TRUE(says_after("1,3", "Open the marked cell."));
  click("0,2");
  EXPECT_TRUE(says_after("0,1", "Click the lit 2 itself."));
}

TEST_F(MinesLesson, IsPlayedByKeys) {
  begin();
  keys(3, 0, Key::Confirm);
  EXPECT_TRUE(says("step=2")) << test.seen();
  for (const Key key : {Key::Down, Key::Down, Key::Right, Key::Right, Key::Right, Key::Confirm})
    test.press(key);
  test.settle();
  EXPECT_TRUE(says("step=3")) << test.seen();
  for (const Key key : {Key::Up, Key::Up, Key::Right, Key::Right, Key::Secondary}) test.press(key);
  test.settle();
  EXPECT_TRUE(says("step=4")) << test.seen();
  for (const Key key : {Key::Up, Key::Confirm}) test.press(key);
  test.settle();
  EXPECT_TRUE(says("step=5")) << test.seen();
  for (const Key key : {Key::Up, Key::Up, Key::Right, Key::Confirm}) test.press(key);
  test.settle();
  EXPECT_TRUE(says("over")) << test.seen();
}

TEST_F(MinesLesson, IsPlayedByTouch) {
  begin();
  constexpr Duration kTap = milliseconds(80), kLong = milliseconds(700);
  touch("0,0", kTap);
  touch("2,3", kTap);
  EXPECT_TRUE(says("step=3")) << test.seen();
  touch("1,2", kLong);
  EXPECT_TRUE(says("step=4")) << test.seen();
  touch("0,2", kTap);
  touch("1,1", kTap);
  EXPECT_TRUE(says("over")) << test.seen();
}

TEST_F(MinesLesson, LetsNothingElseBeOpenedOrMarked) {
  begin();
  click("1,1");
  click("0,0", Button::Secondary);
  EXPECT_TRUE(says("step=1")) << test.seen();
  click("0,0");
  click("2,2");
  EXPECT_TRUE(says("step=2")) << test.seen();
  click("2,3");
  click("1,2");
  EXPECT_TRUE(says("step=3")) << "the mine is to be flagged: " << test.seen();
}

TEST_F(MinesLesson, PrecedesTheFirstGameOnce) {
  ui::MatchFlow<Match>(test.context()).begin(Mode::Beginner, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("mines.lesson")) << test.seen();
  test.tap("mines.lesson.skip");
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("mines.play")) << test.seen();
  ui::MatchFlow<Match>(test.context()).begin(Mode::Expert, 0);
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("mines.play")) << test.seen();
}

TEST_F(MinesLesson, IsReachedFromTheHelp) {
  ASSERT_TRUE(definition().lesson);
  definition().lesson(test.context());
  test.settle();
  EXPECT_TRUE(test.seen().starts_with("mines.lesson")) << test.seen();
}

TEST(MinesLessonLayout, FitsEveryWindow) {
  TestContext test(320, 240);
  test.push_made(lesson_page, [] {});
  test.settle();
  expect_fits(test.stage(), "lesson");
}

}  // namespace
}  // namespace quintet::mines
