#include "games/go/setup_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::HasSubstr;

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

TEST(GoSetup, OffersNigiri) {
  EXPECT_THAT(seen_with({.play_as = PlayAs::ByLot}), HasSubstr("colour=Nigiri"));
}

}  // namespace
}  // namespace quintet::go
