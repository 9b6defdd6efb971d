// The finished games of Minesweeper, and the games and boards that others have shared: as codes (core/mines/share.hpp).
#pragma once

#include "games/mines/match.hpp"
#include "ui/kit/record.hpp"

namespace quintet::mines {

const ui::GameRecords<Record>& records();

}  // namespace quintet::mines
