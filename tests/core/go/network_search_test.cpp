#include "core/go/network_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/go/drawn.hpp"
#include "core/go/levels.hpp"
#include "core/go/search.hpp"

namespace quintet::go {
namespace {

constexpr Effort kReads{.evaluations = 200};

// Two rows of White's are in reach, of which Black can take one.
constexpr std::string_view kRowToTake = R"(
    . . . . . . .
    O O O O O O O
    X X X X X X .
    O O O O O O a
    X X X X X X .
    . . . . . . .
    . . . . . . .)";

TEST(GoNetworkSearch, TakesTheStonesThatDecideTheGame) {
  const Game game = set_up(kRowToTake, {.komi = 0});
  Searcher searcher;
  const Thought thought = searcher.think(game, kReads, Resigns::Never, Random(1));
  EXPECT_EQ(thought.move, Move{.at = drawn(kRowToTake)['a']});
  EXPECT_GT(thought.chance, 0.7F);
  EXPECT_GT(thought.lead, 3);
  EXPECT_EQ(thought.playouts, 200U);
  ASSERT_FALSE(thought.line.empty());
  EXPECT_EQ(thought.line.front(), thought.move.at);
}

TEST(GoNetworkSearch, IsTheSameAfterOtherSearches) {
  Searcher one, another;
  const Game game({.side = 9});
  another.think(game, {.evaluations = 300}, Resigns::Never, Random(2));
  const Thought a = one.think(game, kReads, Resigns::Never, Random(5));
  const Thought b = another.think(game, kReads, Resigns::Never, Random(5));
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.chance, b.chance);
  EXPECT_EQ(a.lead, b.lead);
  EXPECT_EQ(a.line, b.line);
}

// Boards without stones have the same key, whatever their size.
TEST(GoNetworkSearch, FindsTheSameWithTwoThreads) {
  Searcher one(Threads::One), two(Threads::Two);
  for (const int side : {7, 9, 13, 9}) {
    Game game({.side = side});
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Effort effort{.evaluations = 150, .remembers = seed % 3 != 0, .sharpness = seed % 2 == 0 ? 8 : 0};
      const Thought a = one.think(game, effort, Resigns::Never, Random(seed));
      const Thought b = two.think(game, effort, Resigns::Never, Random(seed));
      EXPECT_EQ(a.move, b.move);
      EXPECT_EQ(a.chance, b.chance);
      EXPECT_EQ(a.lead, b.lead);
      EXPECT_EQ(a.playouts, b.playouts);
      EXPECT_EQ(a.line, b.line);
      game.play(a.move);
    }
  }
}

TEST(GoNetworkSearch, LetsTheSecondThreadJudge) {
  NetworkSearch search(shipped_network(), Threads::Two);
  const Game game({.side = 9});
  std::vector<Board::Cell> moves;
  for (std::size_t i = 0; i < game.board().grid().cells().size(); ++i)
    moves.push_back(game.board().cell(game.board().grid().point(i)));
  std::uint64_t foreseen = 0;
  for (int i = 0; i < 20 && foreseen == 0; ++i) {
    search.forget();
    search.search(game, {.all = moves, .vital = {}}, 200, {}, {});
    foreseen = search.foreseen();
  }
  EXPECT_GT(foreseen, 0U);
  EXPECT_LT(foreseen, 200U);
}

// For as many evaluations it reads more where it knows what came of the moves before.
TEST(GoNetworkSearch, RemembersWhereItMay) {
  Searcher searcher;
  Game game({.side = 9});
  const Effort effort{.evaluations = 200, .remembers = true};
  const Thought first = searcher.think(game, effort, Resigns::Never, Random(1));
  game.play(first.move);
  const std::uint64_t known = searcher.think(game, effort, Resigns::Never, Random(1)).playouts;
  EXPECT_GT(known, Searcher().think(game, effort, Resigns::Never, Random(1)).playouts);
  EXPECT_LE(known, 4 * effort.evaluations);
}

// After the opening. Also one that takes almost anything passes only where that looks best.
TEST(GoNetworkSearch, ChoosesSoftlyAmongStones) {
  const Game game = set_up(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . X . . . O . .
      . . . . X . . . .
      . . O . . . X . .
      . . . . O . . . .
      . . X . . . O . .
      . . . X . . . . .
      . . . . . . . . .)");
  std::set<std::string> found;
  Searcher searcher;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Effort effort{.evaluations = 1, .sharpness = 1, .least_share = 0};
    const Move move = searcher.think(game, effort, Resigns::Never, Random(seed)).move;
    ASSERT_EQ(move.kind, Move::Kind::Stone);
    found.insert(point_name(move.at, 9));
  }
  EXPECT_GT(found.size(), 25U);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Effort effort{.evaluations = 1, .sharpness = 16, .least_share = 9999};
    const Move move = searcher.think(game, effort, Resigns::Never, Random(seed)).move;
    EXPECT_EQ(move, searcher.candidates(1).front().move) << "nothing else is as likely";
  }
}

TEST(GoNetworkSearch, KnowsLargeBoards) {
  for (const int side : {5, 19, 25}) {
    const Thought thought =
        Searcher().think(Game({.side = side}), {.evaluations = 20}, Resigns::Never, Random(1));
    EXPECT_EQ(thought.move.kind, Move::Kind::Stone) << side;
  }
}

// The openings differ from game to game, also in other parts of the board; later the best move is played.
TEST(GoNetworkSearch, VariesItsOpenings) {
  std::set<std::string> openings;
  Searcher searcher;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    Game game({.side = 9});
    std::string opening;
    for (int i = 0; i < 4; ++i) {
      const Thought thought =
          searcher.think(game, {.evaluations = 60}, Resigns::Never, Random(random.next()));
      game.play(thought.move);
      opening += point_name(thought.move.at, 9) + " ";
    }
    openings.insert(opening);
  }
  EXPECT_GE(openings.size(), 3U);
  std::set<std::string> moves;
  for (std::uint64_t seed = 0; seed < 6; ++seed)
    moves.insert(point_name(
        searcher.think(set_up(kRowToTake, {.komi = 0}), kReads, Resigns::Never, Random(seed)).move.at, 7));
  EXPECT_EQ(moves.size(), 1U);
}

// Nobody can win by heart against a level that plays the same game again.
TEST(GoNetworkSearch, EveryLevelVariesItsOpenings) {
  constexpr int kGames = 6, kMoves = 10;
  for (const int side : {9, 13, 19}) {
    for (const Level level : kLevels) {
      if (level >= Level::Champion) break;  // they take long, and read more
      std::set<std::vector<Point>> openings;
      for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        Game game({.side = side});
        Searcher searcher;
        std::vector<Point> opening;
        for (int i = 0; i < kMoves; ++i) {
          const Thought thought = searcher.think(game, effort_of(level, side, {.evaluations = 100}),
                                                 Resigns::Never, Random(100 * seed + game.board().stones()));
          opening.push_back(thought.move.at);
          game.play(thought.move);
        }
        openings.insert(opening);
      }
      EXPECT_GE(openings.size(), kGames / 2) << name(level) << " on " << side;
    }
  }
}

TEST(GoNetworkSearch, TellsWhatItHasLookedAt) {
  NetworkSearch search(shipped_network());
  const Game game({.side = 9});
  const Board& board = game.board();
  const std::vector<Board::Cell> moves{board.cell({4, 4}), board.cell({0, 0}), 0};
  search.search(game, {.all = moves, .vital = {}}, 100, {}, {});
  EXPECT_EQ(search.visits(), 100U);
  const auto found = search.candidates(10);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found.front().move, (Move{.at = {4, 4}}));
  const auto visits = [](std::uint64_t sum, const Candidate& each) { return sum + each.visits; };
  EXPECT_EQ(std::accumulate(found.begin(), found.end(), std::uint64_t{0}, visits), 99U);  // without the root
  const auto priors = [](float sum, const Candidate& each) { return sum + each.prior; };
  EXPECT_NEAR(std::accumulate(found.begin(), found.end(), 0.0F, priors), 1, 1e-5);
  EXPECT_EQ(search.candidates(1).size(), 1U);
}

// The corner is the last point that the network would look at.
TEST(GoNetworkSearch, ReadsWhatIsVital) {
  const Game game({.side = 9});
  const Board::Cell corner = game.board().cell({0, 0});
  std::vector<Board::Cell> moves;
  for (std::size_t i = 0; i < game.board().grid().cells().size(); ++i)
    moves.push_back(game.board().cell(game.board().grid().point(i)));
  const auto prior_of_corner = [&](std::span<const Board::Cell> vital) {
    NetworkSearch search(shipped_network());
    search.search(game, {.all = moves, .vital = vital}, 50, {}, {});
    const auto found = search.candidates(100);
    const auto most = std::ranges::max(found, {}, &Candidate::prior).prior;
    return std::ranges::find(found, Move{.at = {0, 0}}, &Candidate::move)->prior / most;
  };
  EXPECT_LT(prior_of_corner({}), 0.01);
  EXPECT_NEAR(prior_of_corner(std::array{corner}), std::exp(-1.0), 1e-3);
}

TEST(GoNetworkSearch, AnswersAStopAfterTheFirstVisit) {
  std::stop_source stop;
  stop.request_stop();
  const Game game({.side = 9});
  for (const Threads threads : {Threads::One, Threads::Two}) {
    const Thought thought = Searcher(threads).think(game, {.evaluations = 1'000'000}, Resigns::Never,
                                                    Random(1), stop.get_token());
    EXPECT_TRUE(game.is_legal(thought.move));
    EXPECT_EQ(thought.playouts, 1U);
  }
}

TEST(GoNetworkSearch, AvoidsTheMovesItIsTold) {
  const Game game = set_up(kRowToTake, {.komi = 0});
  Effort effort = kReads;
  effort.avoided = {{.at = drawn(kRowToTake)['a']}, {.kind = Move::Kind::Pass}};
  const Thought thought = Searcher().think(game, effort, Resigns::Never, Random(1));
  EXPECT_EQ(thought.move.kind, Move::Kind::Stone);
  EXPECT_NE(thought.move, effort.avoided.front());
}

// What it has not learned is played out.
TEST(GoNetworkSearch, LeavesCaptureGoToPlayouts) {
  const Game game({.side = 9, .to_take = 1});
  Searcher network, playouts;
  Random a(1), b(1);
  network.search(game, {.playouts = 20, .evaluations = 20}, a);
  playouts.search(game, {.playouts = 20}, b);
  EXPECT_EQ(network.candidates(1).front().move, playouts.candidates(1).front().move);
  EXPECT_EQ(a, b);
}

// A reader of a few positions beats one of hundreds of playouts.
TEST(GoNetworkSearch, IsStrongerThanPlayouts) {
  int won = 0;
  constexpr int kGames = 4;
  for (int i = 0; i < kGames; ++i) {
    Game game({.side = 9});
    Random random(static_cast<std::uint64_t>(i));
    Searcher searcher;
    const Colour colour = i % 2 == 0 ? Colour::Black : Colour::White;
    for (int moves = 0; game.phase() == Phase::Playing && moves < 200; ++moves) {
      const Effort effort = game.to_move() == colour ? Effort{.evaluations = 60} : Effort{.playouts = 200};
      game.play(searcher.think(game, effort, Resigns::WhenLost, Random(random.next())).move);
    }
    const Outcome outcome = game.over() ? game.outcome() : game.count().outcome();
    won += outcome == (colour == Colour::Black ? Outcome::BlackWins : Outcome::WhiteWins) ? 1 : 0;
  }
  EXPECT_GE(won, 3);
}

}  // namespace
}  // namespace quintet::go
