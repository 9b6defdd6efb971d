// A match of Link-up: the clock, the score, help and stars.
#include "games/link/match.hpp"

#include <gtest/gtest.h>

#include "games/link/sample_matches.hpp"

namespace quintet::link {

namespace {

using Status = Match::Status;
using std::chrono::seconds;

const link::Pair& first_pair(const Match& match) {
  return match.start().solution.front();
}

TEST(LinkMatch, EveryModeHasAUniqueWord) {
  for (const Mode mode : kModes) EXPECT_EQ(mode_of(word_of(mode)), mode);
  EXPECT_EQ(mode_of("arcade"), std::nullopt);
}

TEST(LinkMatch, TheSolutionWinsInEveryMode) {
  for (const Mode mode : kModes) {
    Match match = match_of(mode);
    for (const link::Pair& pair : match.start().solution) {
      EXPECT_EQ(match.status(), Status::Playing);
      take(match, pair);
    }
    EXPECT_EQ(match.status(), Status::Won);
  }
}

TEST(LinkMatch, OnlyTimedAndJourneyEndByTheClock) {
  for (const Mode mode : kModes) {
    Match match = match_of(mode);
    match.pass(std::chrono::hours(24));
    EXPECT_EQ(match.status(), match.has_time_limit() ? Status::TimeUp : Status::Playing) << word_of(mode);
    EXPECT_EQ(match.has_time_limit(), mode == Mode::Timed || mode == Mode::Journey);
  }
}

TEST(LinkMatch, TheClockCountsThePartsOfAMillisecond) {
  Match match = match_of(Mode::Timed);
  const auto before = match.score().left();
  for (int i = 0; i < 1'000'000; i += 10) match.pass(std::chrono::microseconds(10));
  EXPECT_EQ(before - match.score().left(), seconds(1));
  EXPECT_EQ(match.elapsed(), seconds(1));
}

TEST(LinkMatch, TheClockStopsAtTheEnd) {
  Match match = match_of(Mode::Today);
  match.pass(seconds(5));
  for (const link::Pair& pair : match.start().solution) take(match, pair);
  match.pass(seconds(5));
  EXPECT_EQ(match.elapsed(), seconds(5));
}

TEST(LinkMatch, UndoRevertsPointsAndSecondsButNotElapsedTime) {
  Match match = match_of(Mode::Timed);
  match.pass(seconds(10));
  const auto left = match.score().left();
  take(match, first_pair(match));
  EXPECT_GT(match.score().left(), left);
  EXPECT_EQ(match.score().points(), link::kPairPoints);
  match.undo();
  EXPECT_EQ(match.score().points(), 0);
  EXPECT_EQ(match.score().left(), left);
  EXPECT_EQ(match.elapsed(), seconds(10));
  EXPECT_EQ(match.game(), link::Game(match.start()));
}

TEST(LinkMatch, APairReturnsTheSecondsAddedToTheBar) {
  Match match = match_of(Mode::Timed);
  EXPECT_EQ(take(match, first_pair(match)).won, seconds(0));
  match.undo();
  match.pass(seconds(10));
  EXPECT_EQ(take(match, first_pair(match)).won, link::timed_rules(match.start().board.tiles()).per_pair);
}

TEST(LinkMatch, UndoAndRedoGainNothing) {
  Match match = match_of(Mode::Timed);
  match.pass(seconds(10));
  take(match, first_pair(match));
  const auto left = match.score().left();
  const int points = match.score().points();
  for (int i = 0; i < 50; ++i) {
    match.undo();
    match.redo();
    EXPECT_EQ(match.score().left(), left);
    EXPECT_EQ(match.score().points(), points);
  }
}

TEST(LinkMatch, UndoAndRedoOfSlowPairsMakeNoCombo) {
  Match match = match_of(Mode::Timed);
  for (std::size_t i = 0; i < 5; ++i) {
    match.pass(seconds(4));
    take(match, match.start().solution[i]);
  }
  EXPECT_EQ(match.score().points(), 5 * link::kPairPoints);
  for (int i = 0; i < 5; ++i) match.undo();
  EXPECT_EQ(match.score().points(), 0);
  for (int i = 0; i < 5; ++i) match.redo();
  EXPECT_EQ(match.score().points(), 5 * link::kPairPoints);
  EXPECT_EQ(match.score().best_combo(), 1);
}

TEST(LinkMatch, UndoAndRedoInAnyOrderRestoreTheStateExactly) {
  Random chance(9);
  Match match = match_of(Mode::Timed);
  std::vector<std::pair<int, link::Milliseconds>> seen{{0, match.score().left()}};
  for (std::size_t i = 0; i < 8; ++i) {
    match.pass(milliseconds(static_cast<long long>(chance.below(5000))));
    take(match, match.start().solution[i]);
    seen.emplace_back(match.score().points(), match.score().left());
  }
  std::size_t at = 8;
  for (int i = 0; i < 200; ++i) {
    if (chance.below(2) == 0 && match.can_undo()) {
      match.undo();
      --at;
    } else if (match.can_redo()) {
      match.redo();
      ++at;
    }
    EXPECT_EQ(match.score().points(), seen[at].first);
  }
  while (match.can_redo()) match.redo();
  EXPECT_EQ(match.score().left(), seen.back().second);
}

TEST(LinkMatch, UndoThatWouldTakeTheLastSecondsIsNotOffered) {
  Match match = match_of(Mode::Timed);
  match.pass(seconds(10));
  take(match, first_pair(match));
  match.pass(match.score().left() - link::timed_rules(match.start().board.tiles()).per_pair);
  EXPECT_FALSE(match.can_undo());
  EXPECT_EQ(match.status(), Status::Playing);
}

TEST(LinkMatch, UndoAloneNeverLosesTheGame) {
  Match match = match_of(Mode::Timed);
  take(match, first_pair(match));
  match.pass(match.score().left() - milliseconds(100));
  match.undo();
  EXPECT_EQ(match.status(), Status::Playing);
}

TEST(LinkMatch, NothingIsUndoneAfterTheTimeIsUp) {
  Match match = match_of(Mode::Timed);
  take(match, first_pair(match));
  match.pass(std::chrono::hours(1));
  EXPECT_FALSE(match.can_undo());
  EXPECT_FALSE(match.can_redo());
}

TEST(LinkMatch, HelpCostsTimeInTheTimedModeOnly) {
  for (const Mode mode : kModes) {
    Match match = match_of(mode);
    match.pass(seconds(1));
    const auto before = match.score().left();
    ASSERT_TRUE(match.ask_hint());
    shuffle(match);
    EXPECT_EQ(match.assists(), 2);
    const auto cost = mode == Mode::Timed ? link::kHintCost + link::kShuffleCost : link::Milliseconds(0);
    EXPECT_EQ(before - match.score().left(), cost) << word_of(mode);
  }
}

TEST(LinkMatch, AHintIsAPairThatMatches) {
  Match match = match_of(Mode::Relaxed);
  while (match.status() == Status::Playing) {
    const auto pair = match.ask_hint();
    ASSERT_TRUE(pair);
    ASSERT_TRUE(match.game().is_legal(*pair));
    take(match, *pair);
  }
  EXPECT_EQ(match.status(), Status::Won);
}

TEST(LinkMatch, AShuffleThatMovesNothingIsFreeAndNotAStep) {
  Match match(Mode::Timed, {{}, link::board("AA"), Random(1), {}}, "2x1");
  const auto before = match.score().left();
  EXPECT_TRUE(shuffle(match).reshuffled.empty());
  EXPECT_EQ(match.assists(), 0);
  EXPECT_EQ(match.score().left(), before);
  EXPECT_FALSE(match.can_undo());
}

TEST(LinkMatch, AStuckBoardEndsTheMatchOnlyInModesWithAClock) {
  for (const Mode mode : kModes) {
    Match match = walled_match(mode);
    take(match, {{0, 0}, {0, 1}});
    EXPECT_EQ(match.status(), Status::Stuck);
    EXPECT_EQ(match.over(), mode != Mode::Relaxed) << word_of(mode);
    EXPECT_EQ(match.can_undo(), mode == Mode::Relaxed) << word_of(mode);
  }
}

TEST(LinkMatch, StarsDropWithTimeAndHelp) {
  const link::Level& level = link::journey().front();
  const auto stars_after = [&](seconds time, int hints) {
    Match match = match_of(Mode::Journey);
    match.pass(time);
    for (int i = 0; i < hints; ++i) match.ask_hint();
    for (const link::Pair& pair : match.start().solution) take(match, pair);
    return match.stars();
  };
  EXPECT_EQ(stars_after(seconds(1), 0), 3);
  EXPECT_EQ(stars_after(level.time - level.three_stars + seconds(1), 0), 2);
  EXPECT_EQ(stars_after(level.time - level.two_stars + seconds(1), 0), 1);
  EXPECT_EQ(stars_after(seconds(1), 1), 2);
  EXPECT_EQ(stars_after(seconds(1), 9), 1);
}

}  // namespace
}  // namespace quintet::link
