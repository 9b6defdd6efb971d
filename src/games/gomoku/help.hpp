// The help pages of gomoku.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::gomoku {

ui::HelpBook help_book();

}  // namespace quintet::gomoku
