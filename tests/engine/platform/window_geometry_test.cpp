#include "engine/platform/window_geometry.hpp"

#include <gtest/gtest.h>

#include <array>

namespace quintet {
namespace {

using Stand = WindowGeometryTracker::Stand;

WindowGeometry at(int x, int y, int width, int height) {
  return {WindowGeometry::Origin{x, y}, width, height, false};
}

constexpr std::array kDisplays{DesktopArea{0, 0, 1920, 1080}, DesktopArea{1920, 0, 1280, 1024}};

TEST(ClampToDisplays, LeavesAPlaceThatFits) {
  EXPECT_EQ(clamp_to(at(100, 80, 1280, 800), kDisplays), at(100, 80, 1280, 800));
}

TEST(ClampToDisplays, MovesAWindowOntoTheDisplayThatShowsMostOfIt) {
  EXPECT_EQ(clamp_to(at(-200, 500, 1280, 800), kDisplays), at(0, 280, 1280, 800));
  EXPECT_EQ(clamp_to(at(2600, 100, 1000, 700), kDisplays), at(2200, 100, 1000, 700));
}

TEST(ClampToDisplays, MakesAWindowNoLargerThanItsDisplayAndNoSmallerThanTheLeast) {
  EXPECT_EQ(clamp_to(at(0, 0, 8000, 6000), kDisplays), at(0, 0, 1920, 1080));
  EXPECT_EQ(clamp_to(at(10, 10, 1, 1), kDisplays), at(10, 10, kLeastWindowWidth, kLeastWindowHeight));
}

TEST(ClampToDisplays, LeavesThePlaceToTheDesktopIfTheDisplayIsMissing) {
  const WindowGeometry fitted = clamp_to(at(5000, 0, 1280, 800), kDisplays);
  EXPECT_FALSE(fitted.origin);
  EXPECT_EQ(fitted.width, 1280);
}

TEST(FirstGeometry, FollowsTheScaleOfTheDesktopAsFarAsThereIsRoom) {
  const auto size_at = [](float scale, int width, int height) {
    const WindowGeometry first = first_geometry(scale, {0, 0, width, height});
    EXPECT_FALSE(first.origin || first.maximised);
    return std::pair(first.width, first.height);
  };
  EXPECT_EQ(size_at(1, 3840, 2100), std::pair(1280, 800));
  EXPECT_EQ(size_at(2, 3840, 2100), std::pair(2560, 1600));
  EXPECT_EQ(size_at(1.5, 1920, 1040), std::pair(1498, 936));
  EXPECT_EQ(size_at(2, 1366, 728), std::pair(1280, 800));  // clamp_to makes it fit
}

TEST(WindowGeometryTracker, FollowsTheWindow) {
  WindowGeometryTracker tracker(at(0, 0, 1280, 800));
  tracker.moved(at(50, 60, 900, 700), Stand::Free, milliseconds(1000));
  EXPECT_EQ(tracker.settled(milliseconds(5000)), at(50, 60, 900, 700));
}

TEST(WindowGeometryTracker, KeepsThePlaceBeforeTheWindowWasMaximised) {
  WindowGeometryTracker tracker(at(50, 60, 900, 700));
  tracker.moved(at(0, 30, 1920, 1050), Stand::Free,
                milliseconds(1000));  // reported before the maximised state
  tracker.moved(at(0, 30, 1920, 1050), Stand::Filling, milliseconds(1010));
  EXPECT_EQ(tracker.settled(milliseconds(9000)), at(50, 60, 900, 700));
}

TEST(WindowGeometryTracker, ContinuesWhenTheWindowIsRestored) {
  WindowGeometryTracker tracker(at(50, 60, 900, 700));
  tracker.moved(at(0, 0, 1920, 1080), Stand::Filling, milliseconds(1000));
  tracker.moved(at(70, 60, 900, 700), Stand::Free, milliseconds(4000));
  EXPECT_EQ(tracker.settled(milliseconds(9000)), at(70, 60, 900, 700));
}

}  // namespace
}  // namespace quintet
