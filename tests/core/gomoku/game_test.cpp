#include "core/gomoku/game.hpp"

#include <gtest/gtest.h>

#include "core/gomoku/drawn.hpp"
#include "core/random.hpp"
#include "core/session.hpp"

namespace quintet::gomoku {
namespace {

static_assert(SavedGame<Game>);

using Kind = Move::Kind;

Game game_after(const Start& start, std::string_view points) {
  Game game(start);
  const auto moves = read_points(points, start.side);
  for (const Point at : moves.value()) game.play({.at = at});
  return game;
}

TEST(GomokuGame, IsWonByFiveAndReportsTheRow) {
  Game game = game_after({}, "h8a1i8a2j8a3k8a4");
  const Played played = game.play({.at = {7, 11}});
  EXPECT_EQ(played.five.size(), 5U);
  EXPECT_EQ(game.outcome(), Outcome::BlackWins);
  EXPECT_EQ(game.ending(), Ending::Five);
  EXPECT_EQ(game.judge({.at = {0, 0}}), Verdict::Over);
}

TEST(GomokuGame, SaysWhyAMoveIsRefused) {
  const Game game = game_after({}, "h8");
  EXPECT_EQ(game.judge({.at = {7, 7}}), Verdict::Taken);
  EXPECT_EQ(game.judge({.at = {15, 0}}), Verdict::Outside);
  EXPECT_EQ(game.judge({.kind = Kind::TakeBlack}), Verdict::NoChoice);
  const Game renju = game_after({.rule = Rule::Renju}, "h9a1h10a3i8a5j8a7");
  EXPECT_EQ(renju.judge({.at = {7, 7}}), Verdict::DoubleThree);
}

TEST(GomokuGame, IsADrawOnAFullBoard) {
  Game game({.side = 5, .rule = Rule::Exact});
  // Rows of a pattern without five.
  const std::string_view rows[] = {"xxoox", "ooxxo", "xxoox", "ooxxo", "xxoox"};
  std::vector<Point> black, white;
  for (int row = 0; row < 5; ++row) {
    for (int column = 0; column < 5; ++column)
      (rows[row][static_cast<std::size_t>(column)] == 'x' ? black : white).push_back({row, column});
  }
  for (std::size_t i = 0; i < 12; ++i) {
    game.play({.at = black[i]});
    game.play({.at = white[i]});
  }
  ASSERT_FALSE(game.over());
  game.play({.at = black[12]});
  EXPECT_EQ(game.outcome(), Outcome::Draw);
  EXPECT_EQ(game.ending(), Ending::NoMoveLeft);
}

// Ten empty points remain, and on each of them black would make seven in a row.
constexpr const char* kAllForbidden = R"(
    xxx.xxxoxxx.xxxooxxo
    ooxxooxxooxxooxxooxx
    xxooxxooxxooxxxoxxoo
    oooxooooxoooxoooxooo
    xxx.xxxoxxx.xxxooxxo
    ooxxooxxooxxooxxoxxx
    xxooxxooxxooxxoooxoo
    oooxooooxoooxooxxooo
    xxx.xxxoxxx.xxxooxxo
    oooxooxxooxxooxxooxx
    xxooxxooxxooxxooxooo
    oxoxooooxoooxoooxoxo
    xxx.xxxoxxx.xxxooxxo
    ooxxooxxooxxoxxxoxxx
    xxoooxooxxooxxxoxxoo
    oooxooooxoooxoooxooo
    xxx.xxxoxxx.xxxooxxo
    ooxxooxxooxxooxxooxx
    xxooxxooxxooxxooxxoo
    oooxooooxoooxoooxoox )";

// Places the stones of the drawing, each time the first one that is legal.
Game played_up_to(const Board& board, Rule rule) {
  Game game({.side = board.side(), .rule = rule});
  const Grid<Stone>& wanted = board.cells();
  while (!game.over() && game.board().stones() < board.stones()) {
    const int stones = game.board().stones();
    for (std::size_t i = 0; i < wanted.cells().size(); ++i) {
      const Point at = wanted.point(i);
      if (board[at] != stone_of(game.to_move()) || !game.is_legal({.at = at})) continue;
      game.play({.at = at});
      break;
    }
    if (game.board().stones() == stones) break;
  }
  return game;
}

TEST(GomokuGame, IsADrawIfEveryPointIsForbidden) {
  const Board board = drawn(kAllForbidden).board;
  const Game renju = played_up_to(board, Rule::Renju);
  ASSERT_EQ(renju.board(), board);
  EXPECT_EQ(renju.outcome(), Outcome::Draw);
  EXPECT_EQ(renju.ending(), Ending::NoMoveLeft);
  EXPECT_FALSE(can_move(board, Rule::Renju));
  EXPECT_TRUE(can_move(board, Rule::Exact));
}

TEST(GomokuGame, IsLostOnTime) {
  for (const auto& [kind, word, outcome] :
       {std::tuple{Move::Kind::TimeBlack, "time-black", Outcome::WhiteWins},
        std::tuple{Move::Kind::TimeWhite, "time-white", Outcome::BlackWins}}) {
    Game game;
    game.play({.kind = kind});
    EXPECT_EQ(game.outcome(), outcome);
    EXPECT_EQ(game.ending(), Ending::Time);
    EXPECT_EQ(Game::write_move({.kind = kind}), word);
    EXPECT_EQ(Game::read_move(word), (Move{.kind = kind}));
    EXPECT_EQ(undoing_of({.kind = kind}), Undoing::Alone);
  }
}

TEST(GomokuGame, EndsByResigningAndByAgreement) {
  Game game;
  game.play({.kind = Kind::ResignBlack});
  EXPECT_EQ(game.outcome(), Outcome::WhiteWins);
  Game other;
  other.play({.kind = Kind::Draw});
  EXPECT_EQ(other.outcome(), Outcome::Draw);
}

TEST(GomokuOpening, SwapLetsTheSecondPlayerChoose) {
  Game game = game_after({.opening = Opening::Swap}, "h8h9");
  EXPECT_EQ(game.acting(), Seat::First);
  game.play({.at = {0, 0}});
  EXPECT_EQ(game.acting(), Seat::Second);
  EXPECT_TRUE(game.choosing());
  EXPECT_FALSE(game.may_add_two());
  EXPECT_EQ(game.judge({.at = {3, 3}}), Verdict::ChoiceFirst);
  game.play({.kind = Kind::TakeBlack});
  EXPECT_EQ(game.black(), Seat::Second);
  EXPECT_EQ(game.to_move(), Colour::White);
  EXPECT_EQ(game.acting(), Seat::First);
}

TEST(GomokuOpening, Swap2LetsTheSecondPlayerAddTwo) {
  Game game = game_after({.opening = Opening::Swap2}, "h8h9a1");
  ASSERT_TRUE(game.may_add_two());
  game.play({.kind = Kind::AddTwo});
  EXPECT_EQ(game.acting(), Seat::Second);
  game.play({.at = {3, 3}});
  EXPECT_EQ(game.acting(), Seat::Second);
  game.play({.at = {3, 4}});
  EXPECT_TRUE(game.choosing());
  EXPECT_FALSE(game.may_add_two());
  EXPECT_EQ(game.acting(), Seat::First);
  game.play({.kind = Kind::TakeWhite});
  EXPECT_EQ(game.black(), Seat::Second);
  EXPECT_EQ(game.acting(), Seat::First);  // white is to move
}

// A random legal move; mostly a stone on an empty point.
Move any_move(const Game& game, Random& chance) {
  if (game.choosing())
    return {.kind = game.may_add_two() && chance.below(2) == 0 ? Kind::AddTwo
                    : chance.below(2) == 0                     ? Kind::TakeBlack
                                                               : Kind::TakeWhite};
  for (;;) {
    const auto side = static_cast<std::uint64_t>(game.board().side());
    const Move move{.at = {static_cast<int>(chance.below(side)), static_cast<int>(chance.below(side))}};
    if (game.is_legal(move)) return move;
  }
}

TEST(GomokuSession, CanBeUndoneToItsStartAndReadBack) {
  Random chance(11);
  for (int round = 0; round < 60; ++round) {
    const Start start{.side = round % 2 == 0 ? 7 : 15,
                      .rule = kRules[static_cast<std::size_t>(round) % 3],
                      .opening = kOpenings[static_cast<std::size_t>(round) / 3 % 3]};
    Session<Game> session(start);
    while (!session.game().over()) session.play(any_move(session.game(), chance));
    const auto again = Session<Game>::read(session.write());
    ASSERT_TRUE(again) << session.write();
    EXPECT_EQ(*again, session);
    while (session.can_undo()) session.undo();
    EXPECT_EQ(session.game(), Game(start));
  }
}

TEST(GomokuSession, IsRefusedWithAnInvalidStart) {
  for (const char* text :
       {"", "side=15", "side=4 rule=freestyle opening=free", "side=21 rule=freestyle opening=free",
        "side=15 rule=chess opening=free", "side=15 rule=renju opening=none",
        "rule=renju side=15 opening=free", "side=15 rule=renju opening=free more"}) {
    EXPECT_FALSE(Game::read_start(text)) << text;
  }
}

}  // namespace
}  // namespace quintet::gomoku
