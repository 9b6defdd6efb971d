// Import and export of gomoku games.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "games/gomoku/match.hpp"
#include "ui/game/import_export.hpp"

namespace quintet::gomoku {

// The stones on the board as Piskvork .psq, SGF or a move list.
const ui::RecordCodec& record_codec();
ui::GameRecord record_of(const Match& match);

// "Master", "You", or the colour in a game of two people.
std::string player_name(const Localiser& words, const Match& match, gomoku::Colour colour);

// Reads a game of two people from any of the three formats. A move list is first tried on a board of `usual.side`
// lines; the rule is `usual.rule` unless the moves require another. Errors: those of gomoku::read_record, a game
// without stones, and stones after a five under every rule.
Expected<Match, ui::ImportError> read_game(std::string_view text, const gomoku::Start& usual);

inline ui::ImportExport import_export(ui::Context& context, std::size_t floor) {
  return {context, record_codec(), floor};
}

}  // namespace quintet::gomoku
