// Import and export of gomoku games: the stones on the board as Piskvork .psq, SGF or a move list.
#pragma once

#include <string_view>

#include "games/gomoku/match.hpp"
#include "ui/kit/record.hpp"
#include "ui/pages/import_export.hpp"

namespace quintet::gomoku {

const ui::GameRecords<NotedGame>& records();

// Reads a game from any of the three formats. A move list is first tried on a board of `usual.side` lines; the rule is
// that of the file, else `usual.rule`, unless the moves require another. Errors: those of gomoku::read_record, a game
// without stones, and stones after a five under every rule.
Expected<NotedGame, ui::ImportError> read_game(std::string_view text, const Start& usual);

}  // namespace quintet::gomoku
