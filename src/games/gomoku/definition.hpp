// Gomoku as the program lists it.
#pragma once

#include "ui/game/game_definition.hpp"

namespace quintet::gomoku {

const ui::GameDefinition& definition();

}  // namespace quintet::gomoku
