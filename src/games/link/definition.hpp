// The definition of Link-up for the list of games.
#pragma once

#include "ui/kit/game_definition.hpp"

namespace quintet::link {

const ui::GameDefinition& definition();

}  // namespace quintet::link
