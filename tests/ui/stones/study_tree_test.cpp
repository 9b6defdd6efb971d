// The tree of a reviewed game of stones.
#include "ui/stones/study_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/go/record.hpp"

namespace quintet::ui {
namespace {

using go::Game;
using Study = StudyTree<Game>;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

go::Move at(int row, int column) {
  return {.at = {row, column}};
}

Study study_of(std::string_view nodes) {
  const auto record = go::read_sgf("(;GM[1]SZ[9]" + std::string(nodes) + ")");
  return {std::make_shared<const Replay<Game>>(record->game), shared_beside(record->beside)};
}
// The labels in the order of the nodes.
std::string labels(const Study& study) {
  std::string all;
  for (const TreeStone& stone : study.stones()) all += (stone.branches ? " " : "") + stone.label + ' ';
  return all;
}

TEST(StudyTree, ATriedLineIsAVariation) {
  Study study = study_of(";B[aa];W[bb];B[cc]");
  EXPECT_EQ(study.beside(), nullptr);
  const std::vector line{at(5, 5), at(6, 6)};
  EXPECT_TRUE(study.add(1, line));
  EXPECT_FALSE(study.add(1, line)) << "it is there already";
  EXPECT_EQ(labels(study), " 1 2 3  A 2 ");
  EXPECT_EQ(study.beside()->tree.nodes().size(), 6U);
  const auto id = study.at(1, line);
  EXPECT_EQ(study.ply_of(id), std::nullopt);
  EXPECT_EQ(study.ply_of(study.at(2, {})), 2U);
}

TEST(StudyTree, TheMovesOfTheGameAreNoVariation) {
  Study study = study_of(";B[aa];W[bb];B[cc]");
  EXPECT_FALSE(study.add(1, std::vector{at(1, 1), at(2, 2)}));
  EXPECT_EQ(study.beside(), nullptr);
}

TEST(StudyTree, AMoveAfterTheEndOfTheGameIsAVariation) {
  Study study = study_of(";B[aa]");
  EXPECT_TRUE(study.add(1, std::vector{at(4, 4)}));
  EXPECT_EQ(labels(study), " 1  A ");
  const auto again = study_of(";B[aa](;)(;W[ee];B[ff])");
  EXPECT_EQ(labels(again), " 1  A 2 ");
}

TEST(StudyTree, LettersGoByThePlaceAmongTheVariations) {
  const Study study = study_of("(;B[aa];W[bb])(;B[cc];W[dd](;B[ee])(;B[ff]))(;B[gg])");
  EXPECT_EQ(labels(study), " 1 2  A 2 3  A  B ");
  const auto shown = study.at(0, std::vector{at(2, 2)});
  EXPECT_THAT(study.alternatives_to(shown), ElementsAre(Pair(testing::_, "1"), Pair(testing::_, "B")));
  EXPECT_THAT(study.alternatives_to(Study::Tree::kRoot), IsEmpty());
}

TEST(StudyTree, KnowsTheLineToAPositionAndOnToItsEnd) {
  const Study study = study_of(";B[aa](;W[bb])(;W[cc];B[dd](;W[ee];B[ff])(;W[gg]))");
  const auto line = study.line_to(study.at(1, std::vector{at(2, 2), at(3, 3)}));
  EXPECT_EQ(line.from, 1U);
  EXPECT_EQ(line.at, 2U);
  EXPECT_EQ(line.moves, (std::vector{at(2, 2), at(3, 3), at(4, 4), at(5, 5)}));
}

TEST(StudyTree, TakesBackOnlyWhatThePlayerHasAdded) {
  Study study = study_of(";B[aa](;W[bb])(;W[cc])");
  EXPECT_FALSE(study.take_back(1, std::vector{at(2, 2)})) << "it was there before";
  study.add(1, std::vector{at(5, 5), at(6, 6)});
  EXPECT_TRUE(study.take_back(1, std::vector{at(5, 5)}));
  EXPECT_EQ(labels(study), " 1 2  A ");
  EXPECT_FALSE(study.take_back(1, std::vector{at(5, 5)}));
}

TEST(StudyTree, AVariationIsRemovedWithAllThatFollows) {
  Study study = study_of(";B[aa](;W[bb])(;W[cc];B[dd](;W[ee])(;W[ff]))(;W[gg])");
  study.remove(study.at(1, std::vector{at(2, 2)}));
  EXPECT_EQ(labels(study), " 1 2  A ");
}

TEST(StudyTree, StonesHaveTheColourOfTheSideThatMoved) {
  const Study study = study_of(";B[aa](;W[bb])(;W[];B[cc])");
  const auto stones = study.stones();
  EXPECT_EQ(stones[1].colour, Colour::Black);
  EXPECT_EQ(stones[3].colour, std::nullopt) << "a pass";
  EXPECT_EQ(stones[4].colour, Colour::Black);
}

TEST(KeptTree, StandsBehindTheSaveOfAMatch) {
  const std::string kept =
      kept_with_tree("quintet 1 go\n1,2\nchecksum 1\n", "(;GM[1]\n(;B[aa])\n(;B[bb]))\n");
  EXPECT_EQ(parts_of_kept(kept).save, "quintet 1 go\n1,2\nchecksum 1\n");
  EXPECT_EQ(parts_of_kept(kept).tree, "(;GM[1]\n(;B[aa])\n(;B[bb]))\n");
  EXPECT_EQ(parts_of_kept("(;GM[1]\n(;B[aa]))").save, "");
  EXPECT_EQ(parts_of_kept("quintet 1 go").tree, "");
}

}  // namespace
}  // namespace quintet::ui
