#include "core/gomoku/network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/network_kernels.hpp"
#include "core/gomoku/position.hpp"
#include "core/random.hpp"

// See core/shipped.S.
extern "C" const std::uint8_t kGomokuNetwork[], kGomokuNetworkEnd[];

namespace quintet::gomoku {
namespace {

const Network& network(Rule rule) {
  return shipped_networks()[static_cast<std::size_t>(rule)];
}

// The number of a line through a point for a colour, by the definition in patterns.hpp.
std::uint32_t line_number(const Board& board, Point at, Point step, Colour colour) {
  std::uint32_t number = 0;
  for (int offset = -kReach; offset <= kReach; ++offset) {
    const Point there{at.row + offset * step.row, at.column + offset * step.column};
    if (offset == 0 || board.is_empty(there)) continue;
    number += (board[there] == stone_of(colour) ? 1 : 2) * digit_weight(offset);
  }
  return number;
}

// The activations of a point, by the definition.
std::array<int, 2 * kNeurons> activations(const Board& board, Rule rule, Point at) {
  std::array<int, 2 * kNeurons> inputs{};
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    inputs[i] = network(rule).bias()[i];
    for (const Point step : kDirections) {
      for (const Colour colour : kColours)
        inputs[i] += network(rule).row(colour, line_number(board, at, step, colour))[i];
    }
    inputs[i] = std::clamp(inputs[i], 0, static_cast<int>(kMostActive));
  }
  return inputs;
}

// With unlimited integers, where the accumulator uses sixteen bits.
Value value_by_definition(const Position& position) {
  std::array<int, 2 * kNeurons> whole{};
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (!position.is_empty(cell)) continue;
    const auto point = activations(position.board(), position.rule(), position.point(cell));
    for (std::size_t i = 0; i < whole.size(); ++i) whole[i] += point[i];
  }
  NeuronSums sums;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    EXPECT_LT(whole[i], 1 << 16);
    sums[i] = static_cast<std::uint16_t>(whole[i]);
  }
  return network(position.rule()).value(sums, position.to_move());
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
        constexpr int kSometimes = 7;
        if (position.stones() % kSometimes != 0) return;
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

// As in a search: values are asked here and there while stones come and go.
TEST(GomokuNetwork, FollowsStonesPlacedAndTakenBetweenValues) {
  Random chance(5);
  Position position(15, Rule::Renju);
  for (int step = 0; step < 4'000; ++step) {
    const auto cell = static_cast<Cell>(chance.below(static_cast<std::uint64_t>(position.cells())));
    if (position.stones() > 0 && chance.below(5) < 2)
      position.take_back();
    else if (position.is_empty(cell))
      position.place(cell);
    if (chance.below(4) == 0) {
      ASSERT_EQ(position.value(), Position(position.board(), Rule::Renju).value());
    }
    if (position.full()) position = Position(15, Rule::Renju);
  }
}

TEST(GomokuNetwork, KernelsGiveTheSameBits) {
  Random chance(7);
  const auto row = [&](int most) {
    Neurons made;
    for (std::int16_t& each : made)
      each = static_cast<std::int16_t>(static_cast<int>(chance.below(static_cast<std::uint64_t>(2 * most))) -
                                       most);
    return made;
  };
  for (int i = 0; i < 20'000; ++i) {
    std::array<NeuronSums, 2> sums;
    for (std::uint16_t& each : sums[0]) each = static_cast<std::uint16_t>(30'000 + chance.below(30'000));
    sums[1] = sums[0];
    const std::array rows{row(3'000), row(3'000), row(3'000), row(3'000)};
    std::array<Neurons, 2> inputs{row(400)};
    inputs[1] = inputs[0];
    std::array<Neurons, 2> before;
    const Neurons unchanged = inputs[0];
    for (const std::size_t side : {0U, 1U}) {
      const std::array points{
          Exchange{&inputs[side], &before[side], {&rows[0], &rows[1]}, {&rows[2], &rows[3]}}};
      (side == 0 ? plain_kernels() : fastest_kernels()).exchange(sums[side], points);
    }
    ASSERT_EQ(before, (std::array{unchanged, unchanged}));
    ASSERT_EQ(inputs[0], inputs[1]);
    ASSERT_EQ(sums[0], sums[1]);
    const Network::Head& head = network(kRules[chance.below(kRules.size())]).head();
    const std::size_t first = chance.below(2) * kNeurons;
    ASSERT_EQ(plain_kernels().head(head, sums[0], first), fastest_kernels().head(head, sums[0], first));
  }
}

// A line means the same read from either end, and its class implies its pattern.
TEST(GomokuNetwork, LinesOfAClassHaveTheSamePattern) {
  for (const Rule rule : kRules) {
    const auto classes = line_classes(rule);
    for (const Colour colour : kColours) {
      const auto patterns = pattern_table(rule, colour);
      std::vector<std::optional<Pattern>> of_class(line_class_count(rule));
      for (std::size_t number = 0; number < classes.size(); ++number) {
        ASSERT_LT(classes[number], of_class.size());
        auto& pattern = of_class[classes[number]];
        if (!pattern) pattern = patterns[number];
        ASSERT_EQ(*pattern, patterns[number]) << number;
      }
      EXPECT_EQ(std::ranges::count(of_class, std::optional<Pattern>()), 0);
    }
  }
}

TEST(GomokuNetwork, DamagedFilesAreRefused) {
  const std::vector<std::uint8_t> bytes(&kGomokuNetwork[0], &kGomokuNetworkEnd[0]);
  ASSERT_TRUE(read_networks(bytes));
  const auto refuses = [&](const auto& damage) {
    std::vector<std::uint8_t> damaged = bytes;
    damage(damaged);
    return !read_networks(damaged);
  };
  EXPECT_TRUE(refuses([](auto& all) { all.clear(); }));
  EXPECT_TRUE(refuses([](auto& all) { all[0] ^= 1; }));
  EXPECT_TRUE(refuses([](auto& all) { all[4] = 3; }));  // tables
  EXPECT_TRUE(refuses([](auto& all) { all.push_back(0); }));
  EXPECT_TRUE(refuses([](auto& all) { all[7] = 0x7F; }));               // a row whose sums leave 16 bits
  EXPECT_TRUE(refuses([](auto& all) { all[all.size() - 1] = 0x7F; }));  // a weight of the head
  for (std::size_t cut = 1; cut < bytes.size(); cut += 997)
    EXPECT_TRUE(refuses([&](auto& all) { all.resize(all.size() - cut); }));
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
