#include "core/link/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/link/deal.hpp"
#include "core/link/hint.hpp"
#include "core/link/lines.hpp"
#include "core/link/playout.hpp"
#include "core/link/solver.hpp"
#include "core/session.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

static_assert(SavedGame<Game>);

Start start(std::string_view drawing, const Rules& rules = {}) {
  return {rules, board(drawing), Random(1), {}};
}

Session<Game> dealt_session(std::uint64_t seed) {
  const Rules rules{kGravities[seed % kGravities.size()],
                    seed % 2 == 0 ? Outside::Allowed : Outside::Forbidden};
  return Session<Game>(*deal({.layout = plain_layout({8, 6}), .rules = rules, .kinds = 12}, Random(seed)));
}

// Plays random pairs, and sometimes a shuffle, to the end.
void play_on(Session<Game>& session, Random& random) {
  while (!session.game().over()) {
    if (random.below(15) == 0) {
      session.play(Move::shuffle());
      continue;
    }
    const auto pairs = removable_pairs(session.game().board(), session.game().rules().outside);
    session.play(pairs[random.index(pairs.size())]);
  }
}

TEST(LinkGame, ARefusalHasAReason) {
  const Game game(start(R"(
      AB#
      BAC
      .AC)",
                        {{}, Outside::Forbidden}));
  EXPECT_EQ(game.judge(Pair{{1, 2}, {2, 2}}), Verdict::Legal);
  EXPECT_EQ(game.judge(Pair{{1, 2}, {1, 2}}), Verdict::SameTile);
  EXPECT_EQ(game.judge(Pair{{0, 0}, {0, 1}}), Verdict::DifferentPictures);
  EXPECT_EQ(game.judge(Pair{{0, 0}, {1, 1}}), Verdict::NoPath);
  EXPECT_EQ(game.judge(Pair{{0, 0}, {2, 0}}), Verdict::NotATile);
  EXPECT_EQ(game.judge(Pair{{0, 2}, {0, 2}}), Verdict::NotATile);
  EXPECT_EQ(game.judge(Pair{{0, 0}, {-1, 0}}), Verdict::NotATile);
  EXPECT_EQ(game.judge(Pair{{99, 0}, {0, 0}}), Verdict::NotATile);
}

TEST(LinkGame, PlayReturnsThePictureThePathAndTheFallenTiles) {
  Game game(start(R"(
      BC
      AA
      BC)",
                  {Gravity::Down, Outside::Allowed}));
  const Played played = game.play(Pair{{1, 0}, {1, 1}});
  EXPECT_EQ(played.tile, tile(0));
  EXPECT_EQ(played.path, (Path{{1, 0}, {1, 1}}));
  EXPECT_EQ(played.shifts, (std::vector<Shift>{{{0, 0}, {1, 0}}, {{0, 1}, {1, 1}}}));
  EXPECT_TRUE(played.reshuffled.empty());
  EXPECT_EQ(game.board(), board(R"(
      ..
      BC
      BC)"));
}

TEST(LinkGame, ABoardIsWonWhenItIsEmpty) {
  Game game(start("AA"));
  EXPECT_FALSE(game.over());
  game.play(Pair{{0, 0}, {0, 1}});
  EXPECT_TRUE(game.won());
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.judge(Move::shuffle()), Verdict::NotATile);
}

TEST(LinkGame, AStuckBoardIsReshuffledAtOnceAndCounted) {
  Game game(start(R"(
      CC
      AB
      BA)",
                  {{}, Outside::Forbidden}));
  const Board before = game.board();
  const Played played = game.play(Pair{{0, 0}, {0, 1}});
  ASSERT_EQ(played.reshuffled.size(), 4u);
  for (const Shift& shift : played.reshuffled) EXPECT_EQ(game.board()[shift.to], before[shift.from]);
  EXPECT_EQ(game.reshuffles(), 1);
  EXPECT_FALSE(game.over());
  EXPECT_NE(solve(game.board(), game.rules(), {}, Random(0)).outcome, Outcome::Unsolvable);
}

TEST(LinkGame, WithoutASolvableReshuffleTheGameIsOverAndNotWon) {
  Game game(start(R"(
      BB.
      A#A)",
                  {{}, Outside::Forbidden}));
  game.play(Pair{{0, 0}, {0, 1}});
  EXPECT_FALSE(game.over());
  Game walled(start(R"(
      BB.
      ###
      A#A)",
                    {{}, Outside::Forbidden}));
  EXPECT_TRUE(walled.play(Pair{{0, 0}, {0, 1}}).reshuffled.empty());
  EXPECT_TRUE(walled.stuck());
  EXPECT_TRUE(walled.over());
  EXPECT_FALSE(walled.won());
}

TEST(LinkGame, UndoAfterPlayIsTheIdentityAndRedoMeetsTheSameBoards) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Session<Game> session = dealt_session(seed);
    const Game first = session.game();
    Random random(seed);
    play_on(session, random);
    const Game last = session.game();
    std::vector<Game> games;
    while (session.can_undo()) {
      games.push_back(session.game());
      session.undo();
    }
    ASSERT_EQ(session.game(), first);
    while (session.can_redo()) {
      session.redo();
      ASSERT_EQ(session.game(), games.back());
      games.pop_back();
    }
    ASSERT_EQ(session.game(), last);
  }
}

TEST(LinkGame, ReadAfterWriteIsTheIdentity) {
  int reshuffles = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Session<Game> session = dealt_session(seed);
    Random random(seed);
    play_on(session, random);
    for (std::uint64_t back = random.below(5); back > 0 && session.can_undo(); --back) session.undo();
    const auto read = Session<Game>::read(session.write());
    ASSERT_TRUE(read) << read.error().line << ' ' << read.error().message << '\n' << session.write();
    ASSERT_EQ(*read, session);
    reshuffles += session.game().reshuffles();
  }
  EXPECT_GT(reshuffles, 100);
}

TEST(LinkGame, ASaveStoresReshufflesAndDoesNotRepeatThem) {
  Session<Game> session(start("ABAB.CC", {{}, Outside::Allowed}));
  session.play(Move::shuffle());
  std::string move = Game::write_move(session.moves().front());
  ASSERT_TRUE(move.starts_with("shuffle placed=")) << move;
  const Move other = *Game::read_move("shuffle placed=CCBBAA");
  Game game(session.start());
  ASSERT_TRUE(game.is_legal(other));
  game.play(other);
  EXPECT_EQ(game.board(), board("CCBB.AA"));
  EXPECT_EQ(game.reshuffles(), 1);
}

TEST(LinkGame, AReshuffleOfOtherTilesOrAtAnotherTimeIsNotLegal) {
  const Game game(start("AABB"));
  EXPECT_EQ(game.judge(*Game::read_move("shuffle placed=AAAB")), Verdict::WrongPlacing);
  EXPECT_EQ(game.judge(*Game::read_move("shuffle placed=ABB")), Verdict::WrongPlacing);
  EXPECT_EQ(game.judge(*Game::read_move("0,0 0,1 placed=BB")), Verdict::WrongPlacing);
  EXPECT_EQ(game.judge(*Game::read_move("shuffle placed=BBAA")), Verdict::Legal);
}

TEST(LinkGame, TextThatIsNotAMoveIsRefused) {
  for (const char* bad :
       {"", "0,0", "0,0 0", "0,0  0,1", "-1,0 0,1", "0,0 0,1 ", "shuffle ", "Shuffle",
        "0,0 0,1 placed=", "0,0 0,1 placed=A#", "0,0 0,1 placed=A.", "shuffle placed=A placed=B"}) {
    EXPECT_FALSE(Game::read_move(bad)) << bad;
  }
}

TEST(LinkGame, EveryPictureCanBeSaved) {
  Board b(Size{46, 4});
  for (int i = 0; i < 2 * kMaxPictures; ++i) b.set(b.cells().point(static_cast<std::size_t>(i)), tile(i / 2));
  Session<Game> session(Start{{}, b, Random(1), {}});
  session.play(Move::shuffle());
  const auto read = Session<Game>::read(session.write());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, session);
}

TEST(LinkGame, AStartWhoseSolutionDoesNotClearItIsNotRead) {
  Start bad = start("AABB");
  bad.solution = {{{0, 0}, {0, 1}}, {{0, 1}, {0, 2}}};
  EXPECT_FALSE(Game::read_start(Game::write_start(bad)));
  bad.solution = {{{0, 0}, {0, 1}}, {{0, 2}, {0, 99}}};
  EXPECT_FALSE(Game::read_start(Game::write_start(bad)));
}

TEST(LinkGame, DamagedSavesWithAValidChecksumAreReadWholeOrNotAtAll) {
  Session<Game> session = dealt_session(1);
  Random random(61);
  play_on(session, random);
  std::string body = session.write();
  body.erase(body.rfind("checksum"));
  int refused = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string changed = body;
    for (std::uint64_t hits = 1 + random.below(3); hits > 0; --hits) {
      const std::size_t at = random.index(changed.size());
      switch (random.below(3)) {
        case 0:
          changed[at] = static_cast<char>(random.below(256));
          break;
        case 1:
          changed.erase(at, 1 + random.index(20));
          break;
        default:
          changed.insert(at, changed.substr(random.index(changed.size()), 1 + random.index(9)));
          break;
      }
    }
    changed += "checksum " + write_hex(checksum(changed)) + "\n";
    const auto read = Session<Game>::read(changed);
    refused += read ? 0 : 1;
    if (read) {
      EXPECT_TRUE(Session<Game>::read(read->write()));
    }
  }
  EXPECT_GT(refused, 1000);
}

TEST(Hint, IsALegalPairThatKeepsTheBoardSolvable) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Session<Game> session = dealt_session(seed);
    const auto pair = hint(session.game());
    ASSERT_TRUE(pair);
    EXPECT_EQ(pair, hint(session.game()));
    ASSERT_TRUE(session.game().is_legal(*pair));
    session.play(*pair);
    EXPECT_NE(solve(session.game().board(), session.game().rules(), {}, Random(0)).outcome,
              Outcome::Unsolvable);
  }
}

TEST(Hint, TakesTheHeldTileWhereItsPairIsAsGood) {
  int taken = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Game game = dealt_session(seed).game();
    for (const Pair& pair : removable_pairs(game.board(), game.rules().outside)) {
      const auto found = hint(game, pair.b);
      ASSERT_TRUE(found);
      if (found->a != pair.b && found->b != pair.b) continue;
      ++taken;
      Game after = game;
      after.play(*found);
      EXPECT_NE(solve(after.board(), after.rules(), {}, Random(0)).outcome, Outcome::Unsolvable);
    }
    EXPECT_EQ(hint(game, Point{0, 0}).has_value(), hint(game).has_value()) << "whatever is held";
  }
  EXPECT_GT(taken, 50);
}

// Every second game with random pairs gets stuck on these boards.
TEST(Hint, LeadsThroughHardBoards) {
  const Rules rules{.gravity = Gravity::LrGather};
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    auto start = deal({.layout = plain_layout({16, 10}), .rules = rules, .kinds = 27}, Random(seed));
    ASSERT_TRUE(start);
    Session<Game> session(*std::move(start));
    while (const auto pair = hint(session.game())) session.play(*pair);
    EXPECT_EQ(session.game().board().tiles(), 0) << seed;
  }
}

TEST(Hint, ThereIsNoneOnAnEmptyBoard) {
  EXPECT_FALSE(hint(Game()));
}

}  // namespace
}  // namespace quintet::link
