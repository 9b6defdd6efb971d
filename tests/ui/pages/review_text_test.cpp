#include "ui/pages/review_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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
  EXPECT_EQ(caption.title, "Empty board");
  EXPECT_EQ(caption.line, "Freestyle");
  EXPECT_EQ(caption.note, "Analysing... 20 %");
  EXPECT_DOUBLE_EQ(*caption.progress, 0.2);
  EXPECT_EQ(caption.value, "50 %");
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
  EXPECT_EQ(verdict(3).title, "better: h7");
  EXPECT_THAT(verdict(3).reasons, IsEmpty());
  EXPECT_EQ(verdict(4).title, "Lost it");
  EXPECT_THAT(verdict(4).reasons, ElementsAre("Better h7", "Now i9"));
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
  EXPECT_THAT(review_verdict(kWords, view).reasons, ElementsAre("Better h7"));
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
  line.take({.quality = MoveQuality::Mistake, .words = LocalizedText("Too far"), .move = "i9"});
  Beside tried(line);
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 2)).title, "Too far");
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 2)).quality, MoveQuality::Mistake);
  EXPECT_EQ(review_verdict(kWords, tried.at(known, 0)).title, "") << "the move is not shown";
  line.try_move("j9");
  EXPECT_EQ(title(3), "");
  line.take({});
  Beside good(line);
  EXPECT_EQ(review_verdict(kWords, good.at(known, 3)).title, "A good move");
  ReviewView thinking = good.at(known, 3);
  thinking.answering = true;
  EXPECT_EQ(review_caption(kWords, thinking, "").note, "Thinking...");
}

TEST(ReviewText, CountsMistakes) {
  const auto known = plies();
  const ReviewView done{.plies = known, .last = 4};
  const ReviewView begun{.plies = std::span(known).first(2), .last = 4, .progress = 0.4};
  EXPECT_EQ(mistakes_text(kWords, 0, done), "No mistakes found.");
  EXPECT_EQ(mistakes_text(kWords, 0, begun), "");
  EXPECT_EQ(mistakes_text(kWords, 1, begun), "1 mistake");
}

TEST(ReviewText, DescribesAMoveOfTheListAndAPointOfTheCurve) {
  const auto known = plies();
  const ReviewView view{.plies = std::span(known).first(4), .at = 3, .last = 4};
  const ReviewMove shown = listed_move(view, kWords, 2, "h8");
  EXPECT_TRUE(shown.shown);
  EXPECT_EQ(shown.value, "45 %");
  EXPECT_EQ(listed_move(view, kWords, 3, "i9").value, "") << "not analysed";
  EXPECT_EQ(point_text(view, 3, "h8"), "3 · h8 · 45 %");
  EXPECT_EQ(point_text(view, 4, "i9"), "4 · i9");
  EXPECT_EQ(point_text(view, 0, ""), "0 · 50 %");
}

}  // namespace
}  // namespace quintet::ui
