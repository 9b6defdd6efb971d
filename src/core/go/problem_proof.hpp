// Whether a problem is what it says, and how hard it is.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/expected.hpp"
#include "core/go/problem.hpp"

namespace quintet::go {

struct ProblemMeasure {
  std::uint64_t searched = 0;  // positions, to judge every move that a player may try
  int tempting = 0;            // wrong first moves beside what matters
  int length = 0;              // moves of the player in the solution
  // The larger, the harder.
  double hardness() const;
};

// Positions that may be searched to judge all moves of a player: a second's work at most.
inline constexpr std::uint64_t kMostSearched = 300'000;

// Searches the problem again: all right first moves and no others, independent of a ko; no sooner and without a first move not
// at all; an idea as its kind says; every wrong move is refuted, and every way of right moves comes to an end. Otherwise why
// not, in English.
Expected<ProblemMeasure, std::string> prove(const Problem& problem, const std::stop_token& stop = {},
                                            std::uint64_t most = kMostSearched);

// What a problem of capture is by its first moves: capture, snapback or net. Requires right moves.
ProblemKind recognise_capture(const Problem& problem);

}  // namespace quintet::go
