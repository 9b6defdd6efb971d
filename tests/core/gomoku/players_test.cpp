#include "core/gomoku/players.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/levels.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {
namespace {

Point answer(Level level, const Board& board, std::uint64_t lot = 1) {
  const Skill& skill = skill_of(level);
  if (const auto* at_once = std::get_if<AtOnce>(&skill))
    return think_at_once(board, Rule::Freestyle, *at_once, Random(lot)).move;
  if (const auto* lookahead = std::get_if<Lookahead>(&skill))
    return think_ahead(board, Rule::Freestyle, *lookahead, Random(lot)).move;
  Searcher searcher(std::size_t{1} << 20U);
  return searcher.think(board, Rule::Freestyle, effort_of(level, {.nodes = 5'000}), Random(lot)).move;
}

class EveryLevel : public testing::TestWithParam<Level> {};

TEST_P(EveryLevel, MakesFive) {
  const Point at = answer(GetParam(), after("h8a1i8a2j8a3k8a5"));
  EXPECT_TRUE(at == (Point{7, 6}) || at == (Point{7, 11})) << write_point(at, 15);
}

TEST_P(EveryLevel, StopsAFour) {
  EXPECT_EQ(answer(GetParam(), after("g8h8a1i8a3j8a5k8")), (Point{7, 11}));
}

TEST_P(EveryLevel, MakesAnOpenFour) {
  const Point at = answer(GetParam(), after("h8a1i8a3j8a5"));
  EXPECT_TRUE(at == (Point{7, 6}) || at == (Point{7, 10})) << write_point(at, 15);
}

TEST_P(EveryLevel, StopsAnOpenFourBeforeItIsMade) {
  const Point at = answer(GetParam(), after("h8a1i8a3j8"));
  EXPECT_TRUE(at.row == 7 && at.column >= 5 && at.column <= 11) << write_point(at, 15);
}

// Another mistake of the opponent may save the game.
TEST_P(EveryLevel, StopsOneOfTwoFives) {
  for (std::uint64_t lot = 0; lot < 8; ++lot) {
    const Point at = answer(GetParam(), after("h8a1i8a3j8a5k8"), lot);
    EXPECT_TRUE(at == (Point{7, 6}) || at == (Point{7, 11})) << write_point(at, 15);
  }
}

TEST_P(EveryLevel, BeginsInTheCentreAndPlaysTheLastPoint) {
  EXPECT_EQ(answer(GetParam(), Board()), (Point{7, 7}));
  Board board(5);
  for (int i = 0; i < 24; ++i)
    board.set({i / 5, i % 5}, (i / 5 + i % 5 / 2) % 2 == 0 ? Stone::Black : Stone::White);
  EXPECT_EQ(answer(GetParam(), board), (Point{4, 4}));
}

TEST_P(EveryLevel, ChoosesAmongEqualMovesAtRandom) {
  std::set<Point> answers;
  for (std::uint64_t lot = 0; lot < 12; ++lot) answers.insert(answer(GetParam(), after("h8"), lot));
  EXPECT_GT(answers.size(), 1U);
}

TEST(GomokuPlayers, AnswerALegalMoveWhenStopped) {
  std::stop_source stop;
  stop.request_stop();
  const Board board = after("h8i9g10h9i8j7");
  const Random lot(1);
  for (const Level level : kLevels) {
    const auto* skill = std::get_if<Lookahead>(&skill_of(level));
    if (!skill) continue;
    EXPECT_TRUE(board.is_empty(think_ahead(board, Rule::Freestyle, *skill, lot, stop.get_token()).move));
  }
}

INSTANTIATE_TEST_SUITE_P(Gomoku, EveryLevel, testing::ValuesIn(kLevels),
                         [](const auto& test) { return std::string(name(test.param)); });

}  // namespace
}  // namespace quintet::gomoku
