#include "tools/sound/effects/effects.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace quintet::sound {
namespace {

std::vector<Effect> all_effects() {
  std::vector<Effect> all;
  for (const auto& make : {link_effects, desk_effects, game_effects}) {
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
  EXPECT_THAT(names, testing::IsSupersetOf({"tile-match-8", "stone-5", "merge-11", "win-paper", "win-ink",
                                            "win-celadon", "win-walnut", "draw"}));
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

}  // namespace
}  // namespace quintet::sound
