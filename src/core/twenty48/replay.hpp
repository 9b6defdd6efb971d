// A game of 2048 to be shown again. Its moves carry no tiles: these come from the Random of the start.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/replay.hpp"
#include "core/twenty48/game.hpp"

namespace quintet::twenty48 {

using Replay = quintet::Replay<Game>;

// Nothing unless the start has one or two first tiles, as a deal gives, the moves are legal, and the tiles that they carry
// are those that the start's Random brings.
std::optional<Replay> replay_of(const Start& start, std::span<const Move> moves);

// When a tile was on the board for the first time.
struct Milestone {
  Exponent tile = 0;
  std::size_t ply = 0;  // moves before that
  friend bool operator==(const Milestone&, const Milestone&) = default;
};
// The largest tiles in the order of play, from that of the first position on. Plays the whole game.
std::vector<Milestone> milestones(const Replay& replay);

}  // namespace quintet::twenty48
