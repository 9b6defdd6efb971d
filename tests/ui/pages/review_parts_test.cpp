// The parts of the review page that need no page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "ui/kit/board_grid.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/pages/review_panel.hpp"
#include "ui/pages/review_position.hpp"
#include "ui/pages/review_puzzles.hpp"

namespace quintet::ui {
namespace {

TEST(WheelSteps, CountPartsUntilTheyAreWhole) {
  WheelSteps wheel;
  EXPECT_EQ(wheel.take(0.75F), 0);
  EXPECT_EQ(wheel.take(0.75F), 1);
  EXPECT_EQ(wheel.take(-0.25F), 0);
  EXPECT_EQ(wheel.take(-2.5F), -2);
}

TEST(ReviewPlayback, StepsInTimeAndKeepsThePaceWhenItIsLate) {
  ReviewPlayback playback;
  EXPECT_FALSE(playback.take_step(milliseconds(5000)));
  playback.start(milliseconds(0));
  EXPECT_EQ(playback.due(milliseconds(400)), milliseconds(600));
  EXPECT_FALSE(playback.take_step(milliseconds(999)));
  EXPECT_TRUE(playback.take_step(milliseconds(1300)));
  EXPECT_FALSE(playback.take_step(milliseconds(1999)));
  EXPECT_TRUE(playback.take_step(milliseconds(2000)));
  playback.stop();
  EXPECT_FALSE(playback.due(milliseconds(2000)));
}

TEST(ReviewPlayback, GoesThroughItsSpeeds) {
  ReviewPlayback playback;
  EXPECT_EQ(playback.speed().name, "1×");
  playback.change_speed(milliseconds(0));
  EXPECT_FALSE(playback.running());
  playback.start(milliseconds(0));
  EXPECT_TRUE(playback.take_step(milliseconds(500)));
  playback.change_speed(milliseconds(500));
  EXPECT_EQ(playback.speed().name, "4×");
  EXPECT_EQ(playback.due(milliseconds(500)), milliseconds(250));
  playback.change_speed(milliseconds(500));
  EXPECT_EQ(playback.speed().name, "½×");
}

TEST(ReviewPlayback, HasTheSpeedsOfItsGame) {
  static constexpr std::array kFast{PlaybackSpeed{"1×", milliseconds(400)},
                                    PlaybackSpeed{"64×", milliseconds(5)}};
  ReviewPlayback playback({kFast, 1});
  EXPECT_EQ(playback.speed().name, "64×");
  playback.start(milliseconds(0));
  int steps = 0;
  while (playback.take_step(milliseconds(51))) ++steps;
  EXPECT_EQ(steps, 10);
  playback.change_speed(milliseconds(51));
  EXPECT_EQ(playback.speed().name, "1×");
}

TEST(ReviewPlayback, WaitsAsManyBeatsAsTheMoveTook) {
  ReviewPlayback playback;
  playback.start(milliseconds(0), 2.5);
  EXPECT_EQ(playback.due(milliseconds(0)), milliseconds(2500));
  EXPECT_TRUE(playback.take_step(milliseconds(2500), 0.25));
  EXPECT_EQ(playback.due(milliseconds(2500)), milliseconds(250));
  playback.change_speed(milliseconds(2600), 0.25);
  EXPECT_EQ(playback.due(milliseconds(2600)), milliseconds(125)) << "at the next speed, from now on";
}

TEST(CurveAxis, FollowsTheTimesOfTheMovesWhereTheyAreKnown) {
  const CurveAxis even{4};
  EXPECT_DOUBLE_EQ(even.part(1), 0.25);
  EXPECT_EQ(even.nearest(0.6), 2U);
  const std::array times{milliseconds(0), milliseconds(1000), milliseconds(9000), milliseconds(10000)};
  const CurveAxis timed{4, times};
  EXPECT_DOUBLE_EQ(timed.part(0), 0);
  EXPECT_DOUBLE_EQ(timed.part(2), 0.1);
  EXPECT_DOUBLE_EQ(timed.part(4), 1);
  EXPECT_EQ(timed.nearest(0.4), 2U);
  EXPECT_EQ(timed.nearest(0.88), 3U);
  EXPECT_EQ(timed.nearest(0), 1U) << "of positions in one place the last one";
  const std::array none{milliseconds(0), milliseconds(0)};
  EXPECT_FALSE((CurveAxis{2, none}.timed())) << "no time has passed";
}

// A curve without a given top has one that its values need, with two signs at most.
TEST(ReviewCurve, ScalesToItsValues) {
  const std::array<CurvePoint, 3> points{{{0}, {1'600}, {3'200}}};
  const Rect area{0, 0, 400, 200};
  const auto y = [&](std::optional<double> most, std::size_t ply) {
    const CurveScale scale{.most = most};
    return place_on_curve({.points = points, .moves = 2, .scale = scale}, area, ply).y;
  };
  EXPECT_FLOAT_EQ(y(std::nullopt, 2), y(4'000, 2));
  EXPECT_FLOAT_EQ(y(std::nullopt, 1), y(4'000, 1));
  EXPECT_FLOAT_EQ(y(3'200, 1), (y(3'200, 0) + y(3'200, 2)) / 2);
}

TEST(MistakeIndex, FindsTheNearestMistakes) {
  MistakeIndex mistakes;
  EXPECT_FALSE(mistakes.after(0));
  constexpr auto kBad = MoveQuality::Mistake;
  const std::array<CurvePoint, 5> positions{{{}, {0.5, kBad}, {}, {0.5, MoveQuality::Blunder}, {}}};
  mistakes.update(positions);
  EXPECT_EQ(mistakes.count(), 2U);
  EXPECT_EQ(mistakes.after(0), 1U);
  EXPECT_EQ(mistakes.after(1), 3U);
  EXPECT_FALSE(mistakes.after(3));
  EXPECT_EQ(mistakes.before(4), 3U);
  EXPECT_EQ(mistakes.before(3), 1U);
  EXPECT_FALSE(mistakes.before(1));
}

// A dot is no mistake.
TEST(MistakeIndex, LeavesInaccuraciesOut) {
  MistakeIndex mistakes;
  const std::array<CurvePoint, 2> positions{{{}, {0.5, MoveQuality::Inaccuracy}}};
  mistakes.update(positions);
  EXPECT_EQ(mistakes.count(), 0U);
}

TEST(MistakePuzzles, AcceptEveryGoodMove) {
  using State = MistakePuzzles::State;
  MistakePuzzles puzzles({3, 5, 9});
  EXPECT_EQ(puzzles.ply(), 3U);
  puzzles.judge(MoveQuality::Mistake);
  EXPECT_EQ(puzzles.state(), State::Wrong);
  EXPECT_TRUE(puzzles.asks());
  puzzles.retry();
  EXPECT_EQ(puzzles.state(), State::Open);
  puzzles.judge(MoveQuality::Inaccuracy);
  EXPECT_EQ(puzzles.state(), State::Found);
  puzzles.judge(MoveQuality::Blunder);  // the player goes on in the line
  EXPECT_EQ(puzzles.state(), State::Found);
  puzzles.next();
  EXPECT_EQ(puzzles.ply(), 5U);
  puzzles.show_answer();
  puzzles.judge(MoveQuality::Fine);
  EXPECT_EQ(puzzles.state(), State::Shown) << "a shown answer is not found";
  puzzles.next();
  EXPECT_TRUE(puzzles.is_last());
  EXPECT_EQ(puzzles.found(), 1U);
}

TEST(ReviewLayout, HasRoomForMoreThanFourRowsOfMoves) {
  const ReviewParts stones{.actions = 4, .learns = true};
  EXPECT_GT(review_layout({1280, 800}, stones).rows, 4U);
  EXPECT_GE(review_layout({1280, 720}, stones).rows, 3U);
}

TEST(ChanceBar, MovesFromWhereItStands) {
  ChanceBar bar;
  bar.set(1, milliseconds(0), milliseconds(100));
  EXPECT_EQ(bar.value(milliseconds(0)), 0.5);
  const double half_way = bar.value(milliseconds(50));
  EXPECT_GT(half_way, 0.5);
  bar.set(0, milliseconds(50), milliseconds(100));
  EXPECT_DOUBLE_EQ(bar.value(milliseconds(50)), half_way);
  bar.set(0, milliseconds(100), milliseconds(100));  // does not begin again
  EXPECT_FALSE(bar.moving(milliseconds(150)));
  EXPECT_EQ(bar.value(milliseconds(150)), 0);
}

// The first and the last move that are shown.
std::pair<std::size_t, std::size_t> shown(const ReviewMoveList& list) {
  const auto controls = list.controls();
  return {*list.move_of(controls.front().id), *list.move_of(controls.back().id)};
}

TEST(ReviewMoveList, FollowsTheShownMoveWithARowBesideIt) {
  ReviewMoveList list("move.", 21);
  list.fit({0, 0, 200, 4 * ReviewMoveList::kRow}, 4);
  EXPECT_EQ(shown(list), std::pair(std::size_t{0}, std::size_t{7}));
  list.follow(9);  // the first move of the fifth row
  EXPECT_EQ(shown(list), std::pair(std::size_t{4}, std::size_t{11}));
  list.follow(21);
  EXPECT_EQ(shown(list), std::pair(std::size_t{14}, std::size_t{20}));
  list.fit({0, 0, 200, 2 * ReviewMoveList::kRow}, 2);
  EXPECT_EQ(shown(list), std::pair(std::size_t{18}, std::size_t{20}));
  EXPECT_FALSE(list.move_of("move.1"));
  EXPECT_EQ(list.move_of("move.19"), 18U);
}

TEST(ReviewMoveList, ScrollsOnlyWhereItHasMoreRows) {
  ReviewMoveList list("move.", 8);
  list.fit({0, 0, 200, 4 * ReviewMoveList::kRow}, 4);
  EXPECT_FALSE(list.scroll(-1));
  list.fit({0, 0, 200, 3 * ReviewMoveList::kRow}, 3);
  EXPECT_TRUE(list.scroll(-0.5F));
  EXPECT_EQ(shown(list).first, 0U);
  EXPECT_TRUE(list.scroll(-0.5F));
  EXPECT_EQ(shown(list).first, 2U);
  EXPECT_TRUE(list.scroll(-5));
  EXPECT_EQ(shown(list).first, 2U);
}

TEST(ReviewMoveList, ShowsTheSameRowsAfterItWasPlacedInAnotherWindow) {
  ReviewMoveList list("move.", 21);
  list.fit({0, 0, 200, 4 * ReviewMoveList::kRow}, 4);
  list.follow(9);
  const auto followed = shown(list);
  const auto in_low_window = [&list] { list.fit({0, 0, 200, ReviewMoveList::kRow}, 1); };
  in_low_window();
  EXPECT_EQ(shown(list), std::pair(std::size_t{8}, std::size_t{9})) << "the followed move stays in sight";
  list.fit({0, 0, 200, 4 * ReviewMoveList::kRow}, 4);
  EXPECT_EQ(shown(list), followed);
  EXPECT_TRUE(list.scroll(2));
  const auto scrolled = shown(list);
  in_low_window();
  list.fit({0, 0, 200, 4 * ReviewMoveList::kRow}, 4);
  EXPECT_EQ(shown(list), scrolled);
}

// In the order given, each in a row of its own.
TEST(ReviewMoveList, ListsChosenMovesAlone) {
  ReviewMoveList list("move.", 30'000);
  list.list_only({20'000, 7, 912});
  list.fit({0, 0, 200, 2 * ReviewMoveList::kRow}, 2);
  EXPECT_EQ(shown(list), std::pair(std::size_t{20'000}, std::size_t{7}));
  list.follow(913);
  EXPECT_EQ(shown(list), std::pair(std::size_t{7}, std::size_t{912}));
  list.follow(50);
  EXPECT_EQ(shown(list).first, 7U) << "stays where the shown move is not listed";
  EXPECT_EQ(list.move_of("move.913"), 912U);
  EXPECT_FALSE(list.move_of("move.51"));
  list.list_only({3});
  EXPECT_EQ(shown(list), std::pair(std::size_t{3}, std::size_t{3}));
  list.list_only({});
  EXPECT_TRUE(list.controls().empty());
}

TEST(ReviewMoveList, HasNoMovesWithoutRoom) {
  ReviewMoveList list("move.", 8);
  list.fit({}, 0);
  list.follow(8);
  EXPECT_TRUE(list.controls().empty());
}

}  // namespace
}  // namespace quintet::ui
