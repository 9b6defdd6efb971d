// Checks the engine on wins by continuous fours that an independent prover has found with the rules only.
//
//   gomoku_vcf BOARDS              counts those that the engine finds within 0.3 s each
//   gomoku_vcf make COUNT SEED     plays games and writes positions with such a win, one per line
//
// A line of BOARDS is `FOURS MOVES`: the fewest fours that win, by the prover, and the moves so far (`h8i9…`, 15×15,
// freestyle). The prover tries every four of the attacker and every answer that does not lose at once.
#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "core/gomoku/players.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/vcf.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

constexpr Rule kRule = Rule::Freestyle;
constexpr AtOnce kGreedy{Knowledge::Lines};
constexpr Lookahead kDirect{.depth = 2, .width = kMostCells};
constexpr int kReachOfFive = 4;

class Prover {
 public:
  explicit Prover(Board board) : board_(std::move(board)) {}

  // Whether the side to move wins with at most this many fours, the last of which makes two threats or is not stopped.
  // Nothing at the node limit.
  bool wins(Colour us, int fours) {
    if (can_win_at_once(us)) return true;
    if (fours == 0 || ++nodes_ > kMostNodes) return false;
    for (const Point at : empty_points()) {
      if (!may_make_four(at, us)) continue;
      board_.set(at, stone_of(us));
      const bool won = makes_four(at, us) && every_answer_loses(us, fours - 1);
      board_.set(at, Stone::None);
      if (won) return true;
    }
    return false;
  }

 private:
  static constexpr int kMostNodes = 1'000;

  std::vector<Point> empty_points() const {
    std::vector<Point> points;
    for (std::size_t i = 0; i < board_.cells().cells().size(); ++i) {
      if (const Point at = board_.cells().point(i); board_.is_empty(at)) points.push_back(at);
    }
    return points;
  }

  bool is_five(Point at, Colour us) {
    if (!board_.is_empty(at)) return false;
    board_.set(at, stone_of(us));
    const bool wins = !winning_row(board_, at, kRule).empty();
    board_.set(at, Stone::None);
    return wins;
  }

  bool can_win_at_once(Colour us) {
    for (const Point at : empty_points()) {
      if (is_five(at, us)) return true;
    }
    return false;
  }

  // With fewer than three stones along a line there is no four; skips the full check for most points.
  bool may_make_four(Point at, Colour us) const {
    for (const Point step : kDirections) {
      int stones = 0;
      for (int i = -kReachOfFive; i <= kReachOfFive; ++i)
        stones += board_[{at.row + i * step.row, at.column + i * step.column}] == stone_of(us) ? 1 : 0;
      if (stones >= 3) return true;
    }
    return false;
  }

  // Whether the stone just set threatens five.
  bool makes_four(Point at, Colour us) {
    for (const Point step : kDirections) {
      for (int i = -kReachOfFive; i <= kReachOfFive; ++i) {
        if (is_five({at.row + i * step.row, at.column + i * step.column}, us)) return true;
      }
    }
    return false;
  }

  // A reply that neither makes five nor blocks the one point of five loses at once.
  bool every_answer_loses(Colour us, int fours) {
    if (can_win_at_once(other(us))) return false;
    std::vector<Point> fives;
    for (const Point at : empty_points()) {
      if (is_five(at, us)) fives.push_back(at);
    }
    if (fives.size() != 1) return fives.size() > 1;
    board_.set(fives.front(), stone_of(other(us)));
    const bool loses = wins(us, fours);
    board_.set(fives.front(), Stone::None);
    return loses;
  }

  Board board_;
  int nodes_ = 0;
};

// The fewest fours that win, two to `most`; 0 if there are none, or if one is enough.
int fours_to_win(const Board& board, int most) {
  const Colour us = to_move(board);
  for (int fours = 0; fours <= most; ++fours) {
    if (Prover(board).wins(us, fours)) return fours > 1 ? fours : 0;
  }
  return 0;
}

Board board_after(const std::vector<Point>& moves) {
  Board board;
  for (const Point at : moves) board.set(at, stone_of(to_move(board)));
  return board;
}

// A game between weak players, who overlook many wins by fours.
std::vector<Point> played_game(Random& chance) {
  constexpr int kOpening = 4, kSpread = 7, kFirst = 4;
  std::vector<Point> moves;
  Board board;
  const auto play = [&](Point at) {
    board.set(at, stone_of(to_move(board)));
    moves.push_back(at);
    return winning_row(board, at, kRule).empty() && !board.full();
  };
  while (board.stones() < kOpening) {
    const Point at{kFirst + static_cast<int>(chance.below(kSpread)),
                   kFirst + static_cast<int>(chance.below(kSpread))};
    if (board.is_empty(at)) play(at);
  }
  while (play(chance.below(3) == 0 ? think_at_once(board, kRule, kGreedy, Random(chance.next())).move
                                   : think_ahead(board, kRule, kDirect, Random(chance.next())).move)) {
  }
  return moves;
}

// The position of a game with the longest win by fours.
std::string hardest(const std::vector<Point>& game) {
  constexpr int kMostFours = 7;
  constexpr std::size_t kFirst = 9;
  int most = 0;
  std::string line;
  for (std::size_t length = kFirst; length < game.size(); ++length) {
    const std::vector<Point> moves(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(length));
    const int fours = fours_to_win(board_after(moves), kMostFours);
    if (fours <= most) continue;
    most = fours;
    line = std::to_string(fours) + ' ';
    for (const Point at : moves) line += write_point(at, kUsualSide);
  }
  return line;
}

void make(int count, std::uint64_t seed) {
  Random chance(seed);
  while (count > 0) {
    const std::string line = hardest(played_game(chance));
    if (line.empty()) continue;
    std::cout << line << std::endl;
    --count;
  }
}

// Within 0.3 s of real time; the search itself is limited by nodes.
bool is_found(const Board& board, double& slowest) {
  constexpr double kTime = 0.3;
  constexpr VcfEffort kEffort{.fours = 100, .nodes = 200'000};
  const auto start = std::chrono::steady_clock::now();
  Table table(std::size_t{16} << 20U);
  Position position(board, kRule);
  const bool found = Vcf(table).search(position, kEffort) > 0;
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  slowest = std::max(slowest, seconds);
  return found && seconds <= kTime;
}

int measure(const char* file) {
  std::ifstream in(file);
  int boards = 0, found = 0, fours = 0;
  double slowest = 0;
  for (std::string moves; in >> fours >> moves;) {
    const auto points = read_points(moves, kUsualSide);
    if (!points) return 2;
    ++boards;
    if (is_found(board_after(*points), slowest))
      ++found;
    else
      std::cout << "not found: " << fours << ' ' << moves << '\n';
  }
  std::cout << found << " of " << boards << " found, the slowest in " << slowest << " s\n";
  constexpr double kWanted = 0.98;
  return boards > 0 && found >= kWanted * boards ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() == 1) return measure(argv[1]);
  if (arguments.size() == 3 && arguments[0] == "make") {
    make(std::stoi(arguments[1]), std::stoull(arguments[2]));
    return 0;
  }
  std::cerr << "usage: gomoku_vcf BOARDS | gomoku_vcf make COUNT SEED\n";
  return 2;
}
