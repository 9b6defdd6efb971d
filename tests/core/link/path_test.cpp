#include "core/link/path.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <tuple>

#include "core/link/lines.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

struct Cost {
  int turns = 0;
  int length = 0;
  friend bool operator==(const Cost&, const Cost&) = default;
};

std::ostream& operator<<(std::ostream& out, const std::optional<Cost>& cost) {
  return cost ? out << cost->turns << " turns, " << cost->length << " steps" : out << "none";
}

// Every walk with at most two turns, step by step: slow, and independent of the code under test.
class Walker {
 public:
  Walker(const Board& board, Outside outside) : board_(board), outside_(outside) {}

  std::optional<Cost> cost(Point from, Point to) {
    std::map<std::tuple<Point, int, int>, int> steps;  // by place, direction, turns
    std::deque<std::tuple<Point, int, int>> open;
    const auto enter = [&](Point at, int direction, int turns, int length) {
      if (turns > 2 || !(at == to || is_open(at))) return;
      if (steps.try_emplace({at, direction, turns}, length).second) open.emplace_back(at, direction, turns);
    };
    for (int d = 0; d < 4; ++d) enter(from + kSteps[d], d, 0, 1);
    std::optional<Cost> best;
    while (!open.empty()) {
      const auto [at, direction, turns] = open.front();
      const int length = steps.at(open.front());
      open.pop_front();
      if (at == to) {
        if (!best || std::tie(turns, length) < std::tie(best->turns, best->length))
          best = Cost{turns, length};
        continue;
      }
      for (int d = 0; d < 4; ++d) {
        if ((d + 2) % 4 != direction) enter(at + kSteps[d], d, turns + (d != direction), length + 1);
      }
    }
    return best;
  }

 private:
  static constexpr std::array<Point, 4> kSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

  bool is_open(Point at) const {
    if (board_.contains(at)) return board_.is_empty(at);
    const Size ring{board_.size().width + 2, board_.size().height + 2};
    return outside_ == Outside::Allowed && ring.contains(at + Point{1, 1});
  }

  const Board& board_;
  Outside outside_;
};

// Whether the corners form a path of straight segments through open cells.
::testing::AssertionResult is_walkable(const Board& board, Outside outside, const Path& path) {
  const auto points = path.points();
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point leg = points[i] - points[i - 1];
    if ((leg.row == 0) == (leg.column == 0))
      return ::testing::AssertionFailure() << "leg " << i << " is not straight";
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    const Point step{sign(leg.row), sign(leg.column)};
    for (Point at = points[i - 1] + step;; at = at + step) {
      if (at == points.back()) break;
      const bool is_open = board.contains(at) ? board.is_empty(at) : outside == Outside::Allowed;
      if (!is_open) return ::testing::AssertionFailure() << "blocked at " << write_point(at);
      if (at == points[i]) break;
    }
  }
  return ::testing::AssertionSuccess();
}

std::optional<Cost> cost_of(const std::optional<Path>& path) {
  if (!path) return std::nullopt;
  return Cost{path->turns(), path->length()};
}

std::optional<Path> paths_agreeing(const Board& board, Outside outside, Point a, Point b) {
  const auto slow = search_path(board, outside, a, b);
  EXPECT_EQ(slow, find_path(board, outside, a, b));
  EXPECT_EQ(slow.has_value(), is_linked(board, outside, a, b));
  return slow;
}

TEST(Path, NeighboursAreConnectedWithoutATurn) {
  const Board b = board(R"(
      AA
      BB)");
  EXPECT_EQ(paths_agreeing(b, Outside::Forbidden, {0, 0}, {0, 1}), (Path{{0, 0}, {0, 1}}));
}

TEST(Path, OneTurnIsTakenBeforeAShorterLineWithTwo) {
  const Board b = board(R"(
      A...
      .BB.
      ...A)");
  const auto path = paths_agreeing(b, Outside::Allowed, {0, 0}, {2, 3});
  ASSERT_TRUE(path);
  EXPECT_EQ(path->turns(), 1);
  EXPECT_EQ(path->length(), 5);
}

TEST(Path, TheShortestOfThePathsWithTwoTurnsIsTaken) {
  const Board b = board(R"(
      .....
      .ABA.
      .....
      .....)");
  const auto path = paths_agreeing(b, Outside::Allowed, {1, 1}, {1, 3});
  ASSERT_TRUE(path);
  EXPECT_EQ(path->length(), 4);
}

TEST(Path, APathMayRunOneCellOutsideOnlyWhereThatIsAllowed) {
  const Board b = board(R"(
      ABA
      CDC)");
  EXPECT_EQ(paths_agreeing(b, Outside::Allowed, {0, 0}, {0, 2}), (Path{{0, 0}, {-1, 0}, {-1, 2}, {0, 2}}));
  EXPECT_FALSE(paths_agreeing(b, Outside::Forbidden, {0, 0}, {0, 2}));
}

TEST(Path, ThreeTurnsAreTooMany) {
  const Board b = board(R"(
      BBBBB
      BA..B
      BBB.B
      B...B
      B.BBB
      BA.BB
      BBBBB)");
  EXPECT_FALSE(paths_agreeing(b, Outside::Allowed, {1, 1}, {5, 1}));
}

TEST(Path, StonesBlockTheWay) {
  const Board b = board(R"(
      A#A
      ###)");
  EXPECT_FALSE(paths_agreeing(b, Outside::Forbidden, {0, 0}, {0, 2}));
}

TEST(Path, BoardsOfSixtyFourASideHaveAnOutsideToo) {
  Board b(Size{64, 64});
  for (int row = 0; row < 64; ++row) {
    for (int column = 0; column < 64; ++column) b.set({row, column}, tile((row + column) % 7));
  }
  EXPECT_EQ(paths_agreeing(b, Outside::Allowed, {10, 63}, {20, 63})->points()[1], (Point{10, 64}));
  EXPECT_EQ(paths_agreeing(b, Outside::Allowed, {63, 63}, {63, 0})->points()[1], (Point{64, 63}));
  EXPECT_FALSE(paths_agreeing(b, Outside::Forbidden, {10, 63}, {20, 63}));
}

TEST(Path, BothSearchesFindWhatABruteForceWalkFinds) {
  Random random(11);
  for (int i = 0; i < 3000; ++i) {
    const Size size{1 + static_cast<int>(random.below(9)), 1 + static_cast<int>(random.below(9))};
    const Board b = strewn_board(size, 3, static_cast<int>(random.below(90)), 10, random);
    const std::vector<Point> tiles = tiles_of(b);
    if (tiles.size() < 2) continue;
    for (const Outside outside : {Outside::Allowed, Outside::Forbidden}) {
      Walker walker(b, outside);
      for (int query = 0; query < 4; ++query) {
        const Point from = tiles[random.index(tiles.size())];
        const Point to = tiles[random.index(tiles.size())];
        if (from == to) continue;
        const auto path = paths_agreeing(b, outside, from, to);
        ASSERT_EQ(cost_of(path), walker.cost(from, to))
            << write_board(b) << write_point(from) << ' ' << write_point(to);
        if (path) {
          ASSERT_TRUE(is_walkable(b, outside, *path)) << write_board(b);
        }
      }
    }
  }
}

TEST(Path, TheTwoSearchesAgreeOnLargeBoards) {
  Random random(12);
  for (int i = 0; i < 60; ++i) {
    const Size size{static_cast<int>(20 + random.below(45)), static_cast<int>(20 + random.below(45))};
    const Board b = strewn_board(size, 3, static_cast<int>(random.below(100)), 3, random);
    const std::vector<Point> tiles = tiles_of(b);
    for (int query = 0; query < 300 && tiles.size() > 1; ++query) {
      const Point from = tiles[random.index(tiles.size())];
      const Point to = tiles[random.index(tiles.size())];
      if (from != to) paths_agreeing(b, query % 2 == 0 ? Outside::Allowed : Outside::Forbidden, from, to);
    }
  }
}

TEST(Path, BothDirectionsHaveTheSameLength) {
  Random random(13);
  for (int i = 0; i < 2000; ++i) {
    const Board b = strewn_board({8, 6}, 2, 50, 5, random);
    const std::vector<Point> tiles = tiles_of(b);
    if (tiles.size() < 2) continue;
    EXPECT_EQ(cost_of(find_path(b, Outside::Allowed, tiles.front(), tiles.back())),
              cost_of(find_path(b, Outside::Allowed, tiles.back(), tiles.front())));
  }
}

TEST(RemovablePairs, AreTheEqualPairsThatAPathConnectsInRowOrder) {
  Random random(14);
  for (int i = 0; i < 2000; ++i) {
    const Size size{1 + static_cast<int>(random.below(12)), 1 + static_cast<int>(random.below(12))};
    const Board b = strewn_board(size, 1 + static_cast<int>(random.below(8)),
                                 static_cast<int>(random.below(70)), 8, random);
    const Outside outside = i % 2 == 0 ? Outside::Allowed : Outside::Forbidden;
    std::vector<Pair> expected;
    const std::vector<Point> tiles = tiles_of(b);
    for (std::size_t j = 0; j < tiles.size(); ++j) {
      for (std::size_t k = j + 1; k < tiles.size(); ++k) {
        if (b[tiles[j]] == b[tiles[k]] && search_path(b, outside, tiles[j], tiles[k])) {
          expected.push_back({tiles[j], tiles[k]});
        }
      }
    }
    ASSERT_EQ(removable_pairs(b, outside), expected) << write_board(b);
    ASSERT_EQ(has_pair(b, outside), !expected.empty());
  }
}

}  // namespace
}  // namespace quintet::link
