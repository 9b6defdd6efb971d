// The definition of gomoku for the list of games.
#pragma once

#include "ui/kit/game_definition.hpp"

namespace quintet::gomoku {

const ui::GameDefinition& definition();

}  // namespace quintet::gomoku
