// Writes positions from games of the master against itself, with the master's evaluation:
// gomoku_positions RULE GAMES NODES SEED > POSITIONS
// RULE is freestyle, exact or renju. A line is `MOVES VALUE BEST` (see gomoku_labels.hpp). A game begins with a random number
// of random stones and ends when it is decided. In a wild game one move in eight is a random point near stones, so that
// the data contains bad moves and replies to them; of each four games three are quiet: an even opening, and then the
// master's moves only, so that the result follows from the position.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// A legal point near stones, or the centre; nothing if a five can be made or must be stopped.
std::optional<Cell> random_move(const Position& position, Random& chance) {
  if (position.stones() == 0) return position.cell({position.side() / 2, position.side() / 2});
  for (const Colour colour : kColours) {
    if (position.count(colour, Threat::Five) > 0) return std::nullopt;
  }
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

void play(Searcher& master, Rule rule, std::uint64_t nodes, Random& chance) {
  constexpr std::uint64_t kMostOpening = 8, kMostCrowd = 140, kOneIn = 8, kCrowdedOneIn = 12, kWildOneIn = 4;
  const bool is_crowded = chance.below(kCrowdedOneIn) == 0,
             is_quiet = !is_crowded && chance.below(kWildOneIn) != 0;
  const std::vector<Cell> opening = is_quiet
                                        ? even_opening(master, rule, chance)
                                        : random_opening(rule, is_crowded ? kMostCrowd : kMostOpening, chance);
  Position position(kUsualSide, rule);
  std::string moves;
  const auto place = [&](Cell cell) {
    moves += write_point(position.point(cell), kUsualSide);
    position.place(cell);
  };
  for (const Cell cell : opening) place(cell);
  master.forget();
  while (!position.full()) {
    const Thought thought = master.think(position.board(), rule, {.nodes = nodes}, Random(chance.next()));
    std::cout << moves << ' ' << write_value(thought.value) << ' ' << write_point(thought.move, kUsualSide)
              << '\n';
    if (is_decided(thought.value)) return;
    const auto other_move =
        !is_quiet && chance.below(kOneIn) == 0 ? random_move(position, chance) : std::nullopt;
    place(other_move.value_or(position.cell(thought.move)));
  }
}

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
  Random chance(*seed);
  Searcher master(kTable);
  for (std::uint64_t i = 0; i < *games; ++i) play(master, *rule, *nodes, chance);
}
