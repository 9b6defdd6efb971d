// The options of a free match as values: what can be chosen, the order of the values, and their names.
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
// In display order.
inline constexpr std::array kChoices{Choice::Board,   Choice::Width,    Choice::Height, Choice::Variety,
                                     Choice::Gravity, Choice::Pictures, Choice::Outside};

// "board": the controls are link.setup.board.previous and link.setup.board.next.
std::string_view word_of(Choice choice);

// The settings with one choice moved to its next value, or to its previous one if `by` is -1. Columns and rows stop at
// their limits and are fixed for a shape; all other choices wrap around. `figures`: the playable shapes. `own`: a
// custom size that the player has set and left; it stays among the boards.
Settings turned(Settings wish, Choice choice, int by, std::span<const Figure> figures,
                std::optional<Size> own = std::nullopt);
// The columns and rows of the settings, if no board with a name has them.
std::optional<Size> own_size(const Settings& wish);

// The board to deal; nothing if the shape is random.
std::optional<link::Layout> board_of(const Settings& wish, std::span<const Figure> figures);

// In the player's language.
std::string label_of(const Localiser& words, Choice choice);
std::string value_of(const Localiser& words, Choice choice, const Settings& wish,
                     std::span<const Figure> figures);

}  // namespace quintet::link
