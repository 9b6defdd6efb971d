// What the computer opponents can do (levels.hpp says which of them can do what). A player without the engine either
// takes the best point at once, by what it knows of the lines through it, or looks at the positions after one move or
// more. All choose among equal moves at random; none makes deliberate mistakes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <variant>

#include "core/gomoku/position.hpp"
#include "core/gomoku/rules.hpp"
#include "core/gomoku/thought.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

// How a player values the lines through a point.
enum class Knowledge : std::uint8_t {
  Rows,   // by their length alone: an open three is no more than a blocked one
  Lines,  // open and blocked
};

// Takes the best point without a search.
struct AtOnce {
  Knowledge knowledge;
};

// Minimax with alpha-beta pruning, `depth` plies deep. The reply to a four does not count.
struct Lookahead {
  int depth;
  std::size_t width;  // candidates of each position, the best by their shapes
  Value slack = 0;  // chooses among moves that are worse than the best by this much at most; see kValueScale
};

// The full engine.
struct Engine {
  std::uint64_t nodes = 0;  // positions for a move at most; 0: all of the master's
};

using Skill = std::variant<AtOnce, Lookahead, Engine>;

// Require a board that is not full and a game that is not over.
Thought think_at_once(const Board& board, Rule rule, const AtOnce& skill, Random chance);
// After a stop returns the best move so far.
Thought think_ahead(const Board& board, Rule rule, const Lookahead& skill, Random chance,
                    const std::stop_token& stop = {});

}  // namespace quintet::gomoku
