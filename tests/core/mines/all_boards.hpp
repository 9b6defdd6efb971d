// What the solver says, found the slow and obvious way: by trying all boards. For tests only; it shares no code with
// the solver.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/mines/position.hpp"

namespace quintet::mines {

struct AllBoards {
  std::uint64_t boards = 0;          // that agree with the position
  std::vector<std::uint64_t> mines;  // for each cell row by row: in how many of them it has a mine
};

// Requires at most 25 closed cells.
inline AllBoards try_all_boards(const Position& position) {
  const Size size = position.size();
  std::vector<int> closed(static_cast<std::size_t>(size.area()), -1);
  std::vector<std::size_t> cells;
  const auto index = [&](int row, int column) { return static_cast<std::size_t>(row * size.width + column); };
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      if (position.is_open({row, column})) continue;
      closed[index(row, column)] = static_cast<int>(cells.size());
      cells.push_back(index(row, column));
    }
  }
  struct Equation {
    std::uint32_t cells = 0;
    int mines = 0;
  };
  std::vector<Equation> equations;
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      if (!position.is_open({row, column})) continue;
      Equation equation{0, position.number({row, column})};
      for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = column - 1; c <= column + 1; ++c) {
          if (size.contains({r, c}) && closed[index(r, c)] >= 0) equation.cells |= 1U << closed[index(r, c)];
        }
      }
      equations.push_back(equation);
    }
  }
  AllBoards all{0, std::vector<std::uint64_t>(static_cast<std::size_t>(size.area()), 0)};
  for (std::uint32_t mines = 0; mines < 1U << cells.size(); ++mines) {
    if (std::popcount(mines) != position.mines()) continue;
    bool agrees = true;
    for (const Equation& equation : equations)
      agrees = agrees && std::popcount(mines & equation.cells) == equation.mines;
    if (!agrees) continue;
    ++all.boards;
    for (std::size_t i = 0; i < cells.size(); ++i) all.mines[cells[i]] += mines >> i & 1U;
  }
  return all;
}

}  // namespace quintet::mines
