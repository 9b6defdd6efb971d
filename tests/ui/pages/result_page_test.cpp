#include "ui/pages/result_page.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

struct Results : testing::Test {
  GameResult won(int stars) {
    GameResult outcome{
        .kind = GameResult::Kind::Won, .title = "Board cleared", .line = "Journey · Level 3", .stars = stars};
    outcome.star_terms = {"within 3:00", "with 0:45 left", "with 1:30 left"};
    outcome.figures = {{"Score", "36410", true}, {"Time", "3:04"}, {"Hints and reshuffles", "0"}};
    outcome.entries.push_back(
        {.id = "next", .label = "Next level", .icon = "next", .act = [this] { chosen += "next "; }});
    outcome.entries.push_back(
        {.id = "again", .label = "Try again", .icon = "restart", .act = [this] { chosen += "again "; }});
    outcome.entries.push_back(
        {.id = "leave", .label = "Back", .icon = "home", .act = [this] { chosen += "leave "; }});
    return outcome;
  }

  TestContext test;
  std::string chosen;
};

TEST_F(Results, SayHowTheGameEndedAndWhatIsNew) {
  test.push<ResultPage>(won(2));
  EXPECT_EQ(test.seen(), "result focus=result.next won stars=2 record");
}

TEST_F(Results, ShowTheStarsWithinTheLongestMotionAndThenRest) {
  ResultPage& page = test.push<ResultPage>(won(3));
  EXPECT_FALSE(page.at_rest());
  test.wait(motion::kGrand);
  EXPECT_TRUE(page.at_rest());
}

TEST_F(Results, ShowTheStarsAtOnceWithReducedMotion) {
  Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  ResultPage& page = test.push<ResultPage>(won(3));
  test.wait(motion::kCrossFade);
  EXPECT_TRUE(page.at_rest());
}

TEST_F(Results, AreRemovedBeforeTheChosenItemActs) {
  test.push<ResultPage>(won(1));
  test.settle();
  test.tap("result.again");
  EXPECT_EQ(chosen, "again ");
  EXPECT_TRUE(test.scenes().empty());
}

TEST_F(Results, IgnoreAPressMeantForTheGame) {
  test.push<ResultPage>(won(1));
  test.tap("result.again");
  test.press(Action::Confirm);
  EXPECT_EQ(chosen, "");
  test.settle();
  test.press(Action::Confirm);
  EXPECT_EQ(chosen, "next ");
}

TEST_F(Results, MapEscapeToTheLastItem) {
  test.push<ResultPage>(won(1));
  test.press(Action::Back);
  EXPECT_EQ(chosen, "leave ");
}

TEST_F(Results, StandOnEveryWindowWithAllButtonsOnTheScreen) {
  for (const auto& [width, height] :
       {std::pair{640, 480}, {1280, 720}, {1920, 1080}, {500, 900}, {320, 200}}) {
    for (const int scale : {75, 100, 200}) {
      Settings settings = test.player().settings();
      settings.interface_scale = scale;
      test.player().change(settings);
      test.resize(width, height);
      ResultPage& page = test.push<ResultPage>(won(3));
      test.settle();
      test.draw();
      const Extent size = test.context().canvas.size();
      for (const char* name : {"result.next", "result.again", "result.leave"}) {
        const auto place = page.locate(name);
        ASSERT_TRUE(place);
        EXPECT_TRUE((Rect{0, 0, size.w, size.h}.contains(*place)))
            << name << ' ' << width << 'x' << height << ' ' << scale;
      }
      test.press(Action::Back);
    }
  }
}

}  // namespace
}  // namespace quintet::ui
