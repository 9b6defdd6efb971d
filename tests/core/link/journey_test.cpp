#include "core/link/journey.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "core/link/deal.hpp"
#include "core/link/difficulty.hpp"
#include "core/link/playout.hpp"
#include "support/boards.hpp"
#include "support/layouts.hpp"

namespace quintet::link {
namespace {

using namespace std::chrono_literals;

Layout layout_of(const Level& level) {
  if (level.layout.empty()) return plain_layout(level.size);
  return *read_layout(read_file(layout_folder() / (std::string(level.layout) + ".layout")));
}

TEST(Journey, EveryLevelCanBeDealtAndCleared) {
  ASSERT_GE(journey().size(), 18u);
  for (std::size_t i = 0; i < journey().size(); ++i) {
    const Level& level = journey()[i];
    const Order order{.layout = layout_of(level), .rules = level.rules, .kinds = level.kinds};
    const auto dealt = deal(order, Random(level_seed(static_cast<int>(i))));
    ASSERT_TRUE(dealt) << level.title << message_of(dealt.error());
    EXPECT_TRUE(clears(dealt->board, dealt->rules, dealt->solution)) << level.title;
  }
}

// From chapter to chapter; a level may be a little easier than one before it.
TEST(Journey, LevelsBecomeHarder) {
  constexpr std::size_t kChapter = 5;
  double hardest = -1, chapter = 0, before = -10;
  for (std::size_t i = 0; i < journey().size(); ++i) {
    const Level& level = journey()[i];
    const Order order{.layout = layout_of(level), .rules = level.rules, .kinds = level.kinds};
    const auto dealt = deal(order, Random(level_seed(static_cast<int>(i))));
    ASSERT_TRUE(dealt) << level.title;
    const Difficulty difficulty = difficulty_of(dealt->board, dealt->rules);
    EXPECT_EQ(difficulty.level(), level.difficulty) << level.title;
    EXPECT_GT(difficulty.hardness(), hardest - 0.25) << level.title;
    hardest = std::max(hardest, difficulty.hardness());
    chapter += difficulty.hardness();
    if (i % kChapter != kChapter - 1) continue;
    EXPECT_GT(chapter, before + 0.25 * kChapter) << level.title;
    before = std::exchange(chapter, 0);
  }
  EXPECT_EQ(journey().front().difficulty, kEasiestBoard);
  EXPECT_EQ(journey().back().difficulty, kHardestBoard);
}

TEST(Journey, BoardsGrowAndEveryGravityOccurs) {
  std::set<Gravity> met;
  for (const Level& level : journey()) met.insert(level.rules.gravity);
  EXPECT_EQ(met.size(), kGravities.size());
  const auto tiles = [](const Level& level) { return Board(layout_of(level).cells).tiles(); };
  EXPECT_LT(tiles(journey().front()), tiles(journey()[journey().size() / 2]));
  EXPECT_LT(tiles(journey()[journey().size() / 2]), tiles(journey().back()));
}

TEST(Journey, OnlyTheLastLevelHasMoreTilesThanAnyOther) {
  const auto tiles = [](const Level& level) { return Board(layout_of(level).cells).tiles(); };
  for (std::size_t i = 0; i + 1 < journey().size(); ++i)
    EXPECT_LT(tiles(journey()[i]), tiles(journey().back())) << journey()[i].title;
  EXPECT_NE(journey().back().effect.find("More tiles than ever"), std::string_view::npos);
}

TEST(Journey, EveryLevelHasItsTitleItsEffectAndTimesInOrder) {
  std::set<std::string_view> titles;
  for (const Level& level : journey()) {
    EXPECT_TRUE(titles.insert(level.title).second) << level.title;
    EXPECT_FALSE(level.effect.empty());
    EXPECT_GT(level.two_stars, 0s);
    EXPECT_GT(level.three_stars, level.two_stars);
    EXPECT_GT(level.time, level.three_stars);
  }
}

TEST(Journey, StarsComeFromTheTimeLeftAndHelpTakesThemAway) {
  Level level;
  level.time = 100s;
  level.three_stars = 50s;
  level.two_stars = 20s;
  EXPECT_EQ(stars(level, 50s, 0), 3);
  EXPECT_EQ(stars(level, 49'999ms, 0), 2);
  EXPECT_EQ(stars(level, 19s, 0), 1);
  EXPECT_EQ(stars(level, 60s, 1), 2);
  EXPECT_EQ(stars(level, 60s, 9), 1);
}

}  // namespace
}  // namespace quintet::link
