#include "engine/scene/timestep.hpp"

#include <gtest/gtest.h>

namespace quintet {
namespace {

constexpr Duration kStep = Timestep::kStep;

TEST(Timestep, RunsAStepForEachFullStepOfTime) {
  Timestep timestep;
  EXPECT_EQ(timestep.advance(2 * kStep), 2);
  EXPECT_EQ(timestep.remainder(), Duration::zero());
}

TEST(Timestep, KeepsTheRemainder) {
  Timestep timestep;
  EXPECT_EQ(timestep.advance(kStep - Duration(1)), 0);
  EXPECT_EQ(timestep.remainder(), kStep - Duration(1));
  EXPECT_EQ(timestep.advance(Duration(1)), 1);
  EXPECT_EQ(timestep.remainder(), Duration::zero());
}

TEST(Timestep, LosesNoTimeOverALongGame) {
  Timestep timestep;
  std::int64_t steps = 0;
  constexpr Duration kFrame{16'666'667};
  for (int frame = 0; frame < 216'000; ++frame) steps += timestep.advance(kFrame);  // an hour
  EXPECT_EQ(steps * kStep + timestep.remainder(), 216'000 * kFrame);
}

TEST(Timestep, DropsTheRemainderOfAHitch) {
  Timestep timestep;
  EXPECT_EQ(timestep.advance(std::chrono::seconds(3)), Timestep::kMostSteps);
  EXPECT_LT(timestep.remainder(), kStep);
  EXPECT_EQ(timestep.advance(Duration::zero()), 0);
}

TEST(Timestep, RunsMoreStepsAfterAPlannedWait) {
  Timestep timestep;
  EXPECT_EQ(timestep.advance(std::chrono::seconds(1), 1000), 120);
}

TEST(Timestep, IgnoresAClockThatRunsBackwards) {
  Timestep timestep;
  timestep.advance(kStep / 2);
  EXPECT_EQ(timestep.advance(-std::chrono::seconds(1)), 0);
  EXPECT_EQ(timestep.remainder(), kStep / 2);
}

}  // namespace
}  // namespace quintet
