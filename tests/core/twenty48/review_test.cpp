#include "core/twenty48/review.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/twenty48/shipped.hpp"

namespace quintet::twenty48 {
namespace {

// The slide that the quick player likes least.
Direction worst(const Thought& thought) {
  std::optional<Direction> worst;
  for (const Direction direction : kDirections) {
    if (thought.of(direction) && (!worst || *thought.of(direction) < *thought.of(*worst))) worst = direction;
  }
  return *worst;
}

// The quick player's game with its worst slide instead of its best one at one place.
Replay game_with_blunder(const FindNetwork& network, const Rules& rules, std::size_t moves,
                         std::size_t blunder) {
  Player player(network, rules);
  Replay replay(deal(rules, Random(3)));
  while (replay.moves().size() < moves && !replay.end().over()) {
    const Thought thought = player.think(replay.end().board(), Level::Quick);
    replay.play({replay.moves().size() == blunder ? worst(thought) : thought.best});
  }
  return replay;
}

// Where the worst slide would cost the most, among these moves of the quick player.
std::size_t costliest_place(const FindNetwork& network, const Rules& rules, std::size_t first,
                            std::size_t last) {
  Player player(network, rules);
  const Replay replay = game_with_blunder(network, rules, last, last);
  std::size_t place = first;
  double most = 0;
  for (std::size_t ply = first; ply < replay.moves().size(); ++ply) {
    const Thought thought = player.think(replay.at(ply).board(), Level::Strong);
    const double cost = judged_slide(replay.at(ply), thought, worst(thought)).cost;
    if (cost <= most) continue;
    most = cost;
    place = ply;
  }
  return place;
}

// All positions as the last step that returned them says.
std::map<std::size_t, ReviewedPosition> reviewed(GameReview& review) {
  std::map<std::size_t, ReviewedPosition> all;
  for (std::size_t step = 0; step < review.steps(); ++step) {
    for (ReviewedPosition& one : review.step(step)) {
      EXPECT_LE(one.ply, all.size()) << "positions come in order";
      all[one.ply] = one;
    }
  }
  return all;
}

void expect_blunder_found(const Replay& replay, FindNetwork network, std::size_t blunder) {
  GameReview review(std::make_shared<Replay>(replay), std::move(network));
  const auto all = reviewed(review);
  ASSERT_EQ(all.size(), replay.moves().size() + 1);
  EXPECT_FALSE(all.at(0).move);
  std::size_t costliest = 1;
  for (const auto& [ply, one] : all) {
    if (ply == 0) continue;
    ASSERT_TRUE(one.move);
    if (one.move->slip != Slip::None && one.move->cost > all.at(costliest).move->cost) costliest = ply;
    EXPECT_EQ(one.reasons.empty(), one.move->slip == Slip::None);
  }
  EXPECT_EQ(costliest, blunder + 1);
  const ReviewedPosition& found = all.at(costliest);
  EXPECT_NE(found.move->slip, Slip::None);
  EXPECT_NE(found.move->best, replay.moves()[blunder].direction);
  ASSERT_FALSE(found.best_line.empty());
  EXPECT_EQ(found.best_line.front().direction, found.move->best);
  // What the blunder gave away shows in the chances too, which are known where points are.
  EXPECT_EQ(found.chances.empty(), !found.move->in_points);
  if (found.move->in_points) {
    EXPECT_EQ(found.chances.front().goal, next_goal(replay.at(costliest).board()));
    EXPECT_LT(found.chances.front().chance, all.at(costliest - 1).chances.front().chance);
  }
  Game game = replay.at(blunder);
  for (const auto& [direction, spawn] : found.best_line) {
    ASSERT_TRUE(game.is_legal({direction}));
    game.play({direction});
  }
}

TEST(Review2048, FindsAPlantedBlunder) {
  const std::size_t place = costliest_place(shipped_network, {}, 300, 500);
  expect_blunder_found(game_with_blunder(shipped_network, {}, 700, place), shipped_network, place);
}

TEST(Review2048, FindsAPlantedBlunderOnAnotherBoard) {
  const Rules rules{.rule = Rule::Cascade, .side = 5};
  const std::size_t place = costliest_place(no_network, rules, 300, 500);
  expect_blunder_found(game_with_blunder(no_network, rules, 700, place), no_network, place);
}

TEST(Review2048, ExpectsTheScoreItselfAtTheEnd) {
  Rules rules{.side = 3};
  Random chance(1);
  Replay replay(deal(rules, Random(9)));
  while (!replay.end().over()) replay.play({kDirections[chance.index(4)]});
  GameReview review(std::make_shared<Replay>(replay), no_network);
  const auto all = reviewed(review);
  EXPECT_EQ(all.rbegin()->second.expected, static_cast<double>(replay.end().score()));
}

TEST(Review2048, NamesTheCostliestMovesAlone) {
  Random chance(1);
  Replay replay(deal({.side = 4}, Random(9)));
  while (!replay.end().over()) replay.play({kDirections[chance.index(4)]});
  GameReview review(std::make_shared<Replay>(replay), no_network);
  const auto all = reviewed(review);
  const auto slips = std::ranges::count_if(
      all, [](const auto& one) { return one.second.move && one.second.move->slip != Slip::None; });
  EXPECT_GT(slips, 0);
  EXPECT_LE(slips, static_cast<std::ptrdiff_t>(GameReview::kMostSlips));
}

// A step that was stopped is taken again, and then gives the same as one that was not.
TEST(Review2048, AStepMayBeTakenAgain) {
  const Replay replay = game_with_blunder(no_network, {.side = 4}, 300, 150);
  GameReview review(std::make_shared<Replay>(replay), no_network),
      again(std::make_shared<Replay>(replay), no_network);
  std::stop_source stopped;
  stopped.request_stop();
  for (std::size_t step = 0; step < review.steps(); ++step) {
    EXPECT_LE(again.step(step, stopped.get_token()).size(), 1U);
    const auto one = review.step(step), other = again.step(step);
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].ply, other[i].ply);
      EXPECT_EQ(one[i].expected, other[i].expected);
    }
  }
}

TEST(Review2048, JudgesATriedSlide) {
  const Replay replay = game_with_blunder(shipped_network, {}, 400, 399);
  SlideJudge judge(std::make_shared<Replay>(replay), shipped_network);
  const std::vector<Move> played{replay.moves()[399]};
  const TriedSlide bad = judge.judge(399, played);
  EXPECT_NE(bad.slide.slip, Slip::None);
  EXPECT_DOUBLE_EQ(bad.before - bad.after, bad.slide.cost);
  const std::vector<Move> better{{bad.slide.best}};
  const TriedSlide good = judge.judge(399, better);
  EXPECT_EQ(good.slide.slip, Slip::None);
  EXPECT_EQ(good.before, bad.before);
  EXPECT_GT(good.after, bad.after);
}

}  // namespace
}  // namespace quintet::twenty48
