#include "tools/sound/instruments.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "tools/sound/performance.hpp"
#include "tools/sound/pitch.hpp"
#include "tools/sound/struck.hpp"

namespace quintet::sound {
namespace {

struct Strung {
  const char* name;
  StringRecipe recipe;
};

TEST(PluckedString, IsInTuneWithinFiveCentsAtEveryPitchAndForce) {
  for (const auto& [name, recipe] : {Strung{"zheng", zheng()}, Strung{"pipa", pipa()}, Strung{"qin", qin()},
                                     Strung{"qin harmonic", qin_harmonic()}}) {
    for (const int pitch : {40, 47, 55, 62, 69, 76, 83, 88}) {
      for (const double force : {0.3, 0.9}) {
        const double hertz = hertz_of(pitch);
        const Samples sound = plucked(recipe, {.hertz = hertz, .force = force, .hold = 1.0}, Dice(7));
        const std::size_t from = frames(0.05);
        const std::size_t length = std::min(sound.size() - from, frames(0.6));
        EXPECT_LT(std::abs(cents_off(std::span(sound).subspan(from, length), hertz)), 5)
            << name << " pitch " << pitch << " force " << force;
      }
    }
  }
}

TEST(PluckedString, ASlideArrivesAtTheNote) {
  const Pluck slid = {.hertz = 330, .force = 0.7, .hold = 1.5, .bend = {.from = -2, .slide = 0.15}};
  const Samples sound = plucked(zheng(), slid, Dice(1));
  EXPECT_LT(std::abs(cents_off(std::span(sound).subspan(frames(0.3), frames(0.5)), 330)), 5);
  const auto beginning = std::span(sound).first(frames(0.06));
  EXPECT_GT(strength_at(beginning, 330 * std::exp2(-2.0 / 12)), strength_at(beginning, 330));
}

TEST(PluckedString, DecaysAndEndsWhereTheFingerStopsIt) {
  const Samples sound = plucked(zheng(), {.hertz = 220, .force = 0.8, .hold = 0.8}, Dice(1));
  EXPECT_NEAR(seconds(sound.size()), 0.8, 0.1);
  EXPECT_LT(rms(std::span(sound).subspan(frames(0.5), frames(0.1))),
            rms(std::span(sound).first(frames(0.1))));
  EXPECT_LT(std::abs(sound.back()), 1e-5F);
}

TEST(PluckedString, SoundsDullerWhenPluckedSoftly) {
  const auto overtones = [](double force) {
    const Samples sound = plucked(zheng(), {.hertz = 220, .force = force, .hold = 0.5}, Dice(1));
    return strength_at(std::span(sound).first(frames(0.3)), 2200) /
           strength_at(std::span(sound).first(frames(0.3)), 220);
  };
  EXPECT_LT(overtones(0.2), 0.8 * overtones(0.9));
}

TEST(PluckedString, TheSameSeedGivesTheSameSamples) {
  const Pluck pluck = {.hertz = 220, .force = 0.8, .hold = 0.4};
  EXPECT_EQ(plucked(zheng(), pluck, Dice(3)), plucked(zheng(), pluck, Dice(3)));
  EXPECT_NE(plucked(zheng(), pluck, Dice(3)), plucked(zheng(), pluck, Dice(4)));
}

TEST(Flute, HoldsItsNoteWithinFiveCents) {
  for (const FluteRecipe& recipe : {xiao(), dizi()}) {
    const std::array notes{BlownNote{.start = 0, .length = 1.5, .hertz = 587.33, .force = 0.7}};
    const Samples sound = blown(recipe, notes, Dice(5));
    EXPECT_LT(std::abs(cents_off(std::span(sound).subspan(frames(0.3), frames(1.0)), 587.33)), 5);
  }
}

TEST(Flute, ASlurMovesFromNoteToNoteWithoutAGap) {
  const std::array notes{BlownNote{.start = 0, .length = 0.6, .hertz = 440, .force = 0.7},
                         BlownNote{.start = 0.6, .length = 0.6, .hertz = 523.25, .force = 0.7}};
  const Samples sound = blown(xiao(), notes, Dice(5));
  const double middle = rms(std::span(sound).subspan(frames(0.58), frames(0.04)));
  EXPECT_GT(middle, 0.6 * rms(std::span(sound).subspan(frames(0.3), frames(0.2))));
  EXPECT_LT(std::abs(cents_off(std::span(sound).subspan(frames(0.75), frames(0.4)), 523.25)), 8);
}

TEST(Struck, EveryMaterialFallsSilentSoonAndNeverExceedsItsForce) {
  for (const Material& material :
       {stone_on_wood(), stone_on_slate(), stone_on_celadon(), ceramic(), wood_block(), soft_thud()}) {
    const Samples sound = struck(material, {.pitch = 1, .force = 0.7}, Dice(9));
    EXPECT_NEAR(peak(sound), 0.7, 1e-6);
    EXPECT_LT(seconds(sound.size()), 0.7);
    EXPECT_LT(peak(std::span(sound).last(10)), 1e-3);
  }
}

}  // namespace
}  // namespace quintet::sound
