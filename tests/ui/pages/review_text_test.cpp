#include "ui/pages/review_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using About = ReviewVerdict::About;
using Reason = ReviewVerdict::Reason;

const Localiser kWords;

// A good move, the best one, one that has a better one, and a blunder.
std::vector<ReviewedPly> plies() {
  return {{.value = 0.5},
          {.value = 0.55},
          {.value = 0.5, .best = true},
          {.value = 0.45, .better = "h7"},
          {.value = 1,
           .quality = MoveQuality::Blunder,
           .better = "h7",
           .words = LocalizedText("Lost it"),
           .better_reason = LocalizedText("Better h7"),
           .answer_reason = LocalizedText("Now i9")}};
}

// A line beside the game, as it is shown after so many of its moves.
struct Beside {
  explicit Beside(ReviewLine<std::string> begun) { lines.open(std::move(begun)); }
  ReviewView at(std::span<const ReviewedPly> plies, std::size_t moves) {
    lines.move_to(moves);
    return {.plies = plies, .at = 4, .last = 4, .line = lines.view()};
  }
  LineExplorer<std::string> lines{[](const std::string& move) { return move; }, {}, {}, [](std::size_t) {}};
};

TEST(ReviewText, SaysWhereTheGameIs) {
  const auto known = plies();
  const ReviewView first{.plies = std::span(known).first(1), .at = 0, .last = 4, .progress = 0.2};
  const ReviewCaption caption = review_caption(kWords, first, "Freestyle");
  EXPECT_EQ(caption.title, "Before the first move");
  EXPECT_EQ(caption.line, "Freestyle");
  EXPECT_EQ(caption.note, "Analysing… 20%");
  EXPECT_DOUBLE_EQ(*caption.progress, 0.2);
  EXPECT_EQ(caption.value, "50%");
  const ReviewView later{.plies = std::span(known).first(1), .at = 3, .last = 4};
  EXPECT_EQ(review_caption(kWords, later, "You · h8").title, "Move 3 of 4");
  EXPECT_EQ(review_caption(kWords, later, "You · h8").value, "") << "not analysed";
  EXPECT_FALSE(review_caption(kWords, later, "").progress);
}

TEST(ReviewText, SaysWhatAMoveWas) {
  const auto known = plies();
  const auto verdict = [&](std::size_t at) {
    return review_verdict(kWords, {.plies = known, .at = at, .last = 4});
  };
  EXPECT_EQ(verdict(0).title, "");
  EXPECT_EQ(verdict(1).title, "A good move");
  EXPECT_EQ(verdict(2).title, "Best move");
  EXPECT_EQ(verdict(3).title, "Better: h7");
  EXPECT_THAT(verdict(3).reasons, IsEmpty());
  EXPECT_EQ(verdict(4).title, "Lost it");
  EXPECT_THAT(verdict(4).reasons,
              ElementsAre(Reason{"Better h7", About::Better}, Reason{"Now i9", About::Answer}));
}

TEST(ReviewText, TheOutlookComesLast) {
  auto known = plies();
  known[0].outlook = LocalizedText("Chance of 2048: 98%");
  known[4].outlook = LocalizedText("Chance of 2048: 3%");
  const auto reasons = [&](std::size_t at) {
    return review_verdict(kWords, {.plies = known, .at = at, .last = 4}).reasons;
  };
  EXPECT_THAT(reasons(0), ElementsAre(Reason{"Chance of 2048: 98%"}));
  ASSERT_EQ(reasons(4).size(), 3U);
  EXPECT_EQ(reasons(4).back(), Reason{"Chance of 2048: 3%"});
}

TEST(ReviewText, CallsNoMoveGoodInADecidedGame) {
  const std::vector<ReviewedPly> known{{.value = 0.98}, {.value = 0.99}, {.value = 0.99}};
  EXPECT_EQ(review_verdict(kWords, {.plies = known, .at = 1, .last = 2}).title, "Still winning");
  EXPECT_EQ(review_verdict(kWords, {.plies = known, .at = 2, .last = 2}).title, "The game was lost already.");
}

TEST(ReviewText, SaysWhereALineIsAndWhy) {
  const auto known = plies();
  Beside beside({.kind = LineKind::Best, .from = 3, .moves = {"h7"}});
  const ReviewView begun = beside.at(known, 0);
  EXPECT_EQ(review_caption(kWords, begun, "").title, "Best line");
  EXPECT_EQ(review_caption(kWords, begun, "").line, "After move 3");
  EXPECT_EQ(review_caption(kWords, begun, "").note, "0 of 1");
  const ReviewView view = beside.at(known, 1);
  EXPECT_EQ(review_caption(kWords, view, "").line, "h7");
  EXPECT_THAT(review_verdict(kWords, view).reasons, ElementsAre(Reason{"Better h7", About::Better}));
  EXPECT_FALSE(view.reviewed());
}

TEST(ReviewText, SaysWhatATriedMoveWasOnceItIsKnown) {
  const auto known = plies();
  ReviewLine<std::string> line = line_to_try<std::string>(known, 0);
  const auto title = [&](std::size_t at) {
    Beside beside(line);
    return review_verdict(kWords, beside.at(known, at)).title;
  };
  EXPECT_EQ(title(0), "Place a stone. The computer answers.");
  line.try_move("h8");
  EXPECT_EQ(title(1), "");
  line.take({.judged = {.quality = MoveQuality::Mistake,
                        .better = "h7",
                        .words = LocalizedText("Too far"),
                        .better_reason = LocalizedText("Better h7"),
                        .answer_reason = LocalizedText("Now i9")},
             .moves = {"i9"}});
  Beside tried(line);
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 2)).title, "h8 · Too far");
  EXPECT_THAT(review_verdict(kWords, tried.at(known, 2)).reasons,
              ElementsAre(Reason{"Now i9", About::Answer}))
      << "what is better is for the player to find";
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 2)).quality, MoveQuality::Mistake);
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 0)).title, "") << "the move is not shown";
  line.try_move("j9");
  EXPECT_EQ(title(3), "");
  line.take({});
  Beside good(line);
  EXPECT_EQ(review_verdict(kWords, good.at(known, 3)).title, "j9 · A good move");
  ReviewView thinking = good.at(known, 3);
  thinking.answering = true;
  EXPECT_EQ(review_caption(kWords, thinking, "").note, "Thinking…");
}

// A move after which the game is as good as lost is not good, whatever it was compared with.
TEST(ReviewText, DoesNotPraiseATryInALostGame) {
  const auto known = plies();
  ReviewLine<std::string> line = line_to_try<std::string>(known, 0);
  line.try_move("h8");
  line.take({.judged = {.value = 0.01}, .moves = {"i9"}});
  Beside tried(line);
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 2)).title, "h8 · The game was lost already.");
}

TEST(ReviewText, AsksAPuzzleWithoutItsAnswer) {
  const auto known = plies();
  MistakePuzzles puzzle({4});
  ReviewLine<std::string> line = line_to_try<std::string>(known, 3);
  const auto verdict = [&](std::size_t at) {
    Beside beside(line);
    ReviewView view = beside.at(known, at);
    view.puzzle = &puzzle;
    EXPECT_EQ(review_caption(kWords, view, "").title, "Mistake 1 of 1");
    return review_verdict(kWords, view);
  };
  EXPECT_EQ(verdict(0).title, "Find a better move.");
  EXPECT_THAT(verdict(0).reasons, ElementsAre(Reason{"In the game: Lost it"}));
  line.try_move("a1");
  line.take({.judged = {.quality = MoveQuality::Blunder,
                        .better = "h7",
                        .words = LocalizedText("No"),
                        .better_reason = LocalizedText("Better h7"),
                        .answer_reason = LocalizedText("Now i9")},
             .moves = {"i9"}});
  puzzle.judge(MoveQuality::Blunder);
  EXPECT_EQ(verdict(2).title, "a1 · No");
  EXPECT_THAT(verdict(2).reasons, ElementsAre(Reason{"Now i9", About::Answer}));
  line.take_back();
  line.try_move("h7");
  line.take({.judged = {.value = 0.5, .best = true}});
  puzzle.judge(MoveQuality::Fine);
  EXPECT_EQ(verdict(1).title, "Solved!");
  EXPECT_THAT(verdict(1).reasons, ElementsAre(Reason{"h7 · Best move"}, Reason{"Better h7", About::Better}));
}

TEST(ReviewText, CountsMistakes) {
  const auto known = plies();
  const ReviewView done{.plies = known, .last = 4};
  const ReviewView begun{.plies = std::span(known).first(2), .last = 4, .progress = 0.4};
  EXPECT_EQ(mistakes_text(kWords, 0, done), "No mistakes found.");
  EXPECT_EQ(mistakes_text(kWords, 0, begun), "");
  EXPECT_EQ(mistakes_text(kWords, 1, begun), "1 mistake");
}

TEST(ReviewText, SaysNothingOfMovesThatAreNotJudged) {
  const auto known = plies();
  ReviewStyle style;
  style.judged = false;
  const ReviewView view{.plies = known, .at = 1, .last = 4, .style = style};
  EXPECT_EQ(review_verdict(kWords, view).title, "");
  EXPECT_EQ(mistakes_text(kWords, 0, view), "");
}

TEST(ReviewText, DescribesAMoveOfTheListAndAPointOfTheCurve) {
  const auto known = plies();
  const ReviewView view{.plies = std::span(known).first(4), .at = 3, .last = 4};
  const ReviewMove shown = listed_move(view, kWords, 2, "h8");
  EXPECT_TRUE(shown.shown);
  EXPECT_EQ(shown.value, "45%");
  EXPECT_EQ(listed_move(view, kWords, 3, "i9").value, "") << "not analysed";
  EXPECT_EQ(point_text(view, 3, "h8"), "3 · h8 · 45%");
  EXPECT_EQ(point_text(view, 4, "i9"), "4 · i9");
  EXPECT_EQ(point_text(view, 0, ""), "0 · 50%");
}

}  // namespace
}  // namespace quintet::ui
