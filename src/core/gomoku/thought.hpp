// What every player of gomoku is asked and what it answers.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/score.hpp"

namespace quintet::gomoku {

// How far a search may go; whichever is reached first ends it. None of them is a time: the caller knows the clock and
// ends a search by its stop token, or when it is told of progress.
struct Effort {
  std::uint64_t nodes = 0;  // positions, give or take two hundred; 0: no limit
  int depth = 0;            // moves of both sides looked ahead; 0: no limit
};

struct Thought {
  Point move;
  Value value = 0;               // for the side that moves; see score.hpp for wins
  int depth = 0;                 // the last depth that was finished
  std::uint64_t nodes = 0;       // positions looked at
  std::vector<Point> line = {};  // the moves expected, this one first
};

// Called when a depth is finished, with the thought so far; whether to go on to the next.
using GoOn = std::function<bool(const Thought&)>;

}  // namespace quintet::gomoku
