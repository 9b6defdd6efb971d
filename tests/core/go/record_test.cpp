#include "core/go/record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "core/sgf.hpp"

namespace quintet::go {
namespace {

using Kind = Move::Kind;
using testing::ElementsAre;
using testing::HasSubstr;

Record read(std::string_view text) {
  const auto record = read_sgf(text);
  EXPECT_TRUE(record) << text << message_of(record.error().fault) << " line " << record.error().line;
  return record.value_or(Record{});
}

TEST(GoRecord, ReadsStartNamesAndMoves) {
  const Record record = read(
      "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese]PB[Li\nNa]PW[Guo]DT[2026-11-22,23]RE[W+Resign]\n"
      ";B[ee];W[gc](;B[])(;B[aa]))");
  EXPECT_EQ(record.game.start(), (Start{.side = 9, .rules = RuleSet::Japanese, .komi = 13}));
  EXPECT_THAT(record.game.moves(), ElementsAre(Move{.at = {4, 4}}, Move{.at = {2, 6}},
                                               Move{.kind = Kind::Pass}, Move{.kind = Kind::ResignBlack}));
  EXPECT_THAT(record.players, ElementsAre("Li Na", "Guo"));
  EXPECT_EQ(record.date, "2026-11-22");
  EXPECT_EQ(record.result, "W+R");
  EXPECT_EQ(record.game.end().outcome(), Outcome::WhiteWins);
  EXPECT_FALSE(record.refused);
}

TEST(GoRecord, UnderstandsTheHabitsOfOtherPrograms) {
  EXPECT_EQ(read("(;GM[1]KM[375])").game.start().komi, 15);
  EXPECT_EQ(read("(;GM[1]KM[650])").game.start().komi, 13);
  EXPECT_EQ(read("(;GM[1]KM[3.75])").game.start().komi, 15);
  EXPECT_EQ(read("(;GM[1]KM[7.50])").game.start().komi, 15);
  EXPECT_EQ(read("(;GM[1]KM[-5])").game.start().komi, -10);
  EXPECT_EQ(read("(;GM[1]KM[much]RU[Japanese])").game.start().komi, 13);
  EXPECT_EQ(read("(;GM[1]RU[nz])").game.start().rules, RuleSet::NewZealand);
  EXPECT_EQ(read("(;SZ[13:13])").game.start().side, 13);
  EXPECT_EQ(read("no game (comment) (;GaMe[1]SiZe[5];Black[aa])").game.end().board().stones(Colour::Black),
            1);
  EXPECT_EQ(read("(;SZ[5]AB[bb]PL[White])").game.start().first, Colour::White);
  EXPECT_EQ(read("(;SZ[5]AB[bb]PL[X])").game.start().first, Colour::Black);
  EXPECT_EQ(read("(;SZ[19];B[tt])").game.moves().front().kind, Kind::Pass);
  EXPECT_EQ(read("(;SZ[21];B[tt])").game.moves().front().at, (Point{19, 19}));
}

TEST(GoRecord, ReadsHandicapHoweverItIsWritten) {
  const Start fixed{.side = 9, .komi = 1, .handicap = 2};
  EXPECT_EQ(read("(;SZ[9]HA[2]AB[gc][cg];W[ee])").game.start(), fixed);
  EXPECT_EQ(read("(;SZ[9]HA[2];W[ee])").game.start(), fixed);
  const Record free = read("(;SZ[9]HA[2]AB[aa][bb];W[ee])");
  EXPECT_EQ(free.game.start().placement, Placement::Free);
  EXPECT_EQ(free.game.moves().size(), 3U);
  EXPECT_EQ(read("(;SZ[9]HA[2];B[aa];B[bb];W[ee])"), free);
  EXPECT_EQ(write_sgf(read("(;SZ[9]HA[2];B[gc];B[cg];W[ee])")),
            write_sgf(read("(;SZ[9]HA[2];B[cg];B[gc];W[ee])")))
      << "in one order";
  EXPECT_EQ(read("(;SZ[9]HA[2];B[aa];W[ee])").game.start().handicap, 0);
  EXPECT_EQ(read("(;SZ[9]HA[0];B[aa])").game.start().handicap, 0);
  EXPECT_EQ(read("(;SZ[9]HA[1];B[aa])").game.start().handicap, 0);
}

TEST(GoRecord, ReadsAHandicapOfManyStones) {
  const std::string stones = "AB[aa][ac][ae][ag][ai][ca][cc][ce][cg][ci][ea][ec][ee]";
  const Record record = read("(;SZ[9]HA[13]" + stones + ";W[gg])");
  EXPECT_EQ(record.game.start().handicap, 13);
  EXPECT_EQ(record.game.start().placement, Placement::Free);
  EXPECT_THAT(write_sgf(record), HasSubstr("HA[13]" + stones + "\n;W[gg])"));
  EXPECT_EQ(read(write_sgf(record)), record);
  EXPECT_EQ(*Game::read_start(Game::write_start(record.game.start())), record.game.start());
  EXPECT_EQ(read("(;SZ[9]HA[100]AB[aa];W[gg])").game.start().handicap, 0) << "more than the board has points";
  EXPECT_EQ(read("(;SZ[9]HA[13];W[gg])").game.start().handicap, 0) << "nobody knows where";
}

TEST(GoRecord, ReadsEachGameOfACollection) {
  const std::string text =
      "a mail\n(;SZ[9]PB[One (;];B[ee](;W[cc])(;W[gg]))\nand (not a "
      "game)\n(;SZ[5];B[aa]C[two])\n(;SZ[7]\n;B[zz])";
  EXPECT_EQ(sgf::games_in(text).size(), 3U);
  EXPECT_EQ(sgf::games_in(text, 2).size(), 2U);
  EXPECT_EQ(sgf::games_in("nothing").size(), 0U);
  EXPECT_EQ(sgf::games_in("(;SZ[9](;B[ee])").size(), 1U) << "unfinished";
  const auto texts = sgf::texts_in(text);
  ASSERT_EQ(texts.size(), 3U);
  EXPECT_EQ(read_sgf(texts[1]), read_sgf(text, 1));
  EXPECT_TRUE(texts[0].starts_with("(;SZ[9]"));
  EXPECT_TRUE(texts[2].ends_with("B[zz])"));
  EXPECT_EQ(read_sgf(text, 0), read(text));
  EXPECT_EQ(read_sgf(text, 0)->players[0], "One (;");
  const auto second = read_sgf(text, 1);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->game.start().side, 5);
  const auto& tree = second->beside.tree;
  EXPECT_EQ(tree.note(tree.main_line().front()).comment, "two");
  EXPECT_EQ(read_sgf(text, 2).error(), (RecordError{RecordFault::BadPoint, 6}));
  EXPECT_EQ(read_sgf(text, 3).error(), (RecordError{RecordFault::NoGame}));
}

TEST(GoRecord, ReadsPositions) {
  const Record record = read("(;SZ[5]AB[aa:cb][ee]AW[ad:be]AE[bb];W[cd])");
  EXPECT_EQ(record.game.end().board().stones(Colour::Black), 6);
  EXPECT_EQ(record.game.end().board().stones(Colour::White), 5);
  EXPECT_EQ(record.game.start().first, Colour::White);
  // Stones that are set up in the middle begin the game anew.
  const Record anew = read("(;SZ[5];B[aa];W[bb];AB[cc];B[dd])");
  EXPECT_EQ(anew.game.moves().size(), 1U);
  EXPECT_EQ(anew.game.end().board().stones(Colour::Black), 3);
}

TEST(GoRecord, GoesOnWhereASideMovesTwiceOrAfterPasses) {
  EXPECT_THAT(read("(;SZ[5];B[aa];B[bb])").game.moves(),
              ElementsAre(Move{.at = {0, 0}}, Move{.kind = Kind::Pass}, Move{.at = {1, 1}}));
  EXPECT_EQ(read("(;SZ[5];B[aa];W[];B[];W[bb])").game.end().board().stones(Colour::White), 1);
  EXPECT_EQ(read("(;SZ[5];B[aa];W[];B[];W[];B[])").game.end().phase(), Phase::Counting);
}

TEST(GoRecord, KeepsWhatComesBeforeAnIllegalMoveAndTellsItsLine) {
  const Record record = read("(;SZ[5]RE[B+R]\n;B[aa]\n;W[aa]\n;B[bb])");
  EXPECT_THAT(record.game.moves(), ElementsAre(Move{.at = {0, 0}}));
  EXPECT_EQ(record.refused, (Record::Refused{.verdict = Verdict::Taken, .line = 3}));
  EXPECT_FALSE(record.game.end().over());
}

// A move outside the board is such a move, unless it is the first.
TEST(GoRecord, AMoveOutsideTheBoardEndsTheMoves) {
  const Record record = read("(;SZ[9];B[ee];W[cc]\n;B[jj];W[gc])");
  EXPECT_EQ(record.game.moves().size(), 2U);
  EXPECT_EQ(record.refused, (Record::Refused{.verdict = Verdict::Outside, .line = 2}));
}

TEST(GoRecord, TellsHowManyMovesComeBeforeStonesThatAreSetUpAmidTheGame) {
  const Record record = read("(;SZ[9];B[ee];W[cc];AB[gg];B[gc])");
  EXPECT_EQ(record.left_out, 2U);
  EXPECT_EQ(record.game.moves().size(), 1U);
  EXPECT_EQ(record.game.start().stones[0].size(), 2U);
  EXPECT_EQ(read("(;SZ[9]AB[gg];W[gc])").left_out, 0U);
}

// White would have passed before the stone that may not stand there.
TEST(GoRecord, ARefusedMoveLeavesNoPassBehind) {
  const Record record = read("(;SZ[9];B[aa];B[];B[aa])");
  ASSERT_TRUE(record.refused);
  EXPECT_EQ(record.refused->verdict, Verdict::Taken);
  EXPECT_EQ(record.game.moves().size(), 3U);
  EXPECT_EQ(write_sgf(read(write_sgf(record))), write_sgf(record));
}

TEST(GoRecord, RefusesWithTheLineOfTheError) {
  struct Bad {
    std::string_view text;
    RecordError error;
  };
  for (const auto& [text, error] :
       {Bad{"", {RecordFault::NoGame, 1}}, Bad{"(GM[1])", {RecordFault::NoGame, 1}},
        Bad{"(;GM[1]\n;B[aa]", {RecordFault::Unfinished, 2}},
        Bad{"(;GM[1]\nB)", {RecordFault::BadProperty, 2}}, Bad{"(;\nGM[4])", {RecordFault::AnotherGame, 2}},
        Bad{"(;SZ[4])", {RecordFault::BadBoard, 1}}, Bad{"(;SZ[9:7])", {RecordFault::BadBoard, 1}},
        Bad{"(;B[aa]SZ[9])", {RecordFault::BadBoard, 1}},
        Bad{"(;SZ[9]\n\n;B[ja])", {RecordFault::BadPoint, 3}},
        Bad{"(;SZ[9]AB[aa:jj])", {RecordFault::BadPoint, 1}},
        Bad{"(;SZ[5]\nAB[aa]AW[ab][ba])", {RecordFault::BadSetUp, 2}}}) {
    const auto record = read_sgf(text);
    ASSERT_FALSE(record) << text;
    EXPECT_EQ(record.error(), error) << text << static_cast<int>(record.error().fault) << ' '
                                     << record.error().line;
  }
  std::string endless = "(;SZ[5]";
  for (std::size_t i = 0; i <= kMostMoves; ++i) endless += ";B[];W[]";
  EXPECT_EQ(read_sgf(endless + ")").error().fault, RecordFault::TooLong);
}

TEST(GoRecord, WritesTheResultOfTheGame) {
  Record record{.game = Replay<Game>({.side = 5, .komi = 1})};
  for (const Kind kind : {Kind::Pass, Kind::Pass, Kind::Agree}) record.game.play({.kind = kind});
  EXPECT_EQ(result_of(record), "W+0.5");
  EXPECT_THAT(write_sgf(record), HasSubstr("RE[W+0.5]"));
  EXPECT_EQ(read(write_sgf(record)).result, "W+0.5");
}

TEST(GoRecord, NamesCaptureGo) {
  Record record{.game = Replay<Game>({.side = 5, .komi = 0, .to_take = 1})};
  for (const Point at : {Point{3, 0}, Point{4, 0}, Point{0, 4}, Point{4, 4}, Point{4, 1}})
    record.game.play({.at = at});
  EXPECT_EQ(result_of(record), "B+");
  const std::string text = write_sgf(record);
  EXPECT_THAT(text, HasSubstr("RU[Capture Go 1, Chinese]"));
  EXPECT_EQ(read(text).game.start().to_take, 1);
  EXPECT_EQ(read(text).game.end().ending(), Ending::Taken);
  EXPECT_EQ(read("(;GM[1]RU[Capture Go 1000, Japanese])").game.start().to_take, 0);
  EXPECT_EQ(read("(;GM[1]RU[Capture Go 5, AGA])").game.start().to_take, 0) << "a pass hands over a stone";
}

// Random games of all kinds are the same after they were written and read.
TEST(GoRecord, ReadsWhatItWrites) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const auto kind = random.below(4);
    Start start{.side = 5 + static_cast<int>(random.below(5)),
                .rules = kRuleSets[random.index(kRuleSets.size())],
                .komi = static_cast<int>(random.below(30)) - 10};
    if (kind == 1 && start.side >= 7) start.handicap = 3;
    if (kind == 2) start = {.side = 9, .handicap = 4, .placement = Placement::Free};
    if (kind == 3) start.stones = {{{{0, 0}, {3, 3}}, {{2, 2}}}};
    if (seed % 5 == 0 && start.rules != RuleSet::Aga) start.to_take = 3;
    Record record{.game = Replay<Game>(start), .players = {"A [1] \\", "B"}, .date = "2026-11-22"};
    for (int i = 0; i < 60; ++i) {
      const auto side = static_cast<std::uint64_t>(start.side);
      const Point at{static_cast<int>(random.below(side)), static_cast<int>(random.below(side))};
      if (random.below(15) == 0 && !record.game.end().passed())
        record.game.play({.kind = Kind::Pass});
      else
        record.game.play({.at = at});
    }
    if (seed % 3 == 0) record.game.play({.kind = Kind::ResignWhite});
    record.result = result_of(record);
    const Record again = read(write_sgf(record));
    EXPECT_TRUE(read(write_sgf(again)) == again) << write_sgf(record);
    EXPECT_EQ(again.game.end().board(), record.game.end().board());
    // Free handicap stones are a set.
    EXPECT_TRUE(kind == 2 || again == record) << write_sgf(record);
  }
}

TEST(GoRecord, KeepsTheTimeOfThePlayers) {
  const Record record = read("(;SZ[9]TM[600]OT[25/300 Canadian]RE[W+T];B[ee])");
  EXPECT_EQ(record.control.kind, TimeControl::Kind::Canadian);
  EXPECT_THAT(write_sgf(record), HasSubstr("TM[600]OT[25/300 Canadian]"));
  EXPECT_TRUE(read(write_sgf(record)) == record);
}

}  // namespace
}  // namespace quintet::go
