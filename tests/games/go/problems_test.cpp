// The problems as a player meets them: sets, what comes back and when, and the page of a problem, played by its buttons and its
// board.
#include "games/go/problems.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>

#include "core/go/problem_solver.hpp"
#include "games/go/problem_page.hpp"
#include "games/go/problems_page.hpp"
#include "support/test_context.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::HasSubstr;

constexpr Date kToday = TestContext::kToday;

Date days_later(int days) {
  return days_before(kToday, -days);
}

TEST(GoProblemRow, ComesBackUntilItIsKnown) {
  ProblemRow row;
  row.record(false, kToday);
  EXPECT_TRUE(row.is_due(kToday));
  row.record(true, kToday);
  EXPECT_FALSE(row.is_due(kToday));
  EXPECT_TRUE(row.is_due(days_later(1)));
  row.record(true, days_later(1));
  EXPECT_FALSE(row.is_due(days_later(4)));
  EXPECT_TRUE(row.is_due(days_later(5)));
  row.record(true, days_later(5));
  EXPECT_FALSE(row.comes_back());
  EXPECT_EQ(row, (ProblemRow{.solved = 3, .missed = 1}));
}

TEST(GoProblemRow, BeginsAgainWhenItIsMissedAgain) {
  ProblemRow row;
  row.record(false, kToday);
  row.record(true, kToday);
  row.record(false, days_later(1));
  EXPECT_TRUE(row.is_due(days_later(1)));
  row.record(true, days_later(1));
  EXPECT_TRUE(row.is_due(days_later(2)));
}

TEST(GoProblemRow, SolvedTooEarlyDoesNotCountAsRepeated) {
  ProblemRow row;
  row.record(false, kToday);
  row.record(true, kToday);
  const std::int64_t due = row.due;
  row.record(true, kToday);
  EXPECT_EQ(row.due, due);
  EXPECT_TRUE(row.comes_back());
}

TEST(GoProblemSets, HoldEveryProblemOnce) {
  std::set<std::string> ids;
  for (const ProblemSet& set : problem_sets()) {
    int difficulty = 0;
    for (const Problem* each : set.problems) {
      EXPECT_TRUE(ids.insert(each->id).second) << each->id;
      EXPECT_GE(each->difficulty, difficulty) << each->id;
      difficulty = each->difficulty;
    }
  }
  EXPECT_EQ(ids.size(), problems().size());
  EXPECT_GE(ids.size(), 300U);
}

TEST(GoProblemSets, OfferWhatIsOpenAndThenWhatIsDue) {
  TestContext test;
  Context& context = test.context();
  const ProblemSet& set = problem_sets().front();
  const Problem* const first = set.problems[0];
  const Problem* const second = set.problems[1];
  EXPECT_EQ(next_problem(context, &set, nullptr), first);
  EXPECT_EQ(next_problem(context, nullptr, nullptr), nullptr);
  record_try(context, *first, true);
  EXPECT_EQ(next_problem(context, &set, nullptr), second);
  record_try(context, *second, false);
  EXPECT_EQ(next_problem(context, &set, first), second) << "it is due today";
  EXPECT_EQ(next_problem(context, &set, second), set.problems[2]);
  EXPECT_EQ(next_problem(context, nullptr, nullptr), second);
  record_try(context, *second, true);
  EXPECT_EQ(next_problem(context, nullptr, nullptr), nullptr);
  const ProblemTally tally = tally_of(context);
  EXPECT_EQ(tally.solved, 2U);
  EXPECT_EQ(tally.today, 0U);
  EXPECT_EQ(tally.tomorrow, 1U);
}

TEST(GoProblemSets, IgnoreRowsOfUnknownProblemsAndNonsense) {
  TestContext test;
  ResultTally results;
  results.set("no-such-problem", ProblemRow{.solved = 3, .step = 1, .due = 20200101});
  results.set(problems().front().id, ProblemRow{.step = 99, .due = 7});
  test.player().record("go", results);
  const ProblemTally tally = tally_of(test.context());
  EXPECT_EQ(tally.solved, 0U);
  EXPECT_EQ(tally.today, 1U);
  record_try(test.context(), problems().front(), true);
  EXPECT_EQ(tally_of(test.context()).waiting(), 0U) << "it is known after the last step";
}

// The first problem of a kind.
const Problem& first_of(ProblemKind kind) {
  return *std::ranges::find(problems(), kind, &Problem::kind);
}

const ProblemSet& set_of(const Problem& problem) {
  return *std::ranges::find_if(problem_sets(), [&](const ProblemSet& set) {
    return std::ranges::find(set.problems, &problem) != set.problems.end();
  });
}

// Until the search has answered and the stones have come.
void wait_for_answer(TestContext& test) {
  for (int i = 0; i < 20000; ++i) {
    test.settle();
    if (test.seen().find(" judging") == std::string::npos &&
        test.seen().find(" replies") == std::string::npos)
      return;
    std::this_thread::sleep_for(milliseconds(1));
  }
  FAIL() << test.seen();
}

void solve(TestContext& test, const Problem& problem) {
  ProblemSolver solver(problem);
  ProblemPosition position = solver.start();
  for (;;) {
    const auto right = solver.right_moves(position);
    ASSERT_TRUE(right && !right->empty());
    const auto answer = solver.judge(position, right->back());
    test.tap(point_name(right->back(), problem.side()));
    wait_for_answer(test);
    if (answer->result == ProblemResult::Solved) return;
    ASSERT_EQ(answer->result, ProblemResult::GoesOn);
    ASSERT_THAT(test.seen(), HasSubstr(" asks"));
    position = answer->position;
  }
}

std::optional<Point> wrong_move(const Problem& problem) {
  ProblemSolver solver(problem);
  for (int row = 0; row < problem.side(); ++row) {
    for (int column = 0; column < problem.side(); ++column) {
      const Point at{row, column};
      if (solver.is_legal(solver.start(), at) && std::ranges::find(problem.right, at) == problem.right.end())
        return at;
    }
  }
  return std::nullopt;
}

class GoProblem : public testing::TestWithParam<ProblemKind> {};

TEST_P(GoProblem, IsSolvedByEveryGoodMoveAndRefutesTheOthers) {
  const Problem& problem = first_of(GetParam());
  TestContext test;
  test.push<ProblemPage>(&set_of(problem), problem);
  test.settle();
  ASSERT_THAT(test.seen(), HasSubstr("problem=" + problem.id + " asks"));
  test.tap(point_name(*wrong_move(problem), problem.side()));
  wait_for_answer(test);
  ASSERT_THAT(test.seen(), HasSubstr(" wrong"));
  EXPECT_THAT(test.seen(), HasSubstr("focus=go.problem.again"));
  test.press(Action::Confirm);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr(" asks stones=" + std::to_string(problem.board().stones())));
  solve(test, problem);
  ASSERT_THAT(test.seen(), HasSubstr(" solved"));
  EXPECT_EQ(tally_of(test.context()).solved, 0U) << "it was missed first";
  EXPECT_EQ(tally_of(test.context()).today, 1U);
  test.draw();
  test.press(Action::Confirm);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr(" asks"));
  EXPECT_THAT(test.seen(), testing::Not(HasSubstr(problem.id)));
}

TEST_P(GoProblem, ShowsItsAnswer) {
  const Problem& problem = first_of(GetParam());
  TestContext test;
  test.push<ProblemPage>(&set_of(problem), problem);
  test.settle();
  test.tap("go.problem.answer");
  wait_for_answer(test);
  EXPECT_THAT(test.seen(), HasSubstr(" shown"));
  EXPECT_THAT(test.seen(),
              testing::Not(HasSubstr("stones=" + std::to_string(problem.board().stones()) + ' ')));
  EXPECT_EQ(tally_of(test.context()).today, 1U);
}

INSTANTIATE_TEST_SUITE_P(Kinds, GoProblem, testing::ValuesIn(kProblemKinds),
                         [](const auto& kind) { return std::string(name(kind.param)); });

TEST(GoProblemPage, CountsWhatIsSolvedAtTheFirstTry) {
  TestContext test;
  test.push_made(problem_sets_page);
  test.settle();
  const ProblemSet& set = problem_sets().front();
  const Problem& problem = *set.problems.front();
  test.press(Action::Confirm);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("go.problems." + std::string(set.id)));
  test.press(Action::Confirm);
  test.settle();
  solve(test, problem);
  EXPECT_THAT(test.seen(), HasSubstr(" solved"));
  EXPECT_TRUE(is_solved(test.context(), problem));
  EXPECT_THAT(test.file("records.json"), HasSubstr(problem.id));
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("focus=go.problems." + std::string(set.id) + ".2"));
  EXPECT_THAT(test.seen(), HasSubstr("solved=1 of"));
}

TEST(GoProblemPage, SaysWhyAPointIsRefused) {
  TestContext test;
  const Problem& problem = problems().front();
  test.push<ProblemPage>(nullptr, problem);
  test.settle();
  test.tap(point_name(problem.target, problem.side()));
  EXPECT_THAT(test.seen(), HasSubstr(" asks stones=" + std::to_string(problem.board().stones())));
  EXPECT_THAT(test.audio().played(), testing::Contains("refuse"));
}

TEST(GoProblemPage, BringsMissedOnesBack) {
  TestContext test;
  record_try(test.context(), problems()[3], false);
  record_try(test.context(), problems()[5], false);
  test.push_made(problem_sets_page);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("due=2"));
  test.tap("go.problems.missed");
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr(problems()[3].id));
  solve(test, problems()[3]);
  test.press(Action::Confirm);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr(problems()[5].id));
  solve(test, problems()[5]);
  test.press(Action::Confirm);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("due=0")) << "none is left, so the page goes";
}

}  // namespace
}  // namespace quintet::go
