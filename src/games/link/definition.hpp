// Link-up as the program lists it.
#pragma once

#include "ui/game/game_definition.hpp"

namespace quintet::link {

const ui::GameDefinition& definition();

}  // namespace quintet::link
