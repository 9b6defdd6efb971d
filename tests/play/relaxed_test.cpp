// Whole games in the mode Relaxed, on boards of every kind.
#include <gtest/gtest.h>

#include <algorithm>

#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

using link::Pictures;

struct Wish {
  std::string name;
  link::Settings link;
};

void PrintTo(const Wish& wish, std::ostream* out) {
  *out << wish.name;
}

class RelaxedGame : public testing::TestWithParam<Wish> {};

TEST_P(RelaxedGame, IsPlayedFromTheFirstPairToTheResultPage) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, GetParam().link);
  const link::Match match = begin(driver, link::Mode::Relaxed);
  EXPECT_EQ(driver.value("left"), std::to_string(match.game().board().tiles()));
  clear(driver, match);
  driver.play("expect link.play left=0 status=won helps=0 reshuffles=0\nsettle\nexpect result won");
  const auto best = driver.context().profile.results("link").rows<ui::BestRow>();
  ASSERT_EQ(best.size(), 1U);
  EXPECT_EQ(best.begin()->first, match.record_key());
  EXPECT_EQ(best.begin()->second.won, 1);
  driver.context().profile.finish_saving();
  EXPECT_FALSE(player.has("data/link-relaxed.save"));
}

std::vector<Wish> wishes() {
  std::vector<Wish> all;
  for (const link::Gravity gravity : link::kGravities) {
    std::string name = "Gravity_" + std::string(link::name(gravity));
    std::replace(name.begin(), name.end(), '-', '_');
    all.push_back({name, {.gravity = gravity, .width = 8, .height = 6}});
  }
  all.push_back({"NoLinesOutside", {.outside = link::Outside::Forbidden, .width = 8, .height = 6}});
  all.push_back({"Characters", {.pictures = Pictures::Characters, .width = 8, .height = 6}});
  all.push_back({"FourByFour", {.width = 4, .height = 4}});
  all.push_back({"TheLargestBoard",
                 {.gravity = link::Gravity::Down, .width = link::kWidthMost, .height = link::kHeightMost}});
  for (const char* figure : {"butterfly", "bamboo", "seal", "turtle"}) {
    all.push_back({"Figure_" + std::string(figure), {.layout = figure}});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Boards, RelaxedGame, testing::ValuesIn(wishes()),
                         [](const auto& wish) { return wish.param.name; });

TEST(RelaxedMode, HasNoClockAndUnlimitedHelp) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, {.width = 8, .height = 6});
  begin(driver, link::Mode::Relaxed);
  driver.wait(std::chrono::minutes(30));
  driver.play("expect link.play status=playing");
  EXPECT_EQ(driver.app().scenes().top()->due(), std::nullopt);
  driver.play("focus lost\nfocus gained\nexpect link.play status=playing");
}

}  // namespace
}  // namespace quintet::app
