// The player of a seat as its card shows it.
#pragma once

#include <optional>

#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/seat_card.hpp"

namespace quintet::gomoku {

// `thinking`: how long the computer that is to move has thought, if that is shown.
ui::SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                       std::optional<Duration> thinking);

}  // namespace quintet::gomoku
