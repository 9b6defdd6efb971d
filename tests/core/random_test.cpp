#include "core/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

namespace quintet {
namespace {

TEST(Random, TheFirstNumbersAreTheOnesOfThePublishedGenerator) {
  // xoshiro256** from the state 1, 2, 3, 4: computed with the authors' C source.
  auto random = *Random::read(
      "0000000000000001"
      "0000000000000002"
      "0000000000000003"
      "0000000000000004");
  const std::array<std::uint64_t, 4> expected{11520, 0, 1509978240, 1215971899390074240};
  for (const std::uint64_t number : expected) EXPECT_EQ(random.next(), number);
}

TEST(Random, TheSameSeedGivesTheSameNumbersAndAnotherSeedOthers) {
  Random a(7), b(7), c(8);
  EXPECT_EQ(a.next(), b.next());
  EXPECT_EQ(a, b);
  EXPECT_NE(a.next(), c.next());
}

TEST(Random, EveryNumberBelowTheBoundIsAboutEquallyLikely) {
  Random random(1);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts[random.index(counts.size())];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Random, ABoundThatDoesNotDivideTheRangeFavoursNoNumber) {
  // Plain remainders would put half of the numbers into the first third.
  Random random(1);
  constexpr std::uint64_t kThird = std::uint64_t{1} << 62;
  std::array<int, 3> counts{};
  for (int i = 0; i < 30'000; ++i) ++counts[random.below(3 * kThird) / kThird];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Random, ABoundNearTheRangeIsRespected) {
  Random random(1);
  constexpr std::uint64_t kBound = (std::uint64_t{1} << 63) + 1;
  for (int i = 0; i < 1000; ++i) EXPECT_LT(random.below(kBound), kBound);
}

TEST(Random, EveryOrderOfAShuffleIsAboutEquallyLikely) {
  Random random(2);
  std::map<std::array<int, 3>, int> counts;
  for (int i = 0; i < 60'000; ++i) {
    std::array items{1, 2, 3};
    random.shuffle(std::span<int>(items));
    ++counts[items];
  }
  ASSERT_EQ(counts.size(), 6u);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Random, ReadsOnlyItsOwnOutput) {
  Random random(3);
  for (int i = 0; i < 100; ++i) {
    random.next();
    EXPECT_EQ(Random::read(random.write()), random);
  }
  EXPECT_FALSE(Random::read(""));
  EXPECT_FALSE(Random::read(std::string(63, '1')));
  EXPECT_FALSE(Random::read(std::string(63, '1') + "g"));
  EXPECT_FALSE(Random::read(std::string(64, '0')));
}

}  // namespace
}  // namespace quintet
