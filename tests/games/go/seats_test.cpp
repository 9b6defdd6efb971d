#include "games/go/seats.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "core/go/levels.hpp"
#include "core/go/search.hpp"

namespace quintet::go {
namespace {

// On a machine with two processors it uses both, which must not change what it finds.
TEST(ThinkerOfGo, FindsWhatOneThreadFinds) {
  TimedComputer computer(0);
  Searcher one(Threads::One);
  for (const int side : {9, 13}) {
    Game game({.side = side});
    for (int i = 0; i < 4; ++i) {
      const Random chance(static_cast<std::uint64_t>(i));
      const Thought found = computer.decide(game, Level::Sage, std::chrono::seconds(1), chance, {});
      const Effort effort = effort_of(Level::Sage, side, {.evaluations = 100'000});
      EXPECT_EQ(found.move, one.think(game, effort, Resigns::WhenLost, chance).move);
      game.play(found.move);
    }
  }
}

}  // namespace
}  // namespace quintet::go
