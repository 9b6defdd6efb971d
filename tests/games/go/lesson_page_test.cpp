// The lesson on the first board: every step, and a wrong point.
#include "games/go/lessons_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::go {

using namespace ui;
namespace {

TEST(GoLesson, TeachesByDoing) {
  TestContext test;
  bool finished = false;
  test.push_made(lesson_page, [&] { finished = true; });
  test.settle();
  const auto says = [&test](const std::string& word) {
    return (test.seen() + ' ').find(' ' + word + ' ') != std::string::npos;
  };
  const auto take = [&test](std::string_view point) {
    test.tap(point);
    test.settle();
  };
  EXPECT_TRUE(says("step=1") && says("hint=D3")) << test.seen();
  take("D3");
  EXPECT_TRUE(says("step=2")) << test.seen();
  take("A1");
  EXPECT_TRUE(says("step=2") && says("hint=D3")) << test.seen();
  for (const std::string_view point : {"D3", "D3", "E3", "E4"}) take(point);
  // White has answered elsewhere, because of the ko.
  EXPECT_TRUE(says("step=6") && says("stones=8")) << test.seen();
  take("D4");
  EXPECT_TRUE(says("step=7")) << test.seen();
  take("B1");
  EXPECT_TRUE(says("over") && says("focus=go.lesson.play")) << test.seen();
  test.press(Action::Confirm);
  EXPECT_TRUE(finished);
}

}  // namespace
}  // namespace quintet::go
