#include <gtest/gtest.h>

#include "tools/sound/dice.hpp"
#include "tools/sound/limiter.hpp"
#include "tools/sound/loop.hpp"
#include "tools/sound/room.hpp"

namespace quintet::sound {
namespace {

// Noise with changing level, with spikes.
Samples rough_sound(std::uint64_t seed) {
  Dice dice(seed);
  Samples sound(frames(0.5));
  double strength = 0.1;
  for (float& sample : sound) {
    if (dice.part() < 0.001) strength = 3 * dice.part() * dice.part();
    sample = static_cast<float>(strength * dice.noise());
  }
  return sound;
}

TEST(Limiter, NeverExceedsTheCeiling) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    for (const Ends ends : {Ends::Open, Ends::Joined}) {
      EXPECT_LE(peak(limited(rough_sound(seed), 0.25, ends)), 0.25 + 1e-7) << seed;
    }
  }
}

TEST(Limiter, LeavesQuietSoundsAlone) {
  Samples quiet = rough_sound(1);
  scale(quiet, 0.2 / peak(quiet));
  EXPECT_EQ(limited(quiet, 0.25, Ends::Open), quiet);
}

TEST(Limiter, AppliesTheSameGainToBothChannels) {
  Stereo sound{.left = Samples(frames(0.2), 0.1F), .right = Samples(frames(0.2), 0.1F)};
  sound.left[frames(0.1)] = 1.0F;
  const Stereo result = limited(sound, 0.2, Ends::Open);
  EXPECT_LT(result.right[frames(0.1)], 0.03F);
  EXPECT_EQ(result.right.front(), 0.1F);
}

TEST(Limiter, OfALoopPreparesForThePeakAfterTheSeam) {
  Samples sound(frames(0.2), 0.1F);
  sound.front() = 1.0F;
  EXPECT_LT(limited(sound, 0.2, Ends::Joined).back(), 0.08F);
  EXPECT_EQ(limited(sound, 0.2, Ends::Open).back(), 0.1F);
}

TEST(Loop, WhatRingsAfterTheEndRingsOverTheBeginning) {
  EXPECT_EQ(looped(Samples{1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F, 7.0F}, 3), (Samples{12.0F, 7.0F, 9.0F}));
}

TEST(Loop, AJumpAtTheSeamIsMeasured) {
  Samples ramp(frames(0.5));
  for (std::size_t i = 0; i < ramp.size(); ++i)
    ramp[i] = static_cast<float>(i) / static_cast<float>(ramp.size());
  EXPECT_GT(seam_of(ramp).step, 1000 * seam_of(ramp).neighbours);
}

TEST(Room, OfMusicRingsOutAfterItsDecay) {
  Stereo click{.left = Samples(100), .right = Samples(100)};
  click.left[0] = click.right[0] = 1.0F;
  const Stereo wet = in_room(click, {.walls = 0.3, .tail = 0.2, .decay = 0.8});
  EXPECT_GT(rms(std::span(wet.left).subspan(frames(0.1), frames(0.1))), 1e-5);
  EXPECT_LT(peak(std::span(wet.left).last(frames(0.05))), 1e-3);
  EXPECT_NE(wet.left, wet.right);
}

}  // namespace
}  // namespace quintet::sound
