#include "ui/pages/review_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace quintet::ui {
namespace {

using testing::ElementsAre;

using Line = ReviewLine<std::string>;
using Lines = KnownLines<std::string>;

// A game of two moves: h8 i9, with the best line for the second one.
std::vector<ReviewedPly> plies() {
  return {{.value = 0.5}, {.value = 0.6}, {.value = 0.9, .quality = MoveQuality::Blunder}};
}
std::optional<Line> known(LineKind kind, std::size_t at) {
  const std::vector<Lines> lines{{}, {.answer = {"i8"}}, {.best = {"i8", "j8"}}};
  return known_line<std::string>(kind, plies(), lines, at);
}
Line to_try(std::size_t from) {
  return line_to_try<std::string>(plies(), from);
}

class Explored {
 public:
  // The computer answers with this move, as soon as it may.
  explicit Explored(std::optional<std::string> answer = "z1")
      : explorer_(
            [](const std::string& move) { return "<" + move + ">"; },
            [this, answer](const Line& line, const std::stop_token& stop) {
              ++asked;
              while (!may_answer && !stop.stop_requested()) std::this_thread::yield();
              if (line.moves.back() == "broken") throw std::runtime_error("broken");
              std::vector<std::string> answers;
              if (answer) answers = {*answer};
              if (line.moves.back() == "bad") answers.insert(answers.end(), {"z2", "z3"});
              return LineAnswer<std::string>{
                  .before = 0.7,
                  .judged = {.value = 0.2, .quality = MoveQuality::Blunder, .words = LocalizedText("Bad")},
                  .moves = std::move(answers)};
            },
            {}, [this](std::size_t before) { steps.push_back(before); }) {}

  std::optional<Problem> wait() {
    while (explorer_.answering()) {
      if (auto problem = explorer_.take_answer()) return problem;
      std::this_thread::yield();
    }
    return std::nullopt;
  }
  LineExplorer<std::string>& it() { return explorer_; }
  const Line& line() const { return *explorer_.line(); }

  std::vector<std::size_t> steps;  // the number of moves shown before each
  std::atomic<int> asked = 0;
  std::atomic<bool> may_answer = true;

 private:
  LineExplorer<std::string> explorer_;
};

TEST(LineExplorer, StepsThroughALineAndReportsEachStep) {
  Explored explored;
  explored.it().open(*known(LineKind::Best, 2));
  EXPECT_EQ(explored.line().from, 1U);
  EXPECT_EQ(explored.it().view()->value, 0.6);
  EXPECT_EQ(explored.it().view()->move, "");
  explored.it().move_to(2);
  explored.it().move_to(2);
  EXPECT_EQ(explored.it().view()->at, 2U);
  EXPECT_EQ(explored.it().view()->size, 2U);
  EXPECT_EQ(explored.it().view()->move, "<j8>") << "by its name";
  explored.it().close();
  explored.it().close();
  EXPECT_FALSE(explored.it().line());
  EXPECT_THAT(explored.steps, ElementsAre(0, 0, 2));
}

TEST(LineExplorer, AnswersATriedMoveAndJudgesIt) {
  Explored explored;
  explored.it().open(to_try(1));
  explored.it().try_move("a1");
  EXPECT_FALSE(explored.line().verdict);
  EXPECT_FALSE(explored.wait());
  EXPECT_THAT(explored.line().moves, ElementsAre("a1", "z1"));
  EXPECT_THAT(explored.line().values, ElementsAre(0.7, 0.2, 0.2));
  ASSERT_TRUE(explored.line().verdict);
  EXPECT_EQ(explored.line().verdict->move, 1U);
  EXPECT_EQ(explored.line().verdict->judged.quality, MoveQuality::Blunder);
  EXPECT_EQ(explored.it().view()->tried, "<a1>");
  EXPECT_THAT(explored.steps, ElementsAre(0, 0, 1));
}

// The line of a bad move goes on, to be looked at; another try replaces what follows.
TEST(LineExplorer, ShowsHowABadTryIsPunishedAndTakesItBack) {
  Explored explored;
  explored.it().open(to_try(1));
  EXPECT_FALSE(explored.it().view()->can_take_back);
  explored.it().take_back();  // nothing to take back
  explored.it().try_move("good");
  EXPECT_FALSE(explored.wait());
  explored.it().try_move("bad");
  EXPECT_FALSE(explored.wait());
  EXPECT_THAT(explored.line().moves, ElementsAre("good", "z1", "bad", "z1", "z2", "z3"));
  EXPECT_EQ(explored.line().at, 4U) << "the answer is shown, and what follows is ahead";
  EXPECT_THAT(explored.line().ahead(), ElementsAre("z2", "z3"));
  explored.it().move_to(6);
  explored.it().take_back();
  EXPECT_THAT(explored.line().moves, ElementsAre("good", "z1"));
  EXPECT_EQ(explored.line().at, 2U);
  EXPECT_FALSE(explored.line().verdict);
  explored.it().take_back();
  EXPECT_TRUE(explored.line().moves.empty());
  EXPECT_FALSE(explored.it().view()->can_take_back);
}

// The moves of a known line are not the player's.
TEST(LineExplorer, TakesBackOnlyWhatThePlayerHasTried) {
  Explored explored;
  Line line = *known(LineKind::Best, 2);
  line.at = 2;
  explored.it().open(line.continued());
  EXPECT_FALSE(explored.it().view()->can_take_back);
  explored.it().move_to(1);
  explored.it().try_move("a1");
  explored.it().take_back();
  EXPECT_THAT(explored.line().moves, ElementsAre("i8"));
}

TEST(LineExplorer, ShowsNoStepForAnAnswerWithoutAMove) {
  Explored explored(std::nullopt);
  explored.it().open(to_try(1));
  explored.it().try_move("a1");
  EXPECT_FALSE(explored.wait());
  EXPECT_THAT(explored.line().moves, ElementsAre("a1"));
  EXPECT_TRUE(explored.line().verdict);
  EXPECT_THAT(explored.steps, ElementsAre(0, 0));
}

TEST(LineExplorer, AsksAgainAfterAPause) {
  Explored explored;
  explored.may_answer = false;
  explored.it().open(to_try(1));
  explored.it().try_move("a1");
  explored.it().pause();
  EXPECT_FALSE(explored.it().answering());
  explored.may_answer = true;
  explored.it().resume();
  EXPECT_FALSE(explored.wait());
  EXPECT_THAT(explored.line().moves, ElementsAre("a1", "z1"));
  explored.it().pause();
  explored.it().resume();
  EXPECT_FALSE(explored.it().answering()) << "nothing is missing";
}

TEST(LineExplorer, DropsTheAnswerWhenThePlayerStepsBack) {
  Explored explored;
  explored.may_answer = false;
  explored.it().open(to_try(1));
  explored.it().try_move("a1");
  explored.it().move_to(0);
  EXPECT_FALSE(explored.it().answering());
  explored.may_answer = true;
  explored.it().try_move("b1");
  EXPECT_FALSE(explored.wait());
  EXPECT_THAT(explored.line().moves, ElementsAre("b1", "z1"));
}

TEST(LineExplorer, AsksAgainWhenThePlayerComesBackToAMoveWithoutAnAnswer) {
  Explored explored;
  explored.may_answer = false;
  explored.it().open(to_try(1));
  explored.it().try_move("a1");
  explored.it().move_to(0);
  explored.it().move_to(1);
  EXPECT_TRUE(explored.it().answering());
  explored.may_answer = true;
  EXPECT_FALSE(explored.wait());
  EXPECT_THAT(explored.line().moves, ElementsAre("a1", "z1"));
  explored.it().move_to(0);
  explored.it().move_to(1);
  EXPECT_FALSE(explored.it().answering()) << "its answer is known";
}

TEST(LineExplorer, SaysWhyThereIsNoAnswer) {
  Explored explored;
  explored.it().open(to_try(1));
  explored.it().try_move("broken");
  const auto problem = explored.wait();
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->text, "broken");
}

TEST(ReviewLine, ThePlayerContinuesWhatIsShownOfALine) {
  Line line = *known(LineKind::Best, 2);
  line.at = 1;
  const Line more = line.continued();
  EXPECT_EQ(more.kind, LineKind::Try);
  EXPECT_THAT(more.moves, ElementsAre("i8"));
  EXPECT_EQ(more.at, 1U);
}

TEST(ReviewLine, IsUnknownWhereTheAnalysisHasNone) {
  EXPECT_FALSE(known(LineKind::Best, 0));
  EXPECT_FALSE(known(LineKind::Best, 1));
  EXPECT_FALSE(known(LineKind::Follows, 2));
  EXPECT_FALSE(known(LineKind::Follows, 3)) << "not analysed";
  EXPECT_TRUE(known(LineKind::Follows, 1));
}

}  // namespace
}  // namespace quintet::ui
