// Small boards with labels for the help page: the aim, the threats, the points that renju forbids.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::gomoku {

// Two players place stones in turn, with their numbers, until black has five in a row.
ui::HelpArt aim_art();
// A four, an open four and an open three, each with the points where it grows.
ui::HelpArt shapes_art();
// The three reasons why a point is forbidden to black.
ui::HelpArt forbidden_art();

}  // namespace quintet::gomoku
