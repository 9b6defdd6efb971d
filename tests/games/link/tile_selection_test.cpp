#include "games/link/board_play.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace quintet::link {
namespace {

using What = TileSelection::What;

// Both A lie beside each other, B is behind them.
Game small_game() {
  return Game({.rules = {{}, Outside::Forbidden},
               .board = board("AAB\n###\nB.."),
               .random = Random(1),
               .solution = {}});
}

class LinkTileSelection : public testing::Test {
 protected:
  Game game = small_game();
  TileSelection selection;
};

TEST_F(LinkTileSelection, TwoPressesTakeAPair) {
  EXPECT_EQ(selection.pick(game, {0, 0}).what, What::Selected);
  EXPECT_EQ(selection.marks().selected, (Point{0, 0}));
  const auto outcome = selection.pick(game, {0, 1});
  EXPECT_EQ(outcome.what, What::Take);
  EXPECT_EQ(outcome.pair, (Pair{{0, 0}, {0, 1}}));
}

TEST_F(LinkTileSelection, APressOnTheSelectedTileDropsIt) {
  selection.pick(game, {0, 0});
  EXPECT_EQ(selection.pick(game, {0, 0}).what, What::Dropped);
  EXPECT_FALSE(selection.marks().selected);
}

TEST_F(LinkTileSelection, ThePressThatIsRefusedBeginsTheNextPair) {
  selection.pick(game, {0, 0});
  const auto other = selection.pick(game, {0, 2});
  EXPECT_EQ(other.what, What::Refuse);
  EXPECT_EQ(other.verdict, Verdict::DifferentPictures);
  EXPECT_EQ(selection.marks().selected, (Point{0, 2}));
  EXPECT_EQ(selection.pick(game, {2, 0}).verdict, Verdict::NoPath);
}

TEST_F(LinkTileSelection, WallsAndEmptyCellsAreNoTiles) {
  selection.pick(game, {0, 0});
  EXPECT_EQ(selection.pick(game, {1, 1}).what, What::Nothing);
  EXPECT_EQ(selection.pick(game, {2, 2}).what, What::Nothing);
  EXPECT_EQ(selection.marks().selected, (Point{0, 0}));
}

TEST_F(LinkTileSelection, ADragTakesAPairAndForgivesASlip) {
  const auto drag = [](Point from, Point to) {
    return ui::Gesture{.kind = ui::Gesture::Kind::Drag, .cell = to, .from = from, .picked = true};
  };
  selection.pick(game, {0, 0});
  EXPECT_EQ(selection.drag(game, drag({0, 0}, {0, 2})).what, What::Nothing);
  EXPECT_EQ(selection.marks().selected, (Point{0, 0}));
  EXPECT_EQ(selection.drag(game, drag({0, 0}, {0, 1})).what, What::Take);
  selection.clear();
  EXPECT_EQ(selection.drag(game, drag({0, 0}, {0, 1})).what, What::Nothing) << "the press has taken a pair";
}

TEST_F(LinkTileSelection, HighlightsADesignUntilItIsAskedForAgain) {
  const Tile tile = game.board()[{0, 0}], other = game.board()[{0, 2}];
  selection.highlight(game.board(), {0, 0});
  EXPECT_EQ(selection.marks().lit, tile);
  selection.highlight(game.board(), {0, 2});
  EXPECT_EQ(selection.marks().lit, other);
  selection.highlight(game.board(), {0, 2});
  EXPECT_FALSE(selection.marks().lit);
}

TEST_F(LinkTileSelection, ALitDesignLeavesNoMarkAmongTheOthers) {
  selection.pick(game, {0, 0});
  selection.highlight(game.board(), {0, 1});
  EXPECT_EQ(selection.marks().selected, (Point{0, 0})) << "it is of this design";
  selection.set_hint(Pair{{0, 0}, {0, 1}});
  selection.highlight(game.board(), {0, 2});
  EXPECT_FALSE(selection.marks().selected);
  EXPECT_FALSE(selection.marks().hint);
}

TEST_F(LinkTileSelection, ClearingTellsWhetherAnythingWasMarked) {
  EXPECT_FALSE(selection.clear());
  selection.set_hint(Pair{{0, 0}, {0, 1}});
  EXPECT_TRUE(selection.clear());
  EXPECT_FALSE(selection.marks().hint);
}

}  // namespace
}  // namespace quintet::link
