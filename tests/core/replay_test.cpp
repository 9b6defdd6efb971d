#include "core/replay.hpp"

#include <gtest/gtest.h>

#include "core/gomoku/game.hpp"
#include "core/mines/game.hpp"
#include "core/random.hpp"
#include "core/twenty48/game.hpp"

namespace quintet {
namespace {

// Whatever is tried next, most of it legal. Marks do not end a game of Minesweeper.
gomoku::Move random_move(const gomoku::Game& game, Random& chance) {
  const auto side = static_cast<std::size_t>(game.board().side());
  return {.at = {static_cast<int>(chance.index(side)), static_cast<int>(chance.index(side))}};
}
twenty48::Move random_move(const twenty48::Game&, Random& chance) {
  return {twenty48::kDirections[chance.index(4)]};
}
mines::Move random_move(const mines::Game& game, Random& chance) {
  const auto rows = static_cast<std::size_t>(game.size().height),
             columns = static_cast<std::size_t>(game.size().width);
  return {chance.index(60) == 0 ? mines::Action::Open : mines::Action::Mark,
          {static_cast<int>(chance.index(rows)), static_cast<int>(chance.index(columns))}};
}

mines::Start mines_start() {
  mines::Field field({20, 20}, std::vector<Point>{{9, 9}, {15, 3}, {0, 19}});
  return {.rules = {.size = {20, 20}, .mines = 3, .no_guess = false},
          .random = Random(0),
          .given = mines::Start::Given{{std::move(field), false}, {0, 0}}};
}

template <class G>
void expect_every_position(const typename G::Start& start, std::size_t tries) {
  Random chance(7);
  Replay<G> replay(start);
  std::vector<G> positions{G(start)};
  for (std::size_t i = 0; i < tries; ++i) {
    const auto move = random_move(positions.back(), chance);
    const bool legal = positions.back().is_legal(move);
    const Replay<G> before = replay;
    ASSERT_EQ(replay.play(move), legal);
    if (!legal) {
      ASSERT_EQ(replay, before);
      continue;
    }
    G next = positions.back();
    next.play(move);
    positions.push_back(std::move(next));
  }
  ASSERT_EQ(replay.moves().size() + 1, positions.size());
  EXPECT_GT(replay.moves().size(), 40U) << "several positions are kept";
  EXPECT_EQ(replay.end(), positions.back());
  for (std::size_t ply = 0; ply < positions.size(); ++ply) ASSERT_EQ(replay.at(ply), positions[ply]) << ply;
  EXPECT_TRUE(replay.times().empty());
}

TEST(Replay, ShowsEveryPositionAsPlayedFromTheStart) {
  expect_every_position<gomoku::Game>({.side = 15}, 150);
  expect_every_position<twenty48::Game>(twenty48::deal({}, Random(3)), 400);
  expect_every_position<mines::Game>(mines_start(), 400);
}

TEST(Replay, RefusesAMoveBeforeTheLastOne) {
  Replay<gomoku::Game> replay({});
  EXPECT_EQ(replay.time(), 0);
  EXPECT_TRUE(replay.play({.at = {7, 7}}, 500));
  EXPECT_FALSE(replay.play({.at = {7, 8}}, 499));
  EXPECT_FALSE(replay.play({.at = {7, 7}}, 600)) << "taken";
  EXPECT_TRUE(replay.play({.at = {7, 8}}, 500));
  EXPECT_EQ(replay.times(), (std::vector<std::int64_t>{500, 500}));
  EXPECT_EQ(replay.moves().size(), 2U);
  EXPECT_EQ(replay.time(), 500);
}

TEST(Replay, IsItsStartMovesAndTimes) {
  Replay<gomoku::Game> a({}), b({}), other({.side = 19});
  EXPECT_EQ(a, b);
  EXPECT_NE(a, other);
  a.play({.at = {7, 7}}, 5);
  EXPECT_NE(a, b);
  b.play({.at = {7, 7}}, 6);
  EXPECT_NE(a, b);
}

}  // namespace
}  // namespace quintet
