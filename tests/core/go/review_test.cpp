#include "core/go/review.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>

#include "core/go/drawn.hpp"

namespace quintet::go {
namespace {

using Kind = Move::Kind;

Move stone(std::string_view at) {
  return {.at = read_point_name(at, 7).value()};
}

// A wall down the middle, open at the lower edge: who plays there first wins by komi or loses by it.
constexpr std::string_view kOpenWall = "d7 e7 d6 e6 d5 e5 d4 e4 d3 e3 d2 e2";

std::shared_ptr<quintet::Replay<Game>> replay_of(std::string_view stones) {
  auto replay = std::make_shared<quintet::Replay<Game>>(Start{.side = 7});
  for (std::string_view rest = stones; !rest.empty();
       rest.remove_prefix(std::min<std::size_t>(rest.size(), 3)))
    EXPECT_TRUE(replay->play(stone(rest.substr(0, 2)))) << rest;
  return replay;
}

ReachedPosition end_of(std::string_view stones) {
  const auto replay = replay_of(stones);
  return position_of(*replay, replay->moves().size());
}

TEST(GoReview, BlamesAMoveThatGivesTheGameAway) {
  OwnAnalyst analyst;
  const JudgedMove bad = judge_move(analyst, end_of(kOpenWall), stone("a7"), Strictness::Strong);
  EXPECT_GE(bad.slip, Slip::Mistake);
  EXPECT_GE(bad.lost, kMistake);
  EXPECT_NEAR(bad.before.chance - bad.after.chance, bad.lost, 1e-9) << "the chances told add up";
  ASSERT_FALSE(bad.before.line.empty());
  EXPECT_EQ(bad.before.line.front(), bad.best.move);
  ASSERT_FALSE(bad.after.line.empty()) << "how it is punished";
  EXPECT_EQ(bad.answer.move, bad.after.line.front());
}

// What costs a strong player an inaccuracy is fine for a beginner; the figures told are the same.
TEST(GoReview, JudgesABeginnerMildly) {
  std::size_t milder = 0;
  for (const std::string_view at : {"a1", "b2", "d1", "f6"}) {
    OwnAnalyst analyst, other;
    const JudgedMove strong = judge_move(analyst, end_of("d4 e4"), stone(at), Strictness::Strong);
    const JudgedMove beginner = judge_move(other, end_of("d4 e4"), stone(at), Strictness::Beginner);
    EXPECT_EQ(strong.lost, beginner.lost);
    EXPECT_LE(beginner.slip, strong.slip) << at;
    milder += beginner.slip < strong.slip ? 1 : 0;
  }
  EXPECT_GT(milder, 0U);
}

TEST(GoReview, AcceptsTheBestMove) {
  OwnAnalyst analyst;
  const Move best = analyst.judge(end_of(kOpenWall), Look::Close, {}).line.front();
  const JudgedMove good = judge_move(analyst, end_of(kOpenWall), best, Strictness::Strong);
  EXPECT_EQ(good.slip, Slip::None);
  EXPECT_EQ(good.best.move, best);
  EXPECT_EQ(good.before.chance, good.after.chance);
}

TEST(GoReview, SaysWhatTheBestMoveTakes) {
  // Whoever plays first in the upper left takes four stones.
  constexpr std::string_view kRace = R"(
      . a . X O . .
      X O X X O . .
      X O X X O . .
      X O X X O . .
      X O X X O . .
      O X . X O . .
      . . . X O . .)";
  const ReachedPosition position{.game = set_up(kRace, {.komi = 9})};
  OwnAnalyst analyst;
  const JudgedMove judged = judge_move(analyst, position, stone("g1"), Strictness::Strong);
  EXPECT_NE(judged.slip, Slip::None);
  EXPECT_EQ(judged.best.move, Move{.at = drawn(kRace)['a']});
  EXPECT_EQ(judged.best.captures, 4);
}

TEST(GoReview, LooksAtEveryPositionAndThenAtTheCostliestMovesAgain) {
  auto replay = replay_of(kOpenWall);
  replay->play(stone("a7"));
  replay->play(stone("d1"));
  GameReview review(replay, std::make_shared<OwnAnalyst>(), Strictness::Strong);
  const std::size_t moves = replay->moves().size();
  std::vector<ReviewedPosition> judged;
  for (std::size_t step = 0; step < review.steps(); ++step) {
    const auto found = review.step(step);
    if (step <= moves) {
      ASSERT_EQ(found.size(), 1U);
      EXPECT_EQ(found.front().ply, step);
      continue;
    }
    for (const ReviewedPosition& one : found)
      if (one.move) judged.push_back(one);
  }
  ASSERT_FALSE(judged.empty());
  const auto bad = std::ranges::find(judged, moves - 1, &ReviewedPosition::ply);
  ASSERT_NE(bad, judged.end());
  EXPECT_GE(bad->move->slip, Slip::Mistake);
}

TEST(GoReview, AStepMayBeTakenAgainAfterAStop) {
  const auto replay = replay_of(kOpenWall);
  std::stop_source stopped;
  stopped.request_stop();
  GameReview review(replay, std::make_shared<OwnAnalyst>(), Strictness::Strong),
      again(replay, std::make_shared<OwnAnalyst>(), Strictness::Strong);
  for (std::size_t step = 0; step < review.steps(); ++step) {
    again.step(step, stopped.get_token());
    const auto one = review.step(step), other = again.step(step);
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].ply, other[i].ply);
      EXPECT_EQ(one[i].position.chance, other[i].position.chance);
    }
  }
}

TEST(GoReview, AGameThatIsOverIsWorthItsResult) {
  auto replay = replay_of(kOpenWall);
  replay->play({.kind = Kind::ResignBlack});
  Searcher searcher;
  EXPECT_EQ(judge(searcher, replay->end(), {.playouts = 10}).chance, 0);
}

}  // namespace
}  // namespace quintet::go
