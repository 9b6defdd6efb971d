#include "core/rating.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random.hpp"

namespace quintet {
namespace {

TEST(Rating, RisesWithVictoriesAndFallsWithDefeats) {
  const Rating before{.strength = -400, .deviation = 200};
  EXPECT_GT(rated(before, -400, 1).strength, before.strength);
  EXPECT_NEAR(rated(before, -400, 0.5).strength, before.strength, 1e-9);
  EXPECT_LT(rated(before, -400, 0).strength, before.strength);
  EXPECT_GT(rated(before, 0, 1).strength, rated(before, -400, 1).strength)
      << "a stronger opponent tells more";
  EXPECT_LT(std::abs(rated(before, -1600, 1).strength - before.strength), 5)
      << "and one without a chance nothing";
}

TEST(Rating, MovesLessTheMoreIsKnown) {
  const Rating unsure{.strength = 0, .deviation = 300}, sure{.strength = 0, .deviation = 80};
  EXPECT_GT(rated(unsure, 0, 1).strength, 3 * rated(sure, 0, 1).strength);
  EXPECT_LT(rated(unsure, 0, 1).deviation, unsure.deviation);
}

// The example of Glickman's paper has opponents that are little known themselves; with known ones its figures move a little.
TEST(Rating, AgreesWithThePaper) {
  Rating rating{.strength = 1500, .deviation = 200};
  rating = rated(rating, 1400, 1);
  rating = rated(rating, 1550, 0);
  rating = rated(rating, 1700, 0);
  EXPECT_NEAR(rating.strength, 1464, 15);
  EXPECT_NEAR(rating.deviation, 151, 8);
}

// Nineteen of twenty are within two deviations; here all the players who begin two levels below what they can.
TEST(Rating, FindsOutHowStrongAPlayerIs) {
  constexpr double kTrue = 300;
  int inside = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Random random(seed);
    Rating rating;
    for (int game = 0; game < 40; ++game) {
      const double opponent = rating.strength + static_cast<double>(random.below(200)) - 100;
      const double expected = 1 / (1 + std::pow(10, (opponent - kTrue) / 400));
      const bool won = static_cast<double>(random.below(1000)) < 1000 * expected;
      const double deviation = rating.deviation;
      rating = rated(rating, opponent, won ? 1 : 0);
      EXPECT_LE(rating.deviation, deviation);
    }
    inside += std::abs(rating.strength - kTrue) <= 2 * rating.deviation ? 1 : 0;
  }
  EXPECT_GE(inside, 36);
}

}  // namespace
}  // namespace quintet
