// Messages that several pages of gomoku use, to be translated.
#pragma once

#include <string>
#include <string_view>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/levels.hpp"
#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

std::string_view mode_message(Mode mode);
std::string_view mode_line(Mode mode);
std::string_view mode_icon(Mode mode);
std::string_view level_message(gomoku::Level level);
std::string_view level_line(gomoku::Level level);
std::string_view rule_message(gomoku::Rule rule);
std::string_view opening_message(gomoku::Opening opening);
// What the rule or the opening asks of the players, in one sentence.
std::string_view rule_line(gomoku::Rule rule);
std::string_view opening_line(gomoku::Opening opening);
std::string_view colour_message(gomoku::Colour colour);
std::string_view play_as_message(PlayAs colour);
// What a hint achieves, as a sentence: "Makes an open four."
std::string_view motive_message(gomoku::Motive motive);
// Why a stone may not be placed.
std::string_view refusal_message(gomoku::Verdict verdict);

// The computer's choice at the end of an opening, as a sentence; nothing for other moves.
std::string_view choice_message(gomoku::Move::Kind kind);

// "15 × 15 · Renju · Swap2", in the player's language.
std::string start_words(const Localiser& words, const gomoku::Start& start);

}  // namespace quintet::gomoku
