#include "core/gomoku/network.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/network_weights.hpp"
#include "core/gomoku/position.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {
namespace {

// The activation of one neuron for a point, by the definition.
int neuron(const Position& position, Cell cell, Colour viewer, std::size_t i) {
  int taken_in = kNetwork.bias[i];
  for (unsigned line = 0; line < 4; ++line) {
    taken_in += kNetwork.own[position.code(viewer, cell) >> (4 * line) & 15U][i];
    taken_in += kNetwork.foreign[position.code(other(viewer), cell) >> (4 * line) & 15U][i];
  }
  return std::clamp(taken_in, 0, static_cast<int>(kMostActive));
}

// With unlimited integers, where the position uses sixteen bits.
std::array<int, 2 * kNeurons> sums_of(const Position& position) {
  std::array<int, 2 * kNeurons> sums{};
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (!position.is_empty(cell)) continue;
    for (const Colour viewer : kColours) {
      for (std::size_t i = 0; i < kNeurons; ++i)
        sums[index_of(viewer) * kNeurons + i] += neuron(position, cell, viewer, i);
    }
  }
  return sums;
}

Value value_by_definition(const Position& position) {
  NeuronSums sums;
  const auto whole = sums_of(position);
  for (std::size_t i = 0; i < sums.size(); ++i) {
    EXPECT_LT(whole[i], 1 << 16);
    sums[i] = static_cast<std::uint16_t>(whole[i]);
  }
  return network_value(sums, position.to_move());
}

void for_each_position(int side, Rule rule, const std::function<void(Position&)>& visit) {
  Random chance(11);
  Position position(side, rule);
  visit(position);
  while (!position.full()) {
    const auto cell = static_cast<Cell>(chance.below(static_cast<std::uint64_t>(position.cells())));
    if (!position.is_empty(cell)) continue;
    position.place(cell);
    visit(position);
  }
}

TEST(GomokuNetwork, IsUpdatedIncrementally) {
  for (const Rule rule : kRules) {
    for (const int side : {5, 15, 20}) {
      for_each_position(side, rule, [](Position& position) {
        ASSERT_EQ(position.value(), value_by_definition(position)) << write_board(position.board());
      });
    }
  }
}

TEST(GomokuNetwork, IsCorrectAfterStonesAreRemoved) {
  std::vector<Value> values;
  Position last(15, Rule::Freestyle);
  for_each_position(15, Rule::Freestyle, [&](Position& position) {
    values.push_back(position.value());
    last = position;
  });
  for (values.pop_back(); !values.empty(); values.pop_back()) {
    last.take_back();
    ASSERT_EQ(last.value(), values.back());
  }
}

Board mirrored(const Board& board) {
  Board turned(board.side());
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column)
      turned.set({column, row}, board[Point{row, board.side() - 1 - column}]);
  }
  return turned;
}

TEST(GomokuNetwork, IsIndependentOfRotation) {
  for_each_position(15, Rule::Freestyle, [](Position& position) {
    ASSERT_EQ(Position(mirrored(position.board()), Rule::Freestyle).value(), position.value());
  });
}

TEST(GomokuNetwork, FavoursTheBetterSide) {
  // Black's open three with black to move; with white to move; a blocked three.
  const auto value = [](std::string_view moves) { return Position(after(moves), Rule::Freestyle).value(); };
  const Value ours = value("h8a1i8a15j8o1"), theirs = value("h8a1i8a15j8");
  EXPECT_GT(ours, kValueScale);
  EXPECT_LT(theirs, 0);
  EXPECT_GT(ours, value("h8k8i8a15j8o1"));
}

}  // namespace
}  // namespace quintet::gomoku
