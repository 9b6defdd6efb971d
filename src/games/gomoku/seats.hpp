// The player of a seat as its card shows it.
#pragma once

#include <optional>
#include <string_view>

#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/seat_card.hpp"
#include "ui/game/seat_layout.hpp"

namespace quintet::gomoku {

// How long the computer that is to move has thought, and how long it may.
struct Thinking {
  Duration spent, limit;
  float part = 0;  // the one as a part of the other
};

// `thinking`: if it is shown.
ui::SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                       const std::optional<Thinking>& thinking);

// The card of the player who has won. Requires one.
ui::SeatCard winner_card(const Localiser& words, const Match& match);

// The left card is the person's in a match against the computer, else black's.
Seat seat_at(const Match& match, ui::SeatSide side);
ui::SeatSide side_of(const Match& match, Seat seat);

// The colour of the person who would resign now: against the computer the person, no matter whose turn it is.
Colour resigning(const Match& match);
// The questions before a match ends without a move, to be translated: "Black offers White a draw", "Black resigns?"
std::string_view draw_question(const Match& match);
std::string_view resign_question(const Match& match);

}  // namespace quintet::gomoku
