// What to open next, for a player who asks: a cell that is certainly safe, with the proof; otherwise the best guess.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "core/mines/game.hpp"
#include "core/mines/player.hpp"
#include "core/mines/reasons.hpp"

namespace quintet::mines {

struct Hint {
  enum class Kind : std::uint8_t {
    Start,    // the first opening, which no number helps
    Given,    // the first cell of a given board
    Certain,  // safe for the reason
    Guess     // nothing is certain
  };
  Kind kind = Kind::Start;
  Point at;
  Reason reason{};                 // of Certain; its given cells are mines
  Ground ground = Ground::Safest;  // of a Guess
  double mine = 0, least = 0;      // of a Guess: the chance of a mine there, and in the safest cell
};

// Requires a game that is not over; `first` is the first cell of a given board. Flags are not believed; one that stands
// on a certainly safe cell comes first. A stop makes it end early with any answer.
Hint find_hint(const Game& game, std::optional<Point> first = {}, const std::stop_token& stop = {});

// Whether a cell is among those of a hint.
inline bool has(std::span<const Point> cells, Point at) {
  return std::ranges::find(cells, at) != cells.end();
}

}  // namespace quintet::mines
