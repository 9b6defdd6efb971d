#include "tools/sound/samples.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace quintet::sound {
namespace {

TEST(Samples, FadesLeaveTheMiddleAlone) {
  Samples sound(frames(0.1), 1.0F);
  fade_in(sound, 0.02);
  fade_out(sound, 0.02);
  EXPECT_LT(sound.front(), 0.001F);
  EXPECT_LT(sound.back(), 0.001F);
  EXPECT_EQ(sound[sound.size() / 2], 1.0F);
  EXPECT_TRUE(std::is_sorted(sound.begin(), sound.begin() + static_cast<std::ptrdiff_t>(frames(0.02))));
}

TEST(Samples, AddingGrowsTheBufferToHoldTheSound) {
  Samples into(2, 1.0F);
  add(into, Samples{1.0F, 2.0F}, 1, 0.5);
  EXPECT_EQ(into, (Samples{1.0F, 1.5F, 1.0F}));
}

TEST(Samples, TrimmingDropsOnlyTheSilentEnd) {
  Samples sound{0.0F, 1.0F, 0.0F, 0.5F, 0.001F, 0.0F};
  trim_end(sound, 0.01);
  EXPECT_EQ(sound, (Samples{0.0F, 1.0F, 0.0F, 0.5F}));
}

TEST(Samples, RumbleFilterRemovesAConstant) {
  Samples sound(frames(1), 0.5F);
  remove_rumble(sound, 40);
  EXPECT_NEAR(sound.back(), 0, 1e-4);
}

TEST(Samples, TheLoudestStretchIsFoundWhereverItIs) {
  Samples sound(frames(1), 0.1F);
  std::fill_n(sound.begin() + static_cast<std::ptrdiff_t>(frames(0.6)), frames(0.05), 0.8F);
  EXPECT_NEAR(loudest_rms(sound, 0.05), 0.8, 1e-3);
}

TEST(Samples, DecibelsAndRatiosAreInverse) {
  EXPECT_NEAR(decibels(0.5), -6.02, 0.01);
  EXPECT_NEAR(from_decibels(decibels(0.3)), 0.3, 1e-12);
  EXPECT_EQ(decibels(0), -200);
}

}  // namespace
}  // namespace quintet::sound
