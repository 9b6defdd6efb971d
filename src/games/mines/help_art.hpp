// The moving pictures of the help: boards on which an idea is played.
#pragma once

#include <vector>

#include "games/mines/demo_painter.hpp"
#include "ui/pages/help_book.hpp"

namespace quintet::mines {

ui::HelpArt opening_art();
ui::HelpArt number_art();  // and the flags around it
ui::HelpArt chord_art();
ui::HelpArt patterns_art();  // 1-1, 1-2, 1-2-1 and 1-2-2-1
ui::HelpArt remaining_art();

// All of them, so that a test can prove what they show.
std::vector<const Demo*> help_demos();

}  // namespace quintet::mines
