#include "core/link/detour.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/link/lines.hpp"
#include "core/random.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

int length_of(const std::vector<Point>& corners) {
  int steps = 0;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const Point leg = corners[i] - corners[i - 1];
    steps += std::abs(leg.row) + std::abs(leg.column);
  }
  return steps;
}

TEST(Detour, HasTheThreeTurnsThatAreTooMany) {
  EXPECT_THAT(find_detour(board("A.B\nB..\nBBA"), Outside::Forbidden, {0, 0}, {2, 2}),
              ElementsAre(Point{0, 0}, Point{0, 1}, Point{1, 1}, Point{1, 2}, Point{2, 2}));
}

TEST(Detour, RunsAroundTheBoardWhereThatIsAllowed) {
  const Board tiles = board("AB\nBA");
  EXPECT_THAT(find_detour(tiles, Outside::Forbidden, {0, 0}, {1, 1}), IsEmpty());
  const auto around = find_detour(tiles, Outside::Allowed, {0, 0}, {1, 1});
  ASSERT_EQ(around.size(), 5U);
  EXPECT_EQ(length_of(around), 6);
}

TEST(Detour, IsThePathWhereThereIsOne) {
  Random random(5);
  for (int round = 0; round < 400; ++round) {
    Board tiles(Size{7, 6});
    for (int i = 0; i < 42; ++i) {
      if (random.below(100) < 45) tiles.set({i / 7, i % 7}, tile(static_cast<int>(random.below(3))));
    }
    const Point a{static_cast<int>(random.below(6)), static_cast<int>(random.below(7))},
        b{static_cast<int>(random.below(6)), static_cast<int>(random.below(7))};
    if (a == b) continue;
    for (const Outside outside : {Outside::Allowed, Outside::Forbidden}) {
      const auto path = find_path(tiles, outside, a, b);
      const auto detour = find_detour(tiles, outside, a, b);
      if (path) {
        EXPECT_EQ(detour.size(), path->points().size());
        EXPECT_EQ(length_of(detour), path->length());
      } else {
        EXPECT_TRUE(detour.empty() || detour.size() > 4) << detour.size();
      }
    }
  }
}

}  // namespace
}  // namespace quintet::link
