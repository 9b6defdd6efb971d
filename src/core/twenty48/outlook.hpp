// What is to be expected of a board of 2048 if the quick player goes on: the chances of the next tiles that count, and the
// points to come. They follow from what a thought says; thoughts of all levels say about the same, a deeper one with less
// error. The chances are fitted to games that were played on (tests/bench/twenty48_outlook.cpp), and the points follow from
// them: the learned evaluation compares slides well, but says too little of what can still be made.
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

// The points of all merges that make a tile of this exponent from tiles of 2; 0 of an empty cell.
double points_of(int exponent);

// A board after a slide, before the new tile.
struct Afterstate {
  Board board;
  double gained = 0;  // points of the slide
  double worth = 0;   // points still to come, by the learned evaluation
};
// Requires a thought in points about this board, and a slide that moves something.
Afterstate after_slide(const Board& board, const Rules& rules, const Thought& thought, Direction direction);

// 1 where the tile is there. Nothing for a board that `lowered` does not serve.
std::optional<double> goal_chance(const Afterstate& after, const Rules& rules, Exponent goal);

// With those of the slide: the more, the more the slide is worth. Where no chance is known, what the thought says.
double points_to_come(const Afterstate& after, const Rules& rules);

// The same with the best slide of a thought. None by one that is not in points.
std::optional<double> points_to_come(const Board& board, const Rules& rules, const Thought& thought);

// Of the next goal and those after it, the likeliest first: as many as are known, up to three, but of hopeless ones the
// first alone.
std::vector<GoalChance> goal_chances(const Board& board, const Rules& rules, const Thought& thought);

}  // namespace quintet::twenty48
