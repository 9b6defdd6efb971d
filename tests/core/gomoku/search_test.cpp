#include "core/gomoku/search.hpp"

#include <gtest/gtest.h>

#include <string>
#include <thread>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {
namespace {

Thought thought(const Board& board, const Effort& effort = {.nodes = 20'000}, Rule rule = Rule::Freestyle) {
  Searcher searcher(std::size_t{1} << 20U);
  return searcher.think(board, rule, effort, Random(1));
}

TEST(GomokuSearch, TakesTheWin) {
  const Thought five = thought(after("h8a1i8a2j8a3k8a5"));
  EXPECT_TRUE(five.move == (Point{7, 6}) || five.move == (Point{7, 11}));
  EXPECT_EQ(five.value, win_in(1));
  const Thought four = thought(after("h8a1i8a3j8a5"));
  EXPECT_EQ(four.value, win_in(3));
}

TEST(GomokuSearch, StopsTheOpenThree) {
  const Thought answer = thought(after("h8a1i8a3j8"));
  EXPECT_EQ(answer.move.row, 7);
  EXPECT_FALSE(is_loss(answer.value)) << answer.value;
}

TEST(GomokuSearch, FindsAWinByFoursAndItsLength) {
  // A blocked three on the row and two stones on the column meet at f8: a four-three.
  const Drawn position = drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x . . . . .
    . . o . . . o . .
    . . . . o . . . .
    . . . . . . . . .
    . . . o . . . . . )");
  const Thought answer = thought(position.board);
  EXPECT_EQ(answer.move, (Point{4, 4}));
  EXPECT_EQ(answer.value, win_in(5));
}

TEST(GomokuSearch, DoesNotPlayWhereRenjuForbids) {
  const Drawn position = drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . x x * . . . .
    . o . . . . o . .
    . . . o . . . . .
    . . . . . o . . .
    . . . . . . . . . )");
  EXPECT_NE(thought(position.board, {.nodes = 5'000}, Rule::Renju).move, position.marked.at(0));
}

TEST(GomokuSearch, IsDeterministic) {
  const Board board = after("h8i9g10h9i8j7");
  const Thought first = thought(board), second = thought(board);
  EXPECT_EQ(first.move, second.move);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.value, second.value);
}

// What the threads find together must still be true: a forced win, and no win where there is none.
TEST(GomokuSearch, TwoThreadsShareATable) {
  Searcher searcher(std::size_t{1} << 20U);
  const Effort effort{.nodes = 8'000, .threads = Threads::Two};
  const Board open_three = after("h8a1i8a3j8a5"), even = after("h8i9");
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    EXPECT_EQ(searcher.think(open_three, Rule::Freestyle, effort, Random(seed)).value, win_in(3));
    const Thought thought = searcher.think(even, Rule::Freestyle, effort, Random(seed));
    EXPECT_FALSE(is_decided(thought.value)) << thought.value;
    EXPECT_TRUE(even.is_empty(thought.move));
    EXPECT_LE(thought.nodes, effort.nodes + 500);
  }
}

// Two threads write and read one bucket: what is found is what was stored for that key.
TEST(GomokuTable, FindsOnlyWholeEntriesOfTwoThreads) {
  Table table(std::size_t{64} << 10U);
  constexpr std::uint64_t kStep = std::uint64_t{1} << 32U, kKeys = 9;
  const auto value_of = [](std::uint64_t key) { return static_cast<Value>(key / kStep); };
  const auto use = [&](std::uint64_t seed) {
    Random chance(seed);
    for (int i = 0; i < 200'000; ++i) {
      const std::uint64_t key = kStep * (1 + chance.below(kKeys));
      if (chance.below(2) == 0) {
        table.store(key, {.move = 7,
                          .value = value_of(key),
                          .depth = static_cast<int>(chance.below(9)),
                          .bound = Bound::Exact});
      } else if (const auto found = table.find(key)) {
        ASSERT_EQ(found->value, value_of(key));
        ASSERT_EQ(found->move, 7);
      }
    }
  };
  std::jthread other([&] { use(1); });
  use(2);
}

TEST(GomokuSearch, RespectsItsEffort) {
  constexpr std::uint64_t kSlack = 210;  // the last search for fours is completed
  for (const std::uint64_t nodes : {1U, 100U, 3'000U}) {
    EXPECT_LE(thought(after("h8i9g10"), {.nodes = nodes}).nodes, nodes + kSlack);
    EXPECT_LE(thought(many_fours(), {.nodes = nodes}).nodes, nodes + kSlack);
  }
  EXPECT_EQ(thought(after("h8i9g10"), {.depth = 3}).depth, 3);
}

TEST(GomokuSearch, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  Searcher searcher(std::size_t{1} << 20U);
  const Thought answer = searcher.think(after("h8i9g10"), Rule::Freestyle, {}, Random(1), stop.get_token());
  EXPECT_TRUE(after("h8i9g10").is_empty(answer.move));
}

// A millisecond allows some hundred positions.
TEST(GomokuSearch, StopsDuringWinsByFours) {
  constexpr std::uint64_t kMillisecond = 500;
  std::stop_source stop;
  Searcher searcher(std::size_t{1} << 20U);
  std::uint64_t before = 0;
  const auto ring = [&](const Thought& thought) {
    before = thought.nodes;
    return stop.request_stop();
  };
  const Board board = many_fours();
  const Thought amid = searcher.think(board, Rule::Freestyle, {}, Random(1), stop.get_token(), ring);
  EXPECT_GT(before, 0U);
  EXPECT_LE(amid.nodes, before + kMillisecond);
  searcher.forget();
  EXPECT_LE(searcher.think(board, Rule::Freestyle, {}, Random(1), stop.get_token()).nodes, kMillisecond);
}

TEST(GomokuSearch, EvaluatesAForcedMove) {
  // White blocks one end of an open four, which does not help.
  EXPECT_EQ(thought(after("g8h9h8i9i8a3j8")).value, loss_in(2));
  // Black must stop a four, and is not worse because of it.
  const Thought even = thought(after("i9h9h8g9i10f9j10e9"));
  EXPECT_EQ(write_point(even.move, kUsualSide), "d9");
  EXPECT_GT(even.depth, 0);
  EXPECT_NE(even.value, 0);
  EXPECT_FALSE(is_loss(even.value));
}

TEST(GomokuSearch, AnswersAForcedMoveFast) {
  constexpr std::uint64_t kFast = 50'000;
  for (const char* moves : {"g8f8h8i9i8a3j8", "i9h9h8g9i10f9j10e9"}) {
    const Thought answer = thought(after(moves), {});
    EXPECT_LE(answer.nodes, kFast) << moves;
  }
}

TEST(GomokuSearch, ReturnsThePrincipalVariation) {
  for (const Rule rule : kRules) {
    for (const char* moves :
         {"h8", "h8i9g10", "h8i9g10h9i8j7", "g8f8h8i9i8a3j8", "h8a1i8a3j8a5", "i9h9h8g9i10f9j10e9"}) {
      Game game({.rule = rule});
      const auto points = read_points(moves, kUsualSide);
      for (const Point at : points.value()) game.play({.at = at});
      const Thought found = thought(game.board(), {.nodes = 20'000}, rule);
      ASSERT_GE(found.line.size(), 2U) << moves;
      EXPECT_EQ(found.line.front(), found.move) << moves;
      for (const Point at : found.line) {
        ASSERT_TRUE(game.is_legal({.at = at})) << moves << ' ' << write_point(at, kUsualSide);
        game.play({.at = at});
      }
    }
  }
}

TEST(GomokuSearch, PlaysOnTheLastPoint) {
  Board board(5);
  for (int i = 0; i < 24; ++i)
    board.set({i / 5, i % 5}, (i / 5 + i % 5 / 2) % 2 == 0 ? Stone::Black : Stone::White);
  EXPECT_EQ(thought(board).move, (Point{4, 4}));
}

// Seven fours, by the prover of tests/bench/gomoku_vcf.
constexpr const char* kSevenFours = "i5e8k9k8j6f7k7l8j8g6h4g3h5h6g5j5f6i3i9l6j9d9c10h9";

TEST(GomokuVcf, ReturnsALineThatEndsInFive) {
  Position position(after(kSevenFours), Rule::Freestyle);
  const Colour us = position.to_move();
  Table table(std::size_t{1} << 16U);
  Vcf vcf(table);
  const int plies = vcf.search(position, {});
  ASSERT_GE(plies, 2 * 7 + 1);
  const std::vector<Cell> line = vcf.line(position);
  ASSERT_EQ(line.size(), static_cast<std::size_t>(plies));
  for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
    position.place(line[i]);
    // Every reply except the one in the line allows a five, and none is a five itself.
    for (Cell answer = 0; answer < position.cells(); ++answer) {
      if (!position.is_empty(answer)) continue;
      EXPECT_NE(position.threat(other(us), answer), Threat::Five);
      position.place(answer);
      EXPECT_TRUE(answer == line[i + 1] || position.count(us, Threat::Five) > 0);
      position.take_back();
    }
    position.place(line[i + 1]);
  }
  position.place(line.back());
  EXPECT_FALSE(winning_row(position.board(), position.point(line.back()), Rule::Freestyle).empty());
}

TEST(GomokuVcf, StopsWhenAskedAndClaimsNothing) {
  std::stop_source stop;
  stop.request_stop();
  Position position(many_fours(), Rule::Freestyle);
  Table table(std::size_t{1} << 20U);
  Vcf stopped(table, stop.get_token());
  constexpr VcfEffort kFourEffort{.fours = 60, .nodes = 20'000};
  EXPECT_EQ(stopped.search(position, kFourEffort), 0);
  EXPECT_TRUE(stopped.stopped());
  EXPECT_LE(stopped.nodes(), 200U);
  // A stopped search must not store "no win" in the table.
  Vcf again(table);
  again.search(position, kFourEffort);
  EXPECT_GE(again.nodes(), kFourEffort.nodes);
}

}  // namespace
}  // namespace quintet::gomoku
