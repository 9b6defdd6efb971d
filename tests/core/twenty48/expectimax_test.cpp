#include "core/twenty48/expectimax.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "core/random.hpp"
#include "core/twenty48/board.hpp"
#include "core/twenty48/network_model.hpp"
#include "core/twenty48/random_network.hpp"

namespace quintet::twenty48 {
namespace {

Bits dense_board(Random& chance, unsigned most) {
  Bits bits = 0;
  for (unsigned cell = 0; cell < kBitCells; ++cell) {
    if (chance.below(10) < 7) bits |= (1 + chance.below(most)) << (4 * cell);
  }
  return bits;
}

// The definition, without a table or anything that saves time.
float plain_value(Bits after, int depth) {
  if (depth == 0) return random_network().value(after);
  const Slides& slides = Slides::of(Rule::Classic);
  const auto best = [&](Bits board) {
    float most = 0;
    for (const Direction direction : kDirections) {
      const auto result = slides.slide(board, direction);
      if (result.board != board)
        most = std::max(most, static_cast<float>(result.gained) + plain_value(result.board, depth - 1));
    }
    return most;
  };
  float sum = 0;
  int count = 0;
  for (unsigned cell = 0; cell < kBitCells; ++cell) {
    if (exponent_at(after, static_cast<int>(cell)) != 0) continue;
    sum += 0.9F * best(after | Bits{1} << (4 * cell)) + 0.1F * best(after | Bits{2} << (4 * cell));
    ++count;
  }
  return sum / static_cast<float>(count);
}

TEST(Expectimax, FindsWhatTheDefinitionSays) {
  Random chance(5);
  Expectimax search(NetworkModel(random_network(), Rule::Classic));
  for (int depth = 1; depth <= 3; ++depth) {
    for (int i = 0; i < (depth == 3 ? 3 : 20); ++i) {
      const Bits board = dense_board(chance, 4);
      if (Slides::of(Rule::Classic).over(board)) continue;
      const Thought thought = search.search(board, {.depth = depth});
      for (std::size_t d = 0; d < kDirections.size(); ++d) {
        const auto result = Slides::of(Rule::Classic).slide(board, kDirections[d]);
        ASSERT_EQ(thought.expected[d].has_value(), result.board != board);
        if (!thought.expected[d]) continue;
        const float wanted = static_cast<float>(result.gained) + plain_value(result.board, depth - 1);
        EXPECT_NEAR(*thought.expected[d], wanted, 0.001F * wanted + 0.1F) << "depth " << depth;
      }
      ASSERT_TRUE(thought.expected[static_cast<std::size_t>(thought.best)]);
      for (const auto& other : thought.expected)
        EXPECT_LE(other.value_or(0), *thought.expected[static_cast<std::size_t>(thought.best)]);
    }
  }
}

TEST(Expectimax, IsTheSameForTheSameBoard) {
  Random chance(6);
  const NetworkModel model(random_network(), Rule::Cascade);
  Expectimax one(model), other(model);
  for (int i = 0; i < 10; ++i) {
    const Bits board = dense_board(chance, 5);
    if (Slides::of(Rule::Cascade).over(board)) continue;
    const SearchEffort effort{.depth = 3, .least_chance = 0.01F};
    const Thought first = one.search(board, effort);
    one.search(dense_board(chance, 3) | 1U, {.depth = 2});
    const Thought again = one.search(board, effort), third = other.search(board, effort);
    EXPECT_EQ(first.best, again.best);
    EXPECT_EQ(first.expected, again.expected);
    EXPECT_EQ(first.expected, third.expected);
  }
}

TEST(Expectimax, AStopLeavesTheResultOfALowerDepth) {
  Expectimax search(NetworkModel(random_network(), Rule::Classic));
  Random chance(7);
  const Bits board = dense_board(chance, 4);
  std::stop_source stop;
  stop.request_stop();
  const Thought stopped = search.search(board, {.depth = 9}, stop.get_token());
  const Thought shallow = search.search(board, {.depth = 1});
  EXPECT_EQ(stopped.best, shallow.best);
  const Thought limited = search.search(board, {.depth = 9, .nodes = 5000});
  EXPECT_LT(limited.nodes, 5000U + 2000U);
}

}  // namespace
}  // namespace quintet::twenty48
