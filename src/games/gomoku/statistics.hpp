// The statistics of gomoku: totals, and a card for each level of the computer.
#pragma once

#include "ui/context.hpp"

namespace quintet::gomoku {

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::gomoku
