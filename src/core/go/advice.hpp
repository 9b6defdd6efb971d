// What a player of go is told about a position: what a move does at once, who is ahead, and while the game is counted
// what the computer judges otherwise and how neutral points are filled.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/go/game.hpp"
#include "core/grid.hpp"
#include "core/random.hpp"

namespace quintet::go {

// A move, and what it does at once.
struct Hint {
  Move move;
  int captures = 0;  // stones that it takes
  int saves = 0;     // own stones in atari that it saves
  int settles = 0;   // own stones that live for certain from then on, as it makes their second eye
  bool tells() const { return captures > 0 || saves > 0 || settles > 0; }
  bool bounds =
      false;  // nothing but boundaries is left to play; not known before `leaves_boundaries` is asked
};
// Requires a legal move of a game that is being played.
Hint hint_of(const Game& game, const Move& move);

// Whether nearly every point is settled, so that only the boundaries are left.
bool leaves_boundaries(const Board& board);

// The last liberty of a chain, and its stones.
struct Atari {
  std::vector<Point> stones;
  Point liberty;
};
// The chains in atari.
std::vector<Atari> ataris(const Board& board);

// A stone of the chain that the stone at `at` has caught in a ladder: the chain is in atari and its side to move; running gives
// it two liberties, and it is taken all the same.
std::optional<Point> caught_in_ladder(const Board& board, Point at);

// Whose each point seems to be, as the network expects it, and who leads after a short search.
struct Estimate {
  Grid<float> owned;  // from -1, always White's, to 1, always Black's
  double lead = 0;    // Black's, in points; komi and the bonus for handicap stones are White's
};
// Requires a game that is being played.
Estimate estimate(const Game& game, const std::stop_token& stop = {});

// Places a stone on a board without turns, and says what it has taken. Requires an empty point that is no suicide.
Played play_on(Board& board, Point at, Colour colour);

// How the chains are to be marked, by playouts: the dead ones, and under territory scoring, where no border is open, those in
// seki: what still touches a neutral point when all others are filled. A stop ends it after the playout that is running.
Marks propose_marks(const Game& game, int playouts, Random& random, const std::stop_token& stop = {});
// The move that marks this stone dead, or alive again: with its group where the proposal judges all of that alike.
Move dead_at(const Game& game, Point at, const Marks& proposal);
// The moves that mark what this proposal says. Requires a game that is being counted.
std::vector<Move> marking_moves(const Game& game, const Marks& proposal);
// A stone that is marked otherwise than in this proposal, where that changes who wins.
std::optional<Point> disputed(const Game& game, const Marks& proposal);
// Play goes on, both sides fill what belongs to nobody, and pass again.
std::vector<Move> filling_moves(const Game& game);
// Whether there are neutral points, and but for them the game is finished.
bool can_be_filled(const Game& game);

}  // namespace quintet::go
