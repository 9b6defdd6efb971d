// What a move of a reviewed game gave away, in words.
#pragma once

#include <string>

#include "core/gomoku/review.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::gomoku {

// "Let a won game slip", in the player's language.
std::string slip_words(const Localiser& words, const gomoku::JudgedMove& move);

}  // namespace quintet::gomoku
