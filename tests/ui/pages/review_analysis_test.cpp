#include "ui/pages/review_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <thread>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;

using Analysis = MoveAnalysis<std::string>;
using Ply = NumberedPly<std::string>;

void take_step(ReviewAnalysis& analysis) {
  while (analysis.running() && !analysis.advance()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

std::vector<double> values(const ReviewAnalysis& analysis) {
  std::vector<double> all;
  for (const CurvePoint& point : analysis.curve()) all.push_back(point.value);
  return all;
}

// Two steps go over the game, the third looks again at one of its positions.
TEST(ReviewAnalysis, LaterStepsLookAtPositionsAgain) {
  TestContext test;
  Analysis analysis(test.context(), 3, [](std::size_t step, const std::stop_token&) {
    if (step == 2)
      return std::vector{Ply{1, {.value = 9, .quality = MoveQuality::Blunder}, {.best = {"b2"}}}};
    return std::vector{Ply{2 * step, {.value = 1}}, Ply{2 * step + 1, {.value = 2}, {.best = {"a1"}}}};
  });
  EXPECT_EQ(analysis.progress(), 0);
  analysis.resume();
  take_step(analysis);
  EXPECT_THAT(values(analysis), ElementsAre(1, 2));
  EXPECT_FALSE(analysis.done());
  take_step(analysis);
  EXPECT_THAT(values(analysis), ElementsAre(1, 2, 1, 2));
  take_step(analysis);
  EXPECT_TRUE(analysis.done());
  EXPECT_EQ(analysis.progress(), 1);
  EXPECT_THAT(values(analysis), ElementsAre(1, 9, 1, 2));
  EXPECT_EQ(analysis.curve()[1].quality, MoveQuality::Blunder);
  EXPECT_EQ(analysis.plies()[1].value, 9);
  EXPECT_THAT(analysis.lines()[1].best, ElementsAre("b2"));
  EXPECT_THAT(analysis.lines()[3].best, ElementsAre("a1"));
}

TEST(ReviewAnalysis, RepeatsAStepThatWasPausedOrFailed) {
  TestContext test;
  std::atomic<int> calls = 0;
  Analysis analysis(test.context(), 1, each_position([&](std::size_t ply, const std::stop_token&) {
                      if (++calls == 1) throw std::runtime_error("no memory");
                      return Ply{ply, {.value = 5}};
                    }));
  analysis.resume();
  while (!analysis.failure()) analysis.advance();
  EXPECT_EQ(analysis.failure()->text, "no memory");
  EXPECT_FALSE(analysis.done());
  analysis.resume();
  analysis.pause();
  EXPECT_FALSE(analysis.running());
  analysis.resume();
  take_step(analysis);
  EXPECT_TRUE(analysis.done());
  EXPECT_THAT(values(analysis), ElementsAre(5));
}

// The same game by the same judge is known at once; whoever did not finish, or may judge otherwise the next time, is not.
TEST(ReviewAnalysis, IsKnownAtOnceWhereItWasFinishedBefore) {
  TestContext test;
  const auto judge = [](double value) {
    return each_position([value](std::size_t ply, const std::stop_token&) {
      return Ply{ply, {.value = value + static_cast<double>(ply)}, {.best = {"c3"}}};
    });
  };
  {
    Analysis unfinished(test.context(), 2, judge(7), "a game");
    unfinished.resume();
    take_step(unfinished);
    unfinished.pause();
    Analysis by_nobody(test.context(), 2, judge(8), std::nullopt);
    by_nobody.resume();
    while (by_nobody.running()) take_step(by_nobody);
    EXPECT_TRUE(by_nobody.done());
  }
  Analysis first(test.context(), 2, judge(1), "a game");
  EXPECT_FALSE(first.done());
  EXPECT_TRUE(first.plies().empty());
  first.resume();
  while (first.running()) take_step(first);
  Analysis again(test.context(), 2, judge(9), "a game"),
      other(test.context(), 2, judge(9), "a game by another");
  EXPECT_FALSE(other.done());
  ASSERT_TRUE(again.done());
  EXPECT_EQ(again.progress(), 1);
  EXPECT_THAT(values(again), ElementsAre(1, 2));
  EXPECT_THAT(again.lines()[1].best, ElementsAre("c3"));
  again.resume();
  EXPECT_FALSE(again.running());
}

TEST(FoundAnalyses, KeepsTheLastOnesAsFarAsThereIsRoom) {
  FoundAnalyses all;
  const auto known = std::make_shared<const int>(1);
  all.keep("a", FoundAnalyses::kMostPlies / 2, known);
  all.keep("b", FoundAnalyses::kMostPlies / 2, known);
  all.keep("a", FoundAnalyses::kMostPlies / 2, known);
  EXPECT_TRUE(all.find("a") && all.find("b"));
  all.keep("c", 1, known);
  EXPECT_TRUE(all.find("c") && all.find("a"));
  EXPECT_FALSE(all.find("b"));
  all.keep("too long", FoundAnalyses::kMostPlies + 1, known);
  EXPECT_FALSE(all.find("too long"));
  EXPECT_TRUE(all.find("c") && all.find("a"));
}

}  // namespace
}  // namespace quintet::ui
