// What stands beside a game of stones, and how SGF texts say it: variations, comments and marks.
#include "core/stone_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/go/record.hpp"
#include "core/gomoku/record.hpp"
#include "core/gomoku/replay.hpp"
#include "core/random.hpp"

namespace quintet {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kRoot = "(;FF[4]GM[1]CA[UTF-8]AP[Quintet]SZ[9]KM[7.5]RU[Chinese]\n";

// What follows the root when a game of go on 9 lines is read and written again.
std::string again(std::string_view nodes) {
  const auto record = go::read_sgf("(;GM[1]SZ[9]" + std::string(nodes) + ")");
  if (!record) return "not read";
  std::string text = go::write_sgf(*record);
  EXPECT_TRUE(text.starts_with(kRoot)) << text;
  text.erase(0, kRoot.size());
  std::erase(text, '\n');
  text.pop_back();
  return record->beside.whole ? text : text + " not whole";
}

TEST(StoneTree, KeepsVariationsWithinVariationsInTheirOrder) {
  for (const char* nodes : {";B[ee];W[cc](;B[gg];W[gc])(;B[gc](;W[gg])(;W[cg]))",
                            "(;B[ee])(;B[cc])(;B[gg];W[ee])", ";B[ee](;W[];B[])(;W[cc])"})
    EXPECT_EQ(again(nodes), nodes);
}

TEST(StoneTree, JoinsVariationsThatBeginWithTheSameMoves) {
  EXPECT_EQ(again("(;B[ee];W[cc])(;B[ee];W[gg])"), ";B[ee](;W[cc])(;W[gg])");
}

TEST(StoneTree, MarksTheEndOfAGameThatAVariationContinues) {
  EXPECT_EQ(again(";B[ee](;)(;W[cc])"), ";B[ee](;)(;W[cc])");
  EXPECT_EQ(again("(;B[ee])(;B[ee];W[cc])"), ";B[ee](;)(;W[cc])");
  const auto record = go::read_sgf("(;GM[1]SZ[9];B[ee](;)(;W[cc]))");
  EXPECT_EQ(record->game.moves().size(), 1U) << "the variation is no part of the game";
}

TEST(StoneTree, KeepsCommentsAndMarksAtTheirNodes) {
  const char* const nodes = ";B[ee]C[One line\nand [another\\]]TR[cc]MA[ea]LB[aa:A][bb:12];W[cc]SQ[ee]CR[ff]";
  EXPECT_EQ(again(nodes), ";B[ee]C[One lineand [another\\]]TR[cc]MA[ea]LB[aa:A][bb:12];W[cc]SQ[ee]CR[ff]")
      << "line breaks are left out here";
  const auto record = go::read_sgf("(;GM[1]SZ[9]C[Of the game.];B[ee]C[One line\nand another])");
  const auto& tree = record->beside.tree;
  EXPECT_EQ(tree.note(tree.kRoot).comment, "Of the game.");
  EXPECT_EQ(tree.note(tree.main_line().front()).comment, "One line\nand another");
}

TEST(StoneTree, ANoteIsAboutThePositionAfterTheMoveOfItsNode) {
  EXPECT_EQ(again(";C[good]B[ee]"), ";B[ee]C[good]");
}

TEST(StoneTree, ReadsRectanglesOfMarksAndKeepsOneOnAPoint) {
  EXPECT_EQ(again(";B[ee]TR[aa:bb]SQ[ab]"), ";B[ee]TR[aa][ba][bb]SQ[ab]");
}

TEST(StoneTree, LeavesOutMarksOutsideTheBoardAndControlCharacters) {
  EXPECT_EQ(again(";B[ee]TR[zz][cc]LB[zz:A][aa]C[a\x01"
                  "b\xFF]"),
            ";B[ee]C[a b]TR[cc]");
}

// A value that has 100 bytes.
std::string value_of_100(char c) {
  return '[' + std::string(98, c) + ']';
}

TEST(StoneTree, KeepsPropertiesThatItDoesNotKnow) {
  for (const char* nodes :
       {";B[ee]BL[30.5]OB[3]N[name];W[cc]WL[2]BM[1]TB[aa][bb](;B[gg]V[-3]K2[x\\]\\\\])(;B[gc]TE[2])",
        ";B[ee]AR[aa:bb]AR[cc:dd]", ";B[ee]C[c]XX[][unknown][a\\:b:c]"})
    EXPECT_EQ(again(nodes), nodes);
  EXPECT_EQ(again(";B[ee]BL[1]BL[2]XX[1]XX[1]"), ";B[ee]BL[1]XX[1]");
  EXPECT_EQ(again(";B[ee]XX[a\x01\xFF\xE4\xB8\xAD]"), ";B[ee]XX[a ?\xE4\xB8\xAD]");
}

TEST(StoneTree, KeepsWhatAFileSaysAboutItsGame) {
  const auto record =
      go::read_sgf("(;GM[1]SZ[9]BR[9p]WR[5d]EV[Cup]GN[Final\r\ngame]PC[Seoul]RO[1]ON[x]AN[y]KM[6.5];B[ee])");
  const std::string text = go::write_sgf(*record);
  EXPECT_THAT(text,
              HasSubstr("RU[Chinese]BR[9p]WR[5d]EV[Cup]GN[Final\ngame]PC[Seoul]RO[1]ON[x]AN[y]\n;B[ee])"));
  EXPECT_EQ(go::read_sgf(text)->beside, record->beside);
  EXPECT_EQ(go::write_sgf(*go::read_sgf("(;GM[1]SZ[9]EV[Cup]BL[3];B[ee];AB[aa]AW[bb]PL[B]N[x];B[cc])")),
            std::string(kRoot.substr(0, kRoot.size() - 1)) + "AB[aa][ee]AW[bb]PL[B]EV[Cup]N[x]\n;B[cc])\n")
      << "stones that are set up in the middle begin the game anew";
  gomoku::Record five{.side = 15, .moves = {{7, 7}}};
  const gomoku::Replay replay = [&] {
    gomoku::Replay one{{.side = 15}};
    one.play({.at = {7, 7}});
    return one;
  }();
  five.tree = gomoku::read_beside("(;GM[4]SZ[15]BR[4k]EV[Cup];B[hh]BL[7])", replay).tree;
  EXPECT_THAT(gomoku::write_sgf(five), HasSubstr("SZ[15]BR[4k]EV[Cup]\n;B[hh]BL[7])"));
}

TEST(StoneTree, BoundsWhatItDoesNotKnow) {
  std::string node = ";B[ee]XX", more = "(;GM[1]SZ[9];B[ee]";
  for (std::size_t i = 0; i < StoneNote::kMostOfOthers / 100; ++i) node += value_of_100('a');
  EXPECT_EQ(again(node), node) << "as much as a note may have";
  EXPECT_EQ(again(node + "YY" + value_of_100('b')), node + " not whole");
  std::string names;
  for (std::size_t i = 0; i < StoneNote::kMostOthers; ++i) names += "N" + std::to_string(i) + "[]";
  EXPECT_EQ(again(";B[ee]" + names + "XX[]"), ";B[ee]" + names + " not whole");
  const std::string big = "XX[" + std::string(60'000, 'x') + "]";
  for (int i = 0; i < 60; ++i)
    more += "(;W[cc]N[" + std::to_string(i) + "]" + big + ")(;W[" + char('a' + i % 9) + "a]" + big + ")";
  const auto record = go::read_sgf(more + ")");
  EXPECT_FALSE(record->beside.whole);
  EXPECT_LT(go::write_sgf(*record).size(), std::size_t{2'200'000});
}

TEST(StoneTree, WritesAndReadsEvaluations) {
  go::Record record;
  record.game.play({.at = {4, 4}});
  auto& tree = record.beside.tree;
  const auto first = tree.play(tree.kRoot, {.at = {4, 4}}), other = tree.play(tree.kRoot, {.at = {2, 2}});
  tree.note(first).set_evaluation({.chance = 0.62347F, .lead = -3.456F});
  tree.note(other).set_evaluation({.chance = 1});
  tree.note(other).set_evaluation({.chance = 0.4F});
  const std::string text = go::write_sgf(record);
  EXPECT_THAT(text, HasSubstr("(;B[ee]V[-3.46]BWR[0.6235])\n(;B[cc]BWR[0.4000]))"));
  const auto read = go::read_sgf(text);
  ASSERT_TRUE(read);
  const auto& again = read->beside.tree;
  const auto children = again.children(again.kRoot);
  EXPECT_EQ(again.note(children[0]).evaluation(), (StoneEvaluation{0.6235F, -3.46F}));
  EXPECT_EQ(again.note(children[1]).evaluation(), (StoneEvaluation{0.4F, std::nullopt}));
  EXPECT_EQ(again.note(again.kRoot).evaluation(), std::nullopt);
}

// Of a move that has these properties too.
StoneNote note_of(std::string_view properties) {
  const auto record = go::read_sgf("(;GM[1]SZ[9];B[ee]" + std::string(properties) + ")");
  const auto& tree = record->beside.tree;
  return tree.children(tree.kRoot).empty() ? StoneNote() : tree.note(tree.children(tree.kRoot)[0]);
}

TEST(StoneTree, KnowsTheClockOfEachSide) {
  const StoneNote both = note_of("BL[754.5]OB[3]WL[30]");
  EXPECT_EQ(both.time_left(Colour::Black), 754.5F);
  EXPECT_EQ(both.time_left(Colour::White), 30);
  EXPECT_EQ(note_of("BL[0]").time_left(Colour::Black), 0);
  for (const char* none : {"", "OB[3]", "BL[]WL[30]", "BL[-1]", "BL[soon]", "BL[10000000]"})
    EXPECT_EQ(note_of(none).time_left(Colour::Black), std::nullopt) << none;
}

TEST(StoneTree, TakesOnlyNumbersForAnEvaluation) {
  const auto evaluation = [](std::string_view properties) { return note_of(properties).evaluation(); };
  EXPECT_EQ(evaluation("BWR[.5]V[+2]"), (StoneEvaluation{0.5F, 2.0F}));
  EXPECT_EQ(evaluation("V[-2.5]BWR[0]"), (StoneEvaluation{0, -2.5F}));
  EXPECT_EQ(evaluation("BWR[1.0]V[good]"), (StoneEvaluation{1, std::nullopt}));
  for (const char* none : {"V[3]", "BWR[]", "BWR[1.5]", "BWR[-0.1]", "BWR[nan]", "BWR[0.5x]", "BWR[1e-1]"})
    EXPECT_EQ(evaluation(none), std::nullopt) << none;
}

TEST(StoneTree, KeepsLongComments) {
  const std::string comment(60'000, 'c');
  EXPECT_EQ(again(";B[ee]C[" + comment + "]"), ";B[ee]C[" + comment + "]");
}

TEST(StoneTree, AGameAloneHasNoTree) {
  const auto record = go::read_sgf("(;GM[1]SZ[9];B[ee];W[cc])");
  EXPECT_EQ(record->beside, ReadTree<go::Move>{});
}

TEST(StoneTree, SaysThatAVariationCannotBePlayedAndKeepsTheOthers) {
  EXPECT_EQ(again(";B[ee](;W[cc])(;W[ee];B[aa])(;W[gg];B[zz])(;W[aa])"),
            ";B[ee](;W[cc])(;W[gg])(;W[aa]) not whole");
  EXPECT_EQ(again(";B[ee](;W[cc])(;AB[aa];W[bb])"), ";B[ee];W[cc] not whole");
}

TEST(StoneTree, KeepsWhatStandsBeforeTheDamage) {
  const auto record = go::read_sgf("(;GM[1]SZ[9];B[ee](;W[cc])(;W[gg]C[kept])(;W[a");
  ASSERT_TRUE(record);
  EXPECT_FALSE(record->beside.whole);
  EXPECT_THAT(go::write_sgf(*record), HasSubstr("(;W[gg]C[kept]))"));
}

TEST(StoneTree, ASideThatMovesTwiceHasBeenPassedOverInVariationsToo) {
  EXPECT_EQ(again("(;B[ee];W[cc])(;B[aa];B[bb])"), "(;B[ee];W[cc])(;B[aa];W[];B[bb])");
}

TEST(StoneTree, PlaysOnAfterTwoPasses) {
  EXPECT_EQ(again(";B[ee];W[];B[](;)(;W[cc];B[gg])"), ";B[ee];W[];B[](;)(;W[cc];B[gg])");
}

TEST(StoneTree, BeginsWithTheGameThatIsSetUpLater) {
  const auto record =
      go::read_sgf("(;GM[1]SZ[9];B[ee]C[before](;W[dd];AB[aa]PL[W];W[cc](;B[gg])(;B[gc]))(;W[ff]))");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->game.moves().size(), 2U);
  const auto& tree = record->beside.tree;
  EXPECT_EQ(tree.children(tree.main_line().front()).size(), 2U);
  EXPECT_EQ(tree.nodes().size(), 4U);
}

TEST(StoneTree, KnowsHandicapStonesThatBlackHasPlaced) {
  const auto record = go::read_sgf("(;GM[1]SZ[9]HA[2]AB[aa][bb];W[ee](;B[cc])(;B[gg]C[here]))");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->game.start().placement, go::Placement::Free);
  EXPECT_EQ(record->beside.tree.nodes().size(), 6U);
  EXPECT_THAT(go::write_sgf(*record), HasSubstr("AB[aa][bb]\n;W[ee]\n(;B[cc])\n(;B[gg]C[here]))"));
}

TEST(StoneTree, OfGomokuDependsOnTheRule) {
  const std::string text = "(;GM[4]SZ[15];B[hh];W[aa](;B[ii]C[there];W[bb])(;B[ij];W[cc])(;W[dd])(;B[hh]))";
  const auto record = gomoku::read_record(text);
  ASSERT_TRUE(record);
  const auto replay = gomoku::replay_of(*record, gomoku::Rule::Freestyle);
  const auto beside = gomoku::read_beside(text, *replay);
  EXPECT_FALSE(beside.whole) << "White does not move twice, and a point is not taken twice";
  gomoku::Record more = *record;
  more.tree = beside.tree;
  EXPECT_THAT(gomoku::write_sgf(more), HasSubstr("\n(;B[ii]C[there];W[bb])\n(;B[ij];W[cc]))"));
}

TEST(StoneTree, AnotherGameOfTheSameTextIsAVariation) {
  const auto played = go::read_sgf("(;GM[1]SZ[9];B[ee];W[gg])");
  const auto beside = go::read_beside("(;GM[1]SZ[9];B[ee];W[cc]C[earlier])", played->game);
  EXPECT_TRUE(beside.whole);
  go::Record record = *played;
  record.beside = beside;
  EXPECT_THAT(go::write_sgf(record), HasSubstr(";B[ee]\n(;W[gg])\n(;W[cc]C[earlier]))"));
}

// Trees of random games: what was written is read as the same tree, and written in the same way again.
TEST(StoneTree, ReadAfterWriteIsTheIdentity) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random chance(seed);
    quintet::Replay<go::Game> game(go::Start{.side = 7});
    while (game.moves().size() < 20) game.play({.at = {int(chance.below(7)), int(chance.below(7))}});
    StoneTree<go::Move> tree = tree_of(std::span<const go::Move>(game.moves()));
    TreePositions<go::Game> positions(game);
    for (int i = 0; i < 60; ++i) {
      const auto nodes = tree.nodes();
      const auto at = nodes[chance.index(nodes.size())];
      const go::Move move{.at = {int(chance.below(7)), int(chance.below(7))}};
      if (positions.at(tree, at).is_legal(move)) tree.play(at, move);
      if (chance.below(4) == 0) tree.note(at).comment = "Move " + std::to_string(i);
      if (chance.below(4) == 0) tree.note(at).set_mark({move.at, PointSign::Label, "A"});
    }
    const std::string text = go::write_sgf({.game = game, .beside = {tree}});
    const auto read = go::read_sgf(text);
    ASSERT_TRUE(read && read->beside.whole) << text;
    ASSERT_EQ(read->beside.tree, tree) << text;
    ASSERT_EQ(go::write_sgf(*read), text);
  }
}

TEST(StoneNote, ASecondMarkReplacesTheFirst) {
  StoneNote note;
  note.set_mark({{3, 3}, PointSign::Circle});
  note.set_mark({{1, 2}, PointSign::Cross});
  note.set_mark({{3, 3}, PointSign::Label, "B"});
  ASSERT_EQ(note.marks.size(), 2U);
  EXPECT_EQ(note.marks.front().at, (Point{1, 2}));
  EXPECT_EQ(note.mark_on({3, 3})->label, "B");
  note.remove_mark({3, 3});
  EXPECT_EQ(note.mark_on({3, 3}), nullptr);
}

}  // namespace
}  // namespace quintet
