#include "core/twenty48/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/session.hpp"
#include "core/text.hpp"
#include "support/won_at_the_end.hpp"

namespace quintet::twenty48 {
namespace {

static_assert(SavedGame<Game>);

Game with_board(std::string_view text, Rules rules = {}) {
  const Board board = *read_board(text);
  rules.side = board.size().width;
  Start start{rules, {}, Random(1)};
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] != 0) start.tiles.push_back({board.point(i), board.cells()[i]});
  }
  return Game(start);
}

// Random legal slides, at most so many.
void play_on(Session<Game>& session, Random& chance, int most) {
  for (int i = 0; i < most && !session.game().over(); ++i) {
    for (;;) {
      const Move move{kDirections[chance.index(4)]};
      if (!session.game().is_legal(move)) continue;
      session.play(move);
      break;
    }
  }
}

std::vector<Rules> all_rules() {
  std::vector<Rules> all;
  for (int side = kLeastSide; side <= kMostSide; ++side) {
    for (const Rule rule : kRules)
      all.push_back({.rule = rule, .side = side, .start_tiles = 1 + side % 2, .only_twos = side % 3 == 0});
  }
  return all;
}

TEST(Game2048, ASlideMergesGainsAndBringsATile) {
  Game game = with_board("2 2 0 0/0 4 4 0/0 0 0 0/0 0 0 0");
  const Played played = game.play({Direction::Left});
  EXPECT_EQ(played.gained, 12U);
  EXPECT_EQ(game.score(), 12U);
  EXPECT_EQ((game.board()[{0, 0}]), 2);
  EXPECT_EQ((game.board()[{1, 0}]), 3);
  EXPECT_EQ(game.board()[played.spawn.at], played.spawn.exponent);
  EXPECT_EQ(empty_cells(game.board()).size(), 13U);
}

TEST(Game2048, NothingAppearsWhereNothingMoves) {
  const Game game = with_board("2 4 0 0/0 0 0 0/0 0 0 0/0 0 0 0");
  EXPECT_FALSE(game.is_legal({Direction::Left}));
  EXPECT_FALSE(game.is_legal({Direction::Up}));
  EXPECT_TRUE(game.is_legal({Direction::Right}));
}

TEST(Game2048, TheTargetWinsOnceAndPlayGoesOn) {
  Game game = with_board("1024 1024 0 0/0 0 0 0/0 0 0 0/0 0 0 0");
  EXPECT_FALSE(game.won());
  EXPECT_TRUE(game.play({Direction::Left}).reached);
  EXPECT_TRUE(game.won());
  EXPECT_FALSE(game.over());
  EXPECT_FALSE(game.play({Direction::Right}).reached);
  EXPECT_TRUE(game.won());
}

TEST(Game2048, TheTargetOnTheLastPossibleMoveWins) {
  Game game = with_board("1024 1024 8 16/4 16 8 4/8 4 16 8/16 8 4 16");
  const Played played = game.play({Direction::Left, Spawn{{0, 3}, 1}});
  EXPECT_TRUE(played.reached);
  EXPECT_TRUE(game.over());
  EXPECT_TRUE(game.won());
}

TEST(Game2048, IsOverWhereNothingCanMove) {
  EXPECT_TRUE(with_board("2 4 2 4/4 2 4 2/2 4 2 4/4 2 4 2").over());
  EXPECT_FALSE(with_board("2 4 2 4/4 2 4 2/2 4 2 4/4 2 4 4").over());
  EXPECT_FALSE(with_board("0 4 2 4/4 2 4 2/2 4 2 4/4 2 4 2").over());
}

TEST(Game2048, TilesBeyond65536AreCounted) {
  Game game = with_board("131072 131072 65536 65536/0 0 0 0/0 0 0 0/0 0 0 0");
  EXPECT_EQ(game.play({Direction::Left}).gained, 262'144U + 131'072U);
  EXPECT_TRUE(write_board(game.board()).starts_with("262144 131072 "));
}

TEST(Game2048, UndoBringsTheSameTileAgain) {
  for (const Rules& rules : all_rules()) {
    Random chance(7);
    Session<Game> session(deal(rules, Random(5)));
    play_on(session, chance, 30);
    const Game before = session.game();
    const std::size_t moves = session.played();
    while (session.can_undo()) session.undo();
    EXPECT_EQ(session.game(), Game(session.start()));
    const auto known = session.moves();
    for (std::size_t i = 0; i < moves; ++i) {
      const Played played = session.play({known[i].direction});
      EXPECT_EQ(played.spawn, known[i].spawn);
    }
    EXPECT_EQ(session.game(), before);
  }
}

TEST(Game2048, ASaveIsReadAsItWasWritten) {
  for (const Rules& rules : all_rules()) {
    Random chance(11);
    Session<Game> session(deal(rules, Random(static_cast<std::uint64_t>(rules.side))));
    play_on(session, chance, 400);
    for (int i = 0; i < 3 && session.can_undo(); ++i) session.undo();
    const auto again = Session<Game>::read(session.write());
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, session);
  }
}

// The tiles are in the save, so it does not depend on how later versions draw them.
TEST(Game2048, ASaveKeepsItsTilesWithAnotherRandom) {
  Session<Game> session(deal({}, Random(1)));
  Random chance(2);
  play_on(session, chance, 50);
  std::string text = session.write();
  text.erase(text.rfind("checksum"));
  const std::string old = session.start().random.write();
  text.replace(text.find(old), old.size(), Random(99).write());
  text += "checksum " + write_hex(checksum(text)) + '\n';
  const auto other = Session<Game>::read(text);
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(other->game().board(), session.game().board());
  EXPECT_EQ(other->game().score(), session.game().score());
}

TEST(Game2048, TheOrderOfTwosAndFoursDoesNotDependOnTheMoves) {
  std::vector<std::vector<Exponent>> orders;
  for (const std::uint64_t seed : {1U, 2U}) {
    Session<Game> session(deal({}, Random(42)));
    Random chance(seed);
    play_on(session, chance, 60);
    orders.emplace_back();
    for (const Move& move : session.moves()) orders.back().push_back(move.spawn->exponent);
  }
  const std::size_t both = std::min(orders[0].size(), orders[1].size());
  ASSERT_GT(both, 20U);
  EXPECT_TRUE(std::equal(orders[0].begin(), orders[0].begin() + static_cast<std::ptrdiff_t>(both),
                         orders[1].begin()));
}

TEST(Game2048, OneTileInTenIsAFour) {
  int fours = 0, tiles = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Session<Game> session(deal({}, Random(seed)));
    Random chance(seed);
    play_on(session, chance, 100);
    for (const Move& move : session.moves()) {
      ++tiles;
      fours += move.spawn->exponent == 2 ? 1 : 0;
    }
  }
  EXPECT_NEAR(static_cast<double>(fours) / tiles, 0.1, 0.01);
}

TEST(Game2048, RefusesDamagedStartsAndMoves) {
  const std::string good = Game::write_start(deal({}, Random(3)));
  ASSERT_TRUE(Game::read_start(good));
  for (std::size_t i = 0; i < good.size(); ++i) {
    std::string bad = good;
    bad[i] = '~';
    EXPECT_FALSE(Game::read_start(bad)) << bad;
  }
  EXPECT_FALSE(Game::read_start(good + " more=1"));
  for (const std::string_view bad : {"", "X", "L ", "L 1,3", "L 1,3=8", "L1,3=2", "l", "LL"})
    EXPECT_FALSE(Game::read_move(bad)) << bad;
  const Game game{deal({}, Random(3))};
  EXPECT_FALSE(game.is_legal({Direction::Left, Spawn{{9, 9}, 1}}));
}

TEST(Board2048, IsReadAsItWasWritten) {
  for (const std::string_view text : {"2 0 4/0 0 0/8 16 32", "2 0 0 0/0 131072 0 0/0 0 4 0/0 0 0 2048",
                                      "72057594037927936 0 0/0 0 0/0 0 0"}) {
    const auto board = read_board(text);
    ASSERT_TRUE(board) << text;
    EXPECT_EQ(write_board(*board), text);
  }
  for (const std::string_view bad :
       {"", "2 2/2 2", "2 0 4/0 0 0/8 16", "1 0 0/0 0 0/0 0 0", "3 0 0/0 0 0/0 0 0", "2 0 0/0 x 0/0 0 0",
        "-2 0 0/0 0 0/0 0 0", "2  0/0 0 0/0 0 0", "144115188075855872 0 0/0 0 0/0 0 0"})
    EXPECT_FALSE(read_board(bad)) << bad;
}

// A full board of the largest tile that is read, in the rule that makes the largest ones.
TEST(Board2048, WhatIsReadDoesNotOverflow) {
  std::string text;
  for (int cell = 0; cell < 64; ++cell)
    text += (cell == 0 ? "" : cell % 8 == 0 ? "/" : " ") + std::string("72057594037927936");
  Board board = *read_board(text);
  const Slide slid = slide(board, Direction::Left, Rule::Cascade);
  EXPECT_EQ(slid.gained, std::uint64_t{3} << 62U);
  EXPECT_TRUE(write_board(board).starts_with("576460752303423488 0 0 0 0 0 0 0/"));
}

TEST(Board2048, AnErrorNamesItsPlace) {
  const auto column_of = [](std::string_view text) { return read_board(text).error().column; };
  EXPECT_EQ(column_of("2 0 4/0 0 0/8 16 31"), 18);
  EXPECT_EQ(column_of("2 0 4/0 0 0 0/8 16 32"), 7);
  EXPECT_EQ(column_of("2 0 4/0 0 0"), 1);
}

TEST(Twenty48Game, CanBeWonByItsLastMove) {
  auto session = before_late_win();
  EXPECT_FALSE(session.game().won());
  const Played played = session.redo();
  EXPECT_TRUE(played.reached);
  EXPECT_TRUE(session.game().won());
  EXPECT_TRUE(session.game().over());
}

TEST(Board2048, CanSlideWhereASlideMovesSomething) {
  Random chance(48);
  for (int i = 0; i < 20'000; ++i) {
    const int side = kLeastSide + static_cast<int>(chance.index(kMostSide - kLeastSide + 1));
    Board board(Size{side, side});
    const std::uint64_t kinds = 1 + chance.below(6);
    for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
      const auto exponent = static_cast<Exponent>(chance.below(kinds + 1));
      board[board.point(cell)] = exponent == 6 ? Exponent{255} : exponent;
    }
    for (const Direction direction : kDirections) {
      for (const Rule rule : kRules) {
        Board after = board;
        ASSERT_EQ(can_slide(board, direction), slide(after, direction, rule).moved) << letter(direction);
      }
    }
  }
}

}  // namespace
}  // namespace quintet::twenty48
