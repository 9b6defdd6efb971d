// Games of gomoku on their way to and from other programs: as text for the clipboard, as files with telling names, and
// back with a reason in words where a text is no game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "core/result.hpp"
#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

enum class RecordFormat : std::uint8_t { Piskvork, Sgf, Position };
inline constexpr std::array kRecordFormats{RecordFormat::Piskvork, RecordFormat::Sgf, RecordFormat::Position};

// ".psq"
std::string_view ending(RecordFormat form);
// "Piskvork", a message to be translated.
std::string_view form_message(RecordFormat form);
// By the ending of its name, in capital letters too.
bool is_game_file(std::string_view name);

// The stones that stand on the board.
std::string write_game(const Match& match, RecordFormat form);
// "2026-11-21 You - Master", in the player's language; without an ending.
std::string telling_name(const ui::Context& context, const Match& match);
// "Master", "You", or the colour where two people play.
std::string player_name(const Localiser& words, const Match& match, gomoku::Colour colour);

// A game between two people, from any of the three forms. A list of points is tried on a board of `usual.side` lines
// first; the rule is `usual.rule` unless the moves need another. Beside what gomoku::read_record refuses: a game without
// stones, and stones that follow a five under every rule.
Result<Match> read_game(std::string_view text, const gomoku::Start& usual);

// Why a text is no game, as a sentence in the player's language.
std::string refusal_words(const Localiser& words, const Refusal& refusal);
// Why a file could not be read.
std::string file_fault_words(const Localiser& words, std::error_code error);

}  // namespace quintet::gomoku
