#include "games/gomoku/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"

namespace quintet::gomoku {

namespace {

using gomoku::Level;
using gomoku::Opening;
using testing::ElementsAre;
using testing::SizeIs;

constexpr SeatPlayer kPerson{};
constexpr SeatPlayer kComputer{Level::Expert};

Move stone(int row, int column) {
  return {.at = {row, column}};
}

Match with(const Match::SeatPlayers& players, const std::vector<Move>& moves,
           Opening opening = Opening::Free) {
  Match match({.opening = opening}, players);
  for (const Move& move : moves) match.play(move);
  return match;
}

TEST(Match, UndoAgainstTheComputerUndoesTwoStones) {
  Match match = with({kPerson, kComputer}, {stone(7, 7), stone(6, 6), stone(7, 8), stone(6, 7)});
  undo_turn(match);
  EXPECT_THAT(match.stones(), ElementsAre(Point{7, 7}, Point{6, 6}));
  undo_turn(match);
  EXPECT_THAT(match.stones(), SizeIs(0));
  EXPECT_FALSE(match.can_undo());
}

// A game of two computers has its curve again when it is continued; what was undone is forgotten.
TEST(Match, KeepsTheChancesOfAWatchedGame) {
  Match match = with({kComputer, kComputer}, {stone(7, 7), stone(6, 6)});
  match.keep_chance(0, 0.5);
  match.keep_chance(2, 0.25);
  const auto again = Match::read(match.write());
  ASSERT_TRUE(again);
  EXPECT_THAT(again->chances(), ElementsAre(0.5, std::nullopt, 0.25));
  match.keep_chance(1, 0.75);
  EXPECT_THAT(match.chances(), ElementsAre(0.5, 0.75));
  EXPECT_THAT(Match::read(with({kComputer, kComputer}, {stone(7, 7)}).write())->chances(), SizeIs(0));
}

TEST(Match, UndoWhileTheComputerThinksUndoesOneStone) {
  Match match = with({kPerson, kComputer}, {stone(7, 7), stone(6, 6), stone(7, 8)});
  ASSERT_TRUE(match.computer_acts());
  undo_turn(match);
  EXPECT_THAT(match.stones(), ElementsAre(Point{7, 7}, Point{6, 6}));
}

TEST(Match, ThePlayerWithWhiteCannotUndoTheComputersFirstStone) {
  Match match = with({kComputer, kPerson}, {stone(7, 7)});
  EXPECT_FALSE(match.can_undo());
  match.play(stone(6, 6));
  undo_turn(match);
  EXPECT_THAT(match.stones(), ElementsAre(Point{7, 7}));
}

TEST(Match, TwoPeopleAndTwoComputersUndoOneStone) {
  for (const SeatPlayer& player : {kPerson, kComputer}) {
    Match match = with({player, player}, {stone(7, 7), stone(6, 6)});
    undo_turn(match);
    EXPECT_THAT(match.stones(), ElementsAre(Point{7, 7}));
  }
}

TEST(Match, ResigningIsUndoneAlone) {
  Match match = with({kPerson, kComputer}, {stone(7, 7), stone(6, 6), {.kind = Move::Kind::ResignBlack}});
  ASSERT_TRUE(match.game().over());
  undo_turn(match);
  EXPECT_FALSE(match.game().over());
  EXPECT_THAT(match.stones(), SizeIs(2));
}

TEST(Match, RedoPlaysTheAnswerAsWell) {
  Match match = with({kPerson, kComputer}, {stone(7, 7), stone(6, 6), stone(7, 8), stone(6, 7)});
  undo_turn(match);
  undo_turn(match);
  EXPECT_THAT(redo_turn(match), SizeIs(2));
  EXPECT_THAT(redo_turn(match), SizeIs(2));
  EXPECT_FALSE(match.can_redo());
  EXPECT_THAT(match.stones(), SizeIs(4));
}

TEST(Match, AfterAnUndoOfTheOpeningThePersonChoosesAgain) {
  Match match = with({kComputer, kPerson}, {stone(7, 7), stone(6, 6), stone(8, 8)}, Opening::Swap);
  ASSERT_TRUE(match.game().choosing());
  ASSERT_FALSE(match.computer_acts());
  match.play({.kind = Move::Kind::TakeBlack});
  EXPECT_EQ(match.colour_of(Seat::Second), Colour::Black);
  EXPECT_TRUE(match.computer_acts());
  undo_turn(match);
  EXPECT_TRUE(match.game().choosing());
}

TEST(Match, TimeRunsForThePlayerToMove) {
  Match match = with({kPerson, kComputer}, {});
  match.pass(milliseconds(300));
  match.play(stone(7, 7));
  match.pass(milliseconds(500));
  EXPECT_EQ(match.time_of(Seat::First), milliseconds(300));
  EXPECT_EQ(match.time_of(Seat::Second), milliseconds(500));
  match.play({.kind = Move::Kind::ResignBlack});
  match.pass(milliseconds(500));
  EXPECT_EQ(match.elapsed(), milliseconds(800));
}

constexpr TimeControl kFiveMinutes{.kind = TimeControl::Kind::Absolute, .main = std::chrono::minutes(5)};

// The three stones of an opening are one turn, and so is the choice after them.
TEST(MatchOnAClock, AnOpeningIsOneTurnOfItsPlayer) {
  Match match({.opening = Opening::Swap}, {kPerson, kPerson});
  match.set_clock(kFiveMinutes, MatchClock::Flag::Loses);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(match.clock().now().to_move(), 0);
    match.pass(std::chrono::seconds(10));
    match.play(stone(7, 7 + i));
  }
  match.pass(std::chrono::seconds(5));
  match.play({.kind = Move::Kind::TakeBlack});
  EXPECT_EQ(match.clock().now().left(0), std::chrono::seconds(270));
  EXPECT_EQ(match.clock().now().left(1), std::chrono::seconds(295));
  EXPECT_EQ(match.clock().now().to_move(), 0);
  EXPECT_EQ(match.colour_on_clock(), Colour::White);
}

TEST(MatchOnAClock, IsLostOnTimeAndUndoneAlone) {
  Match match({}, {kPerson, kComputer});
  match.set_clock(kFiveMinutes, MatchClock::Flag::Loses);
  match.play(stone(7, 7));
  match.hold_clock(true);
  match.pass(std::chrono::hours(1));
  EXPECT_FALSE(match.clock().is_lost());
  match.hold_clock(false);
  match.play(stone(6, 6));
  match.pass(std::chrono::hours(1));
  ASSERT_TRUE(match.clock().is_lost());
  match.play({.kind = Move::Kind::TimeBlack});
  EXPECT_EQ(match.game().ending(), Ending::Time);
  EXPECT_EQ(match.winner(), Seat::Second);
  const auto again = Match::read(match.write());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->game(), match.game());
  EXPECT_EQ(again->clock(), match.clock());
  undo_turn(match);
  EXPECT_THAT(match.stones(), SizeIs(2));
  EXPECT_EQ(match.clock().now().left(0), std::chrono::minutes(5));
}

TEST(Match, ReadAfterWriteIsTheIdentity) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random chance(seed);
    const Opening opening = gomoku::kOpenings[chance.index(gomoku::kOpenings.size())];
    Match match({.opening = opening}, {kPerson, chance.below(2) == 0 ? kPerson : kComputer});
    if (chance.below(2) == 0) match.set_clock(kFiveMinutes, MatchClock::Flag::Warns);
    for (int i = 0; i < 40 && !match.game().over(); ++i) {
      match.pass(milliseconds(static_cast<int>(chance.below(5000))));
      const Move move = match.game().choosing()
                            ? Move{.kind = Move::Kind::TakeWhite}
                            : stone(static_cast<int>(chance.below(15)), static_cast<int>(chance.below(15)));
      if (match.game().is_legal(move)) match.play(move);
      if (chance.below(8) == 0 && match.can_undo()) undo_turn(match);
    }
    match.count_assist();
    const auto back = Match::read(match.write());
    ASSERT_TRUE(back) << match.write();
    EXPECT_EQ(back->write(), match.write());
    EXPECT_EQ(back->game(), match.game());
    EXPECT_EQ(back->players(), match.players());
    EXPECT_EQ(back->clock(), match.clock());
  }
}

// The names of the time when there were four levels.
TEST(Match, AFormerNameOfALevelIsRead) {
  Session<gomoku::Game> session({});
  session.play(stone(7, 7));
  for (const auto& [word, level] : {std::pair{"easy", Level::Pupil},
                                    {"medium", Level::Scholar},
                                    {"hard", Level::Expert},
                                    {"master", Level::Master},
                                    {"sage", Level::Sage}}) {
    const auto match = Match::read(session.write("first=person second=" + std::string(word) +
                                                 " time_first=0 time_second=0 hints=0 entered=0"));
    ASSERT_TRUE(match) << word;
    EXPECT_EQ(match->player(Seat::Second).level, level);
    EXPECT_EQ(Match::read(match->write())->player(Seat::Second).level, level);
  }
}

TEST(Match, AnInvalidNoteIsRefused) {
  const std::string good = "first=person second=hard time_first=0 time_second=0 hints=0 entered=0";
  Session<gomoku::Game> session({});
  session.play(stone(7, 7));
  ASSERT_TRUE(Match::read(session.write(good)));
  for (const auto& [from, to] : {std::pair{"second=hard", "second=genius"},
                                 {"hints=0", "hints=-1"},
                                 {"time_first=0", "time_first=x"},
                                 {"entered=0", "entered=2"},
                                 {"hints=0", "no_hints=0"},
                                 {"entered=0", "left=0"},
                                 {"first=person", "nobody=person"}}) {
    std::string note = good;
    note.replace(note.find(from), std::string_view(from).size(), to);
    EXPECT_FALSE(Match::read(session.write(note))) << to;
  }
}

}  // namespace
}  // namespace quintet::gomoku
