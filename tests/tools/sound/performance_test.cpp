#include "tools/sound/performance.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <stdexcept>

#include "tools/sound/loop.hpp"

namespace quintet::sound {
namespace {

// Two bars that still ring at their end; they begin with a rest, so that no attack hides the seam.
constexpr std::string_view kShort = R"(
key G4
voice lead  zheng pan=-0.5
voice flute xiao  pan=0.5
section a tempo=120
lead  mf 0 3 5 6 | <1,5,1> 2 3^ 5~
flute p  0 (1 2 -) | (3 - 5 -)
form a
)";

TEST(Performance, LastsExactlyAsLongAsItsScore) {
  const Stereo loop = performed(read_score(kShort).value(), 1);
  EXPECT_EQ(loop.left.size(), frames(4));
  EXPECT_EQ(loop.right.size(), frames(4));
}

TEST(Performance, TheSeamHasNoLargerStepThanItsNeighbours) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Stereo loop = performed(read_score(kShort).value(), seed);
    for (const Samples& side : {loop.left, loop.right})
      EXPECT_LE(seam_of(side).step, seam_of(side).neighbours);
  }
}

TEST(Performance, HasTheLevelOfBackgroundMusic) {
  const Stereo loop = performed(read_score(kShort).value(), 1);
  const double level = std::hypot(rms(loop.left), rms(loop.right)) / std::numbers::sqrt2;
  EXPECT_NEAR(decibels(level), -20, 1.5);
  EXPECT_LE(decibels(std::max(peak(loop.left), peak(loop.right))), -7.5 + 0.01);
}

TEST(Performance, IsPannedLikeItsVoices) {
  const Stereo loop =
      performed(read_score("voice x zheng pan=-0.8\nsection a\nx 1 2 3 5\nform a\n").value(), 1);
  EXPECT_GT(rms(loop.left), 2 * rms(loop.right));
}

TEST(Performance, TheSameSeedIsTheSamePerformance) {
  const Score score = read_score(kShort).value();
  EXPECT_EQ(performed(score, 1).left, performed(score, 1).left);
  EXPECT_NE(performed(score, 1).left, performed(score, 2).left);
}

TEST(Performance, AnUnknownInstrumentIsRefused) {
  EXPECT_THROW(performed(read_score("voice x tuba\nsection a\nx 1 2 3 5\nform a\n").value(), 1),
               std::invalid_argument);
}

TEST(Performance, OfAScoreOfRestsIsSilence) {
  const Stereo loop = performed(read_score("voice x zheng\nsection a\nx 0 0 0 0\nform a\n").value(), 1);
  EXPECT_EQ(peak(loop.left), 0);
}

}  // namespace
}  // namespace quintet::sound
