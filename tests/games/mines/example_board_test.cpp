#include "games/mines/help.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "core/mines/chances.hpp"
#include "core/mines/reasons.hpp"

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

TEST(MinesExampleBoard, TheStoryEndsInTheMiddleWhereTwoNumbersAreNeeded) {
  const auto [game, next] = example_story();
  EXPECT_EQ(game.status(), Status::Playing);
  for (const Reason& reason : certain_cells(game.position())) {
    if (reason.proof != Proof::SingleNumber) continue;
    EXPECT_EQ(reason.is_mine ? game.cover(reason.at) : Cover::Open, Cover::Flag)
        << reason.at.row << ' ' << reason.at.column;
  }
  ASSERT_TRUE(next);
  EXPECT_EQ(next->proof, Proof::TwoNumbers);
  EXPECT_EQ(chances(game.position()).mine[next->at], 0);
  EXPECT_LE(std::abs(next->at.row - (game.size().height / 2)), game.size().height / 6);
  EXPECT_LE(std::abs(next->at.column - (game.size().width / 2)), game.size().width / 6);
}

}  // namespace
}  // namespace quintet::mines
