// The input and the result of every computer player.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/score.hpp"
#include "core/threads.hpp"

namespace quintet::gomoku {

// The limits of a search; the first one reached ends it. None is a time: the caller has the clock and ends a search by
// its stop token or from its progress callback.
struct Effort {
  std::uint64_t nodes = 0;  // positions, accurate to about 200; 0: no limit
  int depth = 0;            // plies; 0: no limit
  // A second thread fills the table with deeper results: the same positions of the first find more, but not the same twice.
  Threads threads = Threads::One;
  // Also searches a single legal move to the end: a player has to make it anyway, a proof has to know whether it wins.
  bool proves = false;
};

struct Thought {
  Point move;
  Value value = 0;               // for the side that moves; see score.hpp for wins
  int depth = 0;                 // the last completed depth
  std::uint64_t nodes = 0;       // positions searched
  std::vector<Point> line = {};  // the principal variation, starting with `move`
};

// Called after each completed depth with the result so far. Returns whether to continue.
using GoOn = std::function<bool(const Thought&)>;

}  // namespace quintet::gomoku
