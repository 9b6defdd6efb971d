#include "engine/audio/audio_duck.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace quintet {
namespace {

double decibels(const AudioDuck& duck, int ms) {
  return 20 * std::log10(duck.gain(milliseconds(ms)));
}

TEST(AudioDuck, LowersTheMusicByFourDecibelsAndRaisesItAgain) {
  AudioDuck duck;
  duck.begin(milliseconds(1000), milliseconds(2000));
  EXPECT_DOUBLE_EQ(decibels(duck, 1000), 0);
  EXPECT_NEAR(decibels(duck, 1060), -2, 1e-9);
  EXPECT_NEAR(decibels(duck, 1500), -4, 1e-9);
  EXPECT_NEAR(decibels(duck, 2940), -2, 1e-9);
  EXPECT_DOUBLE_EQ(decibels(duck, 3000), 0);
}

TEST(AudioDuck, IsDueOnlyWhileItChanges) {
  AudioDuck duck;
  EXPECT_EQ(duck.due(milliseconds(0)), std::nullopt);
  duck.begin(milliseconds(0), milliseconds(2000));
  EXPECT_LT(*duck.due(milliseconds(50)), milliseconds(20));
  EXPECT_EQ(*duck.due(milliseconds(500)), milliseconds(1380));
  EXPECT_EQ(duck.due(milliseconds(2000)), std::nullopt);
}

TEST(AudioDuck, IsLengthenedWithoutAJump) {
  AudioDuck duck;
  duck.begin(milliseconds(0), milliseconds(1000));
  duck.begin(milliseconds(500), milliseconds(1000));
  EXPECT_NEAR(decibels(duck, 500), -4, 1e-9);
  EXPECT_NEAR(decibels(duck, 1000), -4, 1e-9);
  EXPECT_DOUBLE_EQ(decibels(duck, 1500), 0);
}

}  // namespace
}  // namespace quintet
