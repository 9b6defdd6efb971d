// Minesweeper as the shared pages know it.
#pragma once

#include "ui/kit/game_definition.hpp"

namespace quintet::mines {

const ui::GameDefinition& definition();

}  // namespace quintet::mines
