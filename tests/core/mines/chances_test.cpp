#include "core/mines/chances.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <stop_token>

#include "core/mines/all_boards.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/mines/frontier.hpp"
#include "core/mines/large_game.hpp"
#include "core/mines/sweep.hpp"

namespace quintet::mines {
namespace {

constexpr double kTolerance = 1e-14;

// A board on which some safe cells are open.
Position random_position(Random& chance, Size size, std::size_t closed) {
  const int most = static_cast<int>(std::min<std::size_t>(closed, static_cast<std::size_t>(size.area() - 1)));
  const Rules rules{.size = size,
                    .mines = static_cast<int>(chance.below(static_cast<std::uint64_t>(most) + 1)),
                    .first = FirstClick::Any,
                    .no_guess = false};
  const Field field = draw_field(rules, {0, 0}, chance);
  Position position(size, rules.mines);
  std::vector<Point> safe;
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      if (!field.is_mine({row, column})) safe.push_back({row, column});
    }
  }
  chance.shuffle(std::span(safe));
  const auto left = closed - static_cast<std::size_t>(rules.mines);  // safe cells that stay closed at most
  const std::size_t keep = chance.index(std::min(left, safe.size()) + 1);
  for (std::size_t i = keep; i < safe.size(); ++i) position.open(safe[i], field.number(safe[i]));
  return position;
}

void expect_same(const Position& position) {
  const AllBoards all = try_all_boards(position);
  const ChanceTable table = chances(position);
  if (all.boards == 0) {
    ASSERT_EQ(table.solved, Solved::Contradiction) << write_position(position);
    return;
  }
  ASSERT_EQ(table.solved, Solved::Exactly) << write_position(position);
  for (std::size_t i = 0; i < all.mines.size(); ++i) {
    const double expected = static_cast<double>(all.mines[i]) / static_cast<double>(all.boards);
    const double found = table.mine.cells()[i];
    ASSERT_NEAR(found, expected, kTolerance) << write_position(position) << i;
    // Certain cells are exactly certain.
    ASSERT_EQ(found == 0, expected == 0) << write_position(position);
    ASSERT_EQ(found == 1, expected == 1) << write_position(position);
  }
}

TEST(MinesChances, AreThoseOfAllBoards) {
  Random chance(1);
  constexpr std::array kSizes = {Size{4, 4},  Size{5, 4}, Size{7, 3}, Size{9, 2},
                                 Size{16, 1}, Size{6, 6}, Size{8, 5}};
  for (int i = 0; i < 4000; ++i)
    expect_same(random_position(chance, kSizes[chance.index(kSizes.size())], 14));
}

TEST(MinesChances, PositionsThatContradictThemselvesSayAsMuch) {
  Random chance(2);
  int contradictions = 0;
  for (int i = 0; i < 2000; ++i) {
    Position position = random_position(chance, {5, 4}, 13);
    // One number, or the number of mines, is made wrong.
    std::vector<Point> open;
    for (int row = 0; row < 4; ++row) {
      for (int column = 0; column < 5; ++column) {
        if (position.is_open({row, column})) open.push_back({row, column});
      }
    }
    if (open.empty() || chance.below(4) == 0) {
      Position other(position.size(), position.mines() + 1);
      for (const Point at : open) other.open(at, position.number(at));
      position = other;
    } else {
      position.open(open[chance.index(open.size())], static_cast<int>(chance.below(9)));
    }
    if (try_all_boards(position).boards == 0) ++contradictions;
    expect_same(position);
  }
  EXPECT_GT(contradictions, 500);
}

TEST(MinesChances, TheRemainingMinesDecide) {
  // The four cells of the corner need two mines, or one in the middle of the two numbers.
  const ChanceTable table = chances(drawn_position(R"(
    mines 1
    #1#
    1##
    ###)"));
  ASSERT_EQ(table.solved, Solved::Exactly);
  EXPECT_NEAR((table.mine[{0, 0}]), 0.5, kTolerance);
  EXPECT_NEAR((table.mine[{1, 1}]), 0.5, kTolerance);
  EXPECT_EQ((table.mine[{2, 2}]), 0);
  EXPECT_EQ((table.mine[{0, 2}]), 0);
}

TEST(MinesChances, OfABoardWithoutNumbersAreAllTheSame) {
  const ChanceTable table = chances(Position(kExpert.size, kExpert.mines));
  EXPECT_NEAR((table.mine[{3, 3}]), 99.0 / 480, kTolerance);
}

TEST(MinesChances, AFullBoardAndAnEmptyOneAreCertain) {
  EXPECT_EQ((chances(Position({3, 2}, 6)).mine[{0, 0}]), 1);
  EXPECT_EQ((chances(Position({3, 2}, 0)).mine[{0, 0}]), 0);
  EXPECT_EQ(chances(Position({3, 2}, 7)).solved, Solved::Contradiction);
}

// Every second cell of every second row of a large board shows a number: no order of the boxes keeps few of them unfinished.
Position hard_position() {
  Position position(kLargest, 800);
  for (int row = 1; row < kLargest.height; row += 2) {
    for (int column = 1; column < kLargest.width; column += 2) position.open({row, column}, 3);
  }
  return position;
}

TEST(MinesChances, WhatIsTooLargeIsUnknown) {
  EXPECT_EQ(chances(hard_position(), 10'000).solved, Solved::Unknown);
}

TEST(MinesChances, AStopIsAnsweredAtOnce) {
  std::stop_source source;
  source.request_stop();
  const Position position = large_game().position();
  EXPECT_EQ(chances(position, kNodeLimit, source.get_token()).solved, Solved::Unknown);
  const auto logic = std::make_unique<Logic>();
  learn(*logic, position);
  const auto frontier = std::make_unique<Frontier>();
  frontier->build(*logic);
  Sweep sweep;
  for (std::size_t i = 0; i < frontier->components(); ++i) {
    EXPECT_EQ(sweep.build(*frontier, frontier->component(i), kNodeLimit, source.get_token()),
              Sweep::Outcome::TooLarge);
    EXPECT_EQ(sweep.nodes(), 1U);
  }
}

// However many states have been found.
TEST(MinesChances, AStopIsAnsweredWhileWaysAreCounted) {
  const auto logic = std::make_unique<Logic>();
  learn(*logic, drawn_position("mines 3\n#####\n#1#2#\n"));
  const auto frontier = std::make_unique<Frontier>();
  frontier->build(*logic);
  std::stop_source source;
  Sweep counted, stopped;
  for (Sweep* sweep : {&counted, &stopped})
    ASSERT_EQ(sweep->build(*frontier, frontier->component(0), kNodeLimit, source.get_token()),
              Sweep::Outcome::Done);
  const Distribution ways = counted.count();
  EXPECT_FALSE(ways.ways.empty());
  source.request_stop();
  EXPECT_TRUE(stopped.count().ways.empty());
  for (const Sweep::Sums& sums : counted.weigh(ways.ways)) EXPECT_EQ(sums.mines + sums.safe, 0);
}

TEST(MinesChances, AreCertainOnlyWithoutAnyOtherWay) {
  EXPECT_EQ(chance_of(0, 7), 0);
  EXPECT_EQ(chance_of(7, 0), 1);
  EXPECT_EQ(chance_of(1, 3), 0.25);
  // A double alone would round these.
  EXPECT_LT(chance_of(1e30L, 1), 1);
  EXPECT_GT(chance_of(1, 1e400L), 0);
}

TEST(MinesChances, SumUpToTheMines) {
  Random chance(3);
  for (int i = 0; i < 100; ++i) {
    const Field field = draw_field(kExpert, {8, 15}, chance);
    Position position(kExpert.size, kExpert.mines);
    for (int opened = 0; opened < 200;) {
      const auto cell = static_cast<int>(chance.index(480));
      const Point at{cell / 30, cell % 30};
      if (field.is_mine(at)) continue;
      position.open(at, field.number(at));
      ++opened;
    }
    const ChanceTable table = chances(position);
    if (table.solved == Solved::Unknown) continue;
    ASSERT_EQ(table.solved, Solved::Exactly);
    double sum = 0;
    for (const double each : table.mine.cells()) sum += each;
    ASSERT_NEAR(sum, 99, 1e-10);
  }
}

TEST(MinesPosition, IsReadAndWritten) {
  const std::string_view text = "mines 3\n1##\n12#\n01#\n";
  const auto position = read_position(drawn_rows(text));
  ASSERT_TRUE(position);
  EXPECT_EQ(write_position(*position), text);
  EXPECT_EQ(read_position(drawn_rows("mines 3\n1#F\n12F\n01# \n")), *position);
}

TEST(MinesPosition, ErrorsHaveTheirPlace) {
  const auto error = [](std::string_view text) { return read_position(split_lines(text)).error(); };
  EXPECT_EQ(error("").line, 1);
  EXPECT_EQ(error("#1\n").line, 1);
  EXPECT_EQ(error("mines x\n#1\n").column, 7);
  EXPECT_EQ(error("mines 2\n").line, 2);
  EXPECT_EQ(error("mines 2\n#1\n#9\n").line, 3);
  EXPECT_EQ(error("mines 2\n#1\n#9\n").column, 2);
  EXPECT_EQ(error("mines 2\n#1\n#\n").column, 2);
  EXPECT_EQ(error("mines 2\n#1\n#11\n").column, 3);
  EXPECT_EQ(error("mines 2\n" + std::string(61, '#') + "\n").column, 61);
  std::string rows = "mines 2\n";
  for (int i = 0; i < 41; ++i) rows += "##\n";
  EXPECT_EQ(error(rows).line, 42);
}

}  // namespace
}  // namespace quintet::mines
