// Which chains are alive or dead when play has stopped, as a proposal for the count.
//
// Some chains live whatever the opponent does, even if their owner always passes: David Benson's "Life in the Game of Go"
// (Information Sciences 10, 1976) finds exactly these. What stands inside their eyes is dead. All other chains are judged
// by how often their points end as their own, in playouts or as the network expects it.
#pragma once

#include <stop_token>

#include "core/go/board.hpp"
#include "core/go/score.hpp"
#include "core/grid.hpp"
#include "core/random.hpp"

namespace quintet::go {

// Alive and dead stones without any doubt; the rest is open.
enum class Life : std::uint8_t { Open, Alive, Dead };
Grid<Life> certain_life(const Board& board);

// For each point how often it ends as Black's, from -1, always White's, to 1, in this many playouts in which the sides begin
// in turn. Requires playouts > 0. A stop ends it after the playout that is running.
Grid<float> ownership(const Board& board, int playouts, Random& random, const std::stop_token& stop = {});

// The same as the network expects it where this side is to move; and on average over both.
Grid<float> expected_ownership(const Board& board, Colour to_move);
Grid<float> expected_ownership(const Board& board);

// The chains that are dead, judged by certain life, and where that is open by as many playouts.
Marks propose_dead(const Board& board, int playouts, Random& random, const std::stop_token& stop = {});
// The same with an ownership that is known already.
Marks propose_dead(const Board& board, const Grid<float>& owned);

}  // namespace quintet::go
