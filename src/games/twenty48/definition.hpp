// 2048 as the shared pages know it.
#pragma once

#include "ui/kit/game_definition.hpp"

namespace quintet::twenty48 {

const ui::GameDefinition& definition();

}  // namespace quintet::twenty48
