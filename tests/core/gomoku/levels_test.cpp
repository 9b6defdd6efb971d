#include "core/gomoku/levels.hpp"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <set>
#include <stop_token>
#include <string_view>
#include <thread>

#include "core/gomoku/computer.hpp"

namespace quintet::gomoku {
namespace {

TEST(GomokuLevels, HaveDifferentNamesThatCanBeRead) {
  std::set<std::string_view> names;
  for (const Level level : kLevels) {
    EXPECT_TRUE(names.insert(name(level)).second) << name(level);
    EXPECT_EQ(read_level(name(level)), level);
    EXPECT_NE(level_names().find(name(level)), std::string::npos);
  }
  EXPECT_EQ(read_level("genius"), std::nullopt);
  EXPECT_EQ(read_level(""), std::nullopt);
}

TEST(GomokuLevels, AreReadByTheirFormerNames) {
  EXPECT_EQ(read_level("easy"), Level::Pupil);
  EXPECT_EQ(read_level("medium"), Level::Scholar);
  EXPECT_EQ(read_level("hard"), Level::Expert);
  EXPECT_EQ(read_level("master"), Level::Master);
}

// The greedy player, the direct search and the game tree keep what they are.
TEST(GomokuLevels, KeepTheThreePlayersWithoutTheEngine) {
  EXPECT_EQ(std::get<AtOnce>(skill_of(Level::Pupil)).knowledge, Knowledge::Lines);
  EXPECT_LT(std::get<Lookahead>(skill_of(Level::Adept)).depth, 2);
  const Lookahead direct = std::get<Lookahead>(skill_of(Level::Scholar));
  EXPECT_EQ(direct.depth, 2);
  EXPECT_GE(direct.width, static_cast<std::size_t>(kMostCells));
  EXPECT_GT(std::get<Lookahead>(skill_of(Level::Expert)).depth, direct.depth);
}

TEST(GomokuLevels, LeadUpToTheMaster) {
  Level level = kLevels.front();
  std::size_t rungs = 1;
  while (const auto next = next_level(level)) {
    EXPECT_GT(*next, level);
    EXPECT_GT(strength_of(*next, {}), strength_of(level, {}));
    level = *next;
    ++rungs;
  }
  EXPECT_EQ(level, Level::Master);
  EXPECT_EQ(rungs, kLevels.size());
}

// With two to five times the positions of the one before, and never more than the master has.
TEST(GomokuLevels, OfTheEngineSearchMoreFromRungToRung) {
  constexpr std::uint64_t kUsual = 1'200'000;  // three seconds of a typical machine
  std::uint64_t before = 0;
  EXPECT_FALSE(takes_time(Level::Oracle));
  EXPECT_TRUE(takes_time(Level::Master));
  for (Level level = Level::Veteran; level < Level::Master; level = *next_level(level)) {
    const std::uint64_t nodes = effort_of(level, {}).nodes;
    EXPECT_EQ(effort_of(level, {.nodes = kUsual}).nodes, nodes);
    EXPECT_EQ(effort_of(level, {.nodes = 20}).nodes, 20U);
    EXPECT_EQ(effort_of(level, {.depth = 5}).depth, 5);
    if (before > 0) {
      EXPECT_GE(nodes, 2 * before);
      EXPECT_LE(nodes, 5 * before);
    }
    before = nodes;
  }
  EXPECT_GE(kUsual, 2 * before);
  EXPECT_LE(kUsual, 5 * before);
  EXPECT_EQ(effort_of(Level::Master, {.nodes = kUsual}).nodes, kUsual);
  // Without a limit the master has only the clock.
  EXPECT_EQ(effort_of(Level::Master, {}).nodes, 0U);
}

Game game_of(std::string_view moves, int side) {
  Game game({.side = side});
  const auto points = read_points(moves, side);
  for (const Point at : points.value()) game.play({.at = at});
  return game;
}

class EveryOpponent : public testing::TestWithParam<Level> {};

// The opening is laid out alike by all levels, see computer_test.cpp.
TEST_P(EveryOpponent, PlaysLegallyUnderEveryRule) {
  constexpr int kMoves = 40;
  for (const Rule rule : kRules) {
    Computer computer(std::size_t{1} << 20U);
    Random chance(7);
    Game game({.rule = rule});
    for (int i = 0; i < kMoves && !game.over(); ++i) {
      const Move move = computer.decide(game, GetParam(), {.nodes = 700}, Random(chance.next())).move;
      ASSERT_TRUE(game.is_legal(move)) << Game::write_move(move);
      game.play(move);
    }
  }
}

// In a wide open position, where each level has most to look at.
TEST_P(EveryOpponent, AnswersAStopQuickly) {
  const Game game = game_of("j10k10l12i8m9h12n14g6p4d16q10c9", 19);
  Computer computer(std::size_t{1} << 20U);
  using Clock = std::chrono::steady_clock;
  auto quickest = Clock::duration::max();  // of some tries, as the machine may be busy
  for (int i = 0; i < 5; ++i) {
    std::stop_source stop;
    Clock::time_point ended;
    std::jthread thread([&, token = stop.get_token()] {
      const Decision decision = computer.decide(game, GetParam(), {}, Random(1), token);
      ended = Clock::now();
      EXPECT_TRUE(game.is_legal(decision.move));
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const auto asked = Clock::now();
    stop.request_stop();
    thread.join();
    quickest = std::min(quickest, ended - asked);
  }
  EXPECT_LT(quickest, std::chrono::milliseconds(20));
}

// Even positions after five stones, by the judgement of the master.
constexpr std::array<std::string_view, 10> kEven{
    "j7e10f6i11f11", "j9k5e6j10i7",  "j11e10e9i6k7", "g9h10i8j6e7", "h8g7k10i7h6",
    "k6i10j8i11h8",  "h6k11k8j10h9", "e5h11e8k9g9",  "f7e7j7h10f5", "k10f11g10k5e5"};

// Plays every position with both colours; the same seed plays the same games.
int victories_over(Level below, Level level) {
  int more = 0;
  Random chance(1);
  for (const std::string_view opening : kEven) {
    for (const Colour colour : {Colour::Black, Colour::White}) {
      Game game = game_of(opening, kUsualSide);
      std::array computers{Computer(std::size_t{1} << 20U), Computer(std::size_t{1} << 20U)};
      while (!game.over()) {
        const Level mover = game.to_move() == colour ? level : below;
        Computer& computer = computers[index_of(game.to_move())];
        game.play(computer.decide(game, mover, {}, Random(chance.next())).move);
      }
      if (game.outcome() == Outcome::Draw) continue;
      more += (game.outcome() == Outcome::BlackWins) == (colour == Colour::Black) ? 1 : -1;
    }
  }
  return more;
}

// It wins from more than half to nine of ten of 20 games: neither a gap in the order nor a cliff. For those above the
// champion this would take minutes; the README has what matches have shown.
TEST_P(EveryOpponent, BeatsTheOneBelow) {
  if (GetParam() == kLevels.front() || GetParam() > Level::Champion) return;
  const int more = victories_over(kLevels[static_cast<std::size_t>(GetParam()) - 1], GetParam());
  EXPECT_GT(more, 0);
  EXPECT_LE(more, 16);
}

INSTANTIATE_TEST_SUITE_P(Gomoku, EveryOpponent, testing::ValuesIn(kLevels),
                         [](const auto& test) { return std::string(name(test.param)); });

}  // namespace
}  // namespace quintet::gomoku
