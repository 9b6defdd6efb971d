// The moving pictures of the help: a few slides of a board, and lines of tiles before and after a slide.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::twenty48 {

ui::HelpArt slides_art();
// How tiles merge by the original rule, and by that of the cascade.
ui::HelpArt original_art();
ui::HelpArt cascade_lines_art();

}  // namespace quintet::twenty48
