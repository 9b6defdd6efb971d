// The words for Link-up: names of modes, gravities and shapes, its accent, and its commands.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/link/game.hpp"
#include "core/link/rules.hpp"
#include "games/link/settings.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The colour of Link-up.

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0xB23F1B),
                                    .ink = Rgba::hex(0xFF9B70),
                                    .celadon = Rgba::hex(0xA83A17),
                                    .walnut = Rgba::hex(0xFFA47A)};

// The commands that only Link-up has.

inline constexpr ui::CommandInfo kPick{"pick", msgid("Choose a tile"), {}, Action::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kLight{
    "light", msgid("Highlight matches"), {}, Action::Secondary, msgid("Right click")};
inline constexpr ui::CommandInfo kCopy{"copy", msgid("Copy this board"), "copy", Action::Copy};
inline constexpr ui::CommandInfo kPaste{"paste", msgid("Paste a board"), {}, Action::Paste};
inline constexpr ui::CommandInfo kShuffle{"shuffle", msgid("Reshuffle"), "shuffle", Action::Shuffle};

// The names of things in Link-up, as messages to be translated.

// Why two tiles are not taken; empty for other verdicts. `way`: the one between them that has too many turns, if any.
std::string_view refusal_message(Verdict verdict, std::span<const Point> way);
// "16 × 10", and "16x10" as in records.
std::string size_words(Size size);
std::string size_text(Size size);
// "Level 3"; `level` counts from 0.
std::string level_words(const Localiser& words, int level);
// "difficulty 3 of 5"; "difficulty – of 5" while it is not known.
std::string difficulty_words(const Localiser& words, std::optional<int> level);
// "20 tiles", and "20 tiles left".
std::string tiles_words(const Localiser& words, int tiles);
std::string tiles_left(const Localiser& words, int tiles);
// Name of a picture in images/icons.
std::string gravity_icon(link::Gravity gravity);

}  // namespace quintet::link
