#include "games/go/setup_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::HasSubstr;
using testing::Not;

std::string seen_with(const Settings& settings, Mode mode = Mode::Computer) {
  TestContext test;
  test.player().change(settings);
  test.push<SetupPage>(mode);
  test.settle();
  return test.seen();
}

TEST(GoSetup, OffersOnlyTheHandicapThatFitsTheBoard) {
  TestContext test;
  test.player().change(Settings{.side = 7, .handicap = 9});
  const SetupPage& page = test.push<SetupPage>(Mode::Two);
  test.settle();
  const auto has = [&page](const std::string& id) {
    return std::ranges::find(page.controls(), id, &Control::id) != page.controls().end();
  };
  EXPECT_TRUE(has("go.setup.handicap.4"));
  EXPECT_FALSE(has("go.setup.handicap.5"));
}

TEST(GoSetup, OnlyTheMasterUsesTheTime) {
  EXPECT_THAT(seen_with({.level = Level::Pupil}), HasSubstr("thinking=Pupil moves at once"));
  EXPECT_THAT(seen_with({.level = Level::Master, .thinking = 10}), HasSubstr("thinking=10 s"));
}

TEST(GoSetup, CaptureGoHasItsOwnRules) {
  EXPECT_THAT(seen_with({.rules = RuleSet::Japanese}), HasSubstr("goal=Territory rules=Japanese"));
  const std::string seen = seen_with({.goal = 5, .rules = RuleSet::Japanese});
  EXPECT_THAT(seen, HasSubstr("goal=Five captures handicap=None"));
  EXPECT_THAT(seen, Not(HasSubstr("rules=")));
  EXPECT_THAT(seen, Not(HasSubstr("komi=")));
  const Start start = Settings{.goal = 5, .rules = RuleSet::Aga, .handicap = 2}.start();
  EXPECT_EQ(start, (Start{.side = 9, .komi = 0, .handicap = 2, .to_take = 5}));
}

TEST(GoSetup, StepsThroughTheRules) {
  TestContext test;
  test.push<SetupPage>(Mode::Two);
  test.settle();
  test.tap("go.setup.rules.next");
  EXPECT_THAT(test.seen(), HasSubstr("rules=Japanese"));
  test.tap("go.setup.rules.previous");
  EXPECT_THAT(test.seen(), HasSubstr("rules=Chinese"));
}

// Half a point less than nothing is not the usual komi.
TEST(GoSetup, StepsToKomiThatWhiteGives) {
  TestContext test;
  test.player().change(Settings{.komi = 0});
  test.push<SetupPage>(Mode::Two);
  test.settle();
  test.tap("go.setup.komi.next");
  EXPECT_THAT(test.seen(), HasSubstr("komi=−0.5"));
  EXPECT_EQ(test.player().get<Settings>().start().komi, -1);
  test.tap("go.setup.komi.next");
  EXPECT_EQ(test.player().get<Settings>().start().komi, -2);
}

// A row that comes with a choice does not push the row that was pressed out of sight.
TEST(GoSetup, TheRowThatIsChangedStaysWhereItIs) {
  TestContext test;
  test.player().change(Settings{.side = 19});
  SetupPage& page = test.push<SetupPage>(Mode::Computer);
  test.settle();
  const auto before = page.locate("go.setup.handicap.4");
  ASSERT_TRUE(before);
  test.tap("go.setup.handicap.4");
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("placement=On the stars"));
  EXPECT_NEAR(page.locate("go.setup.handicap.4")->y, before->y, 16) << "its label is farther from it now";
}

TEST(GoSetup, OffersNigiri) {
  EXPECT_THAT(seen_with({.play_as = PlayAs::ByLot}), HasSubstr("colour=Nigiri"));
}

// A player of that strength on nine lines, after its exam.
void rate(TestContext& test, int strength) {
  ResultTally results;
  results.set("9", RatingRow{.strength = strength, .deviation = 80, .games = 9});
  test.player().record("go", std::move(results));
}

TEST(GoSetup, TellsTheHandicapThatIsFair) {
  const auto value_with = [](Settings settings, int strength) {
    TestContext test;
    test.player().change(settings);
    rate(test, strength);
    test.push<SetupPage>(Mode::Computer);
    test.settle();
    return test.seen();
  };
  const Start nine{.side = 9};
  const int odds = *black_odds({.side = 9, .komi = 1, .handicap = 3});
  const int weaker = strength_of(Level::Adept, nine) - odds;
  EXPECT_THAT(value_with({.level = Level::Adept}, weaker), HasSubstr("handicap=Even with 3 stones"));
  EXPECT_THAT(value_with({.level = Level::Adept, .play_as = PlayAs::White}, weaker),
              HasSubstr("handicap=None"));
  EXPECT_THAT(value_with({.level = Level::Adept}, strength_of(Level::Adept, nine)),
              HasSubstr("handicap=None"));
}

TEST(GoSetup, SeatsThePlayersEqual) {
  TestContext test;
  rate(test, strength_of(Level::Scholar, {.side = 9}) + 20);
  test.push<SetupPage>(Mode::Computer);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("level=Beginner"));
  test.tap("go.setup.level.equal");
  EXPECT_THAT(test.seen(), HasSubstr("level=Your equal"));
  const auto level_at = [&test] {
    return MatchFlow<Match>(test.context()).deal(Mode::Computer)->player(Seat::Second).level;
  };
  EXPECT_EQ(level_at(), Level::Scholar);
  rate(test, strength_of(Level::Master, {.side = 9}) + 500);
  EXPECT_EQ(level_at(), Level::Master);
  // With stones it is somebody stronger.
  rate(test, strength_of(Level::Scholar, {.side = 9}));
  Settings wish = test.player().get<Settings>();
  wish.handicap = 4;
  test.player().change(wish);
  EXPECT_GT(level_at(), Level::Scholar);
  test.tap("go.setup.level.adept");
  EXPECT_EQ(level_at(), Level::Adept);
}

}  // namespace
}  // namespace quintet::go
