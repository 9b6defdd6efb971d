// The player of a seat as its card shows it.
#pragma once

#include <optional>

#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/seat_card.hpp"

namespace quintet::gomoku {

// How long the computer that is to move has thought, and how long it may.
struct Thinking {
  Duration spent, limit;
  float part = 0;  // the one as a part of the other
};

// `thinking`: if it is shown.
ui::SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                       const std::optional<Thinking>& thinking);

}  // namespace quintet::gomoku
