#include "core/go/shape_weights.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/go/drawn.hpp"
#include "core/random.hpp"

// NOLINTBEGIN(readability-identifier-naming): as in core/shipped.S
extern "C" const std::uint8_t kGoShapes, kGoShapesEnd;
// NOLINTEND(readability-identifier-naming)

namespace quintet::go {
namespace {

TEST(GoShapeWeights, ThereIsOneForEachClass) {
  EXPECT_EQ(&kGoShapesEnd - &kGoShapes, static_cast<std::ptrdiff_t>(shape_classes()));
}

// The points that come from there when the board is turned, reflected, or both.
Point turned(Point at, std::size_t how, int last) {
  if ((how & 4) != 0) at = {at.column, at.row};
  for (std::size_t turn = 0; turn < (how & 3); ++turn) at = {at.column, last - at.row};
  return at;
}

TEST(GoShapeWeights, AreTheSameFromAllSidesAndForBothColours) {
  constexpr int kSide = 5, kLast = kSide - 1;
  constexpr std::size_t kWays = 8;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    std::vector<Board> same(kWays, Board(kSide)), changed = same;
    for (int row = 0; row < kSide; ++row) {
      for (int column = 0; column < kSide; ++column) {
        const std::size_t stone = random.below(4);
        const Colour colour = stone == 0 ? Colour::Black : Colour::White;
        if (stone > 1 || same[0].is_suicide(Point{row, column}, colour)) continue;
        for (std::size_t how = 0; how < kWays; ++how) {
          const Point at = turned({row, column}, how, kLast);
          same[how].place(at, colour);
          changed[how].place(at, other(colour));
        }
      }
    }
    for (int row = 0; row < kSide; ++row) {
      for (int column = 0; column < kSide; ++column) {
        const Board& plain = same[0];
        if (!plain.is_empty({row, column})) continue;
        const std::size_t shape = shape_class(plain, plain.cell({row, column}), Colour::Black);
        EXPECT_LT(shape, shape_classes());
        for (std::size_t how = 0; how < kWays; ++how) {
          const Point at = turned({row, column}, how, kLast);
          const Board& each = same[how];
          const Board& swapped = changed[how];
          EXPECT_EQ(shape_class(each, each.cell(at), Colour::Black), shape) << how << write_board(plain);
          EXPECT_EQ(shape_class(swapped, swapped.cell(at), Colour::White), shape)
              << how << write_board(plain);
        }
      }
    }
  }
}

// What every player learns first: a cut and a hane at the head of two are played; an empty triangle and a stone behind one's
// own wall are not.
TEST(GoShapeWeights, AreHighForWhatPlayersChoose) {
  const Drawn it = drawn(R"(
      . . . . . . . . .
      . O X . . . . . .
      . X a . . X X . .
      . . . . . O O b .
      . . . . . . . . .
      . . . . . X . . .
      . . . . X c . . .
      . X X X . . . . .
      . . d . . . . . .)");
  const auto weight = [&](char point) {
    return shape_weight(it.board, it.board.cell(it[point]), Colour::Black);
  };
  EXPECT_GT(weight('a'), kElsewhere);
  EXPECT_GT(weight('b'), kElsewhere);
  EXPECT_LT(weight('c'), kElsewhere / 4);
  EXPECT_LT(weight('d'), kElsewhere / 4);
}

}  // namespace
}  // namespace quintet::go
