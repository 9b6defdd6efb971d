// The review of a game of go: the curve, the moves that gave the most away, and moves that the player tries.
#include "games/go/review_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "core/go/record.hpp"
#include "games/go/match.hpp"
#include "support/layout_check.hpp"
#include "support/test_context.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::HasSubstr;
using testing::Not;

// A wall down the middle of 7 × 7, open at the lower edge; then Black plays far away, and White gets there first.
constexpr std::string_view kCareless =
    "(;GM[1]SZ[7]KM[7.5];B[da];W[ea];B[db];W[eb];B[dc];W[ec];B[dd];W[ed];B[de];W[ee];B[df];W[ef];B[aa];W[dg]"
    ")";

NotedGame game_of(std::string_view text) {
  NotedGame game = *read_game(text);
  game.origin = RecordOrigin::Opened;
  return game;
}

class GoReviewPage : public testing::Test {
 protected:
  void open() {
    test.push<ReviewPage>(records(), game_of(kCareless), 0U);
    work();
  }
  // Until nothing is judged any more.
  void work() {
    const auto given_up = std::chrono::steady_clock::now() + std::chrono::minutes(2);
    while (test.scenes().top()->busy() || !test.scenes().at_rest()) {
      ASSERT_LT(std::chrono::steady_clock::now(), given_up) << test.seen();
      test.send({});
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }
  void go_to(const std::string& words) {
    for (int i = 0; i < 20 && test.seen().find(words) == std::string::npos; ++i) test.press(Action::Left);
    ASSERT_THAT(test.seen(), HasSubstr(words));
  }
  std::string words() {
    std::string all;
    for (const std::string& text : texts_of(test.context())) all += text + '\n';
    return all;
  }

  TestContext test;
};

TEST_F(GoReviewPage, FindsTheMoveThatGaveTheGameAway) {
  open();
  EXPECT_THAT(test.seen(), Not(HasSubstr("mistakes=0"))) << test.seen();
  go_to("ply=13");
  EXPECT_THAT(words(), HasSubstr("could be"));
  EXPECT_THAT(words(), HasSubstr("Better: E1"));
  test.tap("go.review.follows");
  EXPECT_THAT(test.seen(), HasSubstr("line=follows:1/"));
}

// What was found goes with the record.
TEST_F(GoReviewPage, IsCopiedWithItsEvaluations) {
  open();
  test.press(Action::Copy);
  const std::string text = test.clipboard().text().value();
  const auto record = read_sgf(text);
  ASSERT_TRUE(record);
  const auto& tree = record->beside.tree;
  const auto last = tree.note(tree.main_line().back()).evaluation();
  ASSERT_TRUE(last) << text;
  EXPECT_LT(last->chance, 0.3F) << "White has got there first";
  EXPECT_TRUE(last->lead);
}

TEST_F(GoReviewPage, AnswersAMoveThatThePlayerTries) {
  open();
  go_to("ply=13");
  test.tap("go.review.try");
  test.tap("b7");
  work();
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/")) << "with White's answer";
  EXPECT_THAT(words(), HasSubstr("could be"));
  test.tap("go.review.take-back");
  test.tap("e1");
  work();
  EXPECT_THAT(words(), Not(HasSubstr("could be")));
}

}  // namespace
}  // namespace quintet::go
