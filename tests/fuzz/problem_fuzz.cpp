// Problems of go as text, and the solver on them.
#include <string>

#include "core/go/game.hpp"
#include "core/go/problem.hpp"
#include "core/go/problem_solver.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto problems = go::read_problems(fuzz::text_of(data, size));
  if (!problems) return 0;
  const auto again = go::read_problems(go::write_problems(*problems));
  fuzz::require(again && *again == *problems, "problems that were read can be written and read");
  for (const go::Problem& problem : *problems) {
    fuzz::require(go::Game::check(problem.start()).empty(), "a game can begin with a problem");
    // Whatever it says, the solver comes to an end.
    constexpr std::uint64_t kFewPositions = 2000;
    constexpr std::size_t kSmallRegion = 6;
    if (problem.region.size() > kSmallRegion) continue;
    go::ProblemSolver solver(problem, kFewPositions);
    const auto right = solver.right_moves(solver.start());
    if (!right) continue;
    for (const Point at : *right) {
      const auto answer = solver.judge(solver.start(), at);
      fuzz::require(!answer || answer->result != go::ProblemResult::Wrong, "a right move is right");
    }
  }
  return 0;
}
