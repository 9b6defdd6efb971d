#include "core/link/gravity.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/boards.hpp"

namespace quintet::link {
namespace {

constexpr std::string_view kStrewn = R"(
    A..B.C
    .#D...
    E...F.
    ..G..H)";

Board settled(std::string_view drawing, Gravity gravity) {
  return settle(board(drawing), gravity).board;
}

TEST(Gravity, NoneLeavesEverything) {
  EXPECT_EQ(settled(kStrewn, Gravity::None), board(kStrewn));
}

TEST(Gravity, DownPacksEveryColumnOntoTheFloorOrAStone) {
  EXPECT_EQ(settled(kStrewn, Gravity::Down), board(R"(
      ......
      .#....
      A.D..C
      E.GBFH)"));
}

TEST(Gravity, Up) {
  EXPECT_EQ(settled(kStrewn, Gravity::Up), board(R"(
      A.DBFC
      E#G..H
      ......
      ......)"));
}

TEST(Gravity, Left) {
  EXPECT_EQ(settled(kStrewn, Gravity::Left), board(R"(
      ABC...
      .#D...
      EF....
      GH....)"));
}

TEST(Gravity, Right) {
  EXPECT_EQ(settled(kStrewn, Gravity::Right), board(R"(
      ...ABC
      .#...D
      ....EF
      ....GH)"));
}

TEST(Gravity, LrSplitPacksTheHalvesToTheOuterEdges) {
  EXPECT_EQ(settled(kStrewn, Gravity::LrSplit), board(R"(
      A...BC
      .#D...
      E....F
      G....H)"));
}

TEST(Gravity, LrGatherPacksTheHalvesToTheMiddle) {
  EXPECT_EQ(settled(kStrewn, Gravity::LrGather), board(R"(
      ..ABC.
      .#D...
      ..EF..
      ..GH..)"));
}

TEST(Gravity, UdSplitPacksTheHalvesToTopAndBottom) {
  EXPECT_EQ(settled(kStrewn, Gravity::UdSplit), board(R"(
      A.DB.C
      .#....
      ......
      E.G.FH)"));
}

TEST(Gravity, UdGatherPacksTheHalvesToTheMiddle) {
  EXPECT_EQ(settled(kStrewn, Gravity::UdGather), board(R"(
      ......
      A#DB.C
      E.G.FH
      ......)"));
}

TEST(Gravity, UdShearPacksTheLeftHalfDownAndTheRightHalfUp) {
  EXPECT_EQ(settled(kStrewn, Gravity::UdShear), board(R"(
      ...BFC
      .#...H
      A.D...
      E.G...)"));
}

TEST(Gravity, LrShearPacksTheTopHalfRightAndTheBottomHalfLeft) {
  EXPECT_EQ(settled(kStrewn, Gravity::LrShear), board(R"(
      ...ABC
      .#...D
      EF....
      GH....)"));
}

TEST(Gravity, TheMiddleOfAnOddBoardBelongsToTheRightAndTheBottom) {
  EXPECT_EQ(settled("A.B.C", Gravity::LrSplit), board("A..BC"));
  EXPECT_EQ(settled("A.B.C", Gravity::LrGather), board(".ABC."));
}

TEST(Gravity, StonesStopTiles) {
  EXPECT_EQ(settled("A.#B.#.C", Gravity::Right), board(".A#.B#.C"));
  EXPECT_EQ(settled("A.#B.#.C", Gravity::Left), board("A.#B.#C."));
}

// Moves each tile by one step until none can move: the definition of gravity, without packing.
Board settled_step_by_step(Board b, Gravity gravity) {
  const Size size = b.size();
  const auto step = [&](Point at) -> Point {
    const bool left = at.column < size.width / 2;
    const bool top = at.row < size.height / 2;
    switch (gravity) {
      case Gravity::None:
        return {0, 0};
      case Gravity::Down:
        return {1, 0};
      case Gravity::Up:
        return {-1, 0};
      case Gravity::Left:
        return {0, -1};
      case Gravity::Right:
        return {0, 1};
      case Gravity::LrSplit:
        return {0, left ? -1 : 1};
      case Gravity::LrGather:
        return {0, left ? 1 : -1};
      case Gravity::UdSplit:
        return {top ? -1 : 1, 0};
      case Gravity::UdGather:
        return {top ? 1 : -1, 0};
      case Gravity::UdShear:
        return {left ? 1 : -1, 0};
      case Gravity::LrShear:
        return {0, top ? 1 : -1};
    }
    return {0, 0};
  };
  for (bool moved = true; moved;) {
    moved = false;
    for (const Point at : tiles_of(b)) {
      const Point to = at + step(at);
      // A tile beyond the middle would move back, so it does not cross.
      if (to == at || !b.contains(to) || !b.is_empty(to) || step(to) != step(at)) continue;
      b.set(to, b[at]);
      b.set(at, Tile::Empty);
      moved = true;
    }
  }
  return b;
}

TEST(Gravity, PackingEqualsFallingStepByStep) {
  Random random(21);
  for (int i = 0; i < 3000; ++i) {
    const Size size{1 + static_cast<int>(random.below(10)), 1 + static_cast<int>(random.below(10))};
    const Board b = strewn_board(size, 9, static_cast<int>(random.below(100)), 10, random);
    const Gravity gravity = kGravities[static_cast<std::size_t>(i) % kGravities.size()];
    const Settled settled = settle(b, gravity);
    ASSERT_EQ(settled.board, settled_step_by_step(b, gravity)) << name(gravity) << write_board(b);
    ASSERT_TRUE(settle(settled.board, gravity).shifts.empty());
  }
}

TEST(Gravity, TheShiftsAreExactlyTheMovedTiles) {
  Random random(22);
  for (int i = 0; i < 1000; ++i) {
    const Board b = strewn_board({12, 9}, 9, 50, 8, random);
    const Settled settled = settle(b, kGravities[static_cast<std::size_t>(i) % kGravities.size()]);
    Board moved = b;
    for (const Shift& shift : settled.shifts) moved.set(shift.from, Tile::Empty);
    for (const Shift& shift : settled.shifts) moved.set(shift.to, b[shift.from]);
    ASSERT_EQ(moved, settled.board);
    ASSERT_TRUE(std::ranges::none_of(settled.shifts, [](const Shift& s) { return s.from == s.to; }));
  }
}

TEST(Rules, NamesReadBack) {
  for (const Gravity gravity : kGravities) EXPECT_EQ(read_gravity(name(gravity)), gravity);
  EXPECT_FALSE(read_gravity("sideways"));
  EXPECT_EQ(read_outside("no"), Outside::Forbidden);
  EXPECT_FALSE(read_outside("maybe"));
}

}  // namespace
}  // namespace quintet::link
