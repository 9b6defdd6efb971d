// The variations beside a reviewed game: walked, added to, removed, kept with the game and written into its SGF.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "games/go/match.hpp"
#include "games/go/review_page.hpp"
#include "support/layout_check.hpp"
#include "support/test_context.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/stones/kept_tree.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A game of four moves; two other answers to the first, one of them with two continuations.
constexpr std::string_view kStudied =
    "(;GM[1]SZ[7]KM[7.5];B[dd](;W[cc];B[ee];W[ec])(;W[ee];B[cc](;W[ce])(;W[ec]))(;W[de]))";

class GoReviewTree : public testing::Test {
 protected:
  // A game from elsewhere, opened and kept.
  void paste(std::string_view text) {
    test.clipboard().set_text(std::string(text));
    ASSERT_TRUE(ImportExport(test.context(), records().codec(), 0).paste());
    test.scenes().settle();
    test.wait(motion::kCalm);
  }
  const KeptGame& kept(std::size_t index = 0) { return test.player().kept_games("go").games().at(index); }
  // Closes the review and opens the game in the list.
  void reopen(std::int64_t id) {
    while (!test.scenes().empty()) test.press(Action::Back);
    ASSERT_TRUE(ImportExport(test.context(), records().codec(), 0).open(id, ReviewStart::End));
    test.scenes().settle();
    test.send({});  // lays the page out with its tree
  }
  std::string words() {
    std::string all;
    for (const std::string& text : texts_of(test.context())) all += text + '\n';
    return all;
  }
  void tap_all(std::initializer_list<const char*> names) {
    for (const char* name : names) test.tap(name);
  }

  TestContext test;
};

TEST_F(GoReviewTree, WalksTheVariationsOfAFile) {
  paste(kStudied);
  EXPECT_THAT(test.seen(), HasSubstr("ply=4 of=4"));
  EXPECT_THAT(test.seen(), HasSubstr("variations=3"));
  test.press(Action::Home);
  test.press(Action::Right);
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("ply=2 "), Not(HasSubstr("line="))));
  test.press(Action::Second);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("line=try:1/3 shown=e3"), HasSubstr("variation=A")));
  EXPECT_THAT(words(), HasSubstr("Variation A (1 of 2)"));
  test.press(Action::Right);
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:3/3 shown=c3"));
  test.press(Action::PageDown);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:3/3 shown=e5")) << "the variation within the variation";
  test.press(Action::Left);
  test.press(Action::Left);
  test.press(Action::PageDown);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:1/1 shown=d3")) << "B";
  test.press(Action::PageDown);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("ply=2 "), Not(HasSubstr("line=")))) << "the game again";
}

TEST_F(GoReviewTree, AStoneOfTheTreeLeadsToItsPosition) {
  paste(kStudied);
  test.tap("go.review.node.6");
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/3 shown=c5"));
  test.tap("go.review.node.1");
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("ply=1 "), Not(HasSubstr("line="))));
  test.tap("go.review.node.9");
  EXPECT_THAT(test.seen(), HasSubstr("variation=B"));
  test.tap("go.review.close");
  EXPECT_THAT(test.seen(), HasSubstr("ply=2 ")) << "the move that it replaces";
}

TEST_F(GoReviewTree, WhatIsTriedIsKeptWithTheGame) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc];B[ee])");
  const std::int64_t id = kept().id;
  test.tap("go.review.try");
  test.tap("b2");
  EXPECT_THAT(test.seen(), HasSubstr("variations=1 variation=A"));
  EXPECT_THAT(kept().text, HasSubstr("(;W[bf]"));
  reopen(id);
  EXPECT_THAT(test.seen(), HasSubstr("variations=1"));
  test.press(Action::Copy);
  EXPECT_THAT(*test.clipboard().text(), HasSubstr(";B[ee]\n(;)\n(;W[bf]")) << "behind the end of the game";
  EXPECT_EQ(test.player().kept_games("go").games().size(), 1U);
}

TEST_F(GoReviewTree, TakingBackRemovesWhatWasTriedAndNothingElse) {
  paste(kStudied);
  test.tap("go.review.node.2");
  test.press(Action::Second);
  tap_all({"a1", "go.review.take-back"});
  EXPECT_THAT(test.seen(), HasSubstr("variations=3 variation=A"));
  EXPECT_THAT(kept().text, Not(HasSubstr("[ag]")));
}

TEST_F(GoReviewTree, AMoveThatAVariationHasIsShownAndNotAddedAgain) {
  paste(kStudied);
  test.tap("go.review.node.2");
  test.press(Action::Second);
  test.tap("c5");
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("line=try:2/3 shown=c5"), HasSubstr("variations=3")));
  EXPECT_THAT(test.seen(), Not(HasSubstr("answering")));
}

TEST_F(GoReviewTree, AVariationIsRemovedAfterAQuestion) {
  paste(kStudied);
  tap_all({"go.review.node.7", "go.review.remove"});
  EXPECT_THAT(test.seen(), StartsWith("dialog"));
  test.tap("dialog.cancel");
  EXPECT_THAT(test.seen(), HasSubstr("variations=3"));
  tap_all({"go.review.remove", "dialog.remove"});
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("ply=1 "), HasSubstr("variations=1")));
  EXPECT_THAT(kept().text, AllOf(HasSubstr("(;W[de])"), Not(HasSubstr("(;W[ee]"))));
  EXPECT_THAT(kept().text, StartsWith("(;FF[4]"));
}

TEST_F(GoReviewTree, ARemovedVariationOfAVariationDoesNotComeBack) {
  paste(kStudied);
  tap_all({"go.review.node.7", "go.review.node.8", "go.review.remove", "dialog.remove"});
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("line=try:2/3 shown=c5"), HasSubstr("variations=2")));
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("shown=c3"), HasSubstr("variations=2")));
}

// A match as it was played is kept as its save; the tree stands behind it.
TEST_F(GoReviewTree, TheTreeOfAPlayedGameStandsBehindItsSave) {
  Match match(Start{.side = 7}, {});
  for (const Point at : {Point{3, 3}, Point{2, 2}, Point{4, 4}}) match.play({.at = at});
  match.play({.kind = Move::Kind::ResignWhite});
  const std::int64_t id = test.player().keep_game("go", {.date = "2026-11-20", .text = match.write()});
  reopen(id);
  tap_all({"go.review.try", "b2"});
  EXPECT_THAT(kept().text, AllOf(StartsWith("quintet 1 go"), HasSubstr("(;W[bf]")));
  EXPECT_EQ(kept().id, id);
  EXPECT_EQ(kept().date, "2026-11-20");
  EXPECT_TRUE(Match::read(parts_of_kept(kept().text).save));
  reopen(id);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("of=3"), HasSubstr("variations=1")));
  // The copy of a game that was played opens that game; with other variations it is a game of its own.
  test.press(Action::Copy);
  const std::string copy = *test.clipboard().text();
  test.press(Action::Paste);
  EXPECT_EQ(test.player().kept_games("go").games().size(), 1U);
  test.clipboard().set_text(copy.substr(0, copy.find(";B[ee]")) + ";B[ee])");
  test.press(Action::Paste);
  EXPECT_EQ(test.player().kept_games("go").games().size(), 1U) << "the game alone";
  test.clipboard().set_text(copy.substr(0, copy.find(";B[ee]")) + ";B[ee](;)(;W[ff]))");
  test.press(Action::Paste);
  EXPECT_EQ(test.player().kept_games("go").games().size(), 2U);
}

TEST_F(GoReviewTree, ReviewedAfterTheMatchItHasWhatWasKept) {
  Match match(Start{.side = 7}, {});
  for (const Point at : {Point{3, 3}, Point{2, 2}, Point{4, 4}}) match.play({.at = at});
  const std::string sgf = "(;GM[1]SZ[7];B[dd];W[cc](;B[ee])(;B[ff]))";
  match.set_kept(test.player().keep_game("go", {.text = kept_with_tree(match.write(), sgf)}));
  test.push<ReviewPage>(records(), record_of(match), 0U);
  EXPECT_THAT(test.seen(), HasSubstr("variations=1"));
}

TEST_F(GoReviewTree, DamageIsToldAndNothingIsLost) {
  Match match(Start{.side = 7}, {});
  for (const Point at : {Point{3, 3}, Point{2, 2}, Point{4, 4}}) match.play({.at = at});
  const std::string damaged =
      kept_with_tree(match.write(), "(;GM[1]SZ[7];B[dd](;W[cc];B[ee])(;W[ee];B[cc])(;W[d");
  const std::int64_t id = test.player().keep_game("go", {.text = damaged});
  reopen(id);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("of=3"), HasSubstr("variations=1"),
                                 HasSubstr("notice=Some variations could not be read.")));
  tap_all({"go.review.try", "b2"});
  ASSERT_EQ(test.player().kept_games("go").games().size(), 2U);
  EXPECT_THAT(kept().text, HasSubstr("(;W[bf]"));
  EXPECT_EQ(kept(1).text, damaged);
  reopen(id);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("variations=2"), Not(HasSubstr("notice"))));
}

TEST_F(GoReviewTree, PuzzlesAndTheLinesOfTheAnalysisLeaveItAlone) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc];B[ee])");
  const std::string before = kept().text;
  test.tap("go.review.best");
  test.press(Action::Left);
  EXPECT_EQ(kept().text, before);
}

// --- Comments

TEST_F(GoReviewTree, ACommentIsWrittenAtAPositionAndKept) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc];B[ee])");
  test.press(Action::Left);
  EXPECT_THAT(words(), HasSubstr("A comment on move 2"));
  test.tap("go.review.comment");
  EXPECT_THAT(test.seen(), StartsWith("comment"));
  test.send({TextEvent{"好 [1]"}, ActionEvent{Action::Confirm}});
  test.send({TextEvent{"second line "}});
  test.tap("comment.done");
  EXPECT_THAT(test.seen(), HasSubstr("comment=好 [1] second line"));
  EXPECT_THAT(words(), HasSubstr("second line"));
  EXPECT_THAT(kept().text, HasSubstr(";W[cc]C[好 [1\\]\nsecond line]"));
  reopen(kept().id);
  test.press(Action::Left);
  EXPECT_THAT(words(), HasSubstr("second line"));
  test.press(Action::Left);
  EXPECT_THAT(words(), Not(HasSubstr("second line")));
}

TEST_F(GoReviewTree, ACommentIsKeptHoweverItsPageIsLeft) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd]C[old])");
  test.tap("go.review.comment");
  test.send({TextEvent{" and new"}});
  test.press(Action::Back);
  EXPECT_THAT(kept().text, HasSubstr("C[old and new]"));
  test.tap("go.review.comment");
  for (int i = 0; i < 20; ++i) test.press(Action::Undo);
  test.press(Action::Back);
  EXPECT_THAT(kept().text, Not(HasSubstr("C[old")));
}

TEST_F(GoReviewTree, ACommentIsPastedIntoItsFieldOnly) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd])");
  test.tap("go.review.comment");
  test.clipboard().set_text("from elsewhere");
  test.press(Action::Paste);
  EXPECT_THAT(test.seen(), HasSubstr("text=from elsewhere"));
  test.press(Action::Back);
  EXPECT_EQ(test.player().kept_games("go").games().size(), 1U);
}

// --- Marks

TEST_F(GoReviewTree, PointsAreMarkedByASign) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc])");
  tap_all({"go.review.mark", "a1", "go.review.sign-letter", "b1", "c1", "d4"});
  EXPECT_THAT(kept().text, HasSubstr(";W[cc]TR[ag]LB[dd:C][bg:A][cg:B]"));
  EXPECT_THAT(words(), HasSubstr("\nC\n"));
  tap_all({"b1", "d1", "go.review.sign-circle", "c1"});
  EXPECT_THAT(kept().text, HasSubstr(";W[cc]TR[ag]CR[cg]LB[dd:C][dg:A]"))
      << "the same sign again removes it, the letter is free again, and another sign replaces it";
  test.tap("go.review.marks-done");
  test.tap("a2");
  EXPECT_THAT(test.seen(), HasSubstr("line=try")) << "a press tries a move again";
}

TEST_F(GoReviewTree, PointsAreMarkedByKeys) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc])");
  test.tap("go.review.mark");
  test.press(Action::Right);
  test.press(Action::Right);
  test.press(Action::Confirm);
  EXPECT_THAT(kept().text, HasSubstr("TR["));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), AllOf(StartsWith("go.review"), HasSubstr("ply=2"), HasSubstr("marks=1")));
}

// --- Guessing

TEST_F(GoReviewTree, TheMovesOfASideAreGuessed) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc];B[ee])");
  const std::string before = kept().text;
  tap_all({"go.review.guess", "dialog.black"});
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("guess=1/2:open"), HasSubstr("ply=0 ")));
  EXPECT_THAT(words(), HasSubstr("Guess the next move."));
  test.tap("d4");
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("guess=1/2:3 points=3"), HasSubstr("ply=1 ")));
  EXPECT_THAT(words(), HasSubstr("Right! · 3 points"));
  test.press(Action::Confirm);
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("guess=2/2:open"), HasSubstr("ply=2 ")));
  test.tap("go.review.guess-show");
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("guess=2/2:0 points=3"), HasSubstr("ply=3 ")));
  EXPECT_THAT(words(), HasSubstr("In the game: E3"));
  test.tap("go.review.guess-end");
  EXPECT_THAT(test.seen(), AllOf(Not(HasSubstr("guess=")), HasSubstr("notice=Guessed 1 of 2, 3 points.")));
  EXPECT_EQ(kept().text, before) << "guesses are no variations";
}

TEST_F(GoReviewTree, AnotherMoveIsJudged) {
  paste("(;GM[1]SZ[7]KM[7.5];B[dd];W[cc];B[ee])");
  tap_all({"go.review.guess", "dialog.both", "a1"});
  EXPECT_THAT(test.seen(), HasSubstr("guess=1/3:open"));
  for (int i = 0; i < 60'000 && test.seen().find(":open") != std::string::npos; ++i) {
    test.send({});
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_THAT(test.seen(), Not(HasSubstr(":open")));
  EXPECT_THAT(test.seen(), Not(HasSubstr(":3")));
  EXPECT_THAT(words(), HasSubstr("In the game: D4"));
  test.tap("b1");
  EXPECT_THAT(test.seen(), HasSubstr("guess=1/3:")) << "one guess a move";
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), AllOf(StartsWith("go.review"), Not(HasSubstr("guess="))));
}

}  // namespace
}  // namespace quintet::go
