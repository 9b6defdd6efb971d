#include "core/go/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/go/drawn.hpp"
#include "core/random.hpp"
#include "core/session.hpp"

namespace quintet::go {
namespace {

static_assert(SavedGame<Game>);

using Kind = Move::Kind;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

// Plays points by name, `pass` included.
void play(Game& game, std::string_view moves) {
  for (const std::string_view word : split(moves, ' ')) {
    const Move move = word == "pass" ? Move{.kind = Kind::Pass}
                                     : Move{.at = read_point_name(word, game.board().side()).value()};
    ASSERT_EQ(game.judge(move), Verdict::Legal) << word << '\n' << write_board(game.board());
    game.play(move);
  }
}

Verdict judge(const Game& game, std::string_view point) {
  return game.judge({.at = read_point_name(point, game.board().side()).value()});
}

TEST(GoGame, TakesTurnsAndSaysWhatAMoveTook) {
  Game game({.side = 5});
  play(game, "A2 A1 E5");
  EXPECT_EQ(game.to_move(), Colour::White);
  play(game, "E1");
  const Played played = game.play({.at = read_point_name("B1", 5).value()});
  EXPECT_EQ(played.stone, Stone::Black);
  EXPECT_THAT(played.captured, ElementsAre(Point{4, 0}));
  EXPECT_EQ(game.prisoners(Colour::Black), 1);
}

TEST(GoGame, TellsWhichChainsItLeavesInAtari) {
  Game game({.side = 5});
  play(game, "A5 B5 C5");
  EXPECT_THAT(game.play({.at = read_point_name("E1", 5).value()}).atari, testing::IsEmpty());
  EXPECT_THAT(game.play({.at = read_point_name("B4", 5).value()}).captured, ElementsAre(Point{0, 1}));
  Game other({.side = 5});
  play(other, "A5 B5");
  EXPECT_THAT(other.play({.at = read_point_name("C5", 5).value()}).atari, ElementsAre(Point{0, 1}));
}

TEST(GoGame, SaysWhyAMoveIsRefused) {
  Game game({.side = 5});
  play(game, "A2 E5 B1 E4");
  EXPECT_EQ(game.judge({.at = {5, 0}}), Verdict::Outside);
  EXPECT_EQ(judge(game, "A2"), Verdict::Taken);
  play(game, "E1");
  EXPECT_EQ(judge(game, "A1"), Verdict::Suicide);
  EXPECT_EQ(game.judge({.kind = Kind::Dead, .at = {0, 4}}), Verdict::NotCounting);
  EXPECT_EQ(game.judge({.kind = Kind::Agree}), Verdict::NotCounting);
}

//     . X O .
//     X . X O     black has just taken at the dot's right
//     . X O .
Game with_ko(RuleSet rules) {
  Game game({.side = 5, .rules = rules});
  play(game, "B5 C5 A4 D4 B3 C3 E1 B4 C4");
  return game;
}

TEST(GoGame, RefusesToTakeBackAKoAtOnce) {
  for (const RuleSet set : kRuleSets) {
    Game game = with_ko(set);
    EXPECT_EQ(judge(game, "B4"), Verdict::Ko) << name(set);
    play(game, "E5 D1");
    EXPECT_EQ(judge(game, "B4"), Verdict::Legal) << name(set);
  }
}

TEST(GoGame, AllowsSuicideOnlyWhereTheRulesDo) {
  for (const RuleSet set : kRuleSets) {
    Game game({.side = 5, .rules = set});
    play(game, "A3 A2 B2 E5 B1 E4 C1");  // white's A2 has A1 as its last liberty
    const bool allowed = set == RuleSet::NewZealand || set == RuleSet::TrompTaylor;
    EXPECT_EQ(judge(game, "A1"), allowed ? Verdict::Legal : Verdict::Suicide) << name(set);
    if (!allowed) continue;
    const Played played = game.play({.at = read_point_name("A1", 5).value()});
    EXPECT_THAT(played.captured, UnorderedElementsAre(Point{3, 0}, Point{4, 0}));
    EXPECT_EQ(game.prisoners(Colour::Black), 2);
  }
}

TEST(GoGame, ASingleStoneMayNotDieWhereThePositionMayNotRepeat) {
  for (const RuleSet set : {RuleSet::TrompTaylor, RuleSet::NewZealand}) {
    Game game({.side = 5, .rules = set});
    play(game, "A2 E5 B1 E4 C1");
    // With the other side to move the same stones are another situation.
    EXPECT_EQ(judge(game, "A1"), set == RuleSet::TrompTaylor ? Verdict::Superko : Verdict::Legal)
        << name(set);
  }
}

// The same moves under two rule sets, until one of them refuses what the other allows.
TEST(GoGame, TheSideToMoveCountsOnlyUnderSituationalSuperko) {
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 1000 && refused == 0; ++seed) {
    Random chance(seed);
    Game positional({.side = 5, .rules = RuleSet::Chinese}), situational({.side = 5, .rules = RuleSet::Aga});
    for (int i = 0; i < 300; ++i) {
      const Move move{.at = {static_cast<int>(chance.below(5)), static_cast<int>(chance.below(5))}};
      const Verdict verdict = positional.judge(move);
      if (verdict != situational.judge(move)) {
        EXPECT_EQ(verdict, Verdict::Superko);
        EXPECT_EQ(situational.judge(move), Verdict::Legal);
        ++refused;
        break;
      }
      if (verdict != Verdict::Legal) continue;
      positional.play(move);
      situational.play(move);
    }
  }
  EXPECT_GT(refused, 0);
}

// A game that begins with this board; the komi is none.
Game game_from(std::string_view picture, RuleSet rules, Colour first = Colour::Black) {
  const Board board = drawn(picture).board;
  Start start{.side = board.side(), .rules = rules, .komi = 0, .stones = {}, .first = first};
  for (std::size_t i = 0; i < board.grid().cells().size(); ++i) {
    const Point at = board.grid().point(i);
    if (!board.is_empty(at)) start.stones[index_of(colour_of(board[at]))].push_back(at);
  }
  EXPECT_EQ(Game::check(start), "");
  return Game(start);
}

// Whether the last of these moves is legal; the others are.
Verdict judge_last(Game& game, std::string_view moves) {
  const auto last = moves.rfind(' ');
  play(game, moves.substr(0, last));
  return judge(game, moves.substr(last + 1));
}

// With the last move the board is as in the beginning, and each side has taken so many stones: only Japanese rules let it
// happen, and call it no result.
void expect_cycle(std::string_view board, const std::string& moves, const std::string& last, int taken) {
  for (const RuleSet set : kRuleSets) {
    Game game = game_from(board, set);
    const Verdict verdict = judge_last(game, moves + last);
    EXPECT_EQ(verdict, set == RuleSet::Japanese ? Verdict::Legal : Verdict::Superko) << name(set);
    if (set != RuleSet::Japanese) continue;
    play(game, last);
    EXPECT_EQ(game.prisoners(Colour::Black), taken);
    EXPECT_EQ(game.prisoners(Colour::White), taken);
    EXPECT_EQ(game.ending(), Ending::NoResult);
    EXPECT_EQ(game.outcome(), Outcome::Draw);
  }
}

// Black may take the first and the third ko, White the second.
TEST(GoGame, ThreeKosEndWithoutResultOrAreRefused) {
  expect_cycle(R"(
      . X O . . . . . .
      X O . O . . . . .
      . X O . . . . . .
      . X O . . . . . .
      X . X O . . . . .
      . X O . . . . . .
      . X O . . . . . .
      X O . O . . . . .
      . X O . . . . . .)",
               "C8 B5 C2 B8 C5 ", "B2", 3);
}

// Black sends two stones and takes one back. Who repeats this loses a stone each time, so that it is no cycle.
TEST(GoGame, SendingTwoReturningOne) {
  constexpr std::string_view kBoard = R"(
      . X . X .
      O O X X .
      . O X . .
      . O X . .
      . O X . .)";
  for (const RuleSet set : kRuleSets) {
    Game game = game_from(kBoard, set);
    const Verdict back = judge_last(game, "A5 C5 B5");
    // The stones stand as in the beginning, but now it is White's turn.
    const bool stones_alone = rules_of(set).repetition == Repetition::PositionalSuperko;
    EXPECT_EQ(back, stones_alone ? Verdict::Superko : Verdict::Legal) << name(set);
    if (stones_alone) continue;
    play(game, "B5 pass");
    EXPECT_EQ(judge(game, "A5"), set == RuleSet::Japanese ? Verdict::Legal : Verdict::Superko) << name(set);
    if (set != RuleSet::Japanese) continue;
    play(game, "A5 C5 B5 pass");
    EXPECT_EQ(game.phase(), Phase::Playing);
    EXPECT_EQ(game.prisoners(Colour::White), 4);
    EXPECT_EQ(game.prisoners(Colour::Black), 2);
  }
}

// In turn each side gives two stones and takes two.
TEST(GoGame, EternalLife) {
  expect_cycle(R"(
      . X . O . . O . .
      O O X X O O O . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .)",
               "F9 C9 E9 ", "D9", 2);
}

// Black's chain in the corner has one liberty left, and fills it.
TEST(GoGame, SuicideOfSeveralStones) {
  for (const RuleSet set : kRuleSets) {
    Game game = game_from(R"(
        . X O . .
        X X O . .
        O O . . .
        . . . . .
        . . . . .)",
                          set);
    const bool allowed = rules_of(set).suicide == Suicide::Allowed;
    EXPECT_EQ(judge(game, "A5"), allowed ? Verdict::Legal : Verdict::Suicide) << name(set);
    if (!allowed) continue;
    EXPECT_EQ(game.play({.at = {0, 0}}).captured.size(), 4U);
    EXPECT_EQ(game.board().stones(Colour::Black), 0);
    EXPECT_EQ(game.prisoners(Colour::White), 4);
    EXPECT_EQ(game.to_move(), Colour::White);
  }
}

// White can play A7 whenever it likes and gets a ko in the corner at the end. By the Japanese rules Black is dead however
// many kos there are elsewhere: both mark it so.
TEST(GoGame, BentFourInTheCornerIsMarkedDead) {
  Game game = game_from(R"(
      . O O X . O .
      O X X X X O .
      X X O O O O .
      . X O . . . .
      X X O . . . .
      O O O . . . .
      . . . . . . .)",
                        RuleSet::Japanese);
  play(game, "pass pass");
  EXPECT_EQ(game.count().of(Colour::White).territory, 23);
  game.play({.kind = Kind::Dead, .at = {1, 1}});
  EXPECT_EQ(game.count().of(Colour::White).dead, 10);
  EXPECT_EQ(game.count().of(Colour::White).territory, 23 + 10 + 2);
}

TEST(GoGame, WhiteGetsPointsForHandicapStonesByTheRules) {
  for (const auto& [set, bonus] : {std::pair{RuleSet::Chinese, 3}, std::pair{RuleSet::Japanese, 0},
                                   std::pair{RuleSet::Aga, 2}, std::pair{RuleSet::NewZealand, 0}}) {
    const Game game({.side = 9, .rules = set, .komi = 1, .handicap = 3});
    EXPECT_EQ(game.count().of(Colour::White).bonus, bonus) << name(set);
    EXPECT_EQ(game.count().sum(Colour::White), 2 * bonus + 1) << name(set);
  }
}

// A game by area seen by territory, and the other way round, has the sum of a game by those rules with the same komi.
TEST(GoGame, IsCountedByTheOtherWayToo) {
  const Start by_area{.side = 5, .komi = 1}, by_territory{.side = 5, .rules = RuleSet::Japanese, .komi = 1};
  Game area(by_area), territory(by_territory);
  for (Game* game : {&area, &territory})
    play(*game, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 A1 E1 A2 pass A3 pass B3");
  EXPECT_EQ(area.count(area.marks(), Scoring::Territory).lead(), territory.count().lead());
  EXPECT_EQ(territory.count(territory.marks(), Scoring::Area).lead(), area.count().lead());
  EXPECT_NE(area.count().lead(), territory.count().lead());
  // Handicap stones are Black's area, but not its territory.
  const Game given({.side = 9, .rules = RuleSet::Japanese, .komi = 1, .handicap = 3});
  EXPECT_EQ(given.count(given.marks(), Scoring::Area).of(Colour::White).bonus, 3);
  const Game chinese({.side = 9, .komi = 1, .handicap = 3});
  EXPECT_EQ(chinese.count(chinese.marks(), Scoring::Territory).of(Colour::White).bonus, 0);
}

TEST(GoGame, BeginsFromAPositionThatIsSetUp) {
  const Game game(
      {.side = 5, .handicap = 2, .stones = {{{{1, 1}, {2, 2}}, {{3, 3}}}}, .first = Colour::White});
  EXPECT_EQ(game.board().stones(Colour::Black), 2);
  EXPECT_EQ(game.to_move(), Colour::White);
  EXPECT_EQ(game.count().of(Colour::White).bonus, 2);
  for (const Start& bad :
       {Start{.side = 5, .stones = {{{{5, 5}}, {}}}}, Start{.side = 5, .stones = {{{{1, 1}}, {{1, 1}}}}},
        Start{.side = 5, .stones = {{{{0, 0}}, {{0, 1}, {1, 0}}}}}})
    EXPECT_NE(Game::check(bad), "") << Game::write_start(bad);
}

TEST(GoGame, StopsAfterTwoPasses) {
  Game game({.side = 5});
  play(game, "C3 pass");
  EXPECT_EQ(game.phase(), Phase::Playing);
  EXPECT_TRUE(game.passed());
  play(game, "B3 pass pass");
  EXPECT_EQ(game.phase(), Phase::Counting);
  EXPECT_EQ(judge(game, "A1"), Verdict::Counting);
  EXPECT_EQ(game.judge({.kind = Kind::Dead, .at = {0, 0}}), Verdict::NoChain);
}

TEST(GoGame, WhitePassesLastUnderAgaRulesAndEachPassCostsAStone) {
  Game game({.side = 5, .rules = RuleSet::Aga});
  play(game, "C3 pass pass");
  EXPECT_EQ(game.phase(), Phase::Playing);
  play(game, "pass");
  EXPECT_EQ(game.phase(), Phase::Counting);
  EXPECT_EQ(game.prisoners(Colour::Black), 2);
  EXPECT_EQ(game.prisoners(Colour::White), 1);
}

TEST(GoGame, EndsByAgreementOnTheDeadStones) {
  Game game({.side = 5, .komi = 0});
  play(game, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass");
  EXPECT_EQ(game.count().lead(), 0);  // both lost stones live as long as nobody says otherwise
  game.play({.kind = Kind::Dead, .at = {4, 4}});
  EXPECT_EQ(game.marks()[Point(4, 4)], Mark::Dead);
  game.play({.kind = Kind::Dead, .at = {4, 0}});
  game.play({.kind = Kind::Dead, .at = {4, 0}});
  EXPECT_EQ(game.marks()[Point(4, 0)], Mark::Alive);
  game.play({.kind = Kind::Agree});
  EXPECT_EQ(game.ending(), Ending::Counted);
  EXPECT_EQ(game.outcome(), Outcome::WhiteWins);
}

TEST(GoGame, GoesOnWhereThePlayersDisagree) {
  Game game({.side = 5});
  play(game, "C3 pass pass");
  game.play({.kind = Kind::Dead, .at = {2, 2}});
  game.play({.kind = Kind::PlayOn});
  EXPECT_EQ(game.phase(), Phase::Playing);
  EXPECT_EQ(game.to_move(), Colour::White);
  EXPECT_EQ(game.marks()[Point(2, 2)], Mark::Alive);
  play(game, "pass");
  EXPECT_EQ(game.phase(), Phase::Playing);
}

TEST(GoGame, PlacesHandicapStones) {
  const Game fixed({.side = 9, .handicap = 3});
  EXPECT_EQ(fixed.board().stones(Colour::Black), 3);
  EXPECT_EQ(fixed.to_move(), Colour::White);
  Game free({.side = 9, .handicap = 2, .placement = Placement::Free});
  EXPECT_EQ(free.judge({.kind = Kind::Pass}), Verdict::HandicapFirst);
  play(free, "A1");
  EXPECT_EQ(free.to_move(), Colour::Black);
  play(free, "J9");
  EXPECT_EQ(free.to_move(), Colour::White);
}

TEST(GoGame, RefusesStartsThatCannotBe) {
  EXPECT_EQ(Game::check({}), "");
  for (const Start& bad :
       {Start{.side = 4}, Start{.side = 26}, Start{.handicap = 1}, Start{.handicap = 10},
        Start{.side = 5, .handicap = 2}, Start{.side = 7, .handicap = 5}, Start{.komi = 3000}})
    EXPECT_NE(Game::check(bad), "") << Game::write_start(bad);
  EXPECT_EQ(Game::check({.side = 5, .handicap = 2, .placement = Placement::Free}), "");
}

TEST(GoGame, ReadsWhatItWrites) {
  for (const Start& start :
       {Start{}, Start{.side = 9, .rules = RuleSet::Japanese, .komi = -13},
        Start{.side = 13, .rules = RuleSet::Aga, .komi = 1, .handicap = 5, .placement = Placement::Free},
        Start{.side = 5, .stones = {{{{1, 1}, {2, 2}}, {}}}}, Start{.side = 5, .first = Colour::White}})
    EXPECT_EQ(Game::read_start(Game::write_start(start)).value(), start);
  for (const char* bad :
       {"", "side=19", "side=19 rules=chinese komi=7.5 handicap=1 placement=fixed",
        "side=19 rules=chinese komi=7.5 handicap=0 placement=fixed more=1",
        "side=4 rules=chinese komi=7.5 handicap=0 placement=fixed",
        "side=9 rules=chinese komi=7.5 handicap=0 placement=fixed black=1,1 white=-",
        "side=9 rules=chinese komi=7.5 handicap=0 placement=fixed black=1,1 white= first=black",
        "side=9 rules=chinese komi=7.5 handicap=0 placement=fixed black=9,9 white=- first=black"})
    EXPECT_FALSE(Game::read_start(bad)) << bad;
  for (const Kind kind :
       {Kind::Stone, Kind::Pass, Kind::Dead, Kind::DeadChain, Kind::Seki, Kind::PlayOn, Kind::Agree,
        Kind::NoResult, Kind::ResignBlack, Kind::ResignWhite, Kind::TimeBlack, Kind::TimeWhite}) {
    const bool at_point = kind == Kind::Stone || is_mark({.kind = kind});
    const Move move{.kind = kind, .at = at_point ? Point{3, 15} : Point{}};
    EXPECT_EQ(Game::read_move(Game::write_move(move)), move) << Game::write_move(move);
  }
  for (const char* bad : {"", "3", "dead", "dead ", "dead pass", "seki -1,2", "PASS"})
    EXPECT_FALSE(Game::read_move(bad)) << bad;
}

// Random moves, marks included.
Session<Game> random_session(std::uint64_t seed) {
  Random random(seed);
  Session<Game> session({.side = 5, .rules = kRuleSets[random.index(kRuleSets.size())]});
  for (int i = 0; i < 120; ++i) {
    const Point at{static_cast<int>(random.below(5)), static_cast<int>(random.below(5))};
    constexpr std::array kKinds{Kind::Stone, Kind::Stone, Kind::Stone,     Kind::Stone,  Kind::Stone,
                                Kind::Pass,  Kind::Dead,  Kind::DeadChain, Kind::PlayOn, Kind::Seki};
    const Kind kind = kKinds[random.index(kKinds.size())];
    const bool at_point = kind == Kind::Stone || is_mark({.kind = kind});
    const Move move{.kind = kind, .at = at_point ? at : Point{}};
    if (session.game().is_legal(move)) session.play(move);
  }
  return session;
}

TEST(GoGame, IsRestoredByUndoAndBySaves) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Session<Game> session = random_session(seed);
    const auto read = Session<Game>::read(session.write());
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, session);
    const Game last = session.game();
    const std::size_t moves = session.played();
    while (session.can_undo()) session.undo();
    EXPECT_EQ(session.game(), Game(session.start()));
    while (session.can_redo()) session.redo();
    EXPECT_EQ(session.game(), last);
    EXPECT_EQ(session.played(), moves);
  }
}

TEST(GoGame, CaptureGoIsWonByTheStonesThatWereTaken) {
  Game first({.side = 5, .komi = 0, .to_take = 1});
  play(first, "A2 A1 E5 E1 B1");
  EXPECT_TRUE(first.over());
  EXPECT_EQ(first.ending(), Ending::Taken);
  EXPECT_EQ(first.outcome(), Outcome::BlackWins);

  Game second({.side = 5, .komi = 0, .to_take = 2});
  play(second, "A2 A1 E5 E1 B1");
  EXPECT_EQ(second.phase(), Phase::Playing) << "one of two";
  play(second, "D5 C3 E4");
  EXPECT_EQ(second.phase(), Phase::Playing) << "each side has taken one";
  play(second, "D1 pass E2");
  EXPECT_EQ(second.ending(), Ending::Taken);
  EXPECT_EQ(second.outcome(), Outcome::BlackWins);
}

TEST(GoGame, CaptureGoIsLostBySuicide) {
  Game game({.side = 5, .rules = RuleSet::TrompTaylor, .to_take = 1});
  play(game, "B1 A1 B2 E5 A3 A2");
  EXPECT_EQ(game.ending(), Ending::Taken);
  EXPECT_EQ(game.outcome(), Outcome::BlackWins);
}

TEST(GoGame, CaptureGoIsCountedAfterTwoPasses) {
  Game game({.side = 5, .komi = 0, .to_take = 1});
  play(game, "C3 pass pass");
  EXPECT_EQ(game.phase(), Phase::Counting);
  game.play({.kind = Kind::Agree});
  EXPECT_EQ(game.ending(), Ending::Counted);
}

TEST(GoGame, ReadsTheStartOfCaptureGo) {
  Start start{.side = 7, .komi = 0, .to_take = 5};
  EXPECT_EQ(Game::write_start(start), "side=7 rules=chinese komi=0 handicap=0 placement=fixed take=5");
  EXPECT_EQ(Game::read_start(Game::write_start(start)), start);
  start.stones[0] = {{3, 3}};
  EXPECT_EQ(Game::read_start(Game::write_start(start)), start);
  for (const std::string_view bad : {"take=-1", "take=100", "take=", "take=5 take=5"}) {
    const std::string text = "side=7 rules=chinese komi=0 handicap=0 placement=fixed ";
    EXPECT_FALSE(Game::read_start(text + std::string(bad))) << bad;
  }
  EXPECT_FALSE(Game::read_start("side=7 rules=aga komi=0 handicap=0 placement=fixed take=5"))
      << "a pass hands over a stone";
}

}  // namespace
}  // namespace quintet::go
