// The picture of the variations beside a reviewed game.
#include "ui/pages/review_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/stone_tree.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Tree = GameTree<char>;

// The stones of a tree of letters, whose main line is the game.
std::vector<TreeStone> stones_of(const Tree& tree) {
  std::vector<TreeStone> stones;
  std::map<Tree::Id, std::size_t> places;
  for (const auto id : tree.nodes()) {
    TreeStone stone;
    if (id != Tree::kRoot) {
      stone.parent = places.at(tree.parent(id));
      stone.branches = tree.children(tree.parent(id)).front() != id;
      stone.depth = stones[stone.parent].depth + 1;
      stone.label = std::string(1, tree.move(id));
    }
    places[id] = stones.size();
    stones.push_back(std::move(stone));
  }
  return stones;
}
Tree tree_of(std::initializer_list<std::string_view> lines) {
  Tree tree;
  for (const std::string_view line : lines) {
    auto at = Tree::kRoot;
    for (const char move : line) at = tree.play(at, move);
  }
  return tree;
}

// The rows, each stone in its column.
std::string drawn(std::initializer_list<std::string_view> lines) {
  std::vector<TreeStone> stones = stones_of(tree_of(lines));
  place_rows(stones);
  std::vector<std::string> rows;
  for (const TreeStone& stone : stones) {
    if (stone.row >= rows.size()) rows.resize(stone.row + 1);
    std::string& row = rows[stone.row];
    row.resize(std::max(row.size(), stone.depth + 1), ' ');
    EXPECT_EQ(row[stone.depth], ' ') << "two stones on one place";
    row[stone.depth] = stone.label.empty() ? '.' : stone.label[0];
  }
  std::string all;
  for (const std::string& row : rows) all += row + '\n';
  return all;
}

TEST(ReviewTree, TheGameIsTheFirstRowAndVariationsAreBelow) {
  EXPECT_EQ(drawn({"abcd"}), ".abcd\n");
  EXPECT_EQ(drawn({"abcd", "abx", "aby"}),
            ".abcd\n"
            "   x\n"
            "   y\n");
}

TEST(ReviewTree, LinesThatDoNotMeetShareARow) {
  EXPECT_EQ(drawn({"abcdefgh", "xy", "abcdefz"}),
            ".abcdefgh\n"
            " xy    z\n");
  EXPECT_EQ(drawn({"abcdefgh", "xyuvwst", "abcdefz"}),
            ".abcdefgh\n"
            "       z\n"
            " xyuvwst\n");
}

TEST(ReviewTree, AVariationOfAVariationIsBelowIt) {
  EXPECT_EQ(drawn({"abcd", "axyz", "axu"}),
            ".abcd\n"
            "  xyz\n"
            "   u\n");
}

TEST(ReviewTree, ALongLineAndDeepVariationsHaveRows) {
  Tree tree;
  auto at = Tree::kRoot;
  for (int i = 0; i < 5000; ++i) {
    tree.play(at, 'a');
    at = tree.play(at, 'b');
  }
  std::vector<TreeStone> stones = stones_of(tree);
  place_rows(stones);
  EXPECT_EQ(stones.back().depth, 5000U);
  EXPECT_EQ(stones.back().row, 5000U);
}

TEST(ReviewTree, TheOtherMovesOfANode) {
  const std::vector<TreeStone> stones = stones_of(tree_of({"abcd", "abx", "aby"}));
  EXPECT_THAT(alternatives(stones, 3), ElementsAre(3, 5, 6));
  EXPECT_THAT(alternatives(stones, 6), ElementsAre(3, 5, 6));
  EXPECT_THAT(alternatives(stones, 2), IsEmpty());
  EXPECT_THAT(alternatives(stones, 0), IsEmpty());
  EXPECT_EQ(variation_of(stones, 6), 6U);
  EXPECT_EQ(variation_of(stones, 4), std::nullopt);
}

TEST(ReviewTree, TheStripFollowsTheShownMove) {
  TreeStrip strip("node.");
  std::vector<std::string> lines{std::string(200, 'a'), std::string(120, 'a') + "b",
                                 std::string(120, 'a') + "c", std::string(120, 'a') + "d"};
  Tree tree = tree_of({lines[0], lines[1], lines[2], lines[3]});
  const auto nodes = tree.nodes();
  const Rect area{0, 0, 10 * TreeStrip::kPitch, 2 * TreeStrip::kRow};
  strip.fit(area);
  for (const std::size_t shown : {std::size_t{0}, std::size_t{60}, nodes.size() - 1, std::size_t{200}}) {
    strip.show(stones_of(tree), shown);
    const auto controls = strip.controls();
    const auto id = "node." + std::to_string(shown);
    EXPECT_EQ(std::ranges::count(controls, id, &Control::id), 1) << id;
    EXPECT_EQ(strip.node_of(id), shown);
    for (const Control& control : controls) EXPECT_TRUE(area.contains(control.bounds.centre()));
  }
  EXPECT_EQ(strip.rows(), 3U) << "of four";
  EXPECT_EQ(strip.variations(), 3U);
}

}  // namespace
}  // namespace quintet::ui
