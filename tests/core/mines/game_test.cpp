#include "core/mines/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/session.hpp"

namespace quintet::mines {
namespace {

static_assert(SavedGame<Game>);

constexpr Rules kPlain{.no_guess = false};

Played open(Game& game, Point at) {
  return game.play({Action::Open, at});
}
Played mark(Game& game, Point at) {
  return game.play({Action::Mark, at});
}
Played chord(Game& game, Point at) {
  return game.play({Action::Chord, at});
}

std::vector<Rules> many_rules() {
  std::vector<Rules> all;
  for (const Flood flood : kFloods) {
    for (const FirstClick first : kFirstClicks) {
      all.push_back({{5, 4}, 4, flood, flood == Flood::Four, first, false});
      all.push_back({{9, 9}, 10, flood, flood == Flood::Eight, first, false});
      all.push_back({{7, 3}, 18, flood, true, first, false});
    }
  }
  return all;
}

// Random legal moves.
void play_on(Session<Game>& session, Random& chance, int most) {
  const Size size = session.game().size();
  for (int i = 0; i < most && !session.game().over(); ++i) {
    const auto index = static_cast<int>(chance.index(static_cast<std::size_t>(size.area())));
    const Move move{static_cast<Action>(chance.index(3)), {index / size.width, index % size.width}};
    if (session.game().is_legal(move)) session.play(move);
  }
}

TEST(MinesGame, AProvedBoardIsOpenedAtItsFirstCell) {
  const Laid laid{drawn_field(R"(..*.
                               ....
                               ....
                               ....)"),
                  true};
  Game game(Start{{.size = {4, 4}, .mines = 1}, Random(1), Start::Given{laid, {3, 0}}});
  EXPECT_EQ(game.first_cell(), (Point{3, 0}));
  EXPECT_EQ(game.judge({Action::Open, {0, 0}}), Verdict::NotFirst);
  mark(game, {0, 0});
  mark(game, {3, 0});
  EXPECT_EQ(game.judge({Action::Open, {3, 0}}), Verdict::Protected);
  mark(game, {3, 0});
  open(game, {3, 0});
  EXPECT_FALSE(game.first_cell());
  EXPECT_EQ(game.judge({Action::Open, {0, 3}}), Verdict::Legal) << "the proof needs the first cell alone";
}

TEST(MinesGame, AnAreaOpensInWavesUpToItsNumbers) {
  Game game = game_on(R"(
    .....
    ....*
    .....
    *....
    .....)");
  const Played played = open(game, {0, 0});
  EXPECT_EQ(shown(game), drawn(R"(
    0001#
    0001#
    11011
    #1000
    #1000)"));
  EXPECT_EQ(played.opened.front(), (Opened{{0, 0}, 0}));
  EXPECT_TRUE(std::ranges::is_sorted(played.opened, {}, &Opened::wave));
  const auto wave_of = [&](Point at) { return std::ranges::find(played.opened, at, &Opened::at)->wave; };
  EXPECT_EQ(wave_of({1, 1}), 1);
  EXPECT_EQ(wave_of({2, 2}), 2);
  EXPECT_EQ(wave_of({4, 4}), 4);
  EXPECT_EQ(game.safe_cells_left(), 2);
  EXPECT_EQ(game.status(), Status::Playing);
}

TEST(MinesGame, ANumberOpensAlone) {
  Game game = game_on("..*\n...\n");
  const Played played = open(game, {0, 1});
  EXPECT_EQ(shown(game), "#1#\n###\n");
  EXPECT_EQ(played.opened.size(), 1U);
}

TEST(MinesGame, AFloodOfFourDirectionsShowsTheNumbersOfAllEightNeighbours) {
  // The blank cells 0,0 to 1,1 touch the blank cell 2,2 only at a corner.
  Game game = game_on(R"(
    ...*
    ....
    ....
    *...)",
                      {.flood = Flood::Four});
  open(game, {0, 0});
  EXPECT_EQ(shown(game), drawn(R"(
    001#
    001#
    11##
    ####)"));
  // All neighbours of a blank cell are safe, so a chord without flags opens the corner.
  EXPECT_EQ(game.judge({Action::Chord, {1, 1}}), Verdict::Legal);
  chord(game, {1, 1});
  EXPECT_EQ(shown(game), drawn(R"(
    001#
    0011
    1100
    #100)"));
}

TEST(MinesGame, TheUsualFloodPassesCorners) {
  Game game = game_on(R"(
    ...*
    ....
    ....
    *...)");
  open(game, {0, 0});
  EXPECT_EQ(shown(game), drawn(R"(
    001#
    0011
    1100
    #100)"));
}

TEST(MinesGame, AFlagProtectsItsCellAndAQuestionMarkDoesNot) {
  Game game = game_on("...*\n....\n", {.questions = true});
  EXPECT_EQ(game.counter(), 1);
  EXPECT_EQ(mark(game, {0, 0}).marked->after, Cover::Flag);
  EXPECT_EQ(game.counter(), 0);
  EXPECT_EQ(game.judge({Action::Open, {0, 0}}), Verdict::Protected);
  EXPECT_EQ(mark(game, {0, 0}).marked->after, Cover::Question);
  EXPECT_EQ(game.counter(), 1);
  EXPECT_TRUE(game.is_legal({Action::Open, {0, 0}}));
  EXPECT_EQ(mark(game, {0, 0}).marked->after, Cover::Closed);
  EXPECT_TRUE(game.is_legal({Action::Open, {0, 0}}));
}

TEST(MinesGame, WithoutQuestionMarksASecondMarkRemovesTheFlag) {
  Game game = game_on("..*\n");
  mark(game, {0, 0});
  const Played played = mark(game, {0, 0});
  EXPECT_EQ(played.marked->before, Cover::Flag);
  EXPECT_EQ(played.marked->after, Cover::Closed);
}

TEST(MinesGame, TheCounterMayBeNegative) {
  Game game = game_on("..*\n");
  for (int column = 0; column < 3; ++column) mark(game, {0, column});
  EXPECT_EQ(game.counter(), -2);
}

TEST(MinesGame, AFloodOpensQuestionMarksAndNeverFlags) {
  Game game = game_on("....*\n.....\n", {.questions = true});
  mark(game, {0, 1});
  mark(game, {1, 1});
  mark(game, {1, 1});
  open(game, {0, 0});
  EXPECT_EQ(shown(game), "0F01#\n0001#\n");
  EXPECT_EQ(game.status(), Status::Playing);
  EXPECT_EQ(game.safe_cells_left(), 2);
}

TEST(MinesGame, AChordOpensTheNeighboursOfAFullNumber) {
  Game game = game_on(R"(
    *....
    .....
    .....)");
  open(game, {1, 1});
  EXPECT_EQ(game.judge({Action::Chord, {1, 1}}), Verdict::FlagsDiffer);
  EXPECT_EQ(game.judge({Action::Chord, {0, 1}}), Verdict::NotOpen);
  mark(game, {0, 0});
  const Played played = chord(game, {1, 1});
  EXPECT_EQ(shown(game), "F1000\n11000\n00000\n");
  EXPECT_EQ(played.status, Status::Won);
  EXPECT_EQ(played.opened.front().wave, 0);
}

TEST(MinesGame, AChordWithAWrongFlagLosesAndShowsAllItsMines) {
  Game game = game_on(R"(
    *.*
    ...
    ...)");
  open(game, {1, 1});
  mark(game, {0, 1});
  mark(game, {2, 2});
  const Played played = chord(game, {1, 1});
  EXPECT_EQ(played.exploded, (std::vector<Point>{{0, 0}, {0, 2}}));
  EXPECT_EQ(played.status, Status::Lost);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(shown(game), "*F*\n121\n00F\n");
  EXPECT_EQ(game.judge({Action::Open, {0, 1}}), Verdict::Over);
}

TEST(MinesGame, AChordWithNothingToOpenIsRefused) {
  Game game = game_on("*..*..\n");
  open(game, {0, 1});
  open(game, {0, 2});
  mark(game, {0, 0});
  EXPECT_EQ(game.judge({Action::Chord, {0, 1}}), Verdict::NothingToOpen);
}

TEST(MinesGame, AMineLosesAndUndoGoesOn) {
  const Rules rules{.size = {3, 2}, .mines = 1, .no_guess = false};
  Session<Game> session(Start{rules, Random(1), Start::Given{{drawn_field("..*\n...\n"), false}, {0, 0}}});
  session.play({Action::Open, {0, 1}});
  const Played lost = session.play({Action::Open, {0, 2}});
  EXPECT_EQ(lost.status, Status::Lost);
  EXPECT_EQ(lost.exploded, (std::vector<Point>{{0, 2}}));
  session.undo();
  EXPECT_EQ(session.game().status(), Status::Playing);
  session.play({Action::Open, {0, 0}});
  session.play({Action::Open, {1, 2}});
  EXPECT_EQ(session.game().status(), Status::Won);
}

TEST(MinesGame, FlagsBeforeTheFirstClickSurviveTheLayingOfMines) {
  Game game(Start{kPlain, Random(3)});
  mark(game, {0, 0});
  mark(game, {8, 8});
  const Played played = open(game, {4, 4});
  EXPECT_TRUE(played.laid);
  EXPECT_EQ(game.cover({0, 0}), Cover::Flag);
  EXPECT_EQ(game.cover({8, 8}), Cover::Flag);
  EXPECT_EQ(game.counter(), 8);
}

TEST(MinesGame, TheFirstClickKeepsItsPromise) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    for (const Rules& rules : many_rules()) {
      Random chance(seed);
      const auto index = static_cast<int>(chance.index(static_cast<std::size_t>(rules.size.area())));
      const Point first{index / rules.size.width, index % rules.size.width};
      Game game(Start{rules, Random(seed)});
      open(game, first);
      const Field& field = game.laid()->field;
      ASSERT_EQ(field.mines(), rules.mines);
      ASSERT_EQ(static_cast<int>(field.mine_points().size()), rules.mines);
      if (rules.first == FirstClick::Any) continue;
      ASSERT_NE(game.status(), Status::Lost);
      const bool roomy = rules.first == FirstClick::Opens && rules.size == Size{9, 9};
      if (roomy) {
        ASSERT_EQ(field.number(first), 0);
      }
    }
  }
}

TEST(MinesGame, WithoutAPromiseTheFirstClickMayHitAMine) {
  int lost = 0;
  constexpr int kGames = 1000;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    Game game(Start{{.size = {4, 4}, .mines = 8, .first = FirstClick::Any, .no_guess = false}, Random(seed)});
    open(game, {1, 1});
    if (game.status() == Status::Lost) ++lost;
  }
  EXPECT_NEAR(lost, kGames / 2, 80);
}

TEST(MinesGame, AllButOneCellMayBeMines) {
  Game game(Start{{.size = {4, 3}, .mines = 11, .no_guess = false}, Random(1)});
  EXPECT_EQ(open(game, {1, 2}).status, Status::Won);
}

TEST(MinesGame, ALargeBoardWithoutMinesOpensAtOnce) {
  for (const Flood flood : kFloods) {
    Game game(Start{{.size = kLargest, .mines = 0, .flood = flood, .no_guess = false}, Random(1)});
    const Played played = open(game, {0, 0});
    EXPECT_EQ(played.opened.size(), 2400U);
    EXPECT_EQ(played.status, Status::Won);
    EXPECT_EQ(played.opened.back().wave, flood == Flood::Eight ? 59 : 98);
  }
}

TEST(MinesGame, DrawsAllBoardsEquallyOften) {
  const Rules rules{.size = {3, 2}, .mines = 2, .first = FirstClick::Safe, .no_guess = false};
  std::map<std::string, int> seen;
  Random chance(5);
  constexpr int kBoards = 10'000;
  for (int i = 0; i < kBoards; ++i) ++seen[write_field(draw_field(rules, {0, 0}, chance))];
  EXPECT_EQ(seen.size(), 10U);
  for (const auto& [board, count] : seen) EXPECT_NEAR(count, kBoards / 10, 150) << board;
}

TEST(MinesGame, ChordsAndFlagsKeepTheirProperties) {
  Random chance(11);
  for (int round = 0; round < 30; ++round) {
    for (const Rules& rules : many_rules()) {
      Session<Game> session(Start{rules, Random(chance.next())});
      play_on(session, chance, 200);
      const Game& game = session.game();
      int flags = 0, open_safe = 0, open_mines = 0;
      for (int row = 0; row < rules.size.height; ++row) {
        for (int column = 0; column < rules.size.width; ++column) {
          const Point at{row, column};
          if (game.cover(at) == Cover::Flag) ++flags;
          ASSERT_TRUE(rules.questions || game.cover(at) != Cover::Question);
          if (game.cover(at) != Cover::Open) continue;
          (game.laid()->field.is_mine(at) ? open_mines : open_safe) += 1;
        }
      }
      ASSERT_EQ(game.counter(), rules.mines - flags);
      ASSERT_EQ(game.safe_cells_left(), rules.size.area() - rules.mines - open_safe);
      ASSERT_EQ(game.status() == Status::Lost, open_mines > 0);
      ASSERT_EQ(game.status() == Status::Won, open_mines == 0 && game.safe_cells_left() == 0);
      // A session that is read again is the same, and undoing everything gives the start.
      const auto again = Session<Game>::read(session.write());
      ASSERT_TRUE(again) << again.error().message;
      ASSERT_EQ(*again, session);
      const std::size_t moves = session.played();
      while (session.can_undo()) session.undo();
      ASSERT_EQ(session.game(), Game(session.start()));
      while (session.can_redo()) session.redo();
      ASSERT_EQ(session.played(), moves);
      ASSERT_EQ(session.game(), again->game());
    }
  }
}

TEST(MinesGame, ASaveCarriesTheMines) {
  Session<Game> session(Start{kPlain, Random(1)});
  session.play({Action::Open, {4, 4}});
  std::string text = session.write();
  EXPECT_NE(text.find("open 4,4 size=9x9 proved=no mines="), std::string::npos) << text;
  EXPECT_EQ(session.moves().front().laid, session.game().laid());
}

TEST(MinesGame, TheStartIsReadBack) {
  const Start plain{kExpert, Random(4)};
  EXPECT_EQ(Game::read_start(Game::write_start(plain)).value(), plain);
  Rules rules{.size = {4, 2}, .mines = 2, .flood = Flood::Four, .questions = true, .first = FirstClick::Safe};
  const Start given{rules, Random(4), Start::Given{{drawn_field("..*.\n..*.\n"), true}, {1, 0}}};
  EXPECT_EQ(Game::read_start(Game::write_start(given)).value(), given);
}

TEST(MinesGame, InvalidStartsAndMovesAreRefused) {
  const std::string good = Game::write_start(Start{kExpert, Random(4)});
  const auto replaced = [&good](std::string_view from, std::string_view to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  for (const std::string& bad :
       {std::string(), replaced("30x16", "61x16"), replaced("30x16", "30x41"), replaced("30x16", "0x16"),
        replaced("mines=99", "mines=480"), replaced("eight", "six"), replaced("first=open", "first=never"),
        good + " given=0,0", good + " given=0,0 size=2x1 proved=no mines=2", good + " x"}) {
    EXPECT_FALSE(Game::read_start(bad)) << bad;
  }
  for (const std::string_view bad :
       {"", "open", "open 3", "dig 3,4", "open 3,4 size=2x2", "open 3,4 size=2x2 proved=no mines=g",
        "open 3,4 size=2x2 proved=no mines=00", "open 3,4 size=2x1 proved=no mines=8", "open 3,4  "}) {
    EXPECT_FALSE(Game::read_move(bad)) << bad;
  }
}

TEST(MinesGame, AMoveCannotBringMinesThatTheRulesDoNotAllow) {
  const Rules rules{.size = {4, 3}, .mines = 2, .no_guess = false};
  const Game game(Start{rules, Random(1)});
  const auto verdict = [&](std::string_view picture) {
    return game.judge({Action::Open, {0, 0}, Laid{drawn_field(picture), false}});
  };
  EXPECT_EQ(verdict("...*\n...*\n....\n"), Verdict::Legal);
  EXPECT_EQ(verdict("...*\n....\n....\n"), Verdict::WrongMines);
  EXPECT_EQ(verdict(".*.*\n....\n....\n"), Verdict::WrongMines);
  EXPECT_EQ(verdict("*..*\n....\n....\n"), Verdict::WrongMines);
  EXPECT_EQ(verdict("..*.\n..*.\n"), Verdict::WrongMines);
  Game laid = game;
  open(laid, {0, 0});
  EXPECT_EQ(laid.judge({Action::Open, {2, 3}, Laid{drawn_field("...*\n...*\n....\n"), false}}),
            laid.over() ? Verdict::Over : Verdict::WrongMines);
}

TEST(MinesGame, ImpossibleSizesAndCountsAreRefused) {
  const auto error = [](Size size, int mines) { return check_rules({.size = size, .mines = mines}).error(); };
  EXPECT_EQ(error({0, 5}, 1), RulesError::NoCells);
  EXPECT_EQ(error({5, -1}, 1), RulesError::NoCells);
  EXPECT_EQ(error({61, 5}, 1), RulesError::TooLarge);
  EXPECT_EQ(error({5, 41}, 1), RulesError::TooLarge);
  EXPECT_EQ(error({5, 5}, -1), RulesError::FewerThanNoMines);
  EXPECT_EQ(error({5, 5}, 25), RulesError::TooManyMines);
  EXPECT_TRUE(check_rules({.size = kLargest, .mines = 2399}));
  EXPECT_TRUE(check_rules({.size = {1, 1}, .mines = 0}));
}

TEST(MinesGame, ThePositionShowsWhatThePlayerKnows) {
  Game game = game_on("..*\n...\n");
  mark(game, {0, 2});
  open(game, {0, 0});
  EXPECT_EQ(write_position(game.position()), "mines 1\n01#\n01#\n");
}

TEST(MinesField, IsReadAndWritten) {
  const std::string_view text = "1*1\n222\n1*1\n";
  const auto field = read_field(drawn_rows(text));
  ASSERT_TRUE(field);
  EXPECT_EQ(write_field(*field), text);
  EXPECT_EQ(read_mines(write_mines(*field), field->size()), *field);
  EXPECT_EQ(read_field(drawn_rows("1*2\n")).error().column, 3);
  EXPECT_EQ(read_field(drawn_rows("1*1\n11\n")).error().line, 2);
  EXPECT_FALSE(read_field({}));
}

TEST(MinesField, ThreeBvCountsTheClicksThatAreNeeded) {
  EXPECT_EQ(three_bv(drawn_field("...\n...\n...\n"), Flood::Eight), 1);
  EXPECT_EQ(three_bv(drawn_field("*..\n...\n...\n"), Flood::Eight), 1);
  EXPECT_EQ(three_bv(drawn_field("*.*\n...\n...\n"), Flood::Eight), 2);
  EXPECT_EQ(three_bv(drawn_field(".*.\n***\n.*.\n"), Flood::Eight), 4);
  EXPECT_EQ(three_bv(drawn_field("...*\n....\n....\n*...\n"), Flood::Eight), 1);
  EXPECT_EQ(three_bv(drawn_field("...*\n....\n....\n*...\n"), Flood::Four), 2);
}

}  // namespace
}  // namespace quintet::mines
