// The definition of go for the list of games.
#pragma once

#include "ui/kit/game_definition.hpp"

namespace quintet::go {

const ui::GameDefinition& definition();

}  // namespace quintet::go
