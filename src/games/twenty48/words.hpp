// The words for 2048: names of modes, rules and levels, its accent, and its commands.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/twenty48/outlook.hpp"
#include "core/twenty48/reasons.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// The colour of 2048.

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x8A5600),
                                    .ink = Rgba::hex(0xF3BE55),
                                    .celadon = Rgba::hex(0x7A4C00),
                                    .walnut = Rgba::hex(0xF5C668)};

// The commands that only 2048 has.

inline constexpr ui::CommandInfo kSlide{{}, msgid("Slide the tiles"), {}, Action::Up, msgid("Drag")};
inline constexpr ui::CommandInfo kSteer{{}, msgid("Slide with letters"), {}, Action::Steer};
// Letters steer, so the usual key of a hint is taken.
inline constexpr ui::CommandInfo kHint{"hint", msgid("Hint"), "hint", Action::Secondary};
inline constexpr ui::CommandInfo kAutoplay{"autoplay", msgid("Autoplay"), "autoplay", Action::Shuffle};
inline constexpr ui::CommandInfo kStopAutoplay{"autoplay", msgid("Stop autoplay"), "stop", Action::Shuffle};

// The names of things in 2048, as messages to be translated, and as words.

Message rule_message(Rule rule);
// What to press: "Slide up".
std::string_view slide_message(Direction direction);
// "←"
std::string_view arrow(Direction direction);
// What a slide does, in one short sentence.
std::string_view reason_message(Reason reason);
// "2048", of an exponent in the results; "—" where it is none.
std::string peak_text(std::int64_t exponent);
// "83%"; never none or all of it, as no estimate is certain.
std::string chance_text(double chance);
// "Chance of 2048: 98% · 4096: 83%", of one chance at least.
std::string chances_words(const Localiser& words, std::span<const GoalChance> chances);
// "12,480 points".
std::string score_words(const Localiser& words, std::uint64_t score);
// "5 × 5 · Goal 4096 · only 2", and with the name of the rule before it.
std::string variant_words(const Localiser& words, const Rules& rules);
std::string rules_words(const Localiser& words, const Rules& rules);

}  // namespace quintet::twenty48
