// Boards in play for pictures: drawn by hand as rows of text, or dealt and opened around the middle. Their numbers come
// from the rules, so no picture shows what cannot be.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/mines/game.hpp"
#include "core/mines/reasons.hpp"

namespace quintet::mines {

// Rows of a board: a safe cell is open `.`, closed `#`, wrongly flagged `x`; a mine is closed `*`, flagged `F`, has a
// question mark `?`, or was opened last `!`. An opening spreads as the rules say.
Game drawn_game(std::span<const std::string_view> rows, Flood flood = Flood::Eight);

// A game under these rules, which check_rules accepts, the same each time: what lies within `part` of the way from the
// middle to the corners is open or flagged.
Game example_game(const Rules& rules, float part, std::uint64_t seed = 1);

// A board played as far as single numbers lead, each with its flag; then two numbers together prove the next safe cell,
// which lies in the middle.
struct Story {
  Game game;
  std::optional<Reason> next{};
};
Story example_story();

}  // namespace quintet::mines
