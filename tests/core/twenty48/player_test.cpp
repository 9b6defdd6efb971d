#include "core/twenty48/player.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

#include "core/named.hpp"
#include "core/twenty48/goal_chance.hpp"
#include "core/twenty48/lowered.hpp"
#include "core/twenty48/reasons.hpp"
#include "core/twenty48/shipped.hpp"

namespace quintet::twenty48 {
namespace {

using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using Clock = std::chrono::steady_clock;

Board board(std::string_view text) {
  return *read_board(text);
}

Board random_board(int side, Random& chance, Exponent most) {
  Board board(Size{side, side});
  for (Exponent& cell : board.cells()) {
    if (chance.below(10) < 7) cell = static_cast<Exponent>(1 + chance.below(most));
  }
  return board;
}

void expect_sound(const Thought& thought, const Board& board, const Rules& rules) {
  for (std::size_t i = 0; i < kDirections.size(); ++i)
    ASSERT_EQ(thought.expected[i].has_value(), can_slide(board, kDirections[i], rules.rule))
        << write_board(board);
  ASSERT_TRUE(thought.of(thought.best)) << write_board(board);
  for (const auto& other : thought.expected) ASSERT_LE(other.value_or(-1e9F), *thought.of(thought.best));
  ASSERT_GE(thought.depth, 1);
}

TEST(Player, LevelsHaveNames) {
  for (const Level level : kLevels) EXPECT_EQ(find_named(kLevels, name(level)), level);
  EXPECT_EQ(name(Level::Best), "best");
}

TEST(Player, MovesLegallyOnEverySizeUnderEveryRuleWithEveryTile) {
  Random chance(1);
  for (const Network* network : {static_cast<const Network*>(nullptr), &shipped()}) {
    for (const Rule rule : kRules) {
      for (int side = kLeastSide; side <= kMostSide; ++side) {
        const Rules rules{.rule = rule, .side = side, .only_twos = side % 2 == 0};
        Player player(network, rules);
        for (const int most : {2, 10, 15, 20, 60}) {
          for (const Level level : {Level::Quick, Level::Strong}) {
            const Board board = random_board(side, chance, static_cast<Exponent>(most));
            if (can_slide(board, rule)) expect_sound(player.think(board, level), board, rules);
          }
        }
      }
    }
  }
}

TEST(Player, ThinksTheSameAboutTheSameBoard) {
  Random chance(2);
  const Rules rules;
  Player one(&shipped(), rules), other(&shipped(), rules);
  for (const Level level : kLevels) {
    const Board board = random_board(4, chance, 9);
    const Thought first = one.think(board, level);
    one.think(random_board(4, chance, 3), level);
    const Thought again = one.think(board, level), third = other.think(board, level);
    EXPECT_EQ(first.expected, again.expected);
    EXPECT_EQ(first.expected, third.expected);
    EXPECT_EQ(first.nodes, third.nodes);
  }
}

TEST(Player, StopsWhenAskedTo) {
  const Rules large{.side = 8};
  for (const Rules& rules : {Rules{}, large}) {
    Player player(&shipped(), rules);
    Random chance(3);
    const Board board = random_board(rules.side, chance, 9);
    std::stop_source stop;
    stop.request_stop();
    const auto start = Clock::now();
    expect_sound(player.think(board, Level::Best, stop.get_token()), board, rules);
    EXPECT_LT(Clock::now() - start, std::chrono::milliseconds(500));  // a busy machine
  }
}

// The last step to 2048 on a board that is nearly full.
TEST(Player, FindsTheSlideThatGoesOn) {
  for (const Network* network : {static_cast<const Network*>(nullptr), &shipped()}) {
    Player player(network, {});
    for (const Level level : kLevels) {
      const Thought thought = player.think(board("1024 1024 8 4/2 4 2 8/4 2 4 2/2 4 2 4"), level);
      EXPECT_TRUE(is_level(thought.best)) << name(level);
    }
  }
}

TEST(Player, KnowsWhatItsNumbersMean) {
  const Board start = board("2 0 0 0/0 0 0 0/0 0 2 0/0 0 0 0");
  EXPECT_TRUE(Player(&shipped(), {}).think(start, Level::Quick).in_points);
  EXPECT_FALSE(Player(nullptr, {}).think(start, Level::Quick).in_points);
  EXPECT_FALSE(Player(&shipped(), {.side = 5})
                   .think(board("2 2 0 0 0/0 0 0 0 0/0 0 0 0 0/0 0 0 0 0/0 0 0 0 0"), Level::Quick)
                   .in_points);
}

// The exponent of the largest tile of a game.
Exponent plays(const Network* network, const Rules& rules, Level level, std::uint64_t seed) {
  Game game(deal(rules, Random(seed)));
  Player player(network, rules);
  while (!game.over()) {
    const Move move{player.think(game.board(), level).best};
    EXPECT_TRUE(game.is_legal(move));
    game.play(move);
  }
  return largest(game.board());
}

TEST(Player, ReachesLargeTiles) {
  int reached = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    reached += plays(&shipped(), {}, Level::Quick, seed) >= 11 ? 1 : 0;
  EXPECT_GE(reached, 2);  // 2048, nearly always
  EXPECT_GE(plays(nullptr, {.side = 3}, Level::Quick, 1), 7);
}

TEST(Lowered, HalvesOverTheLargestGap) {
  const Bits low = lowered(board("65536 32768 8192 2/0 0 0 0/0 0 0 0/0 0 0 2"))->bits;
  EXPECT_EQ(low, Bits{0x1000'0000'0000'1CDE});  // 16384 8192 4096, and the 2 stay
  EXPECT_EQ(lowered(board("16384 4 2 2/0 0 0 0/0 0 0 0/0 0 0 2"))->bits, Bits{0x1000'0000'0000'112E});
  EXPECT_FALSE(lowered(board("2 2 2/2 2 2/2 2 2")));
}

TEST(Lowered, SlidesAsBefore) {
  Random chance(4);
  for (int i = 0; i < 2000; ++i) {
    const Board before = random_board(4, chance, static_cast<Exponent>(8 + chance.below(50)));
    const auto low = lowered(before);
    if (!low || largest(before) <= kMostLearned || low->steps == 0) continue;
    for (const Direction direction : kDirections) {
      const auto after = Slides::of(Rule::Classic).slide(low->bits, direction).board;
      bool has_largest = false;  // two tiles of exponent 15 would not merge
      for (int cell = 0; cell < kBitCells; ++cell)
        has_largest = has_largest || exponent_at(low->bits, cell) == 15;
      if (has_largest) continue;
      ASSERT_EQ(after != low->bits, can_slide(before, direction, Rule::Classic)) << write_board(before);
    }
  }
}

TEST(GoalChance, IsOneOrNothingWhereThatIsPlain) {
  const Network& network = shipped();
  const Rules rules;
  const GoalChance sure =
      goal_chance(network, board("1024 1024 0 0/0 0 0 0/0 0 0 0/0 0 0 0"), rules, 11, 20, Random(1));
  EXPECT_EQ(sure.playouts, 20);
  EXPECT_EQ(sure.reached, 20);
  const GoalChance none =
      goal_chance(network, board("1024 8 1024 4/2 4 2 8/4 2 4 2/2 4 2 2"), rules, 16, 20, Random(1));
  EXPECT_EQ(none.playouts, 20);
  EXPECT_EQ(none.reached, 0);
  EXPECT_EQ(
      goal_chance(network, board("2048 0 0 0/0 0 0 0/0 0 0 0/0 0 0 2"), rules, 11, 5, Random(1)).reached, 5);
  EXPECT_EQ(goal_chance(network, board("2 2 0/0 0 0/0 0 0"), {.side = 3}, 11, 5, Random(1)).playouts, 0);
  EXPECT_EQ(next_goal(board("2 2 0/0 0 0/0 0 0")), 11);
  EXPECT_EQ(next_goal(board("2048 2 0/0 0 0/0 0 0")), 12);
}

TEST(GoalChance, CountsTilesAbove32768) {
  const GoalChance sure =
      goal_chance(shipped(), board("65536 65536 0 0/0 0 0 0/0 0 0 0/0 0 0 0"), {}, 17, 5, Random(1));
  EXPECT_EQ(sure.reached, 5);
}

TEST(GoalChance, StopsAndRepeats) {
  const Board start = board("2 0 0 0/0 0 0 0/0 0 2 0/0 0 0 0");
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(goal_chance(shipped(), start, {}, 14, 1000, Random(1), stop.get_token()).playouts, 0);
  const GoalChance one = goal_chance(shipped(), start, {}, 12, 3, Random(5)),
                   other = goal_chance(shipped(), start, {}, 12, 3, Random(5));
  EXPECT_EQ(one.reached, other.reached);
}

// What the reasons for a slide are, where the thought says nothing.
std::vector<Reason> why(std::string_view text, Direction direction,
                        std::optional<Direction> instead_of = {}) {
  return reasons(board(text), {.side = board(text).size().width}, {}, direction, instead_of);
}

TEST(Reasons, NameWhatASlideDoes) {
  EXPECT_THAT(why("2 4 8 16/4 8 16 32/2 4 8 16/0 0 0 0", Direction::Down), ElementsAre(Reason::OnlyMove));
  EXPECT_THAT(why("64 64 2 0/0 0 0 0/0 0 0 0/0 0 0 0", Direction::Left), Contains(Reason::MergesLarge));
  EXPECT_THAT(why("512 2 2 0/0 0 0 0/0 0 0 0/0 0 0 4", Direction::Left), Contains(Reason::Merges));
  EXPECT_THAT(why("512 2 2 0/0 0 0 0/0 0 0 0/0 0 0 4", Direction::Left), Not(Contains(Reason::MergesLarge)));
  EXPECT_THAT(why("512 64 0 0/0 0 0 0/0 0 0 0/4 0 0 0", Direction::Up), Contains(Reason::KeepsCorner));
  // Down would take the largest tile out of its corner.
  EXPECT_THAT(why("512 0 64 0/0 0 0 0/4 0 0 0/4 0 0 0", Direction::Left, Direction::Down),
              Contains(Reason::KeepsCorner));
  EXPECT_THAT(why("512 128 32 8/0 64 0 0/0 0 0 0/0 0 0 0", Direction::Left, Direction::Right),
              Contains(Reason::KeepsCorner).Times(0));
  // 16 comes beside 16.
  EXPECT_THAT(why("512 0 0 16/16 0 0 0/0 0 0 0/0 0 0 0", Direction::Right), Contains(Reason::PreparesMerge));
  // One cell would be left, and a 4 on it would be the end.
  EXPECT_THAT(why("2 8 16 2/64 4 32 8/2 16 4 64/8 64 8 0", Direction::Right),
              Not(Contains(Reason::OnlyMove)));
}

TEST(Reasons, HaveNames) {
  EXPECT_EQ(name(Reason::OnlyMove), "only-move");
  EXPECT_EQ(name(Reason::MostPoints), "most-points");
}

}  // namespace
}  // namespace quintet::twenty48
