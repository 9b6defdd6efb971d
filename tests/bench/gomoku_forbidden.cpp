// Compares renju's forbidden points on random boards, by the fast rules and by the patterns, with the literal
// definition: gomoku_forbidden BOARDS [SEED]
#include <array>
#include <iostream>
#include <string>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/renju_by_definition.hpp"
#include "core/random.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

// Boards of several sizes with many black stones, so that there are many forbidden points.
Board random_board(Random& chance) {
  constexpr std::array kSides{7, 8, 9, 10};
  Board board(kSides[chance.index(kSides.size())]);
  const int side = board.side();
  const std::uint64_t crowd = 2 + chance.below(4);
  for (int i = 0; i < side * side; ++i) {
    if (chance.below(6) >= crowd) continue;
    board.set({i / side, i % side}, chance.below(3) == 0 ? Stone::White : Stone::Black);
  }
  return board;
}

Position with_black_to_move(const Board& board) {
  Position position(board, Rule::Renju);
  if (position.to_move() != Colour::Black) position.pass();
  return position;
}

bool agrees(const Board& board, std::array<long, 4>& seen) {
  const Position position = with_black_to_move(board);
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!board.is_empty(at)) continue;
    const Forbidden expected = by_definition::forbidden(board, at);
    ++seen[static_cast<std::size_t>(expected)];
    const bool told = position.is_forbidden(position.cell(at));
    if (forbidden(board, at) == expected && told == (expected != Forbidden::No)) continue;
    std::cout << "not equal at " << write_point(at, board.side()) << '\n' << write_board(board);
    return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty() || arguments.size() > 2) {
    std::cerr << "usage: gomoku_forbidden BOARDS [SEED]\n";
    return 2;
  }
  Random chance(arguments.size() > 1 ? std::stoull(arguments[1]) : 1);
  std::array<long, 4> seen{};
  for (long board = std::stol(arguments[0]); board > 0; --board) {
    if (!agrees(random_board(chance), seen)) return 1;
  }
  std::cout << "all equal: " << seen[0] << " free points, " << seen[1] << " overlines, " << seen[2]
            << " double fours, " << seen[3] << " double threes\n";
  return 0;
}
