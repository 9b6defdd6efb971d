#include "core/go/search.hpp"

#include <gtest/gtest.h>

#include <array>

#include "core/go/drawn.hpp"
#include "core/go/playout.hpp"

namespace quintet::go {
namespace {

// A game with these stones, black to move, reached by moves and passes.
Game game_of(const Board& board, const Start& terms = {}) {
  Start start = terms;
  start.side = board.side();
  start.rules = RuleSet::TrompTaylor;
  Game game(start);
  for (std::size_t i = 0; i < board.grid().cells().size(); ++i) {
    const Point at = board.grid().point(i);
    if (board.is_empty(at)) continue;
    if (colour_of(board[at]) != game.to_move()) game.play({.kind = Move::Kind::Pass});
    game.play({.at = at});
  }
  if (game.to_move() == Colour::White) game.play({.kind = Move::Kind::Pass});
  return game;
}

TEST(GoSearch, TakesTheStonesThatDecideTheGame) {
  // White threatens to take the row above; a takes the row that threatens it.
  const Drawn it = drawn(R"(
      . . . . . . .
      O O O O O O O
      X X X X X X .
      O O O O O O a
      X X X X X X .
      . . . . . . .
      . . . . . . .)");
  const Game game = game_of(it.board, {.komi = 0});
  const Thought thought = Searcher().think(game, {.playouts = 2000}, Resigns::Never, Random(1));
  EXPECT_EQ(thought.move, Move{.at = it['a']});
  EXPECT_GT(thought.chance, 0.7F);
  ASSERT_FALSE(thought.line.empty());
  EXPECT_EQ(thought.line.front(), it['a']);
}

TEST(GoSearch, IsTheSameForTheSameChance) {
  Searcher one, other;
  const Game game({.side = 9});
  const Thought a = one.think(game, {.playouts = 300}, Resigns::Never, Random(5));
  const Thought b = other.think(game, {.playouts = 300}, Resigns::Never, Random(5));
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.chance, b.chance);
  EXPECT_EQ(a.line, b.line);
  EXPECT_EQ(a.playouts, 300U);
}

TEST(GoSearch, AnswersAStopWithALegalMoveAfterTheFirstPlayout) {
  std::stop_source stop;
  stop.request_stop();
  Random random(3);
  Game late({.side = 19});  // most of the board is taken, so that dead stones are asked for too
  for (const Board::Cell at : play_out(Board(19), Colour::Black, Sense::Heavy, random).moves) {
    const Move move = at == 0 ? Move{.kind = Move::Kind::Pass} : Move{.at = Board(19).point(at)};
    if (!late.is_legal(move) || (at == 0 && late.passed())) break;
    late.play(move);
  }
  ASSERT_GT(late.board().stones(Colour::Black) + late.board().stones(Colour::White), 200);
  for (const Game& game : {Game({.side = 19}), late}) {
    const Thought thought =
        Searcher().think(game, {.playouts = 1'000'000}, Resigns::Never, Random(1), stop.get_token());
    EXPECT_TRUE(game.is_legal(thought.move));
    EXPECT_EQ(thought.playouts, 1U);
  }
}

TEST(GoSearch, ResignsOnlyWhereItMay) {
  const Drawn it = drawn(R"(
      . O . O . O .
      O O O O O O O
      . . . . . . .
      O O O O O O O
      . O . O . O .
      . . . . . . .
      . O . . . O .)");
  const Game game = game_of(it.board, {.komi = 100});
  for (const Effort& effort : {Effort{.playouts = 400}, Effort{.evaluations = 50}}) {
    Searcher searcher;
    const auto answer = [&](Resigns resigns) {
      return searcher.think(game, effort, resigns, Random(1)).move.kind;
    };
    for (int hopeless = 1; hopeless < 3; ++hopeless)
      EXPECT_NE(answer(Resigns::WhenLost), Move::Kind::ResignBlack) << "too early";
    EXPECT_EQ(answer(Resigns::WhenLost), Move::Kind::ResignBlack);
    EXPECT_NE(answer(Resigns::Never), Move::Kind::ResignBlack);
  }
}

// With five stones for Black, White looks lost before the game has begun.
TEST(GoSearch, PlaysOnWithAHandicap) {
  Game game({.side = 9, .handicap = 5});
  Searcher black, white;
  for (int moves = 0; moves < 12; ++moves) {
    Searcher& searcher = game.to_move() == Colour::White ? white : black;
    const Move move = searcher.think(game, {.evaluations = 30}, Resigns::WhenLost, Random(1)).move;
    ASSERT_EQ(move.kind, Move::Kind::Stone);
    game.play(move);
  }
}

// Each ends in fewer moves than these, all of them legal.
void play_whole_games(const Effort& effort, int most) {
  for (const RuleSet set : kRuleSets) {
    Random random(static_cast<std::uint64_t>(set));
    Searcher searcher;
    Game game({.side = 5, .rules = set});
    int moves = 0;
    for (; game.phase() == Phase::Playing && moves < most; ++moves) {
      const Thought thought = searcher.think(game, effort, Resigns::Never, Random(random.next()));
      ASSERT_EQ(game.judge(thought.move), Verdict::Legal) << name(set) << '\n' << write_board(game.board());
      game.play(thought.move);
    }
    EXPECT_LT(moves, most) << name(set) << '\n' << write_board(game.board());
  }
}

TEST(GoSearch, PlaysWholeGamesByAllRules) {
  play_whole_games({.playouts = 60}, 200);
}

TEST(GoNetworkSearch, PlaysWholeGamesByAllRules) {
  play_whole_games({.evaluations = 16}, 150);
}

// With few playouts too: a player that answers at once, and one that reads.
constexpr std::array kQuickAndDeep{Effort{.playouts = 30, .reflexes = Reflexes::OnAtari},
                                   Effort{.playouts = 400}};

TEST(GoSearch, TakesTheStoneThatWinsCaptureGo) {
  // Black has four stones in atari too, but the game is over when White's one stone is taken.
  const Drawn it = drawn(R"(
      . . . . . . .
      . X O a . . .
      . . X . . . .
      . X . . O O O
      . . . O X X X
      . . . . O O X
      . . . . . . .)");
  const Drawn open = drawn(R"(
      . . . . . . .
      . X O a . . .
      . . X . . . .
      . X . . . . .
      . . . . . . .
      . . . . O . .
      . . . . . . .)");
  for (const Effort& effort : kQuickAndDeep) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      for (const Drawn* const each : {&it, &open}) {
        Board board = each->board;
        board.place(Point{0, 2}, Colour::Black);
        const Game game = game_of(board, {.komi = 0, .to_take = 1});
        const Thought thought = Searcher().think(game, effort, Resigns::Never, Random(seed));
        EXPECT_EQ(thought.move, Move{.at = (*each)['a']}) << seed << '\n' << write_board(board);
      }
    }
  }
}

TEST(GoSearch, SavesTheStoneThatWouldLoseCaptureGo) {
  const Drawn it = drawn(R"(
      . . . . . . .
      . . O . . . .
      . O X a . . .
      . . O . . . .
      . . . . . . .
      . X . . . X .
      . . . . . . .)");
  const Game game = game_of(it.board, {.komi = 0, .to_take = 1});
  for (const Effort& effort : kQuickAndDeep)
    for (std::uint64_t seed = 0; seed < 5; ++seed)
      EXPECT_EQ(Searcher().think(game, effort, Resigns::Never, Random(seed)).move, Move{.at = it['a']});
}

TEST(GoSearch, PlaysWholeGamesOfCaptureGo) {
  int taken = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    Searcher searcher;
    Game game({.side = 7, .komi = 0, .to_take = seed % 2 == 0 ? 1 : 5});
    int moves = 0;
    for (; game.phase() == Phase::Playing && moves < 200; ++moves) {
      const Effort effort{.playouts = moves % 2 == 0 ? 150U : 10U};
      const Thought thought = searcher.think(game, effort, Resigns::Never, Random(random.next()));
      ASSERT_EQ(game.judge(thought.move), Verdict::Legal) << write_board(game.board());
      game.play(thought.move);
    }
    EXPECT_LT(moves, 200) << write_board(game.board());
    taken += static_cast<int>(game.ending() == Ending::Taken && game.outcome() == Outcome::BlackWins);
  }
  EXPECT_GE(taken, 5) << "who reads more wins";
}

}  // namespace
}  // namespace quintet::go
