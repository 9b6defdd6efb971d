// Judges the moves of a player who solves a problem, and answers them: by a full search of the problem, so every good move is
// right, in the first move and in all that follow.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/problem.hpp"
#include "core/grid.hpp"

namespace quintet::go {

// A point, or a pass.
using ProblemMove = std::optional<Point>;
// Moves of both sides in turn.
using ProblemLine = std::vector<ProblemMove>;

// A problem under way; it is the turn of the side that solves it, which is the problem's `to_move`.
struct ProblemPosition {
  Board board;
  int moves_left = 0;  // of this side, if the problem counts them
  friend bool operator==(const ProblemPosition&, const ProblemPosition&) = default;
};

enum class ProblemResult : std::uint8_t {
  Solved,  // the chain is taken, lives, or is dead
  GoesOn,  // a right move; the other side has answered
  Wrong,
};

struct ProblemAnswer {
  ProblemResult result = ProblemResult::Wrong;
  // Wrong: the move makes a ko, so it is no clean solution. There may be no refutation then.
  bool ko = false;
  // GoesOn: one move, the best resistance. Wrong: the refutation, from the other side's move on, until everybody sees that the
  // problem is lost, or for a dozen moves. Solved: nothing.
  ProblemLine line{};
  // After the player's move, and the answer if the problem goes on.
  ProblemPosition position;
};

class ProblemSolver {
 public:
  // Requires a problem that `read_problem` accepts. `most`: positions that it may search, after which it counts as stopped.
  explicit ProblemSolver(Problem problem, std::uint64_t most = UINT64_MAX);
  ~ProblemSolver();
  ProblemSolver(const ProblemSolver&) = delete;
  ProblemSolver& operator=(const ProblemSolver&) = delete;
  ProblemSolver(ProblemSolver&&) noexcept;
  ProblemSolver& operator=(ProblemSolver&&) noexcept;

  const Problem& problem() const { return problem_; }
  ProblemPosition start() const;

  // The rules: an empty point, no suicide, no ko, and moves left.
  bool is_legal(const ProblemPosition& position, const ProblemMove& move) const;
  // The position after moves of both sides in turn, beginning with the one that solves. Requires legal ones. After an odd
  // number of moves it is the other side's turn.
  ProblemPosition after(ProblemPosition position, const ProblemLine& line) const;

  // What a move is worth, and the answer of the other side. Requires a legal move. nullopt: stopped.
  std::optional<ProblemAnswer> judge(const ProblemPosition& position, const ProblemMove& move,
                                     const std::stop_token& stop = {});

  // All moves that solve the problem from here, sorted; none where it is lost. nullopt: stopped.
  std::optional<std::vector<Point>> right_moves(const ProblemPosition& position,
                                                const std::stop_token& stop = {});

  // The moves that solve it if it is the other side that makes no ko.
  std::optional<std::vector<Point>> right_moves_with_ko(const ProblemPosition& position,
                                                        const std::stop_token& stop = {});

  // The solution from here: right moves against the best resistance, to the end. Empty where it is lost. nullopt: stopped.
  std::optional<ProblemLine> solution(const ProblemPosition& position, const std::stop_token& stop = {});

  // Positions that were searched up to now, which measures how hard a problem is.
  std::uint64_t searched() const;

 private:
  class Reader;
  bool begin(Reader& reader, const std::stop_token& stop) const;
  std::optional<std::vector<Point>> right_moves(Reader& reader, const ProblemPosition& position,
                                                const std::stop_token& stop) const;

  Problem problem_;
  std::unique_ptr<Reader> reader_;   // under the rule of problems
  std::unique_ptr<Reader> with_ko_;  // under the opposite rule
};

}  // namespace quintet::go
