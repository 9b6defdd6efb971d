// How hard a board is for people: how rare matching pairs are among its tiles, and how often a player who takes any pair
// gets stuck.
#pragma once

#include <stop_token>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

inline constexpr int kEasiestBoard = 1, kHardestBoard = 5;

struct Difficulty {
  // log2 of tiles / (2 × matching pairs), the mean over the boards of whole games: -0.5 … 2.5 on boards that were dealt.
  double search = 0;
  double stuck = 0;         // share of games with random pairs that do not clear the board
  double hardness() const;  // both in one figure, in steps of `search`
  int level() const;        // kEasiestBoard … kHardestBoard; the hardest where no game cleared the board
};

// From random games, always the same ones. Some milliseconds for 160 tiles, 30 to 60 for 576, a second for 4,096; after a
// stop only the games until then count.
Difficulty difficulty_of(const Board& board, const Rules& rules, const std::stop_token& stop = {});

}  // namespace quintet::link
