#include "core/twenty48/plain_model.hpp"

#include <gtest/gtest.h>

#include "core/twenty48/boards.hpp"

namespace quintet::twenty48 {
namespace {

TEST(PlainModel, SlidesAsTheRulesDo) {
  Random chance(1);
  for (const Rule rule : kRules) {
    for (int side = kLeastSide; side <= kMostSide; ++side) {
      PlainModel model(side, rule);
      for (int i = 0; i < 200; ++i) {
        const Board before = random_board(side, chance, static_cast<Exponent>(i % 2 == 0 ? 3 : 40));
        const auto results = model.slides(lines_of(before));
        for (std::size_t d = 0; d < kDirections.size(); ++d) {
          Board after = before;
          slide(after, kDirections[d], rule);
          ASSERT_EQ(results[d].board, lines_of(after)) << write_board(before);
        }
      }
    }
  }
}

TEST(PlainModel, VisitsEveryNewTileWithItsChance) {
  for (const bool only_twos : {false, true}) {
    const PlainModel model(3, Rule::Classic, only_twos);
    const Board start = board("2 0 4/0 8 0/2 0 2");
    float sum = 0;
    int count = 0;
    model.new_tiles(lines_of(start), [&](const Lines& lines, float chance) {
      sum += chance;
      ++count;
      EXPECT_NE(lines, lines_of(start));
    });
    EXPECT_NEAR(sum, 1, 1e-5);
    EXPECT_EQ(count, only_twos ? 4 : 8);
  }
}

TEST(PlainModel, PrefersOrderToDisorder) {
  PlainModel model(4, Rule::Classic);
  EXPECT_GT(model.value(lines_of(board("512 64 8 2/4 2 0 0/0 0 0 0/0 0 0 0"))),
            model.value(lines_of(board("2 64 0 2/0 512 0 0/0 0 8 0/4 0 0 0"))));
  EXPECT_GT(model.value(lines_of(board("2 4 2 4/4 2 4 2/2 4 2 4/4 2 4 0"))), PlainModel::kLost);
}

}  // namespace
}  // namespace quintet::twenty48
