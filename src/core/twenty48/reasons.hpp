// Why a slide is good, in terms a player sees on the board: for the words of a hint and of a review.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/twenty48/game.hpp"
#include "core/twenty48/thought.hpp"

namespace quintet::twenty48 {

enum class Reason : std::uint8_t {
  OnlyMove,     // nothing else moves
  AvoidsTrap,   // after another slide the next tile can end the game, or far fewer points are to be expected
  MergesLarge,  // makes one of the largest tiles of the board
  KeepsCorner,  // the largest tile stays in a corner, or comes there
  KeepsOrder,   // the lines stay sorted by size
  PreparesMerge,  // equal tiles come together, to merge in the next move
  Merges,
  KeepsFree,   // leaves more empty cells
  MostPoints,  // nothing of the above: the most points are to be expected
};

// only-move avoids-trap … most-points
std::string_view name(Reason reason);

// What a slide does that others do not, the weightiest reason first; at least one. The others are all slides that move
// something, or `instead_of` alone: the played one, where a better one is explained. Requires a slide that moves something,
// and a thought about this board.
std::vector<Reason> reasons(const Board& board, const Rules& rules, const Thought& thought,
                            Direction direction, std::optional<Direction> instead_of = {});

}  // namespace quintet::twenty48
