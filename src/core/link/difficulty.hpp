// How hard a board is for people: how rare matching pairs are among its tiles, and how often a player who takes any pair
// gets stuck.
#pragma once

#include <stop_token>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

inline constexpr int kEasiestBoard = 1, kHardestBoard = 5;

struct Difficulty {
  double search =
      0;  // log2 of the tiles for each tile of a matching pair, on average over whole games: -1 … 3
  double stuck = 0;         // share of games with random pairs that do not clear the board
  double hardness() const;  // both in one figure, in steps of `search`
  int level() const;        // kEasiestBoard … kHardestBoard
};

// From random games, always the same ones. Takes 1 ms for 64 tiles, 4 ms for 160, 30 ms for 576; after a stop it is
// of the games so far.
Difficulty difficulty_of(const Board& board, const Rules& rules, const std::stop_token& stop = {});

}  // namespace quintet::link
