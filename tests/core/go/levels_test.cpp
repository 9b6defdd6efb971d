#include "core/go/levels.hpp"

#include <gtest/gtest.h>

#include "core/go/drawn.hpp"
#include "core/go/playout.hpp"
#include "core/go/tactics.hpp"

namespace quintet::go {
namespace {

// With the time of a test; a position with black to move.
constexpr Effort kEndless{.playouts = 1'000'000};
constexpr Effort kMaster{.playouts = 1000, .evaluations = 400};
Game position(std::string_view picture) {
  return set_up(picture, {.komi = 0});
}

Move move_of(Level level, const Game& game, std::uint64_t seed) {
  return Searcher()
      .think(game, effort_of(level, game.board().side(), kMaster), Resigns::Never, Random(seed))
      .move;
}

constexpr std::string_view kThreeInAtari = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . O O O . . . .
    . O X X X a . . .
    . . O O O . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .)";

// White threatens to take the row above in turn.
constexpr std::string_view kRowToTake = R"(
    . . . . . . .
    O O O O O O O
    X X X X X X .
    O O O O O O a
    X X X X X X .
    . . . . . . .
    . . . . . . .)";

TEST(GoLevels, HaveNamesFromTheWeakestOn) {
  for (const Level level : kLevels) EXPECT_EQ(read_level(name(level)), level);
  EXPECT_FALSE(read_level("giant"));
  EXPECT_TRUE(level_names().starts_with("child, beginner, "));
  EXPECT_EQ(next_level(Level::Child), Level::Beginner);
  EXPECT_FALSE(next_level(Level::Master));
  for (const Level level : kLevels) {
    const auto next = next_level(level);
    if (next) {
      EXPECT_LT(effort_of(level, 9, kEndless).playouts, effort_of(*next, 9, kEndless).playouts);
      for (const int side : {9, 13, 19}) {
        EXPECT_LE(effort_of(level, side, kMaster).evaluations, effort_of(*next, side, kMaster).evaluations);
      }
    }
  }
}

TEST(GoLevels, GrowStrongerOnEveryBoard) {
  for (const int side : {7, 9, 13, 19})
    for (const Level level : kLevels)
      if (const auto next = next_level(level)) {
        EXPECT_GT(strength_of(*next, {.side = side}), strength_of(level, {.side = side}))
            << name(level) << ' ' << side;
      }
}

TEST(GoLevels, StrengthHasARank) {
  EXPECT_EQ(rank_at(1800), (Rank{.number = 8}));
  EXPECT_EQ(rank_at(610), (Rank{.number = 20}));
  EXPECT_EQ(rank_at(2500), (Rank{.number = 1}));
  EXPECT_EQ(rank_at(2600), (Rank{.number = 1, .dan = true}));
  EXPECT_EQ(rank_at(-9000), (Rank{.number = 30}));
}

constexpr int kHalfPoint = 1;

TEST(GoOdds, GrowWithTheStones) {
  for (const int side : {7, 9, 13, 19}) {
    EXPECT_EQ(black_odds({.side = side}), 0);
    int before = 0;
    for (int stones = 2; stones <= most_fixed_handicap(side); ++stones) {
      const auto odds = black_odds({.side = side, .komi = kHalfPoint, .handicap = stones});
      if (!odds) continue;
      EXPECT_GT(*odds, before) << side << ' ' << stones;
      before = *odds;
    }
    EXPECT_GT(before, 0) << side;
  }
}

TEST(GoOdds, AreUnknownWithAnotherKomiAndInASetUpPosition) {
  EXPECT_FALSE(black_odds({.side = 9, .komi = kHalfPoint}));
  EXPECT_FALSE(black_odds({.side = 9, .handicap = 2}));
  EXPECT_FALSE(black_odds({.side = 9, .komi = kHalfPoint, .handicap = 9})) << "was not measured";
  EXPECT_FALSE(black_odds({.side = 9, .first = Colour::White}));
  EXPECT_EQ(black_odds({.rules = RuleSet::Japanese, .komi = rules_of(RuleSet::Japanese).komi}), 0);
}

TEST(GoOdds, SayWhichHandicapIsFair) {
  for (const int side : {7, 9, 13, 19}) {
    for (int stones = 2; stones <= most_fixed_handicap(side); ++stones) {
      const auto odds = black_odds({.side = side, .komi = kHalfPoint, .handicap = stones});
      if (!odds) continue;
      EXPECT_EQ(fair_handicap(*odds, {.side = side}), stones) << side;
    }
    EXPECT_EQ(fair_handicap(0, {.side = side}), 0);
    EXPECT_EQ(fair_handicap(-1000, {.side = side}), std::nullopt);
    EXPECT_EQ(fair_handicap(50, {.side = side}), 0) << "nearly even";
  }
  EXPECT_EQ(fair_handicap(550, {.side = 9}), 4);
  EXPECT_EQ(fair_handicap(600, {.side = 9}), std::nullopt) << "four stones are not enough";
}

TEST(GoLevels, AllSaveThreeStonesInAtari) {
  const Game game = position(kThreeInAtari);
  for (const Level level : kLevels)
    for (std::uint64_t seed = 0; seed < 2; ++seed)
      EXPECT_EQ(move_of(level, game, seed), Move{.at = drawn(kThreeInAtari)['a']}) << name(level);
}

TEST(GoLevels, AllTakeWhatIsFree) {
  const Game game = position(kRowToTake);
  for (const Level level : kLevels)
    for (std::uint64_t seed = 0; seed < 2; ++seed)
      EXPECT_EQ(move_of(level, game, seed), Move{.at = drawn(kRowToTake)['a']}) << name(level);
}

TEST(GoLevels, AllPassWhereNothingIsInDoubt) {
  Game game = position(R"(
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .
      . X X X O O O . .)");
  for (const Level level : kLevels) EXPECT_EQ(move_of(level, game, 1).kind, Move::Kind::Pass) << name(level);
  game.play({.kind = Move::Kind::Pass});
  for (const Level level : kLevels) EXPECT_EQ(move_of(level, game, 1).kind, Move::Kind::Pass) << name(level);
}

// Stones inside Black's area would only be lost; the corner on the left is not certain, but far too small.
TEST(GoLevels, AllPassWhereTheOtherSideHasPassedAndTheWinnerIsKnown) {
  Game game = position(R"(
      . . . . . X O . .
      . O . X . X O . .
      . . . . . X O . .
      . X . . . X O . .
      . . . . . X O . .
      . . . X . X O . .
      . X . . . X O . .
      . . . . . X O O .
      . . O . . X O . .)");
  game.play({.kind = Move::Kind::Pass});
  for (const Level level : kLevels) EXPECT_EQ(move_of(level, game, 1).kind, Move::Kind::Pass) << name(level);
}

// Komi alone would win for White; but somebody who passes so early plays on, and so does the computer.
TEST(GoLevels, NoneEndsAGameThatHasHardlyBegun) {
  Game game({.side = 9});
  for (const Point at : {Point{4, 4}, Point{2, 6}}) game.play({.at = at});
  game.play({.kind = Move::Kind::Pass});
  for (const Level level : kLevels) EXPECT_EQ(move_of(level, game, 1).kind, Move::Kind::Stone) << name(level);
  const Effort playouts{.playouts = 300};
  EXPECT_EQ(Searcher().think(game, playouts, Resigns::Never, Random(1)).move.kind, Move::Kind::Stone);
}

TEST(GoLevels, TheWeakestAreCalmInTheOpening) {
  for (const int side : {9, 19}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed);
      Game game({.side = side});
      for (int moves = 0; moves < 6; ++moves) {
        const Move move = move_of(Level::Child, game, random.next());
        const auto [row, column] = move.at;
        EXPECT_TRUE(row > 0 && column > 0 && row < side - 1 && column < side - 1)
            << write_board(game.board()) << row << ' ' << column;
        game.play(move);
      }
    }
  }
}

// Even the weakest ends its games, and without filling what it owns.
TEST(GoLevels, TheWeakestEndItsGamesByPassing) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    Game game({.side = 7});
    int moves = 0;
    for (; game.phase() == Phase::Playing && moves < 120; ++moves)
      game.play(move_of(Level::Child, game, random.next()));
    EXPECT_LT(moves, 120) << write_board(game.board());
    EXPECT_LT(game.board().stones(Colour::Black) + game.board().stones(Colour::White), 46)
        << write_board(game.board());
  }
}

// The chains of three stones or more of a side that the next move can take.
std::vector<Board::Cell> chains_in_atari(const Board& board, Colour colour) {
  std::vector<Board::Cell> heads;
  for (std::size_t i = 0; i < board.grid().cells().size(); ++i) {
    const Board::Cell cell = board.cell(board.grid().point(i));
    if (board[cell] == stone_of(colour) && board.head(cell) == cell && board.in_atari(cell) &&
        board.chain_size(cell) >= 3)
      heads.push_back(cell);
  }
  return heads;
}
bool can_save_one(const Game& game) {
  const auto heads = chains_in_atari(game.board(), game.to_move());
  return heads.size() == 1 && !Ladders().saving_moves(game.board(), heads.front()).empty();
}

// In positions that come up when weak players play half at random; taking three stones is an answer too.
TEST(GoLevels, TheWeakestAnswersTwentyAtaris) {
  constexpr int kPositions = 20;
  int answered = 0;
  for (std::uint64_t seed = 0; answered < kPositions && seed < 400 && !HasFailure(); ++seed) {
    Random random(seed);
    Game game({.side = 9});
    for (int moves = 0; game.phase() == Phase::Playing && moves < 60; ++moves) {
      const bool urgent = can_save_one(game);
      const Move move = move_of(Level::Child, game, random.next());
      const int before = game.prisoners(game.to_move());
      const Colour colour = game.to_move();
      Game after = game;
      after.play(move);
      if (urgent) {
        ++answered;
        EXPECT_TRUE(chains_in_atari(after.board(), colour).empty() || after.prisoners(colour) >= before + 3)
            << write_board(game.board()) << point_name(move.at, 9);
      }
      // What leads to ataris: half of the moves are any.
      std::vector<Move> any;
      for_sensible_moves(game.board(), game.to_move(), [&](Board::Cell cell) {
        const Move each{.at = game.board().point(cell)};
        if (game.is_legal(each)) any.push_back(each);
      });
      game.play(urgent || any.empty() || random.below(2) == 0 ? move : any[random.index(any.size())]);
    }
  }
  EXPECT_GE(answered, kPositions);
}

TEST(GoLevels, TheWeakestFillsNoEyesOfItsOwn) {
  constexpr int kGames = 20;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    Random random(seed);
    Game game({.side = 7});
    for (int moves = 0; game.phase() == Phase::Playing && moves < 120; ++moves) {
      const Move move = move_of(Level::Child, game, random.next());
      const bool fills = move.kind == Move::Kind::Stone && is_eye(game.board(), move.at, game.to_move());
      ASSERT_FALSE(fills) << write_board(game.board()) << point_name(move.at, 7);
      game.play(move);
    }
  }
}

}  // namespace
}  // namespace quintet::go
