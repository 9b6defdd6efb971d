// The choices before a free game as values: what there is to choose, what comes next to what, and how it is called.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"

namespace quintet::link {

enum class Choice : std::uint8_t { Board, Width, Height, Variety, Gravity, Pictures, Outside };
// In the order they are shown.
inline constexpr std::array kChoices{Choice::Board,   Choice::Width,    Choice::Height, Choice::Variety,
                                     Choice::Gravity, Choice::Pictures, Choice::Outside};

// "board": the controls are link.setup.board.previous and link.setup.board.next.
std::string_view word_of(Choice choice);

// The wish with one choice turned to its next value, or its previous one where `by` is -1. Columns and rows stop at
// their ends, and stay as they are where a figure has its own; all else goes round. The figures are those that can be played.
// `own` is a size that the player has made and left for another board: it has a place among the boards.
Settings turned(Settings wish, Choice choice, int by, std::span<const Figure> figures,
                std::optional<Size> own = std::nullopt);
// The columns and rows of the wish where none of the boards with a name has them.
std::optional<Size> own_size(const Settings& wish);

// What the wish deals on; nothing where chance is to choose the figure.
std::optional<link::Layout> board_of(const Settings& wish, std::span<const Figure> figures);

// In the player's language.
std::string label_of(const Localiser& words, Choice choice);
std::string value_of(const Localiser& words, Choice choice, const Settings& wish,
                     std::span<const Figure> figures);

}  // namespace quintet::link
