// The scroll of the journey: its stations, the bar at its foot, and the stars that fly to a station.
#include "games/link/galleries.hpp"
#include "games/link/matches.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/link/journey.hpp"
#include "games/link/journey_scroll.hpp"
#include "games/link/results.hpp"
#include "support/contrast.hpp"
#include "support/test_context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

void win_level(TestContext& test, std::size_t level, int stars) {
  ResultTally results = test.player().results("link");
  set_stars(results, level, stars);
  test.player().record("link", std::move(results));
}

void win_levels(TestContext& test, std::size_t count, int stars = 1) {
  for (std::size_t level = 0; level < count; ++level) win_level(test, level, stars);
}

std::string focus(TestContext& test) {
  const std::string seen = test.seen();
  const auto at = seen.find("focus=");
  return seen.substr(at + 6, seen.find(' ', at) - at - 6);
}

TEST(JourneyPage, HasAStationForEveryLevel) {
  EXPECT_EQ(link::journey().size(), kChapters * kLevelsInChapter);
}

TEST(JourneyPage, ALockedLevelSaysAtTheFootHowToUnlockItAndHasNoPlayButton) {
  TestContext test;
  win_levels(test, 4);
  auto& page = test.push_made(journey_page);
  test.settle();
  EXPECT_TRUE(page.locate("link.level.begin"));
  test.tap("link.journey.9");
  EXPECT_EQ(test.audio().played().back(), "refuse");
  EXPECT_THAT(test.audio().played(), Not(Contains("press")));
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("link.journey "), HasSubstr("level=9 locked")));
  EXPECT_THAT(texts_of(test.context()), Contains(HasSubstr("Clear level 8 to unlock level 9.")));
  EXPECT_FALSE(page.locate("link.level.begin"));
}

TEST(JourneyPage, APressChoosesALevelAndASecondOnePlaysIt) {
  TestContext test;
  win_levels(test, 4);
  test.push_made(journey_page);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("focus=link.journey.5 stars=4 next=5 level=5"));
  test.tap("link.journey.2");
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("link.journey "), HasSubstr("level=2")));
  EXPECT_THAT(texts_of(test.context()), AllOf(Contains("Four seals"), Contains("Play level 2")));
  test.tap("link.journey.2");
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("link.play "));
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("focus=link.journey.2"), HasSubstr("level=2")));
}

TEST(JourneyPage, ThePresentLevelIsOnePressAway) {
  for (const char* id : {"link.journey.3", "link.level.begin"}) {
    TestContext test;
    win_levels(test, 2);
    test.push_made(journey_page);
    test.settle();
    test.tap(id);
    test.settle();
    EXPECT_THAT(test.seen(), HasSubstr("link.play ")) << id;
  }
}

TEST(JourneyPage, KeysWalkOverAllStationsAndTheFootFollows) {
  TestContext test;
  test.push_made(journey_page);
  test.settle();
  test.press(Action::Next);  // the first key only shows where the focus is
  for (std::size_t level = 1; level <= link::journey().size(); ++level) {
    EXPECT_EQ(focus(test), "link.journey." + std::to_string(level));
    EXPECT_THAT(test.seen() + ' ', HasSubstr(" level=" + std::to_string(level) + ' '));
    test.press(Action::Next);
    test.settle();
  }
}

// From the first station to any other with the arrows alone.
TEST(JourneyPage, ArrowsReachEveryStationInEveryShapeOfWindow) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {540, 960}}) {
    TestContext test(width, height);
    const auto& page = test.push_made(journey_page);
    test.settle();
    Controls controls;
    controls.place(page.controls());
    std::set<std::string> reached, waiting{"link.journey.1"};
    while (!waiting.empty()) {
      const std::string from = *waiting.begin();
      waiting.erase(waiting.begin());
      reached.insert(from);
      for (const Action arrow : {Action::Up, Action::Down, Action::Left, Action::Right}) {
        controls.focus(from);
        controls.show_ring();
        controls.update({{ActionEvent{arrow}}}, Duration{0});
        if (!reached.contains(controls.focused())) waiting.insert(controls.focused());
      }
    }
    // With the buttons of the page: the one that goes back and the one that plays.
    EXPECT_EQ(reached.size(), link::journey().size() + 2) << width << "x" << height;
  }
}

TEST(JourneyPage, NamesOfChaptersAreReadableOnEveryDesk) {
  for (const Desk desk : kDesks) {
    for (const Contrast wish : {Contrast::Normal, Contrast::High}) {
      const Silk silk = silk_of(make_theme(desk, wish));
      EXPECT_GE(contrast(silk.cloth, silk.ink), 4.5) << word_of(desk);
    }
  }
}

TEST(JourneyPage, ShowsStarsByChapterAndInTheHeadLine) {
  TestContext test;
  win_levels(test, 7, 2);
  test.push_made(journey_page);
  test.settle();
  const auto texts = texts_of(test.context());
  EXPECT_THAT(texts, AllOf(Contains("14 / 75"), Contains("7 / 25")));
  EXPECT_THAT(texts, AllOf(Contains("10"), Contains("4")));  // of the first two chapters
  for (const Chapter& chapter : chapters()) EXPECT_THAT(texts, Contains(std::string(chapter.title)));
}

TEST(JourneyPage, StarsOfALevelJustWonFlyToItsStation) {
  TestContext test;
  win_level(test, 0, 1);
  test.push_made(journey_page);
  test.settle();
  test.tap("link.level.begin");
  test.settle();
  win_level(test, 1, 3);
  test.press(Action::Back);
  test.wait(milliseconds(400));
  EXPECT_FALSE(test.context().scenes.at_rest());
  test.draw();
  test.settle();
  EXPECT_TRUE(test.context().scenes.at_rest());
  EXPECT_THAT(test.audio().played(), AllOf(Contains("star-1"), Contains("star-2"), Contains("star-3")));
  EXPECT_THAT(test.seen(), HasSubstr("stars=4 next=3 level=3"));
}

TEST(JourneyPage, NoStarFliesWithReducedMotionOrWhenNothingWasWon) {
  TestContext test;
  win_level(test, 0, 1);
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  test.push_made(journey_page);
  test.settle();
  test.tap("link.level.begin");
  test.settle();
  win_level(test, 1, 3);
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.audio().played(), Not(Contains("star-1")));
}

TEST(JourneyPage, AMessageStandsAboveTheFoot) {
  TestContext test;
  const auto& page = test.push_made(journey_page);
  test.player().notify("Game saved");
  test.settle();
  float foot = 0;
  for (const Control& control : page.controls())
    if (control.id == "link.level.begin") foot = control.bounds.y;
  float bottom = 0;
  test.context().canvas.read_text([&](Canvas& canvas) { page.draw(canvas, Duration{0}); },
                                  [&](const LineOfText& line) {
                                    if (line.text == "Game saved") bottom = line.box.bottom();
                                  });
  EXPECT_GT(bottom, 0);
  EXPECT_LT(bottom, foot);
}

TEST(JourneyPage, FitsEveryWindowAlongTheJourney) {
  for (const std::size_t won : {0, 9, 11, 20, 25}) {
    TestContext test(600, 400);
    win_levels(test, won, 2);
    test.push_made(journey_page);
    test.settle();
    expect_fits(test.stage(), std::to_string(won) + " won");
    test.press(Action::Next);
    test.press(Action::Next);
    expect_fits(test.stage(), std::to_string(won) + " won, the next level chosen");
  }
}

}  // namespace
}  // namespace quintet::link
