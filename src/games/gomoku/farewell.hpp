// What the players say when a game of gomoku ends, in the player's language.
#pragma once

#include <optional>
#include <string>

#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"

namespace quintet::gomoku {

// The seat that has won; nothing for a draw. Requires match.game().over().
std::optional<Seat> winner(const Match& match);

// "Five in a row, move 34", "White resigned".
std::string ending_words(const Localiser& words, const Match& match);
// For the card of the winner: "White · five in a row".
std::string winner_line(const Localiser& words, const Match& match);
// On the card of the winner: a sentence by the computer, who has won or lost; nothing between people.
std::string farewell(const Localiser& words, const Match& match);

}  // namespace quintet::gomoku
