#include "core/go/problem_solver.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <tuple>
#include <utility>

#include "core/go/capture_reader.hpp"
#include "core/go/life_table.hpp"
#include "core/go/small_board.hpp"

namespace quintet::go {
namespace {

// No refutation or solution of a problem is that long; a bound all the same.
constexpr std::size_t kLongestLine = 60;
constexpr std::size_t kLongestRefutation = 12;

Bits bits_of(const std::vector<Point>& points) {
  Bits set = 0;
  for (const Point at : points) set |= bit_of(at);
  return set;
}

// A move and the position after it. 0 is a pass.
struct Step {
  Bits at = 0;
  SmallBoard board;
  bool takes = false;     // a stone
  bool finishes = false;  // takes the marked chain
};

ProblemMove move_of(const Step& step) {
  return step.at == 0 ? std::nullopt : ProblemMove(point_of(step.at));
}

}  // namespace

// Reads the problem under the rule that one side makes no ko. A position is a board and the moves left to the side that
// solves, for which `solver` stands here; `rival` is the other.
class ProblemSolver::Reader {
 public:
  Reader(const Problem& problem, Colour without_ko, std::uint64_t most)
      : kind_(problem.kind),
        solver_(problem.to_move),
        without_ko_(without_ko),
        target_(bit_of(problem.target)),
        region_(bits_of(problem.region)),
        captures_({.target = target_,
                   .attacker = other(problem.defender()),
                   .attack = kind_ == ProblemKind::Ladder ? Attack::Ataris : Attack::Any,
                   .without_ko = without_ko},
                  most) {}

  // Makes it ready. False: stopped.
  bool begin(const Problem& problem, const std::stop_token& stop) {
    captures_.stop_by(stop);
    if (is_counted(kind_) || life_) return true;
    life_ = LifeTable::of(SmallBoard(problem.board()), life_task(), stop);
    return life_.has_value();
  }
  bool gave_up() const { return captures_.gave_up(); }
  void forget_stop() { captures_.resume(); }
  std::uint64_t searched() const { return captures_.searched() + (life_ ? life_->positions() : 0); }

  // All legal moves of a side but those that make a ko against the rule, and for life and death a pass.
  std::vector<Step> steps(const SmallBoard& board, Colour colour) const {
    std::vector<Step> all;
    any_point(board.empty() & (is_counted(kind_) ? board.points() : region_), [&](Bits at) {
      Step step{.at = at, .board = board};
      const auto placed = step.board.place(at, colour);
      step.takes = placed.taken != 0;
      step.finishes = (placed.taken & target_) != 0;
      if (placed.legal && !(placed.is_ko && colour == without_ko_)) all.push_back(step);
      return false;
    });
    if (!is_counted(kind_) || colour != solver_) all.push_back({.at = 0, .board = board});
    return all;
  }

  // Whether the solver's move, after which the rival is to move, is right. `left`: his moves after it.
  bool is_right(const Step& step, int left) {
    if (step.finishes) return true;
    if (!is_counted(kind_)) return holds(step.board, other(solver_));
    return captures_.holds_on(step.board, left);
  }
  // Whether nothing is left to do after a right move.
  bool is_solved(const Step& step) const {
    if (is_counted(kind_)) return step.finishes;
    return step.finishes || is_settled(step.board, solver_);
  }

  // The rival's answer to a right move after which the problem goes on.
  Step resistance(const SmallBoard& board, int left) {
    return is_counted(kind_) ? longest_resistance(board, left) : trickiest_move(board);
  }

  // From the rival's move on.
  ProblemLine refutation(SmallBoard board, int left) {
    ProblemLine line;
    while (line.size() < kLongestRefutation && !gave_up()) {
      const Step answer = is_counted(kind_) ? best_escape(board, left) : best_blow(board);
      line.push_back(move_of(answer));
      board = answer.board;
      if (answer.finishes) break;
      const auto attempt = is_counted(kind_) ? last_attempt(board, left) : next_attempt(board);
      if (!attempt) break;
      line.push_back(move_of(*attempt));
      board = attempt->board;
      --left;
    }
    // What the solver tries last, but is not answered, shows nothing.
    if (line.size() % 2 == 0 && !line.empty()) line.pop_back();
    return line;
  }

  // The right move that comes to the end soonest.
  std::optional<Step> best_move(const SmallBoard& board, int left) {
    std::optional<Step> best;
    int least = 0;
    for (const Step& step : steps(board, solver_)) {
      if (step.at == 0 || !is_right(step, left - 1)) continue;
      const int length = length_after(step, left - 1);
      if (best && length >= least) continue;
      best = step;
      least = length;
    }
    return best;
  }

 private:
  LifeTask life_task() const {
    return {.target = target_,
            .region = region_,
            .attacker = kind_ == ProblemKind::Live ? other(solver_) : solver_,
            .without_ko = without_ko_};
  }
  int liberties(const SmallBoard& board) const { return count_of(board.liberties(board.chain(target_))); }

  // Life and death: whether it goes well for the solver.
  bool holds(const SmallBoard& board, Colour to_move) const {
    return life_->lives(board, to_move) == (kind_ == ProblemKind::Live);
  }
  // Whether a side has reached its aim even if it does not answer the next move.
  bool is_settled(const SmallBoard& board, Colour winner) const {
    const Colour loser = other(winner);
    return std::ranges::all_of(steps(board, loser), [&](const Step& step) {
      return !step.finishes && holds(step.board, loser) == (winner == solver_);
    });
  }
  // Whether a move of the loser has to be answered.
  bool is_threat(const Step& step, Colour winner) const {
    return step.finishes || holds(step.board, other(winner)) != (winner == solver_);
  }

  int count_right(const SmallBoard& board, int left) {
    return static_cast<int>(std::ranges::count_if(
        steps(board, solver_), [&](const Step& step) { return step.at != 0 && is_right(step, left - 1); }));
  }

  // Moves that look natural come first: taking, then beside the chain, then near.
  int looks(const SmallBoard& before, const Step& step) const {
    if (step.at == 0) return 0;
    if (step.takes) return 4;
    const Bits chain = before.chain(target_);
    const Bits free = before.liberties(chain);
    if ((free & step.at) != 0) return 3;
    return (before.beside(free | chain) & step.at) != 0 ? 2 : 1;
  }

  // Moves of the rival around the marked chain, those that take, and a pass: what is farther off comes to a pass.
  std::vector<Step> near_steps(const SmallBoard& board) const {
    std::vector<Step> near = steps(board, other(solver_));
    std::erase_if(near, [&](const Step& step) { return looks(board, step) == 1; });
    return near;
  }

  Step longest_resistance(const SmallBoard& board, int left) {
    std::optional<Step> best;
    std::tuple<int, int, int> most{};
    for (const Step& step : near_steps(board)) {
      const std::tuple value{captures_.least_moves(step.board, left).value_or(left + 1), looks(board, step),
                             liberties(step.board)};
      if (best && value <= most) continue;
      best = step;
      most = value;
    }
    return *best;
  }

  // Of the moves that have to be answered the one with the fewest answers.
  Step trickiest_move(const SmallBoard& board) {
    std::optional<Step> best;
    std::tuple<bool, int, int> most{};
    for (const Step& step : steps(board, other(solver_))) {
      const bool threat = is_threat(step, solver_);
      const std::tuple value{threat, threat ? -count_right(step.board, 0) : 0, looks(board, step)};
      if (best && value <= most) continue;
      best = step;
      most = value;
    }
    return *best;
  }

  // The rival's way out of a capture: the one that looks most natural, and leaves most liberties.
  Step best_escape(const SmallBoard& board, int left) {
    auto all = steps(board, other(solver_));
    const auto value = [&](const Step& step) { return std::pair(looks(board, step), liberties(step.board)); };
    std::ranges::stable_sort(all, std::greater(), value);
    const auto found =
        std::ranges::find_if(all, [&](const Step& step) { return !captures_.takes(step.board, left); });
    return found == all.end() ? all.front() : *found;
  }
  // A last attempt of the solver, unless everybody sees that it is too late.
  std::optional<Step> last_attempt(const SmallBoard& board, int left) const {
    const int free = liberties(board);
    if (free > left || (kind_ == ProblemKind::Ladder && free > 2)) return std::nullopt;
    std::optional<Step> best;
    for (const Step& step : steps(board, solver_)) {
      if (step.finishes || liberties(step.board) >= free) continue;
      if (!best || liberties(step.board) < liberties(best->board)) best = step;
    }
    return best;
  }

  // The rival's best move in a problem of life and death that the solver has lost: to take soonest, or to live most clearly.
  Step best_blow(const SmallBoard& board) {
    const Colour rival = other(solver_);
    std::optional<Step> best;
    std::tuple<int, int, int> most{};
    for (const Step& step : steps(board, rival)) {
      if (!step.finishes && holds(step.board, solver_)) continue;
      const int clear = step.finishes ? -1 : clarity(step.board);
      const std::tuple value{step.finishes ? 2 : static_cast<int>(is_settled(step.board, rival)), clear,
                             looks(board, step)};
      if (best && value <= most) continue;
      best = step;
      most = value;
    }
    return *best;
  }
  // The fewer moves to the end, or the fewer threats are left, the clearer.
  int clarity(const SmallBoard& board) {
    if (kind_ == ProblemKind::Live) return -life_->moves_to_take(board, solver_);
    const auto all = steps(board, solver_);
    return -static_cast<int>(
        std::ranges::count_if(all, [&](const Step& step) { return is_threat(step, other(solver_)); }));
  }
  // The solver's longest resistance in a lost problem, unless it is settled.
  std::optional<Step> next_attempt(const SmallBoard& board) {
    const Colour rival = other(solver_);
    if (is_settled(board, rival)) return std::nullopt;
    std::optional<Step> best;
    std::tuple<bool, int, int> most{};
    for (const Step& step : steps(board, solver_)) {
      const int length = kind_ == ProblemKind::Live ? life_->moves_to_take(step.board, rival) : 0;
      const std::tuple value{is_threat(step, rival), length, looks(board, step)};
      if (best && value <= most) continue;
      best = step;
      most = value;
    }
    return best;
  }

  int length_after(const Step& step, int left) {
    if (step.finishes) return 0;
    if (is_counted(kind_)) {
      for (int moves = 1; moves < left; ++moves)
        if (captures_.holds_on(step.board, moves)) return moves;
      return left;
    }
    if (is_settled(step.board, solver_)) return 0;
    if (kind_ == ProblemKind::Kill) return life_->moves_to_take(step.board, other(solver_));
    const auto all = steps(step.board, other(solver_));
    return 1 + static_cast<int>(
                   std::ranges::count_if(all, [&](const Step& each) { return is_threat(each, solver_); }));
  }

  ProblemKind kind_;
  Colour solver_, without_ko_;
  Bits target_, region_;
  CaptureReader captures_;
  std::optional<LifeTable> life_;
};

ProblemSolver::ProblemSolver(Problem problem, std::uint64_t most)
    : problem_(std::move(problem)),
      reader_(std::make_unique<Reader>(problem_, problem_.to_move, most)),
      with_ko_(std::make_unique<Reader>(problem_, other(problem_.to_move), most)) {}
ProblemSolver::~ProblemSolver() = default;
ProblemSolver::ProblemSolver(ProblemSolver&&) noexcept = default;
ProblemSolver& ProblemSolver::operator=(ProblemSolver&&) noexcept = default;

ProblemPosition ProblemSolver::start() const {
  const bool ladder = problem_.kind == ProblemKind::Ladder;  // some ways are longer
  return {.board = problem_.board(), .moves_left = ladder ? kMostProblemMoves : problem_.moves};
}

bool ProblemSolver::is_legal(const ProblemPosition& position, const ProblemMove& move) const {
  if (!move) return !is_counted(problem_.kind);
  const Board& board = position.board;
  return board.contains(*move) && board.is_empty(*move) && !board.is_ko(board.cell(*move)) &&
         !board.is_suicide(*move, problem_.to_move) &&
         (!is_counted(problem_.kind) || position.moves_left > 0);
}

ProblemPosition ProblemSolver::after(ProblemPosition position, const ProblemLine& line) const {
  Colour colour = problem_.to_move;
  for (const ProblemMove& move : line) {
    if (move)
      position.board.place(*move, colour);
    else
      position.board.pass();
    if (colour == problem_.to_move && is_counted(problem_.kind)) --position.moves_left;
    colour = other(colour);
  }
  return position;
}

bool ProblemSolver::begin(Reader& reader, const std::stop_token& stop) const {
  reader.forget_stop();
  return reader.begin(problem_, stop);
}

std::optional<ProblemAnswer> ProblemSolver::judge(const ProblemPosition& position, const ProblemMove& move,
                                                  const std::stop_token& stop) {
  assert(is_legal(position, move));
  ProblemAnswer answer{.position = after(position, {move})};
  const int left = answer.position.moves_left;
  const bool inside =
      move && (is_counted(problem_.kind) || std::ranges::binary_search(problem_.region, *move));
  Step step{.at = inside ? bit_of(*move) : Bits{0}, .board = SmallBoard(position.board)};
  if (inside) {
    const auto placed = step.board.place(step.at, problem_.to_move);
    step.finishes = (placed.taken & bit_of(problem_.target)) != 0;
    answer.ko = placed.is_ko;
  }
  if (answer.ko) return answer;
  if (!begin(*reader_, stop)) return std::nullopt;
  if (!reader_->is_right(step, left)) {
    if (!begin(*with_ko_, stop)) return std::nullopt;
    answer.ko = with_ko_->is_right(step, left);
    answer.line = reader_->refutation(step.board, left);
    return reader_->gave_up() || with_ko_->gave_up() ? std::nullopt : std::optional(answer);
  }
  if (reader_->is_solved(step)) {
    answer.result = ProblemResult::Solved;
  } else {
    answer.result = ProblemResult::GoesOn;
    const ProblemMove reply = move_of(reader_->resistance(step.board, left));
    answer.position = after(position, {move, reply});
    answer.line = {reply};
  }
  return reader_->gave_up() ? std::nullopt : std::optional(answer);
}

std::optional<std::vector<Point>> ProblemSolver::right_moves(const ProblemPosition& position,
                                                             const std::stop_token& stop) {
  return right_moves(*reader_, position, stop);
}

std::optional<std::vector<Point>> ProblemSolver::right_moves_with_ko(const ProblemPosition& position,
                                                                     const std::stop_token& stop) {
  return right_moves(*with_ko_, position, stop);
}

std::optional<std::vector<Point>> ProblemSolver::right_moves(Reader& reader, const ProblemPosition& position,
                                                             const std::stop_token& stop) const {
  if (!begin(reader, stop)) return std::nullopt;
  std::vector<Point> right;
  for (const Step& step : reader.steps(SmallBoard(position.board), problem_.to_move)) {
    if (step.at != 0 && reader.is_right(step, position.moves_left - 1)) right.push_back(point_of(step.at));
    if (reader.gave_up()) return std::nullopt;
  }
  return right;
}

std::optional<ProblemLine> ProblemSolver::solution(const ProblemPosition& position,
                                                   const std::stop_token& stop) {
  if (!begin(*reader_, stop)) return std::nullopt;
  ProblemLine line;
  ProblemPosition at = position;
  while (line.size() < kLongestLine) {
    const auto best = reader_->best_move(SmallBoard(at.board), at.moves_left);
    if (reader_->gave_up()) return std::nullopt;
    if (!best) break;
    line.push_back(move_of(*best));
    const auto answer = judge(at, line.back(), stop);
    if (!answer) return std::nullopt;
    if (answer->result != ProblemResult::GoesOn) break;
    line.push_back(answer->line.front());
    at = answer->position;
  }
  return line;
}

std::uint64_t ProblemSolver::searched() const {
  return reader_->searched() + with_ko_->searched();
}

}  // namespace quintet::go
