// How likely the next goal is: the share of games, played on from a board by the quick player, that reach it.
#pragma once

#include <stop_token>

#include "core/random.hpp"
#include "core/twenty48/game.hpp"
#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

struct GoalChance {
  Exponent goal = kUsualTarget;
  int reached = 0, playouts = 0;  // 0 playouts: the network does not serve this board
};

// The first tile that is larger than all on the board, and at least 2048.
Exponent next_goal(const Board& board);

// The new tiles are drawn with `random`. A stop leaves the playouts that were finished. Requires tiles up to kMostExponent.
GoalChance goal_chance(const FindNetwork& find_network, const Board& board, const Rules& rules, Exponent goal,
                       int playouts, Random random, const std::stop_token& stop = {});

}  // namespace quintet::twenty48
