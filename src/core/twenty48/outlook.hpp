// What is to be expected of a board of 2048 if the quick player goes on: the chances of the next tiles that count, and the
// points to come. Both are fitted to games that were played on (tests/bench/twenty48_outlook.cpp), and agree with each other.
// The learned evaluation compares slides well, but says too little of what can still be made.
#pragma once

#include <optional>
#include <vector>

#include "core/twenty48/game.hpp"
#include "core/twenty48/thought.hpp"

namespace quintet::twenty48 {

struct GoalChance {
  Exponent goal = kUsualTarget;
  double chance = 0;  // 0 to 1
  friend bool operator==(const GoalChance&, const GoalChance&) = default;
};

// The first tile that is larger than all on the board, and at least 2048.
Exponent next_goal(const Board& board);

// The points of all merges that make a tile of this exponent, at least 1, from tiles of 2.
double points_of(int exponent);

// `worth`: what a Thought in points says of the board.

// Nothing for a board that `lowered` does not serve.
std::optional<double> goal_chance(const Board& board, const Rules& rules, Exponent goal, double worth);

// Of the next goal and those after it, the likeliest first: as many as are known, up to three, but of hopeless ones the
// first alone. None by a thought that is not in points.
std::vector<GoalChance> goal_chances(const Board& board, const Rules& rules, const Thought& thought);

// More for a larger worth. Where no chance is known, the worth itself. Nothing by a thought that is not in points.
double points_to_come(const Board& board, const Rules& rules, double worth);
std::optional<double> points_to_come(const Board& board, const Rules& rules, const Thought& thought);

}  // namespace quintet::twenty48
