// Writes positions from games of the master against itself, with the master's evaluation:
// gomoku_positions RULE GAMES NODES SEED > POSITIONS
// RULE is freestyle, exact or renju. A line is `MOVES VALUE BEST` (see gomoku_labels.hpp). A game begins with a random number
// of random stones, in most games such that a short search holds them for even, and goes on with the master's moves until it
// is decided, so that its result follows from its positions. Positions as a search meets them, with bad moves and replies to
// them, come from moves beside the game that a search would try: they follow the game, each with an evaluation of half the
// effort.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/move_generator.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/search.hpp"
#include "tools/training/arguments.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

constexpr std::size_t kTable = std::size_t{16} << 20U;

std::string write_value(Value value) {
  if (is_win(value)) return "+M" + std::to_string(kWin - value);
  if (is_loss(value)) return "-M" + std::to_string(kWin + value);
  return std::to_string(value);
}

// Whether a five can be made or must be stopped.
bool decides(const Position& position) {
  return position.count(Colour::Black, Threat::Five) + position.count(Colour::White, Threat::Five) > 0;
}

// A legal point near stones, or the centre; nothing if a five can be made or must be stopped.
std::optional<Cell> random_move(const Position& position, Random& chance) {
  if (position.stones() == 0) return position.cell({position.side() / 2, position.side() / 2});
  if (decides(position)) return std::nullopt;
  std::vector<Cell> near;
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (position.is_empty(cell) && position.is_near(cell) && !position.is_forbidden(cell))
      near.push_back(cell);
  }
  if (near.empty()) return std::nullopt;
  return near[static_cast<std::size_t>(chance.below(near.size()))];
}

// Up to so many random moves from the empty board.
std::vector<Cell> random_opening(Rule rule, std::uint64_t most, Random& chance) {
  Position position(kUsualSide, rule);
  std::vector<Cell> opening;
  for (std::uint64_t left = 1 + chance.below(most); left > 0; --left) {
    const auto cell = random_move(position, chance);
    if (!cell) continue;
    opening.push_back(*cell);
    position.place(*cell);
  }
  return opening;
}

Position after(Rule rule, const std::vector<Cell>& moves) {
  Position position(kUsualSide, rule);
  for (const Cell cell : moves) position.place(cell);
  return position;
}

// An opening that a short search holds for even.
std::vector<Cell> even_opening(Searcher& master, Rule rule, Random& chance) {
  constexpr std::uint64_t kMostOpening = 10, kNodes = 1'000;
  constexpr Value kEven = 250;
  while (true) {
    std::vector<Cell> opening = random_opening(rule, kMostOpening, chance);
    const Position position = after(rule, opening);
    const Thought thought = master.think(position.board(), rule, {.nodes = kNodes}, Random(chance.next()));
    if (std::abs(thought.value) <= kEven) return opening;
  }
}

class Writer {
 public:
  Writer(Rule rule, std::uint64_t nodes, std::uint64_t seed) : rule_(rule), nodes_(nodes), chance_(seed) {}

  void play() {
    constexpr std::uint64_t kMostOpening = 8, kMostCrowd = 140, kCrowdedOneIn = 12, kUnevenOneIn = 4;
    std::vector<Cell> moves;
    if (chance_.below(kCrowdedOneIn) == 0)
      moves = random_opening(rule_, kMostCrowd, chance_);
    else if (chance_.below(kUnevenOneIn) == 0)
      moves = random_opening(rule_, kMostOpening, chance_);
    else
      moves = even_opening(master_, rule_, chance_);
    master_.forget();
    std::vector<std::vector<Cell>> beside;
    for (Position position = after(rule_, moves); !position.full();) {
      for (int i = 0; i < 2; ++i) beside.push_back(leave(position, moves));
      const Thought thought = evaluate(moves, nodes_);
      if (is_decided(thought.value)) break;
      moves.push_back(position.cell(thought.move));
      position.place(moves.back());
    }
    for (const auto& other : beside) {
      if (can_move(after(rule_, other).board(), rule_)) evaluate(other, nodes_ / 2);
    }
    std::cout << '\n';
  }

 private:
  // Writes a line.
  Thought evaluate(const std::vector<Cell>& moves, std::uint64_t nodes) {
    const Position position = after(rule_, moves);
    Thought thought = master_.think(position.board(), rule_, {.nodes = nodes}, Random(chance_.next()));
    for (const Cell cell : moves) std::cout << write_point(position.point(cell), kUsualSide);
    std::cout << ' ' << write_value(thought.value) << ' ' << write_point(thought.move, kUsualSide) << '\n';
    return thought;
  }

  // One to three moves on from a position, the likelier the earlier a search would try them.
  std::vector<Cell> leave(Position position, std::vector<Cell> moves) {
    constexpr std::uint64_t kMost = 3, kTried = 24;
    for (std::uint64_t left = 1 + chance_.below(kMost); left > 0 && can_move(position.board(), rule_);
         --left) {
      Candidates candidates;
      const MoveGenerator generator{position, nothing_};
      if (threatens_open_four(position))
        generator.collect_answers(candidates);
      else
        generator.collect(candidates);
      const auto size = static_cast<std::uint64_t>(candidates.size());
      if (size == 0 || decides(position)) break;
      const std::uint64_t place = std::min({chance_.below(kTried), chance_.below(kTried), size - 1});
      Cell cell = kNoCell;
      for (std::uint64_t i = 0; i <= place; ++i) cell = candidates.pick(static_cast<int>(i)).cell;
      if (position.is_forbidden(cell)) break;
      moves.push_back(cell);
      position.place(cell);
    }
    return moves;
  }

  Rule rule_;
  std::uint64_t nodes_;
  Random chance_;
  Searcher master_{kTable};
  Experience nothing_;
};

}  // namespace

int main(int argc, char** argv) {
  const auto rule = argc == 5 ? read_rule(argv[1]) : std::nullopt;
  const auto games = argc == 5 ? number(argv[2]) : std::nullopt,
             nodes = argc == 5 ? number(argv[3]) : std::nullopt,
             seed = argc == 5 ? number(argv[4]) : std::nullopt;
  if (!rule || !games || !nodes || !seed) {
    std::cerr << "usage: gomoku_positions freestyle|exact|renju GAMES NODES SEED\n";
    return 2;
  }
  Writer writer(*rule, *nodes, *seed);
  for (std::uint64_t i = 0; i < *games; ++i) writer.play();
}
