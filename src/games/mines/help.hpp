// How to play Minesweeper.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::mines {

ui::HelpBook help_book();

}  // namespace quintet::mines
