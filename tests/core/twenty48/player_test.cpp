#include "core/twenty48/player.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

#include "core/named.hpp"
#include "core/twenty48/boards.hpp"
#include "core/twenty48/random_network.hpp"
#include "core/twenty48/shipped.hpp"

namespace quintet::twenty48 {
namespace {

using Clock = std::chrono::steady_clock;

void expect_sound(const Thought& thought, const Board& board) {
  for (std::size_t i = 0; i < kDirections.size(); ++i)
    ASSERT_EQ(thought.expected[i].has_value(), can_slide(board, kDirections[i])) << write_board(board);
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
  for (const FindNetwork& network : {FindNetwork(no_network), always(random_network())}) {
    for (const Rule rule : kRules) {
      for (int side = kLeastSide; side <= kMostSide; ++side) {
        const Rules rules{.rule = rule, .side = side, .only_twos = side % 2 == 0};
        Player player(network, rules);
        for (const int most : {2, 10, 15, 20, 60}) {
          for (const Level level : {Level::Quick, Level::Strong}) {
            const Board board = random_board(side, chance, static_cast<Exponent>(most));
            if (can_slide(board)) expect_sound(player.think(board, level), board);
          }
        }
      }
    }
  }
}

TEST(Player, ThinksTheSameAboutTheSameBoard) {
  Random chance(2);
  const Rules rules;
  Player one(always(random_network()), rules), other(always(random_network()), rules);
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
    Player player(always(random_network()), rules);
    Random chance(3);
    const Board board = random_board(rules.side, chance, 9);
    std::stop_source stop;
    stop.request_stop();
    const auto start = Clock::now();
    expect_sound(player.think(board, Level::Best, stop.get_token()), board);
    EXPECT_LT(Clock::now() - start, std::chrono::milliseconds(500));  // a busy machine
  }
}

TEST(Player, KnowsWhatItsNumbersMean) {
  const Board start = board("2 0 0 0/0 0 0 0/0 0 2 0/0 0 0 0");
  EXPECT_TRUE(Player(always(random_network()), {}).think(start, Level::Quick).in_points);
  EXPECT_FALSE(Player(no_network, {}).think(start, Level::Quick).in_points);
  EXPECT_FALSE(Player(always(random_network()), {.side = 5})
                   .think(board("2 2 0 0 0/0 0 0 0 0/0 0 0 0 0/0 0 0 0 0/0 0 0 0 0"), Level::Quick)
                   .in_points);
}

TEST(Player, AsksForTheNetworkOfTheStage) {
  std::vector<Stage> asked;
  const auto find = [&](Stage stage, const std::stop_token& stop) {
    asked.push_back(stage);
    return always(random_network())(stage, stop);
  };
  Player player(find, {});
  const auto think = [&](std::string_view text) {
    asked.clear();
    expect_sound(player.think(board(text), Level::Quick), board(text));
    return asked;
  };
  EXPECT_EQ(think("4096 2048 0 0/2 0 0 0/0 0 2 0/0 0 0 0"), std::vector{Stage::Rise});
  EXPECT_EQ(think("4096 4096 0 0/2 0 0 0/0 0 2 0/0 0 0 0"), std::vector<Stage>{}) << "it is kept";
  EXPECT_EQ(think("16384 4096 0 0/2 0 0 0/0 0 2 0/0 0 0 0"), std::vector{Stage::Late});
  EXPECT_EQ(think("65536 2048 0 0/2 0 0 0/0 0 2 0/0 0 0 0"), std::vector<Stage>{}) << "lowered to 16384";
  asked.clear();
  const Board large = board("16384 0 0 0 0/0 0 0 0 0/0 0 2 0 0/0 0 0 0 0/0 0 0 0 0");
  expect_sound(Player(find, {.side = 5}).think(large, Level::Quick), large);
  EXPECT_TRUE(asked.empty());
}

TEST(Player, AsksForTheLateNetworkBesideThePlayBeforeItIsNeeded) {
  std::promise<std::thread::id> late;
  const auto find = [&](Stage stage, const std::stop_token& stop) {
    if (stage == Stage::Late) late.set_value(std::this_thread::get_id());
    return always(random_network())(stage, stop);
  };
  Player player(find, {});
  const Board near = board("8192 4096 0 0/2 0 0 0/0 0 2 0/0 0 0 0");
  expect_sound(player.think(near, Level::Quick), near);
  expect_sound(player.think(near, Level::Quick), near);  // it does not ask twice
  EXPECT_NE(late.get_future().get(), std::this_thread::get_id());
}

// The exponent of the largest tile of a game.
Exponent plays(const FindNetwork& network, const Rules& rules, Level level, std::uint64_t seed) {
  Game game(deal(rules, Random(seed)));
  Player player(network, rules);
  while (!game.over()) {
    const Move move{player.think(game.board(), level).best};
    EXPECT_TRUE(game.is_legal(move));
    game.play(move);
  }
  return largest(game.board());
}

// One test, because the network takes a second to unpack.
TEST(Player, PlaysWell) {
  for (const FindNetwork& network : {FindNetwork(no_network), FindNetwork(shipped_network)}) {
    Player player(network, {});
    for (const Level level : kLevels) {
      // Only one slide leaves a way on.
      const Thought thought = player.think(board("1024 1024 8 4/2 4 2 8/4 2 4 2/2 4 2 4"), level);
      EXPECT_TRUE(is_level(thought.best)) << name(level);
    }
  }
  int reached = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    reached += plays(shipped_network, {}, Level::Quick, seed) >= 11 ? 1 : 0;
  EXPECT_GE(reached, 2);  // 2048, nearly always
  EXPECT_GE(plays(shipped_network, {.rule = Rule::Cascade}, Level::Quick, 1), 11);
  EXPECT_GE(plays(no_network, {.side = 3}, Level::Quick, 1), 7);
  // Without the network, for some hundred moves: well beyond what a beginner reaches.
  EXPECT_GE(plays(no_network, {}, Level::Quick, 1), 9);
}

}  // namespace
}  // namespace quintet::twenty48
