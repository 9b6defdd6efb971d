// Fits the weights of shapes (core/go/shape_weights.hpp) to games of the network:
//   go_shapes FILE GAMES SEED
// FILE is assets/players/go.shapes. Half of the games have nine lines, half have 13. Only moves after a stone that neither takes nor
// saves at once teach anything: what the playouts do there comes first.
#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iostream>
#include <vector>

#include "core/go/playout.hpp"
#include "core/go/search.hpp"
#include "core/go/shape_weights.hpp"
#include "tools/training/arguments.hpp"

namespace {

using namespace quintet;
using namespace quintet::go;

// What competed beside the last move, by class, and which one was chosen.
struct Choice {
  static constexpr std::size_t kNone = 8;  // a move elsewhere
  std::array<std::uint16_t, 8> classes{};
  std::size_t count = 0, chosen = kNone;
};

bool is_urgent(const Board& board, Board::Cell last) {
  const auto in_atari = [&](Board::Cell at) {
    return !board.is_rim(at) && board[at] != Stone::None && board.in_atari(at);
  };
  return in_atari(last) || std::ranges::any_of(board.around(last), in_atari);
}

void play(int side, Random& chance, std::vector<Choice>& choices) {
  constexpr Effort kPlayer{.evaluations = 1, .sharpness = 13, .least_share = 200};
  Game game({.side = side});
  Searcher searcher;
  for (int moves = 0; game.phase() == Phase::Playing && moves < 3 * side * side; ++moves) {
    const Board& board = game.board();
    const Move move = searcher.think(game, kPlayer, Resigns::Never, Random(chance.next())).move;
    const auto last = game.recent()[0];
    if (move.kind == Move::Kind::Stone && last && !is_urgent(board, board.cell(*last))) {
      Choice choice;
      const auto consider = [&](Board::Cell at) {
        if (board.is_rim(at) || board[at] != Stone::None || !is_sensible(board, at, game.to_move())) return;
        if (at == board.cell(move.at)) choice.chosen = choice.count;
        choice.classes[choice.count++] = static_cast<std::uint16_t>(shape_class(board, at, game.to_move()));
      };
      std::ranges::for_each(board.around(board.cell(*last)), consider);
      std::ranges::for_each(board.corners(board.cell(*last)), consider);
      if (choice.count > 0) choices.push_back(choice);
    }
    game.play(move);
  }
}

// Strengths, where a move elsewhere has 1. Each class has also competed once with that, and won as often as a usual shape, so
// that one which never came up is a usual one.
std::vector<double> fit(const std::vector<Choice>& choices) {
  constexpr int kRounds = 200;
  constexpr double kUsual = 1.0 / 16;
  std::vector<double> strengths(shape_classes(), 1), wins(shape_classes(), kUsual);
  for (const Choice& each : choices)
    if (each.chosen != Choice::kNone) ++wins[each.classes[each.chosen]];
  for (int round = 0; round < kRounds; ++round) {
    std::vector<double> share(strengths.size());
    for (const Choice& each : choices) {
      double sum = 1;
      for (std::size_t i = 0; i < each.count; ++i) sum += strengths[each.classes[i]];
      for (std::size_t i = 0; i < each.count; ++i) share[each.classes[i]] += 1 / sum;
    }
    for (std::size_t i = 0; i < strengths.size(); ++i)
      strengths[i] = wins[i] / (share[i] + 1 / (strengths[i] + 1));
  }
  return strengths;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4 || !number(argv[2]) || !number(argv[3])) {
    std::cerr << "usage: go_shapes FILE GAMES SEED\n";
    return 2;
  }
  Random chance(*number(argv[3]));
  std::vector<Choice> choices;
  for (std::uint64_t i = 0; i < *number(argv[2]); ++i) play(i % 2 == 0 ? 9 : 13, chance, choices);
  const std::vector<double> strengths = fit(choices);
  std::ofstream file(argv[1], std::ios::binary);
  for (const double each : strengths)
    file.put(static_cast<char>(std::clamp<long>(std::lround(each * kElsewhere), 0, 255)));
  const auto elsewhere = std::ranges::count(choices, Choice::kNone, &Choice::chosen);
  std::cout << choices.size() << " moves, " << elsewhere << " elsewhere, " << strengths.size()
            << " classes\n";
  return file.flush() ? 0 : 1;
}
