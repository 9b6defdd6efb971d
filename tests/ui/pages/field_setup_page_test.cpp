// Rows of a setup from the fields of settings, shown by lights out and gomoku.
#include "ui/pages/setup_page.hpp"

#include <gtest/gtest.h>

#include "example_game/kit.hpp"
#include "games/gomoku/setup_page.hpp"
#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

TEST(FieldSetupPage, ANumberGoesByOneAndEndsAtItsLimits) {
  TestContext test;
  const std::vector<const GameDefinition*> games{&lights::definition()};
  test.context().games = games;
  test.push<PlainSetupPage<lights::Match, lights::Settings>>(lights::Mode::Usual,
                                                             std::optional<std::size_t>());
  test.settle();
  const auto presses = [&test] { return test.player().get<lights::Settings>().presses; };
  EXPECT_EQ(presses(), 4);
  test.tap("lights.setup.presses.next");
  EXPECT_EQ(presses(), 5);
  for (int i = 0; i < 20; ++i) test.tap("lights.setup.presses.next");
  EXPECT_EQ(presses(), 9);
  for (int i = 0; i < 20; ++i) test.tap("lights.setup.presses.previous");
  EXPECT_EQ(presses(), 1);
}

TEST(FieldSetupPage, AClickTakesAnyOption) {
  TestContext test;
  test.push<gomoku::SetupPage>(gomoku::Mode::Two);
  test.settle();
  for (const gomoku::Rule rule : gomoku::kRules) {
    test.tap("gomoku.setup.rule." + std::string(gomoku::name(rule)));
    EXPECT_EQ(test.player().get<gomoku::Settings>().start.rule, rule);
  }
}

TEST(FieldSetupPage, ShowsTheRowsOfTheModeAlone) {
  TestContext test;
  test.push<gomoku::SetupPage>(gomoku::Mode::Two);
  EXPECT_EQ(test.seen().find("level="), std::string::npos) << test.seen();
  test.push<gomoku::SetupPage>(gomoku::Mode::Watch);
  EXPECT_NE(test.seen().find("against="), std::string::npos) << test.seen();
}

}  // namespace
}  // namespace quintet::ui
