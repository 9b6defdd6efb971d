// How much a player of go may think, and what it has thought.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/go/game.hpp"
#include "core/threads.hpp"

namespace quintet::go {

// Whether a player answers at once where three stones or more are about to be taken, or the stones that win Capture Go,
// before it reads anything.
enum class Reflexes : std::uint8_t { None, OnAtari };

// How leaves of the tree are judged: by playing them out, or by the network, which does not know Capture Go.
enum class Mind : std::uint8_t { Playouts, Network };

// A second thread finds the same in less time, where the network judges.
using quintet::Threads;

struct Effort {
  std::uint64_t playouts = 5000;  // where leaves are played out
  std::uint64_t evaluations = 0;  // where the network judges them; 0: it is never asked
  // Whether what earlier searches have asked the network helps; the thought then depends on them too.
  bool remembers = false;
  Reflexes reflexes = Reflexes::None;
  // Of the network's player, in eighths: a move is drawn by its visits, and by its prior, to this power. 0: the best one.
  int sharpness = 0;
  // In ten-thousandths: what has a smaller share of the best one's visits and prior is never drawn.
  int least_share = 200;
  std::vector<Move> avoided =
      {};  // stones and a pass that are not played as the next move, unless no other is left
};

struct Thought {
  Move move;            // a stone, a pass, or a resignation
  float chance = 0.5F;  // of winning, for the side that moves, 0…1
  float lead = 0;       // expected points ahead, for the same side
  std::uint64_t playouts = 0;
  std::vector<Point> line = {};  // the principal variation from `move` on, as long as it consists of stones
};

// A move that the search has looked at.
struct Candidate {
  Move move;  // a stone or a pass
  std::uint64_t visits = 0;
  float chance = 0.5F;  // as in Thought
  float lead = 0;
  float prior = 0;  // what it looked like before it was read, 0…1
  std::vector<Point> line = {};
};

// Whether a player that knows it is lost says so.
enum class Resigns : std::uint8_t { Never, WhenLost };

// Called after every few leaves, with candidates up to date.
using Watch = std::function<void()>;

}  // namespace quintet::go
