#include "games/twenty48/controller.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace quintet::twenty48 {
namespace {

bool apart(Rect a, Rect b) {
  return a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
}

TEST(Twenty48Places, NothingOverlapsOrLeavesTheArea) {
  for (float width = 240; width < 2600; width += 70) {
    for (float height = 240; height < 1600; height += 70) {
      const Rect area{10, 60, width, height};
      const PlayPlaces places = places_of(area, Company::Panels);
      for (const Rect part : {places.board, places.climb, places.advice}) {
        if (part.empty()) continue;
        EXPECT_GE(part.x, area.x);
        EXPECT_GE(part.y, area.y);
        EXPECT_LE(part.right(), area.right() + 0.1F);
        EXPECT_LE(part.bottom(), area.bottom() + 0.1F);
      }
      EXPECT_TRUE(places.advice.empty() || apart(places.board, places.advice));
      EXPECT_TRUE(places.climb.empty() || apart(places.board, places.climb));
      EXPECT_GE(std::min(places.board.w, places.board.h), 0.89F * std::min(width, height))
          << width << " × " << height;
    }
  }
}

TEST(Twenty48Places, HelpStandsBelowTheBoardOfATallWindow) {
  const PlayPlaces places = places_of({0, 0, 540, 860}, Company::Panels);
  EXPECT_GT(places.advice.y, places.board.bottom());
  EXPECT_GT(places.advice.w, places.advice.h);
}

// 1280 × 720 at a scale of 150 %.
TEST(Twenty48Places, ALowWindowKeepsTheHelpAndAStripOfTheClimb) {
  const PlayPlaces places = places_of({16, 56, 821, 412}, Company::Panels);
  EXPECT_GE(places.advice.w, 200);
  EXPECT_FALSE(places.climb.empty());
  EXPECT_LT(places.climb.w, places.advice.w);
  EXPECT_FLOAT_EQ(places.board.w, 412);
}

TEST(Twenty48Places, AWideWindowHasBothColumns) {
  const PlayPlaces places = places_of({0, 0, 1232, 620}, Company::Panels);
  EXPECT_FALSE(places.climb.empty());
  EXPECT_FALSE(places.advice.empty());
  EXPECT_TRUE(places_of({0, 0, 1232, 620}, Company::None).advice.empty());
}

}  // namespace
}  // namespace quintet::twenty48
