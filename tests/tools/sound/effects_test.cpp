#include "tools/sound/effects/effects.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tools/sound/pitch.hpp"

namespace quintet::sound {
namespace {

std::vector<Effect> all_effects() {
  std::vector<Effect> all;
  for (const auto& make : {link_effects, desk_effects, twenty48_effects, game_effects}) {
    for (Effect& effect : make()) all.push_back(std::move(effect));
  }
  return all;
}

TEST(Effects, EachBeginsAndEndsInSilenceWithoutAnOffset) {
  for (const Effect& effect : all_effects()) {
    EXPECT_EQ(effect.sound.front(), 0.0F) << effect.name;
    EXPECT_EQ(peak(std::span(effect.sound).last(frames(0.009))), 0) << effect.name;
    EXPECT_LT(std::abs(mean(effect.sound)), 1e-3) << effect.name;
  }
}

TEST(Effects, NoneIsTooLoudOrInaudible) {
  for (const Effect& effect : all_effects()) {
    EXPECT_LE(decibels(peak(effect.sound)), -12 + 0.01) << effect.name;
    EXPECT_LE(decibels(loudest_rms(effect.sound, 0.05)), -21 + 0.01) << effect.name;
    EXPECT_GT(decibels(peak(effect.sound)), -26) << effect.name;
  }
}

TEST(Effects, OnlyWinsLastLongerThanASecond) {
  for (const Effect& effect : all_effects()) {
    EXPECT_LE(seconds(effect.sound.size()), effect.name.starts_with("win-") ? 2.0 : 1.0) << effect.name;
  }
}

TEST(Effects, NamesAreUnique) {
  std::set<std::string> names;
  for (const Effect& effect : all_effects()) EXPECT_TRUE(names.insert(effect.name).second) << effect.name;
  EXPECT_THAT(names, testing::IsSupersetOf({"tile-match-8", "stone-5", "stone-slate-5", "stone-celadon-5",
                                            "merge-16", "slide-4", "tile-new", "slide-blocked", "milestone",
                                            "win-paper", "win-ink", "win-celadon", "win-walnut", "draw"}));
}

TEST(Effects, AreTheSameEachTime) {
  const std::vector<Effect> first = link_effects();
  const std::vector<Effect> second = link_effects();
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].sound, second[i].sound) << first[i].name;
}

TEST(Effects, TheStepsClimbAPentatonicScale) {
  EXPECT_NEAR(step_hertz(0), 293.66, 0.01);
  EXPECT_NEAR(step_hertz(2), 392.00, 0.01);
  EXPECT_NEAR(step_hertz(5), 2 * step_hertz(0), 1e-9);
}

TEST(Effects, MergesClimbFromG3OverThreeOctaves) {
  const std::vector<Effect> effects = twenty48_effects();
  const auto sound_of = [&](int step) -> const Samples& {
    return std::ranges::find(effects, "merge-" + std::to_string(step), &Effect::name)->sound;
  };
  for (int step = 1; step <= 16; ++step) {
    const double hertz = step_hertz(step + 1) / 2;
    EXPECT_NEAR(cents_off(sound_of(step), hertz), 0, 25) << step;
    // This tone and no neighbour on the scale.
    for (const int other : {step - 1, step + 1}) {
      EXPECT_GT(strength_at(sound_of(step), hertz),
                3 * strength_at(sound_of(step), step_hertz(other + 1) / 2))
          << step;
    }
  }
  EXPECT_NEAR(step_hertz(2) / 2, 196.0, 0.1);
}

// A board of another material is heard: slate is drier than wood and brighter, celadon rings on.
TEST(Effects, StonesSoundOfTheirBoard) {
  const std::vector<Effect> effects = game_effects();
  const auto sound_of = [&](const std::string& name) -> const Samples& {
    return std::ranges::find(effects, name, &Effect::name)->sound;
  };
  const auto crossings = [](const Samples& sound) {  // a measure of the brightness
    std::size_t count = 0;
    for (std::size_t i = 1; i < sound.size(); ++i) count += (sound[i] < 0) != (sound[i - 1] < 0) ? 1 : 0;
    return static_cast<double>(count) / static_cast<double>(sound.size());
  };
  const auto tail = [](const Samples& sound) {  // from 50 ms on
    return decibels(loudest_rms({sound.begin() + kRate / 20, sound.end()}, 0.02));
  };
  for (const char* take : {"1", "2", "3", "4", "5"}) {
    const Samples &wood = sound_of(std::string("stone-") + take),
                  &slate = sound_of(std::string("stone-slate-") + take),
                  &celadon = sound_of(std::string("stone-celadon-") + take);
    EXPECT_GT(crossings(slate), 1.2 * crossings(wood)) << take;
    EXPECT_GT(crossings(celadon), 1.2 * crossings(wood)) << take;
    EXPECT_GT(tail(celadon), tail(slate) + 3) << take;
    EXPECT_NEAR(decibels(loudest_rms(slate, 0.05)), decibels(loudest_rms(wood, 0.05)), 4) << take;
    EXPECT_NEAR(decibels(loudest_rms(celadon, 0.05)), decibels(loudest_rms(wood, 0.05)), 4) << take;
  }
}

// What is heard with every slide must stay in the background of what a player waits for.
TEST(Effects, FrequentSoundsOf2048AreSofterThanItsRareOnes) {
  const std::vector<Effect> effects = twenty48_effects();
  const auto level_of = [&](const std::string& name) {
    return decibels(loudest_rms(std::ranges::find(effects, name, &Effect::name)->sound, 0.05));
  };
  EXPECT_LT(level_of("tile-new") + 2, level_of("slide-1"));
  EXPECT_LT(level_of("slide-1") + 2, level_of("merge-1"));
  EXPECT_LT(level_of("merge-1") + 3, level_of("merge-16"));
  EXPECT_LT(level_of("slide-blocked") + 2, level_of("milestone"));
}

}  // namespace
}  // namespace quintet::sound
