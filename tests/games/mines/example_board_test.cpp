#include "games/mines/example_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/mines/chances.hpp"
#include "games/mines/help_art.hpp"

namespace quintet::mines {
namespace {

// A cell that is marked as safe in the help is safe by the numbers that are open then, and one that is hatched may be a
// mine.
TEST(MinesHelpDemos, ShowOnlyWhatCanBeProved) {
  for (const Demo* demo : help_demos()) {
    Game game = drawn_game(demo->rows);
    for (std::size_t beat = 0; beat <= demo->beats.size(); ++beat) {
      const ChanceTable table = chances(game.position());
      ASSERT_EQ(table.solved, Solved::Exactly);
      for (const Shown& shown : demo->marks) {
        if (shown.from != beat) continue;
        if (shown.mark == Mark::Proof)
          EXPECT_GT(game.cover(shown.at) == Cover::Open ? game.number(shown.at) : 0, 0);
        else
          EXPECT_EQ(table.mine[shown.at] > 0, shown.mark == Mark::Mine) << demo->rows.front();
      }
      if (beat == demo->beats.size() || !demo->beats[beat].action) continue;
      const Move move{*demo->beats[beat].action, demo->beats[beat].at};
      ASSERT_TRUE(game.is_legal(move)) << demo->rows.front() << ' ' << beat;
      game.play(move);
      EXPECT_NE(game.status(), Status::Lost);
      EXPECT_NE(game.status(), Status::Won) << "the end would put flags everywhere";
    }
  }
}

TEST(MinesExampleBoard, ADrawnGameIsAsItIsDrawn) {
  constexpr std::array<std::string_view, 3> kRows{"F?x*", "....", ".#.."};
  const Game game = drawn_game(kRows);
  EXPECT_EQ(game.cover({0, 0}), Cover::Flag);
  EXPECT_EQ(game.cover({0, 1}), Cover::Question);
  EXPECT_EQ(game.cover({0, 2}), Cover::Flag);
  EXPECT_EQ(game.cover({0, 3}), Cover::Closed);
  EXPECT_EQ(game.number({1, 0}), 2);
  EXPECT_EQ(game.number({1, 2}), 2);
  constexpr std::array<std::string_view, 2> kLost{"!#", "##"};
  EXPECT_EQ(drawn_game(kLost).status(), Status::Lost);
}

TEST(MinesExampleBoard, EveryBoardThatMayBeChosenHasAnExample) {
  for (const Size size : {Size{5, 5}, Size{60, 40}, Size{5, 40}}) {
    for (const int mines : {0, 1, size.area() / 5, size.area() - 1}) {
      const Game game = example_game({.size = size, .mines = mines}, 0.6F);
      EXPECT_NE(game.status(), Status::Ready) << size.width << ' ' << mines;
      EXPECT_NE(game.status(), Status::Lost) << size.width << ' ' << mines;
    }
  }
}

TEST(MinesExampleBoard, AStoryEndsWhereTwoNumbersAreNeeded) {
  const Story story = example_story({.size = {40, 24}, .mines = 180}, 143);
  ASSERT_TRUE(story.next);
  EXPECT_EQ(story.next->proof, Proof::TwoNumbers);
  EXPECT_EQ(chances(story.game.position()).mine[story.next->at], 0);
  EXPECT_TRUE(std::ranges::none_of(certain_cells(story.game.position()), [](const Reason& reason) {
    return reason.proof == Proof::SingleNumber && !reason.is_mine;
  }));
}

}  // namespace
}  // namespace quintet::mines
