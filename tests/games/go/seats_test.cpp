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
  Game game({.side = 9});
  for (int i = 0; i < 2; ++i) {
    const Random chance(static_cast<std::uint64_t>(i));
    const Thought found = computer.decide(game, Level::Champion, std::chrono::seconds(1), chance, {});
    const Effort effort = effort_of(Level::Champion, 9, {.evaluations = 100'000});
    EXPECT_EQ(found.move, one.think(game, effort, Resigns::WhenLost, chance).move);
    game.play(found.move);
  }
}

}  // namespace
}  // namespace quintet::go
