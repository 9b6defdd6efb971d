#include "core/go/problem_proof.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/go/capture_reader.hpp"
#include "core/go/problem_solver.hpp"
#include "core/go/small_board.hpp"

namespace quintet::go {
namespace {

// A ladder may not be a detour around a capture of this many moves, and has at least as many ataris.
constexpr int kNoNetWithin = 4;
constexpr int kLeastAtaris = 5;
constexpr std::size_t kMostPlayed = 3000;  // positions of the player's turn

// A stone that can be taken, after which its takers are.
bool is_snapback(const SmallBoard& board, const Problem& problem, Bits at) {
  SmallBoard after = board;
  const Colour attacker = problem.to_move;
  const auto placed = after.place(at, attacker);
  const Bits target = bit_of(problem.target);
  if (!placed.legal || placed.taken != 0) return false;
  const Bits free = after.liberties(after.chain(at));
  if (count_of(free) != 1) return false;
  const auto taken = after.place(free, other(attacker));
  if (!taken.legal || (taken.taken & at) == 0) return false;
  const Bits chain = after.chain(target);
  return (chain & free) != 0 && count_of(after.liberties(chain)) == 1;
}

// A move near the chain that neither touches it nor takes, and saves no stone in atari.
bool is_loose(const SmallBoard& board, const Problem& problem, Bits at) {
  const Bits chain = board.chain(bit_of(problem.target));
  const Bits free = board.liberties(chain);
  const Bits beside = board.beside(free);
  if ((free & at) != 0 || ((beside | board.beside(beside)) & at) == 0) return false;
  for (Bits rest = board.stones(problem.to_move); rest != 0;) {
    const Bits own = board.chain(first_of(rest));
    rest &= ~own;
    if (count_of(board.liberties(own)) == 1) return false;
  }
  SmallBoard after = board;
  return after.place(at, problem.to_move).taken == 0;
}

constexpr std::string_view kTooMany = "it takes too many positions to judge";

CaptureTask task_of(const Problem& problem, Attack attack, Colour without_ko) {
  return {.target = bit_of(problem.target),
          .attacker = problem.to_move,
          .attack = attack,
          .without_ko = without_ko};
}

// A ladder has no end but its own: there is no net instead.
std::string_view check_ladder(const Problem& problem, std::uint64_t most) {
  if (problem.moves < kLeastAtaris) return "the ladder is short";
  const SmallBoard board(problem.board());
  CaptureReader any(task_of(problem, Attack::Any, other(problem.to_move)), most);
  if (!std::ranges::all_of(problem.right, [&](Point at) { return any.is_atari(board, bit_of(at)); }))
    return "a right move is no atari";
  if (any.takes(board, kNoNetWithin)) return "there is a shorter way than the ladder";
  return any.gave_up() ? kTooMany : "";
}

// What is asked of the kind beside the right moves.
std::string_view check_kind(const Problem& problem, std::uint64_t most) {
  if (!is_counted(problem.kind)) return {};
  if (problem.kind == ProblemKind::Ladder) return check_ladder(problem, most);
  return recognise_capture(problem) == problem.kind ? "" : "it is a problem of another kind";
}

// Whether the problem has no right move with one move less, or if the other side may begin.
std::string_view check_need(const Problem& problem, const std::stop_token& stop) {
  if (problem.kind == ProblemKind::Ladder || problem.moves == 1) return {};
  ProblemSolver solver(problem);
  if (!is_counted(problem.kind)) {
    const auto answer = solver.judge(solver.start(), std::nullopt, stop);
    return answer && answer->result == ProblemResult::Wrong ? "" : "it is solved without a move";
  }
  CaptureReader reader(task_of(problem, Attack::Any, problem.to_move));
  const SmallBoard board(problem.board());
  if (reader.takes(board, problem.moves - 1)) return "fewer moves suffice";
  return reader.holds_on(board, problem.moves) ? "the chain is taken even if it moves first" : "";
}

class Playing {
 public:
  Playing(ProblemSolver& solver, std::stop_token stop) : solver_(solver), stop_(std::move(stop)) {}

  // Tries all moves of the player from here on. What is wrong, in English; empty if nothing is.
  std::string_view try_all(const ProblemPosition& position) {
    const Seen here{position.board.key(), position.moves_left};
    if (std::ranges::find(way_, here) != way_.end()) return "it comes to no end";
    if (std::ranges::find(seen_, here) != seen_.end()) return {};
    if (seen_.size() >= kMostPlayed) return kTooMany;
    seen_.push_back(here);
    way_.push_back(here);
    for (const Point at : points_to_try()) {
      if (!solver_.is_legal(position, at) || (way_.size() > 1 && !is_followed(position, at))) continue;
      const auto answer = solver_.judge(position, at, stop_);
      if (!answer) return kTooMany;
      if (answer->result == ProblemResult::Wrong && !answer->ko && answer->line.empty())
        return "a wrong move has no refutation";
      if (answer->result != ProblemResult::GoesOn || !is_followed(position, at)) continue;
      if (const std::string_view wrong = try_all(answer->position); !wrong.empty()) return wrong;
    }
    way_.pop_back();
    return {};
  }

 private:
  std::vector<Point> points_to_try() const {
    const Problem& problem = solver_.problem();
    if (!is_counted(problem.kind)) return problem.region;
    std::vector<Point> all;
    for (std::size_t i = 0; i < problem.stones.cells().size(); ++i) all.push_back(problem.stones.point(i));
    return all;
  }

  // In a ladder there is time for moves that come to nothing; these are only tried at the beginning.
  bool is_followed(const ProblemPosition& position, Point at) const {
    const Problem& problem = solver_.problem();
    if (problem.kind != ProblemKind::Ladder) return true;
    return std::ranges::count(position.board.liberty_points(problem.target), at) > 0;
  }

  ProblemSolver& solver_;
  std::stop_token stop_;
  using Seen = std::pair<std::uint64_t, int>;  // the stones, and the moves left
  std::vector<Seen> seen_, way_;
};

int count_tempting(const Problem& problem) {
  const SmallBoard board(problem.board());
  const Bits chain = board.chain(bit_of(problem.target));
  Bits points = board.liberties(chain);
  points |= board.beside(points);
  if (!is_counted(problem.kind)) {
    points = 0;
    for (const Point at : problem.region) points |= bit_of(at);
  }
  int count = 0;
  any_point(points & board.empty(), [&](Bits at) {
    SmallBoard after = board;
    const bool legal = after.place(at, problem.to_move).legal;
    count += static_cast<int>(legal && !std::ranges::binary_search(problem.right, point_of(at)));
    return false;
  });
  return count;
}

}  // namespace

double ProblemMeasure::hardness() const {
  constexpr double kPerMove = 1.5, kPerTry = 0.4;
  return std::log2(static_cast<double>(searched) + 1) + kPerMove * length + kPerTry * tempting;
}

ProblemKind recognise_capture(const Problem& problem) {
  const SmallBoard board(problem.board());
  const auto all = [&](bool (*is)(const SmallBoard&, const Problem&, Bits)) {
    return problem.moves > 1 &&
           std::ranges::all_of(problem.right, [&](Point at) { return is(board, problem, bit_of(at)); });
  };
  if (problem.moves == 2 && all(is_snapback)) return ProblemKind::Snapback;
  return all(is_loose) ? ProblemKind::Net : ProblemKind::Capture;
}

Expected<ProblemMeasure, std::string> prove(const Problem& problem, const std::stop_token& stop,
                                            std::uint64_t most) {
  const auto no = [](std::string_view why) { return tl::unexpected(std::string(why)); };
  if (problem.id != id_of(problem)) return no("its number should be " + id_of(problem));
  ProblemSolver solver(problem, most);
  const auto right = solver.right_moves(solver.start(), stop);
  const auto with_ko = solver.right_moves_with_ko(solver.start(), stop);
  if (!right || !with_ko) return no(kTooMany);
  if (*right != problem.right) {
    std::string points;
    for (const Point at : *right) points += ' ' + point_name(at, problem.side());
    return no("the right first moves are" + points);
  }
  if (*right != *with_ko) return no("a ko decides it");
  if (const auto wrong = check_need(problem, stop); !wrong.empty()) return no(wrong);
  if (const auto wrong = check_kind(problem, most); !wrong.empty()) return no(wrong);
  if (const auto wrong = Playing(solver, stop).try_all(solver.start()); !wrong.empty()) return no(wrong);
  const auto solution = solver.solution(solver.start(), stop);
  if (!solution) return no(kTooMany);
  const int length = static_cast<int>(solution->size() + 1) / 2;
  if (problem.kind == ProblemKind::Ladder && length != problem.moves)
    return no("the ladder has another length");
  return ProblemMeasure{.searched = solver.searched(), .tempting = count_tempting(problem), .length = length};
}

}  // namespace quintet::go
