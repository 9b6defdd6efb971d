#include "core/stone_order.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "core/go/game.hpp"
#include "core/gomoku/game.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;

TEST(StoneOrder, CountsPassesOfGoAndNoOtherMoves) {
  using go::Move;
  const std::vector<Move> moves{{.at = {1, 2}},
                                {.kind = Move::Kind::Pass},
                                {.kind = Move::Kind::Pass},
                                {.kind = Move::Kind::Dead, .at = {1, 2}},
                                {.kind = Move::Kind::PlayOn},
                                {.at = {3, 4}}};
  const StoneOrder order = order_of(moves);
  EXPECT_THAT(order.points, ElementsAre(Point{1, 2}, Point{3, 4}));
  EXPECT_THAT(order.numbers, ElementsAre(1, 4));
  EXPECT_EQ(order.moves, 4U);
}

TEST(StoneOrder, KnowsTheStoneThatWasThereBefore) {
  using go::Move;
  StoneOrder order;
  order.add(Move{.at = {1, 2}});
  order.add(Move{.at = {3, 4}});
  EXPECT_EQ(order.earlier(), 0U);
  order.add(Move{.at = {1, 2}});
  EXPECT_EQ(order.earlier(), 1U);
  order.add(Move{.at = {5, 5}});
  order.add(Move{.at = {1, 2}});
  EXPECT_EQ(order.earlier(), 3U) << "the last one of two";
  order.add(Move{.kind = Move::Kind::Pass});
  EXPECT_EQ(order.earlier(), 0U) << "a pass is nowhere";
}

TEST(StoneOrder, CountsStonesOfGomokuAlone) {
  using gomoku::Move;
  StoneOrder order;
  order.add(Move{.at = {7, 7}});
  order.add(Move{.kind = Move::Kind::ResignWhite});
  EXPECT_THAT(order.numbers, ElementsAre(1));
  EXPECT_EQ(order.moves, 1U);
}

}  // namespace
}  // namespace quintet
