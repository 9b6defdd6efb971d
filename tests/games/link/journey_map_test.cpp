// Where the stations of the journey lie, in areas of every shape.
#include <gtest/gtest.h>

#include <string>

#include "games/link/journey_scroll.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {
namespace {

constexpr std::size_t kLevels = kChapters * kLevelsInChapter;

// From 640×360 points, the least that there is, to a wide screen.
constexpr Extent kAreas[] = {{624, 180},  {624, 400}, {880, 480},   {1248, 536}, {1240, 560},
                             {1640, 420}, {660, 960}, {1640, 1200}, {980, 1100}, {1156, 690}};

std::string words(Extent area, std::size_t present) {
  return std::to_string(area.w) + " x " + std::to_string(area.h) + ", present " + std::to_string(present + 1);
}

bool within(Rect inner, Rect outer) {
  constexpr float kRounding = 0.01F;
  const Rect both = intersection(inner, outer);
  return both.w > inner.w - kRounding && both.h > inner.h - kRounding;
}

bool overlap(Rect a, Rect b) {
  return !intersection(a, b).empty();
}

TEST(JourneyMap, StationsLieOnThePaperAndClearOfEachOtherInEveryArea) {
  for (const Extent area : kAreas) {
    for (std::size_t present = 0; present < kLevels; ++present) {
      const JourneyMap map({10, 80, area.w, area.h}, present);
      const Rect paper{0, 0, map.view().w, map.height()};
      for (std::size_t level = 0; level < kLevels; ++level) {
        const Rect place = map.station(level);
        EXPECT_GE(std::min(place.w, place.h), ui::kLeastTarget) << words(area, present);
        EXPECT_TRUE(within(place, paper)) << words(area, present) << ", station " << level + 1;
        for (std::size_t other = 0; other < level; ++other)
          EXPECT_FALSE(overlap(place, map.station(other)))
              << words(area, present) << ", stations " << other + 1 << " and " << level + 1;
      }
    }
  }
}

TEST(JourneyMap, ThePresentStationIsTheLargest) {
  for (const Extent area : kAreas) {
    const JourneyMap map({0, 0, area.w, area.h}, 12);
    for (const std::size_t other : {0U, 11U, 13U, 24U}) {
      EXPECT_GT(map.station(12).w, map.station(other).w) << words(area, 12);
      EXPECT_GE(map.station(12).h, map.station(other).h) << words(area, 12);
    }
  }
}

TEST(JourneyMap, AStationLiesInItsOwnChapter) {
  for (const Extent area : kAreas) {
    const JourneyMap map({0, 0, area.w, area.h}, 7);
    for (std::size_t level = 0; level < kLevels; ++level)
      EXPECT_TRUE(map.chapter(level / kLevelsInChapter).contains(map.station(level).centre()))
          << words(area, 7) << ", station " << level + 1;
  }
}

TEST(JourneyMap, NamesOfChaptersAreClearOfStations) {
  for (const Extent area : kAreas) {
    for (std::size_t present = 0; present < kLevels; ++present) {
      const JourneyMap map({0, 0, area.w, area.h}, present);
      if (map.side_by_side()) continue;  // there they stand on the border
      for (std::size_t chapter = 0; chapter < kChapters; ++chapter)
        for (std::size_t level = 0; level < kLevels; ++level)
          EXPECT_FALSE(overlap(map.heading(chapter), map.station(level)))
              << words(area, present) << ", chapter " << chapter + 1 << ", station " << level + 1;
    }
  }
}

TEST(JourneyMap, TheWayLeadsThroughEveryStation) {
  const JourneyMap map({0, 0, 1240, 536}, 3);
  for (std::size_t level = 0; level < kLevels; ++level) {
    const Vec at = map.way()[JourneyMap::steps_to(level)], centre = map.station(level).centre();
    EXPECT_NEAR(at.x, centre.x, 0.5) << level;
    EXPECT_NEAR(at.y, centre.y, 0.5) << level;
  }
}

TEST(JourneyMap, ChaptersStandSideBySideOnlyWhereThereIsRoom) {
  EXPECT_TRUE(JourneyMap({0, 0, 1248, 536}, 0).side_by_side());
  EXPECT_FALSE(JourneyMap({0, 0, 660, 960}, 0).side_by_side());
  const JourneyMap low({0, 0, 1640, 300}, 0);
  EXPECT_FALSE(low.side_by_side());
  EXPECT_GT(low.height(), low.view().h);  // it scrolls
}

}  // namespace
}  // namespace quintet::link
