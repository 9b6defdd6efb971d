// How the cells of a game look. After its end all mines are shown: on a cleared board under flags, after a mine as they
// lie, and flags that stood wrong are crossed out.
#pragma once

#include <string>

#include "core/mines/game.hpp"
#include "games/mines/cell_painter.hpp"

namespace quintet::mines {

CellLook look_of(const Game& game, Point at);

// For scripts and tests, as rows with `/` between them: `#` closed, `F` flag, `?` question mark, `.` empty, `1` … `8`,
// `*` mine, `!` the fatal one, `X` wrong flag.
std::string write_looks(const Game& game);

}  // namespace quintet::mines
