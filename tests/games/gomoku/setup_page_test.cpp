#include "games/gomoku/setup_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/named.hpp"
#include "support/test_context.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const SetupPage& open(TestContext& test, Mode mode, const Settings& settings) {
  test.player().change(settings);
  const SetupPage& page = test.push<SetupPage>(mode);
  test.settle();
  return page;
}

// A window of 1280 × 720 at 200 %.
TEST(GomokuSetup, ShowsTheWholeCardOfTheChosenOpponentInALowWindow) {
  for (const Level level : kLevels) {
    TestContext test(640, 360);
    Settings settings;
    settings.level = level;
    const SetupPage& page = open(test, Mode::Computer, settings);
    const std::string id = "gomoku.setup.level." + std::string(name(level));
    const auto card = std::ranges::find(page.controls(), id, &Control::id);
    ASSERT_NE(card, page.controls().end());
    EXPECT_GE(card->bounds.y, card->window.y) << id;
    EXPECT_LE(card->bounds.bottom(), card->window.bottom()) << id;
  }
}

TEST(GomokuSetup, OffersNoColourWhereTheOpeningGivesThem) {
  for (const Opening opening : kOpenings) {
    TestContext test;
    Settings settings;
    settings.start.opening = opening;
    open(test, Mode::Computer, settings);
    const bool gives = opening != Opening::Free;
    EXPECT_EQ(test.seen().find("colour=First player") != std::string::npos, gives) << test.seen();
    EXPECT_EQ(test.seen().find("colour=Black") != std::string::npos, !gives);
  }
}

TEST(GomokuSetup, SaysWhyThereIsNoTimeToChoose) {
  TestContext test;
  Settings settings;
  settings.level = Level::Pupil;
  open(test, Mode::Computer, settings);
  EXPECT_THAT(test.seen(), HasSubstr("thinking=Pupil moves at once"));
  settings.against = Level::Scholar;
  open(test, Mode::Watch, settings);
  EXPECT_THAT(test.seen(), HasSubstr("thinking=Both move at once"));
  settings.level = Level::Master;
  open(test, Mode::Watch, settings);
  EXPECT_THAT(test.seen(), Not(HasSubstr("at once")));
}

}  // namespace
}  // namespace quintet::gomoku
