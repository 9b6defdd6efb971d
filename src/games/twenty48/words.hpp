// The names of things in 2048, as messages to be translated, and as words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/twenty48/reasons.hpp"
#include "games/twenty48/match.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

std::string_view mode_message(Mode mode);
// What the mode is, in one sentence.
std::string_view mode_line(Mode mode);
std::string_view mode_icon(Mode mode);
std::string_view rule_message(Rule rule);
// What to press: "Slide up".
std::string_view slide_message(Direction direction);
// "←"
std::string_view arrow(Direction direction);
std::optional<Direction> read_arrow(std::string_view text);
// What a slide does, in one short sentence.
std::string_view reason_message(Reason reason);
// "2048", of an exponent in the results; "—" where it is none.
std::string peak_text(std::int64_t exponent);
// "12,480 points".
std::string score_words(const Localiser& words, std::uint64_t score);
// "5 × 5 · Goal 4096 · only 2", and with the name of the rule before it.
std::string variant_words(const Localiser& words, const Rules& rules);
std::string rules_words(const Localiser& words, const Rules& rules);

}  // namespace quintet::twenty48
