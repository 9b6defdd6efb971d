#include "games/gomoku/board_view.hpp"

#include <gtest/gtest.h>

#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "support/test_context.hpp"

namespace quintet::gomoku {
namespace {

// Black would make two threes at h8.
Game double_three() {
  Game game({.rule = Rule::Renju});
  for (const Point at : {Point{7, 5}, {0, 0}, {7, 6}, {0, 14}, {5, 7}, {14, 0}, {6, 7}, {14, 14}})
    game.play({.at = at});
  return game;
}

class GomokuBoardAids : public testing::Test {
 protected:
  ui::TestContext test;
  BoardAids aids{test.context()};
  Game game = double_three();
};

TEST_F(GomokuBoardAids, SayWhyTheForbiddenPointUnderThePointerIsForbidden) {
  aids.board_changed(game);
  aids.look_at(Point{7, 7}, game);
  EXPECT_FALSE(aids.marks().reason) << "nothing is marked as forbidden";
  aids.show_forbidden(game);
  aids.look_at(Point{7, 7}, game);
  ASSERT_TRUE(aids.marks().reason);
  EXPECT_EQ(aids.marks().reason->at, (Point{7, 7}));
  EXPECT_EQ(aids.marks().reason->shapes.size(), 2U);
  EXPECT_EQ(aids.marks().reason->words, refusal_message(game.judge({.at = {7, 7}})));
  aids.look_at(Point{7, 8}, game);
  EXPECT_FALSE(aids.marks().reason);
  aids.look_at(Point{7, 7}, game);
  aids.look_at(std::nullopt, game);
  EXPECT_FALSE(aids.marks().reason);
}

TEST_F(GomokuBoardAids, FindTheReasonOnceForAPoint) {
  aids.show_forbidden(game);
  aids.look_at(Point{7, 7}, game);
  const Row* shapes = aids.marks().reason->shapes.data();
  aids.look_at(Point{7, 7}, game);
  EXPECT_EQ(aids.marks().reason->shapes.data(), shapes);
}

TEST_F(GomokuBoardAids, BelongToOnePosition) {
  aids.show_forbidden(game);
  aids.set_hint({.at = {7, 8}}, Colour::Black);
  aids.look_at(Point{7, 7}, game);
  game.play({.at = {8, 8}});
  aids.board_changed(game);
  EXPECT_FALSE(aids.marks().reason);
  EXPECT_FALSE(aids.marks().hint);
  EXPECT_TRUE(aids.marks().forbidden.empty());
  aids.show_forbidden(game);
  EXPECT_TRUE(aids.marks().forbidden.empty()) << "white may play everywhere";
}

TEST_F(GomokuBoardAids, ShowHowAHintWins) {
  const std::vector<Point> way{{7, 8}, {6, 8}, {5, 8}};
  aids.set_hint({.at = way.front(), .wins_by = way}, Colour::White);
  const auto planned = aids.marks().planned;
  ASSERT_EQ(planned.size(), 3U);
  for (std::size_t i = 0; i < way.size(); ++i) {
    EXPECT_EQ(planned[i].at, way[i]);
    EXPECT_EQ(planned[i].number, i + 1);
    EXPECT_EQ(planned[i].colour, i == 1 ? Colour::Black : Colour::White);
  }
  aids.set_hint({.at = {7, 8}}, Colour::White);
  EXPECT_TRUE(aids.marks().planned.empty()) << "it wins nothing by force";
}

TEST_F(GomokuBoardAids, ShowThreatsAsTheSettingSays) {
  game.play({.at = {7, 4}});
  aids.board_changed(game);
  EXPECT_TRUE(aids.threats().empty());
  test.player().change(Settings{.threats = true});
  aids.update_threats(game);
  EXPECT_EQ(aids.threats().size(), 1U);
}

}  // namespace
}  // namespace quintet::gomoku
