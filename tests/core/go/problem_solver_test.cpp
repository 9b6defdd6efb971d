#include "core/go/problem_solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/capture_reader.hpp"
#include "core/go/drawn.hpp"
#include "core/go/life_shapes.hpp"
#include "core/go/problem_proof.hpp"
#include "core/go/slow_problems.hpp"
#include "core/go/small_board.hpp"
#include "core/random.hpp"

namespace quintet::go {
namespace {

// The problem of a drawing: the points of the region are b, the right moves a, and a stone of the marked chain is @ or #.
Problem asked(ProblemKind kind, int moves, std::string_view picture) {
  const Drawn it = drawn(picture);
  Problem problem;
  problem.kind = kind;
  problem.stones = it.board.grid();
  problem.moves = moves;
  std::size_t i = 0;
  for (const char mark : picture) {
    if (mark == ' ' || mark == '\n') continue;
    const Point at = problem.stones.point(i++);
    if (mark == '@' || mark == '#') problem.target = at;
    if (mark == 'a') problem.right.push_back(at);
    if ((mark == 'a' || mark == 'b') && !is_counted(kind)) problem.region.push_back(at);
  }
  const Colour marked = colour_of(problem.stones[problem.target]);
  problem.to_move = kind == ProblemKind::Live ? marked : other(marked);
  problem.id = id_of(problem);
  return problem;
}

ProblemMove at(std::string_view name, const Problem& problem) {
  return read_point_name(name, problem.side());
}

std::string names(const ProblemLine& line, int side) {
  std::string text;
  for (const ProblemMove& move : line) {
    if (!text.empty()) text += ' ';
    text += move ? point_name(*move, side) : "pass";
  }
  return text;
}

constexpr std::string_view kSnapback = R"(
      . . . . . . .
      . . . . X X X
      . . . X # O O
      . . X O O . a
      . . . X X X O
      . . . . . . O
      . . . . . . .)";

TEST(GoProblemSolver, GivesAStoneAwayAndTakesItsTakers) {
  const Problem problem = asked(ProblemKind::Snapback, 2, kSnapback);
  ProblemSolver solver(problem);
  EXPECT_EQ(*solver.right_moves(solver.start()), problem.right);
  const auto answer = solver.judge(solver.start(), at("G4", problem));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->result, ProblemResult::GoesOn);
  EXPECT_EQ(names(answer->line, 7), "F4");
  EXPECT_EQ(answer->position.moves_left, 1);
  const auto last = solver.judge(answer->position, at("G4", problem));
  EXPECT_EQ(last->result, ProblemResult::Solved);
  EXPECT_TRUE(last->line.empty());
  EXPECT_EQ(names(*solver.solution(solver.start()), 7), "G4 F4 G4");
  EXPECT_EQ(recognise_capture(problem), ProblemKind::Snapback);
}

TEST(GoProblemSolver, RefutesAWrongTryToItsEnd) {
  const Problem problem = asked(ProblemKind::Snapback, 2, kSnapback);
  ProblemSolver solver(problem);
  const auto answer = solver.judge(solver.start(), at("F4", problem));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->result, ProblemResult::Wrong);
  EXPECT_FALSE(answer->ko);
  EXPECT_EQ(names(answer->line, 7), "G4");
  EXPECT_EQ(answer->position, solver.after(solver.start(), {at("F4", problem)}));
}

TEST(GoProblemSolver, TheNetIsTheOnlyWay) {
  const Problem problem = asked(ProblemKind::Net, 3, R"(
      . . . . . . .
      . . . X X . .
      . . X O O X .
      . . X # . . .
      . . X . a . .
      . . . . . . .
      . . . . . . .)");
  ProblemSolver solver(problem);
  const auto right = *solver.right_moves(solver.start());
  EXPECT_THAT(right, testing::Contains(problem.right.front()));
}

// The middle of three.
constexpr std::string_view kThree = R"(
      b X O . . . .
      a X O . . . .
      b X O . . . .
      X @ O . . . .
      O O O . . . .
      . . . . . . .
      . . . . . . .)";

TEST(GoProblemSolver, ThreeInARowLiveAtTheMiddle) {
  const Problem problem = asked(ProblemKind::Live, 0, kThree);
  ASSERT_TRUE(read_problem("x" + write_problem(problem)).error().message.starts_with("a problem begins"));
  ProblemSolver solver(problem);
  EXPECT_EQ(*solver.right_moves(solver.start()), problem.right);
  EXPECT_EQ(solver.judge(solver.start(), at("A6", problem))->result, ProblemResult::Solved);
  const auto wrong = solver.judge(solver.start(), at("A7", problem));
  EXPECT_EQ(wrong->result, ProblemResult::Wrong);
  EXPECT_EQ(names(wrong->line, 7).substr(0, 2), "A6");
  // A pass, or a move far away, is no better.
  EXPECT_EQ(solver.judge(solver.start(), std::nullopt)->result, ProblemResult::Wrong);
  EXPECT_EQ(solver.judge(solver.start(), at("G1", problem))->result, ProblemResult::Wrong);
}

TEST(GoProblemSolver, TheSameMiddleKills) {
  const Problem problem = asked(ProblemKind::Kill, 0, kThree);
  ProblemSolver solver(problem);
  EXPECT_EQ(*solver.right_moves(solver.start()), problem.right);
  EXPECT_EQ(solver.judge(solver.start(), at("A6", problem))->result, ProblemResult::Solved);
  EXPECT_EQ(names(solver.judge(solver.start(), at("A5", problem))->line, 7), "A6");
}

// Black can only fight a ko for the second eye.
constexpr std::string_view kKo = R"(
      b b X O . . .
      O X X O . . .
      X X O O . . .
      O O O . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)";

TEST(GoProblemSolver, AKoIsNoSolution) {
  Problem problem = asked(ProblemKind::Live, 0, kKo);
  problem.target = {1, 1};
  problem.to_move = Colour::Black;
  problem.region = {{0, 0}, {0, 1}, {1, 0}};
  ProblemSolver solver(problem);
  const auto strict = *solver.right_moves(solver.start());
  const auto loose = *solver.right_moves_with_ko(solver.start());
  problem.right = strict;
  EXPECT_EQ(SlowProblem(problem).right(), strict);
  EXPECT_THAT(loose, testing::IsSupersetOf(strict));
}

TEST(GoProblemSolver, AStopIsAnswered) {
  std::stop_source source;
  source.request_stop();
  ProblemSolver solver(asked(ProblemKind::Live, 0, kThree));
  EXPECT_FALSE(solver.judge(solver.start(), Point{1, 0}, source.get_token()));
  EXPECT_FALSE(solver.right_moves(solver.start(), source.get_token()));
  EXPECT_FALSE(solver.solution(solver.start(), source.get_token()));
  // It is as good as before.
  EXPECT_TRUE(solver.right_moves(solver.start()));
}

std::string cells_of(const ProblemPosition& position) {
  return SlowProblem::text_of(position.board.grid());
}

TEST(GoProblemSolver, CapturesOfRandomBoardsAreThoseOfTheSlowSolver) {
  Random random(1);
  int open = 0, ladders = 0;
  for (int round = 0; round < 200; ++round) {
    Grid<Stone> stones({5, 5}, Stone::None);
    for (Stone& stone : stones.cells())
      if (random.below(100) < 55) stone = random.below(2) == 0 ? Stone::Black : Stone::White;
    const Point target = stones.point(random.index(stones.cells().size()));
    if (stones[target] == Stone::None || !board_of(stones)) continue;
    Problem problem;
    problem.stones = stones;
    problem.target = target;
    problem.to_move = other(colour_of(stones[target]));
    for (problem.moves = 1; problem.moves <= 3; ++problem.moves) {
      ProblemSolver solver(problem);
      const auto right = *solver.right_moves(solver.start());
      ASSERT_EQ(right, SlowProblem(problem).right()) << write_problem(problem);
      open += static_cast<int>(!right.empty());
    }
    // Around kos some ladders take very long.
    constexpr std::uint64_t kFew = 200;
    problem.kind = ProblemKind::Ladder;
    ProblemSolver ladder(problem, kFew);
    const auto right = ladder.right_moves(ladder.start());
    if (right) {
      ASSERT_EQ(*right, SlowProblem(problem).right()) << write_problem(problem);
      ladders += static_cast<int>(!right->empty());
    }
  }
  EXPECT_GT(ladders, 10);
  EXPECT_GT(open, 50);
}

// Whether the region is one that a problem may have, whatever the right moves are.
bool is_closed(Problem problem) {
  const auto empty =
      std::ranges::find_if(problem.region, [&](Point at) { return problem.board().is_empty(at); });
  problem.id = id_of(problem);
  problem.right = {*empty};
  const auto read = read_problem(write_problem(problem));
  return read || !read.error().message.starts_with("a stone around");
}

TEST(GoProblemSolver, LifeOfRandomGroupsIsThatOfTheSlowSolver) {
  Random random(2);
  int groups = 0, open = 0;
  while (groups < 16) {
    const auto shape = make_life_shape(random);
    constexpr std::size_t kFew = 7;
    if (!shape || shape->region.size() > kFew) continue;
    ++groups;
    for (const ProblemKind kind : {ProblemKind::Live, ProblemKind::Kill}) {
      const Problem problem = problem_of(*shape, kind);
      if (!is_closed(problem)) continue;
      ProblemSolver solver(problem);
      const auto right = *solver.right_moves(solver.start());
      ASSERT_EQ(right, SlowProblem(problem).right()) << write_problem(problem);
      open += static_cast<int>(!right.empty());
    }
  }
  EXPECT_GT(open, 5);
}

// Whether the slow solver can read the whole problem in a moment.
bool is_cheap(const Problem& problem) {
  constexpr std::size_t kFewPoints = 7;
  constexpr int kFewMoves = 3;
  if (problem.kind == ProblemKind::Ladder) return false;
  return is_counted(problem.kind) ? problem.moves <= kFewMoves : problem.region.size() <= kFewPoints;
}

// All cheap problems, and a few of the others.
std::vector<Problem> problems_for_the_slow_solver() {
  std::vector<Problem> all;
  int dear = 0;
  constexpr int kOneIn = 20, kTooDear = 5;  // captures of five moves take ten seconds
  for (const Problem& problem : problems()) {
    const bool too_dear = problem.kind != ProblemKind::Ladder && problem.moves >= kTooDear;
    if (is_cheap(problem) || (!too_dear && dear++ % kOneIn == 0)) all.push_back(problem);
  }
  return all;
}

TEST(GoProblemSolver, EveryShippedProblemHasTheRightMovesOfTheSlowSolver) {
  for (const Problem& problem : problems_for_the_slow_solver())
    EXPECT_EQ(problem.right, SlowProblem(problem).right()) << write_problem(problem);
}

TEST(GoProblemSolver, EveryWrongTryOfACheapProblemIsRefuted) {
  int tries = 0;
  for (const Problem& problem : problems()) {
    if (!is_cheap(problem)) continue;
    ProblemSolver solver(problem);
    SlowProblem slow(problem);
    const ProblemPosition start = solver.start();
    const auto& region = problem.region;
    for (std::size_t i = 0; i < problem.stones.cells().size(); ++i) {
      const Point each = problem.stones.point(i);
      if (!solver.is_legal(start, each) || (!region.empty() && !std::ranges::binary_search(region, each)))
        continue;
      const auto answer = *solver.judge(start, each);
      EXPECT_EQ(answer.result == ProblemResult::Wrong, !std::ranges::binary_search(problem.right, each));
      if (answer.result != ProblemResult::Wrong || answer.ko) continue;
      ++tries;
      ASSERT_FALSE(answer.line.empty()) << write_problem(problem);
      const auto after = solver.after(start, {each, answer.line.front()});
      EXPECT_FALSE(slow.can_win(cells_of(after), after.moves_left))
          << write_problem(problem) << point_name(each, problem.side());
      // The rest of the line is legal too.
      ProblemPosition on = answer.position;
      Colour colour = other(problem.to_move);
      for (const ProblemMove& move : answer.line) {
        if (move) {
          ASSERT_TRUE(on.board.is_empty(*move) && !on.board.is_suicide(*move, colour) &&
                      on.board.ko() != move);
          on.board.place(*move, colour);
        } else {
          on.board.pass();
        }
        colour = other(colour);
      }
    }
  }
  EXPECT_GT(tries, 1000);
}

TEST(GoProblemSolver, EveryShippedProblemIsSolvedByItsSolution) {
  for (const Problem& problem : problems()) {
    ProblemSolver solver(problem);
    const auto line = *solver.solution(solver.start());
    ProblemPosition position = solver.start();
    ProblemResult result = ProblemResult::GoesOn;
    for (std::size_t i = 0; i < line.size(); i += 2) {
      const auto answer = *solver.judge(position, line[i]);
      result = answer.result;
      if (result != ProblemResult::GoesOn) {
        EXPECT_EQ(i + 1, line.size());
        break;
      }
      ASSERT_LT(i + 1, line.size());
      EXPECT_EQ(answer.line, ProblemLine{line[i + 1]});
      position = answer.position;
    }
    EXPECT_EQ(result, ProblemResult::Solved) << write_problem(problem);
  }
}

TEST(GoProblemProof, SaysWhatIsWrongWithAProblem) {
  const Problem whole = asked(ProblemKind::Live, 0, kThree);
  EXPECT_TRUE(prove(whole));
  Problem problem = whole;
  problem.right = {{0, 0}};
  EXPECT_EQ(prove(problem).error(), "the right first moves are A6");
  problem = whole;
  problem.id = "live-00000000";
  EXPECT_EQ(prove(problem).error(), "its number should be " + whole.id);
  problem = asked(ProblemKind::Capture, 2, kSnapback);
  EXPECT_EQ(prove(problem).error(), "it is a problem of another kind");
}

}  // namespace
}  // namespace quintet::go
