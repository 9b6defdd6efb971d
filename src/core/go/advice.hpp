// What a player of go is told about a position: what a move does at once, who is ahead, and while the game is counted
// what the computer judges otherwise and how neutral points are filled.
#pragma once

#include <optional>
#include <vector>

#include "core/go/game.hpp"

namespace quintet::go {

// A move, and what it does at once.
struct Hint {
  Move move;
  int captures = 0;  // stones that it takes
  int saves = 0;     // own stones in atari that it saves
};
// Requires a legal move of a game that is being played.
Hint hint_of(const Game& game, const Move& move);

// The last liberty of a chain, and its stones.
struct Atari {
  std::vector<Point> stones;
  Point liberty;
};
// The chains in atari.
std::vector<Atari> ataris(const Board& board);

// Places a stone on a board without turns, and says what it has taken. Requires an empty point that is no suicide.
Played play_on(Board& board, Point at, Colour colour);

// The moves that mark as dead what this proposal says. Requires a game that is being counted.
std::vector<Move> marking_moves(const Game& game, const Marks& proposal);
// A stone that is marked otherwise than in this proposal, where that changes who wins.
std::optional<Point> disputed(const Game& game, const Marks& proposal);
// Play goes on, both sides fill what belongs to nobody, and pass again.
std::vector<Move> filling_moves(const Game& game);

}  // namespace quintet::go
