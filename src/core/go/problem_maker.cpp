#include "core/go/problem_maker.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/go/capture_reader.hpp"
#include "core/go/levels.hpp"
#include "core/go/life_shapes.hpp"
#include "core/go/life_table.hpp"
#include "core/go/playout.hpp"
#include "core/go/problem_proof.hpp"
#include "core/go/problem_solver.hpp"
#include "core/go/search.hpp"
#include "core/go/small_board.hpp"
#include "core/random.hpp"

namespace quintet::go {
namespace {

// How many problems of each kind, of moves for those that count them, are in a whole set.
struct Share {
  ProblemKind kind;
  int least, most;  // moves
  int count;
};
constexpr std::array kShares{Share{ProblemKind::Capture, 1, 1, 12},  Share{ProblemKind::Capture, 2, 2, 32},
                             Share{ProblemKind::Capture, 3, 3, 28},  Share{ProblemKind::Capture, 4, 5, 18},
                             Share{ProblemKind::Snapback, 2, 2, 35}, Share{ProblemKind::Net, 2, 5, 35},
                             Share{ProblemKind::Ladder, 5, 30, 45},  Share{ProblemKind::Live, 0, 0, 62},
                             Share{ProblemKind::Kill, 0, 0, 63}};

constexpr int kMostCaptured = 5;  // moves
constexpr int kLeastAtarisInLadder = 5;
constexpr int kMostTargetLiberties = 4;
constexpr int kMostTargetStones = 7;
// With more the eye does not find the question.
constexpr int kMostStones = 24;
constexpr std::size_t kMostRight = 2;
// Positions searched before a candidate is given up.
constexpr std::uint64_t kToLook = 8'000, kToReduce = 40'000;

struct Made {
  Problem problem;
  double hardness;
};

// What stands on a board, seen from the side to move, and how far it is from the edges as far as that matters: the same for
// positions that are alike. `marks`: points that are not empty have a letter.
std::string likeness(const Grid<char>& marks) {
  constexpr int kFar = 3;
  constexpr unsigned kTurns = 8;
  const int side = marks.size().width;
  std::string least;
  for (unsigned turn = 0; turn < kTurns; ++turn) {
    Grid<char> turned(marks.size(), '.');
    Point low{side, side}, high{-1, -1};
    for (std::size_t i = 0; i < marks.cells().size(); ++i) {
      if (marks.cells()[i] == '.') continue;
      Point at = marks.point(i);
      if ((turn & 1U) != 0) at.column = side - 1 - at.column;
      if ((turn & 2U) != 0) at.row = side - 1 - at.row;
      if ((turn & 4U) != 0) std::swap(at.row, at.column);
      turned[at] = marks.cells()[i];
      low = {std::min(low.row, at.row), std::min(low.column, at.column)};
      high = {std::max(high.row, at.row), std::max(high.column, at.column)};
    }
    std::string text;
    for (const int distance : {low.row, low.column, side - 1 - high.row, side - 1 - high.column})
      text += std::to_string(std::min(distance, kFar));
    for (int row = low.row; row <= high.row; ++row) {
      text += '/';
      for (int column = low.column; column <= high.column; ++column) text += turned[{row, column}];
    }
    if (least.empty() || text < least) least = text;
  }
  return least;
}

char mark_of(const Problem& problem, Point at) {
  const Stone stone = problem.stones[at];
  if (stone == Stone::None) return '.';
  return stone == stone_of(problem.to_move) ? 'X' : 'O';
}

// The whole position.
std::string likeness(const Problem& problem) {
  Grid<char> marks(problem.stones.size(), '.');
  for (std::size_t i = 0; i < marks.cells().size(); ++i) marks.cells()[i] = mark_of(problem, marks.point(i));
  marks[problem.target] = '@';
  return std::string(name(problem.kind)) + likeness(marks);
}

// What matters most: the region, or the marked chain with its liberties; and the right moves.
std::string idea(const Problem& problem) {
  Grid<char> marks(problem.stones.size(), '.');
  const Board board = problem.board();
  const auto mark = [&](const std::vector<Point>& points) {
    for (const Point at : points) marks[at] = board.is_empty(at) ? '_' : mark_of(problem, at);
  };
  mark(problem.region);
  if (is_counted(problem.kind)) {
    mark(board.chain(problem.target));
    mark(board.liberty_points(problem.target));
  }
  for (const Point at : problem.right) marks[at] = '*';
  return std::string(name(problem.kind)) + likeness(marks);
}

// The marked chain's stone for `likeness` and for the file: the first of the chain.
Point first_stone(const Board& board, Point at) {
  return std::ranges::min(board.chain(at));
}

int steps_between(Point a, Point b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

std::vector<Point> points_of(Bits set) {
  std::vector<Point> points;
  any_point(set, [&](Bits at) {
    points.push_back(point_of(at));
    return false;
  });
  return points;
}

bool is_on_edge(const Board& board, Point at) {
  return std::min({at.row, at.column, board.side() - 1 - at.row, board.side() - 1 - at.column}) == 0;
}
// Whether all stones of the chain stand on the edge, and whether none does.
bool is_all_on_edge(const Board& board, Point at) {
  return std::ranges::all_of(board.chain(at), [&](Point each) { return is_on_edge(board, each); });
}
bool is_off_edge(const Board& board, Point at) {
  return std::ranges::none_of(board.chain(at), [&](Point each) { return is_on_edge(board, each); });
}

CaptureTask capture_of(const Problem& problem, Attack attack) {
  return {.target = bit_of(problem.target),
          .attacker = problem.to_move,
          .attack = attack,
          .without_ko = problem.to_move};
}

// Whether the problem, without its right moves and id, asks for exactly these first moves.
bool asks_for(const Problem& problem, Bits right) {
  const auto grid_board = go::board_of(problem.stones);
  if (!grid_board) return false;
  const SmallBoard board(*grid_board);
  if (problem.kind == ProblemKind::Ladder) {
    CaptureReader ladder(capture_of(problem, Attack::Ataris), kToReduce);
    CaptureReader any(capture_of(problem, Attack::Any), kToReduce);
    constexpr int kShort = 4;
    return ladder.right_moves(board, kMostProblemMoves) == right && !any.takes(board, kShort) &&
           !ladder.gave_up() && !any.gave_up();
  }
  CaptureReader reader(capture_of(problem, Attack::Any), kToReduce);
  if (reader.takes(board, problem.moves - 1) || reader.right_moves(board, problem.moves) != right)
    return false;
  if (problem.moves > 1 && reader.holds_on(board, problem.moves)) return false;
  return !reader.gave_up();
}

// Takes away stones, the farthest first, as long as the same is asked.
void reduce(Problem& problem, Bits right, const std::stop_token& stop) {
  std::vector<Point> stones;
  for (std::size_t i = 0; i < problem.stones.cells().size(); ++i)
    if (problem.stones.cells()[i] != Stone::None) stones.push_back(problem.stones.point(i));
  std::ranges::stable_sort(stones, std::greater(),
                           [&](Point at) { return steps_between(at, problem.target); });
  constexpr int kRounds = 2;
  for (int round = 0; round < kRounds; ++round) {
    for (const Point at : stones) {
      if (stop.stop_requested()) return;
      const Stone stone = problem.stones[at];
      if (stone == Stone::None || at == problem.target) continue;
      problem.stones[at] = Stone::None;
      if (!asks_for(problem, right)) problem.stones[at] = stone;
    }
  }
}

class Workshop {
 public:
  Workshop(const MakeOrder& order, std::stop_token stop) : random_(order.seed), stop_(std::move(stop)) {
    int shares = 0, before = 0, sum = 0;
    const auto count = [&](const Share& share) {
      return order.kind.value_or(share.kind) == share.kind ? share.count : 0;
    };
    for (const Share& share : kShares) shares += count(share);
    for (std::size_t i = 0; i < kShares.size(); ++i) {
      sum += count(kShares[i]);
      const int upto = static_cast<int>((std::int64_t{order.count} * sum + shares / 2) / shares);
      wanted_[i] = static_cast<std::size_t>(upto - before);
      before = upto;
    }
  }

  std::vector<Problem> make() {
    constexpr int kMostGames = 4000, kMostShapes = 400'000;
    for (int i = 0; i < kMostShapes && wants(false) && !stop_.stop_requested(); ++i) try_shape();
    for (int i = 0; i < kMostGames && wants(true) && !stop_.stop_requested(); ++i) try_game();
    return graded();
  }

 private:
  bool is_full(std::size_t share) const { return made_[share].size() >= wanted_[share]; }
  bool wants(bool counted) const {
    for (std::size_t i = 0; i < kShares.size(); ++i)
      if (is_counted(kShares[i].kind) == counted && !is_full(i)) return true;
    return false;
  }
  std::optional<std::size_t> share_of(ProblemKind kind, int moves) const {
    for (std::size_t i = 0; i < kShares.size(); ++i)
      if (kShares[i].kind == kind && moves >= kShares[i].least && moves <= kShares[i].most) return i;
    return std::nullopt;
  }
  bool wants(ProblemKind kind, int moves) const {
    const auto share = share_of(kind, moves);
    return share && !is_full(*share) && !of_this_[*share];
  }

  // The most moves of a kind that is still wanted.
  int most_moves() const {
    int most = 0;
    for (std::size_t i = 0; i < kShares.size(); ++i)
      if (!is_full(i) && kShares[i].kind != ProblemKind::Ladder) most = std::max(most, kShares[i].most);
    return most;
  }

  // Takes a problem that has everything but its number, if it is wanted, new and proved.
  void offer(Problem problem) {
    const auto share = share_of(problem.kind, problem.moves);
    if (!share || is_full(*share) || of_this_[*share] || problem.right.empty() ||
        problem.right.size() > kMostRight)
      return;
    const Board board = problem.board();
    problem.target = first_stone(board, problem.target);
    // Along the edge there are no ladders, and a chain there is hardly worth a problem.
    if (problem.kind == ProblemKind::Ladder && !is_off_edge(board, problem.target)) return;
    if (is_counted(problem.kind) && board.stones() > kMostStones) return;
    if (is_counted(problem.kind) && problem.moves > 1 && is_all_on_edge(board, problem.target)) return;
    problem.id = id_of(problem);
    if (!read_problem(write_problem(problem))) return;
    if (!seen_.insert(likeness(problem)).second) return;
    const auto measure = prove(problem, stop_);
    constexpr int kMostOfAnIdea = 3;
    if (!measure || ideas_[idea(problem)] >= kMostOfAnIdea ||
        (problem.moves != 1 && measure->tempting < static_cast<int>(problem.right.size())))
      return;
    made_[*share].push_back({std::move(problem), measure->hardness()});
    of_this_[*share] = true;
    ++ideas_[idea(made_[*share].back().problem)];
  }

  void try_game() {
    constexpr std::array kSides{7, 9, 9};
    constexpr std::array kPlayers{Level::Child, Level::Beginner, Level::Pupil, Level::Novice};
    constexpr int kOpening = 8, kBetweenPlayouts = 10;
    Game game({.side = kSides[random_.index(kSides.size())]});
    std::array<Effort, 2> efforts;
    for (Effort& effort : efforts)
      effort = effort_of(kPlayers[random_.index(kPlayers.size())], game.board().side(), {});
    const int most = game.board().size().area();
    Searcher searcher;
    of_this_.fill(false);
    for (int moves = 0; moves < most && game.phase() == Phase::Playing && !stop_.stop_requested(); ++moves) {
      const Effort& effort = efforts[index_of(game.to_move())];
      game.play(searcher.think(game, effort, Resigns::Never, Random(random_.next())).move);
      if (moves < kOpening) continue;
      look_at(game.board());
      if (moves % kBetweenPlayouts == 0) look_at_playout(game);
    }
  }

  // Positions of a playout from here on, as a player sees them while it thinks: they are full of shortages of liberties.
  void look_at_playout(const Game& game) {
    constexpr std::size_t kBetween = 4;
    Board board = game.board();
    Colour colour = game.to_move();
    const Playout playout = play_out(board, colour, Sense::Heavy, random_);
    for (std::size_t i = 0; i < playout.moves.size() && !stop_.stop_requested(); ++i) {
      if (playout.moves[i] == 0)
        board.pass();
      else
        board.place(playout.moves[i], colour);
      colour = other(colour);
      if (i % kBetween == kBetween - 1) look_at(board);
    }
  }

  void look_at(const Board& board) {
    Grid<char> known(board.size(), 0);
    for (std::size_t i = 0; i < known.cells().size() && wants(true); ++i) {
      const Point at = known.point(i);
      if (board.is_empty(at) || known[at] != 0 || stop_.stop_requested()) continue;
      for (const Point each : board.chain(at)) known[each] = 1;
      if (board.chain_size(at) <= kMostTargetStones && board.liberties(at) <= kMostTargetLiberties)
        look_at_chain(board, at);
    }
  }

  void look_at_chain(const Board& grid_board, Point at) {
    Problem problem;
    problem.stones = grid_board.grid();
    problem.target = at;
    problem.to_move = other(colour_of(grid_board[at]));
    const SmallBoard board(grid_board);
    CaptureReader reader(capture_of(problem, Attack::Any), kToLook);
    const bool ladders = wants(ProblemKind::Ladder, kLeastAtarisInLadder) && is_off_edge(grid_board, at);
    const auto least =
        reader.least_moves(board, ladders ? std::max(kLeastAtarisInLadder - 1, most_moves()) : most_moves());
    if (reader.gave_up()) return;
    if (ladders && (!least || *least == kMostCaptured)) {
      CaptureReader ladder(capture_of(problem, Attack::Ataris), kToLook);
      const auto ataris = ladder.least_moves(board, kMostProblemMoves);
      if (ataris && *ataris >= kLeastAtarisInLadder && !ladder.gave_up()) {
        problem.kind = ProblemKind::Ladder;
        problem.moves = *ataris;
        if (wants(problem.kind, problem.moves)) polish(problem, ladder.right_moves(board, kMostProblemMoves));
        return;
      }
    }
    if (!least) return;
    problem.moves = *least;
    const Bits right = reader.right_moves(board, problem.moves);
    problem.right = points_of(right);
    const ProblemKind kind = recognise_capture(problem);
    if (!reader.gave_up() && (wants(kind, problem.moves) || wants(ProblemKind::Snapback, problem.moves)))
      polish(problem, right);
  }

  void polish(Problem problem, Bits right) {
    if (count_of(right) > static_cast<int>(kMostRight) || !asks_for(problem, right)) return;
    reduce(problem, right, stop_);
    problem.right = points_of(right);
    if (problem.kind == ProblemKind::Ladder) {
      CaptureReader ladder(capture_of(problem, Attack::Ataris), kToReduce);
      problem.moves = ladder.least_moves(SmallBoard(problem.board()), kMostProblemMoves).value_or(0);
    } else {
      problem.kind = recognise_capture(problem);
    }
    offer(std::move(problem));
  }

  void try_shape() {
    auto shape = make_life_shape(random_);
    of_this_.fill(false);
    if (!shape) return;
    for (const ProblemKind kind : {ProblemKind::Live, ProblemKind::Kill}) {
      if (!wants(kind, 0)) continue;
      Problem problem = problem_of(*shape, kind);
      if (!is_worth(problem)) continue;
      clear_inside(problem);
      offer(std::move(problem));
      return;
    }
  }

  // Takes away the stones inside that do not matter.
  void clear_inside(Problem& problem) const {
    const std::vector<Point> region = problem.region;
    for (const Point at : region) {
      if (problem.stones[at] == Stone::None) continue;
      Problem without = problem;
      without.stones[at] = Stone::None;
      without.right.clear();
      if (is_worth(without) && without.right == problem.right) problem = std::move(without);
    }
  }

  // Finds the right moves, and whether it is a question at all.
  bool is_worth(Problem& problem) const {
    const SmallBoard board(problem.board());
    LifeTask task{.target = bit_of(problem.target),
                  .region = 0,
                  .attacker = other(problem.defender()),
                  .without_ko = problem.to_move};
    for (const Point at : problem.region) task.region |= bit_of(at);
    const auto table = LifeTable::of(board, task, stop_);
    if (!table) return false;
    const bool live = problem.kind == ProblemKind::Live;
    if (table->lives(board, problem.to_move) != live || table->lives(board, other(problem.to_move)) == live)
      return false;
    any_point(task.region & board.empty(), [&](Bits at) {
      SmallBoard after = board;
      const auto placed = after.place(at, problem.to_move);
      if (placed.legal && !placed.is_ko && (placed.taken & task.target) == 0 &&
          table->lives(after, other(problem.to_move)) == live)
        problem.right.push_back(point_of(at));
      return false;
    });
    return true;
  }

  // By kind, within a kind the easiest first, in five levels of difficulty.
  std::vector<Problem> graded() {
    std::vector<Problem> all;
    for (const ProblemKind kind : kProblemKinds) {
      std::vector<Made> of_kind;
      for (std::size_t i = 0; i < kShares.size(); ++i)
        if (kShares[i].kind == kind) of_kind.insert(of_kind.end(), made_[i].begin(), made_[i].end());
      std::ranges::stable_sort(of_kind, {},
                               [](const Made& made) { return std::pair(made.hardness, made.problem.id); });
      for (std::size_t i = 0; i < of_kind.size(); ++i) {
        Problem problem = std::move(of_kind[i].problem);
        problem.difficulty = kEasiestProblem + static_cast<int>(i * kHardestProblem / of_kind.size());
        all.push_back(std::move(problem));
      }
    }
    return all;
  }

  Random random_;
  std::stop_token stop_;
  std::array<std::size_t, kShares.size()> wanted_{};
  std::array<std::vector<Made>, kShares.size()> made_;
  std::array<bool, kShares.size()> of_this_{};  // game, of which neighbouring moves give almost the same
  std::set<std::string> seen_;
  std::map<std::string, int> ideas_;
};

}  // namespace

std::vector<Problem> make_problems(const MakeOrder& order, const std::stop_token& stop) {
  return Workshop(order, stop).make();
}

}  // namespace quintet::go
