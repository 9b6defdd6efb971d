// The player's statistics in 2048.
#pragma once

#include "ui/context.hpp"

namespace quintet::twenty48 {

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::twenty48
