#include "core/go/problem.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "core/go/game.hpp"
#include "core/go/problem_maker.hpp"
#include "core/go/problem_proof.hpp"

namespace quintet::go {
namespace {

TEST(GoProblems, AreThreeHundredOfAllKinds) {
  std::map<ProblemKind, int> count;
  for (const Problem& problem : problems()) ++count[problem.kind];
  EXPECT_GE(problems().size(), 300U);
  EXPECT_GE(count[ProblemKind::Capture], 80);
  EXPECT_GE(count[ProblemKind::Snapback], 30);
  EXPECT_GE(count[ProblemKind::Net], 30);
  EXPECT_GE(count[ProblemKind::Ladder], 40);
  EXPECT_GE(count[ProblemKind::Live], 60);
  EXPECT_GE(count[ProblemKind::Kill], 60);
}

TEST(GoProblems, GrowHarderWithinAKind) {
  EXPECT_TRUE(std::ranges::is_sorted(
      problems(), {}, [](const Problem& each) { return std::pair(each.kind, each.difficulty); }));
  for (const ProblemKind kind : kProblemKinds) {
    for (int level = kEasiestProblem; level <= kHardestProblem; ++level) {
      EXPECT_TRUE(std::ranges::any_of(
          problems(), [&](const Problem& each) { return each.kind == kind && each.difficulty == level; }))
          << name(kind) << ' ' << level;
    }
  }
}

TEST(GoProblems, AreFoundByTheirNumbers) {
  for (const Problem& problem : problems()) {
    EXPECT_EQ(problem.id, id_of(problem));
    EXPECT_EQ(find_problem(problem.id), &problem);
  }
  EXPECT_EQ(find_problem("net-00000000"), nullptr);
}

TEST(GoProblems, BeginAGame) {
  for (const Problem& problem : problems()) {
    ASSERT_EQ(Game::check(problem.start()), "");
    const Game game(problem.start());
    EXPECT_EQ(game.board(), problem.board());
    EXPECT_EQ(game.to_move(), problem.to_move);
    for (const Point at : problem.right) EXPECT_TRUE(game.is_legal({.at = at}));
  }
}

TEST(GoProblems, AreReadAsTheyAreWritten) {
  for (const Problem& problem : problems()) EXPECT_EQ(read_problem(write_problem(problem)), problem);
  const auto all = read_problems(write_problems(problems()));
  ASSERT_TRUE(all);
  EXPECT_TRUE(std::ranges::equal(*all, problems()));
}

constexpr std::string_view kLine =
    "live-70a7a5aa level=1 to_move=black target=C8 region=A9,B9,A8,B8 right=A8 "
    "board=.XO....../..XO...../XXXO...../OOO....../........./........./........./........./.........";

// The line with some words replaced.
std::string changed(std::string_view from, std::string_view to) {
  std::string line(kLine);
  line.replace(line.find(from), from.size(), to);
  return line;
}

TEST(GoProblemText, IsOneLine) {
  const auto problem = read_problem(kLine);
  ASSERT_TRUE(problem) << problem.error().message;
  EXPECT_EQ(problem->kind, ProblemKind::Live);
  EXPECT_EQ(problem->defender(), Colour::Black);
  EXPECT_EQ(problem->region.size(), 4U);
  EXPECT_EQ(write_problem(*problem), kLine);
}

TEST(GoProblemText, ALineThatIsNoProblemIsRefused) {
  const auto fault = [](const std::string& line) {
    const auto problem = read_problem(line);
    return problem ? "none" : problem.error().message;
  };
  EXPECT_EQ(fault(""), "a problem begins with its kind and number, such as net-3f9a2c1b");
  EXPECT_EQ(fault(changed("live-", "life-")),
            "a problem begins with its kind and number, such as net-3f9a2c1b");
  EXPECT_EQ(fault(changed("level=1", "level=6")), "level is a number from 1 to 5");
  EXPECT_EQ(fault(changed("black", "red")), "to_move is black or white");
  EXPECT_EQ(fault(changed("target=C8", "target=K8")), "target is a point of the board");
  EXPECT_EQ(fault(changed("target=C8", "target=D9")), "there is no stone on the target");
  EXPECT_EQ(fault(changed("target=C8", "target=C9")), "the target is of the wrong colour");
  EXPECT_EQ(fault(changed("right=A8", "right=A8,A8")), "right is a list of different points");
  EXPECT_EQ(fault(changed("right=A8", "right=B9")), "a right move is not legal");
  EXPECT_EQ(fault(changed("right=A8", "right=J1")), "a right move is outside the region");
  EXPECT_EQ(fault(changed("region=A9,B9,A8,B8", "region=A9,B9,A8")), "the region is not closed");
  EXPECT_EQ(fault(changed("A8,B8", "A8,B8,C8")), "the marked chain is not in the region");
  EXPECT_EQ(fault(changed(" board", " komi=7 board")), "there is more than a problem has: komi=7");
  EXPECT_EQ(fault(changed("board=.XO", "board=.X")),
            "the board: a row has as many points as there are rows, here 9");
  EXPECT_EQ(fault(changed(" board=", " bored=")), "the board is missing");
  EXPECT_EQ(fault(changed("live-", "net-")), "moves is a number from 1 to 30");
  EXPECT_EQ(fault(changed("......./...", "......./..O")), "none");
}

TEST(GoProblemText, AnErrorNamesItsLine) {
  const std::string line(kLine);
  const auto twice = read_problems("# two\n\n" + line + "\n" + line + "\n");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error(), (ParseError{.message = "this problem comes twice", .line = 4}));
  EXPECT_EQ(read_problems(line + "\nhello").error().line, 2);
  EXPECT_EQ(read_problems(line + "\r\n")->size(), 1U);
}

TEST(GoProblemMaker, MakesTheSameOnesAgain) {
  for (const ProblemKind kind : {ProblemKind::Snapback, ProblemKind::Live, ProblemKind::Kill}) {
    const MakeOrder order{.count = 1, .seed = 3, .kind = kind};
    const auto made = make_problems(order);
    EXPECT_EQ(made.size(), 1U);
    for (const Problem& problem : made) EXPECT_TRUE(prove(problem)) << write_problem(problem);
    EXPECT_EQ(made, make_problems(order));
  }
}

TEST(GoProblemMaker, AnswersAStop) {
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(make_problems({.count = 10'000}, source.get_token()).empty());
}

}  // namespace
}  // namespace quintet::go
