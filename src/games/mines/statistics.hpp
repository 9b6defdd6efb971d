// The player's statistics in Minesweeper.
#pragma once

#include "ui/context.hpp"

namespace quintet::mines {

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::mines
