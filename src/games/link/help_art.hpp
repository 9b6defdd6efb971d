// Small moving boards with labels for the help page of Link-up.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::link {

// Paths with none, one and two turns, drawn one after another, and one that turns too often.
ui::HelpArt paths_art();
// A pair is matched, and the tiles above it fall.
ui::HelpArt falling_art();

}  // namespace quintet::link
