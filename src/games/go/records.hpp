// Import and export of go games: the main line as SGF.
#pragma once

#include <string_view>

#include "games/go/match.hpp"
#include "ui/kit/record.hpp"

namespace quintet::go {

const ui::GameRecords<NotedGame>& records();
// Reads a game from SGF. Errors: those of read_sgf, and a game without moves.
Expected<NotedGame, ui::ImportError> read_game(std::string_view text);

}  // namespace quintet::go
