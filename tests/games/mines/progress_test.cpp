// What the menu and the mode page say of Minesweeper.
#include "games/mines/results.hpp"

#include <gtest/gtest.h>

#include "games/mines/sample_matches.hpp"
#include "games/mines/settings.hpp"
#include "support/test_context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

TEST(MinesProgress, AskingForItUsesNoChance) {
  TestContext test;
  ResultTally results;
  results.set("expert", BestRow{.milliseconds = 131'870, .won = 1});
  test.player().record(Game::kName, results);
  const std::string before = test.context().chance.write();
  for (const Mode mode : kModes) progress_of(test.context(), mode);
  EXPECT_EQ(test.context().chance.write(), before) << "the boards of a seed do not depend on menus";
  EXPECT_EQ(progress_of(test.context(), Mode::Expert).words, "Best 2:11.87");

  Settings settings;
  settings.no_guess = false;
  test.player().change(settings);
  EXPECT_EQ(progress_of(test.context(), Mode::Expert).words, "") << "boards with guessing are apart";
}

TEST(MinesProgress, OfTheGameIsTheHighestLevelWonByItsUsualRules) {
  TestContext test;
  ResultTally results;
  results.set("expert automated", BestRow{.milliseconds = 40'000, .won = 1});
  results.set("expert guess", BestRow{.milliseconds = 60'000, .won = 1});
  test.player().record(Game::kName, results);
  EXPECT_FALSE(progress_of(test.context()).part);
  results.set("intermediate", BestRow{.milliseconds = 52'330, .won = 1});
  test.player().record(Game::kName, results);
  EXPECT_EQ(progress_of(test.context()).words, "Intermediate in 52.33");
  results.set("expert", BestRow{.milliseconds = 131'870, .won = 1});
  test.player().record(Game::kName, results);
  EXPECT_EQ(progress_of(test.context()).words, "Expert in 2:11.87");
}

}  // namespace
}  // namespace quintet::mines
