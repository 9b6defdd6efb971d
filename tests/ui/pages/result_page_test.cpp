#include "ui/pages/result_page.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

struct Results : testing::Test {
  GameResult won(int stars) {
    GameResult outcome{.kind = GameResult::Kind::Won,
                       .title = std::string_view("Board cleared"),
                       .line = "Journey · Level 3",
                       .stars = stars};
    outcome.star_line = "1:30 or more left for the next star";
    outcome.headline = {"3:04", "3:51"};
    outcome.figures = {{std::string_view("Score"), "36410", true},
                       {std::string_view("Pairs"), "+3200", false, true},
                       {std::string_view("Time left"), "3:04"},
                       {std::string_view("Hints and reshuffles"), "0"}};
    outcome.note = {"Maples in autumn", "New in your album: 3 of 14", [](Canvas&, Rect) {}};
    outcome.next = {"Next", "12 Pagoda", "Halves close in", [](Canvas&, Rect) {}};
    outcome.entries.push_back(
        {.id = "next", .label = msgid("Next level"), .icon = "next", .act = [this] { chosen += "next "; }});
    outcome.entries.push_back({.id = "again", .label = msgid("Try again"), .icon = "restart", .act = [this] {
                                 chosen += "again ";
                               }});
    outcome.entries.push_back(
        {.id = "leave", .label = msgid("Back"), .icon = "home", .act = [this] { chosen += "leave "; }});
    return outcome;
  }

  TestContext test{600, 400};  // a window that begins small may have any size
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

TEST_F(Results, AreARecordOnlyWhereAnEarlierOneWasBeaten) {
  GameResult first = won(2);
  first.headline->before.clear();
  first.figures.front().fresh = false;
  test.push<ResultPage>(first);
  EXPECT_EQ(test.seen(), "result focus=result.next won stars=2");
}

TEST_F(Results, IgnoreEscapeInTheFirstMoment) {
  test.push<ResultPage>(won(1));
  test.press(Action::Back);
  EXPECT_EQ(chosen, "");
  test.settle();
  test.press(Action::Back);
  EXPECT_EQ(chosen, "leave ");
}

TEST_F(Results, StandAtTheRightOfAWideAreaAndAtTheBottomOfATallOne) {
  const Rect wide{0, 80, 1280, 620}, tall{0, 80, 700, 1200};
  EXPECT_GE(result_places(wide).slip.x, result_places(wide).board.right());
  EXPECT_GE(result_places(tall).slip.y, result_places(tall).board.bottom());
}

// What is computed meanwhile may take a while to arrive.
TEST_F(Results, KeepTheirButtonsInPlaceWhenANoteArrives) {
  test.resize(1280, 720);
  GameResult lost = won(0);
  lost.kind = GameResult::Kind::Lost;
  lost.stars.reset();
  lost.next.reset();
  lost.note.reset();
  bool known = false;
  ResultSurroundings around{
      .place =
          [] {
            return Rect{980, 90, 280, 610};
          },
      .controls = {},
      .press = {},
      .key = {},
      .has_key = {},
      .refresh =
          [&known](GameResult& result) {
            if (known)
              result.note = {"Decided at move 9", "H10 would have kept the game open.", [](Canvas&, Rect) {}};
          },
      .busy = [&known] { return !known; }};
  test.push<ResultPage>(lost, around);
  test.wait(motion::kCalm);
  const auto before = test.scenes().top()->locate("result.next");
  known = true;
  test.wait(motion::kCalm);
  const auto after = test.scenes().top()->locate("result.next");
  ASSERT_TRUE(before && after);
  EXPECT_EQ(before->y, after->y);
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

TEST_F(Results, GiveWayToTheKeysThatThePageBelowHas) {
  ResultSurroundings around;
  around.key = [this](Action) { chosen += "key "; };
  around.has_key = [](Action action) { return action == Action::Second; };
  test.push<ResultPage>(won(1), around);
  test.settle();
  for (const Action action : {Action::First, Action::Third, Action::Pause}) test.press(action);
  EXPECT_EQ(chosen, "");
  EXPECT_FALSE(test.scenes().empty());
  test.press(Action::Second);
  EXPECT_EQ(chosen, "key ");
  EXPECT_TRUE(test.scenes().empty());
}

TEST_F(Results, StayBelowTheHelp) {
  ResultSurroundings around;
  around.key = [this](Action action) { chosen += action == Action::Help ? "help " : "other "; };
  around.has_key = [](Action action) { return action == Action::Help; };
  test.push<ResultPage>(won(1), around);
  test.settle();
  test.press(Action::Help);
  EXPECT_EQ(chosen, "help ");
  EXPECT_FALSE(test.scenes().empty());
}

TEST_F(Results, MapEscapeToTheLastItem) {
  test.push<ResultPage>(won(1));
  test.settle();
  test.press(Action::Back);
  EXPECT_EQ(chosen, "leave ");
}

// What a game says of its help and of what one learns from is written and ordered by the page.
TEST_F(Results, SayTheHelpAndPutTheReviewFirst) {
  GameResult result = won(2);
  result.help = HelpUsed{.times = 1};
  EXPECT_EQ(line_words(test.context().words, result),
            "Journey · Level 3 · with help once, apart from the records");
  result.line.clear();
  EXPECT_EQ(line_words(test.context().words, result), "with help once, apart from the records");
  result.learn_first = true;
  test.push<ResultPage>(result);
  EXPECT_EQ(test.seen(), "result focus=result.next won stars=2 record") << "there is no review";
  result.entries.insert(result.entries.end() - 1, {.id = "review", .label = msgid("Review")});
  test.push<ResultPage>(result);
  EXPECT_EQ(test.seen(), "result focus=result.review won stars=2 record");
  result.learn_first = false;
  test.push<ResultPage>(result);
  EXPECT_EQ(test.seen(), "result focus=result.next won stars=2 record");
}

TEST_F(Results, FitEveryWindow) {
  for (const int stars : {0, 3}) {
    test.push<ResultPage>(won(stars));
    test.settle();
    expect_fits(test.stage(), std::to_string(stars) + " stars");
    test.settle();
    test.press(Action::Back);
  }
  GameResult lost = won(0);
  lost.kind = GameResult::Kind::Lost;
  lost.stars.reset();
  test.push<ResultPage>(lost);
  test.settle();
  expect_fits(test.stage(), "lost");
}

}  // namespace
}  // namespace quintet::ui
