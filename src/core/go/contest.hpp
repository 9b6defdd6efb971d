// Games of computer players against each other.
#pragma once

#include <array>

#include "core/go/game.hpp"
#include "core/go/network.hpp"
#include "core/go/thought.hpp"
#include "core/random.hpp"
#include "core/stones.hpp"

namespace quintet::go {

struct Contestant {
  Effort effort;
  const Network* network = nullptr;  // null: that of the game
};

// A game of a few moves, drawn as the network expects them, after which both sides have a chance. Players without chance
// would otherwise play the same games again and again; a pair plays each opening twice, with colours changed.
Game opening(const Start& start, Random& chance);

// Plays a game to its end between Black and White, who resign when they are lost. What is dead is judged by the same playouts
// for both; a game that does not end is counted as it stands.
Outcome contest(Game game, const std::array<Contestant, 2>& players, Random& chance);

// How many games one side has won, drawn and lost.
struct MatchScore {
  int wins = 0, draws = 0, losses = 0;
};
// The score of `a`. Even games begin with openings, each of them twice with colours changed; with a handicap, or another komi
// than usual in an even game, `b` always has black.
MatchScore match(const Start& start, int games, const Contestant& a, const Contestant& b, Random& chance);

}  // namespace quintet::go
