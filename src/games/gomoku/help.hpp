// The book of rules of gomoku.
#pragma once

#include "ui/pages/help_page.hpp"

namespace quintet::gomoku {

const ui::HelpBook& help_book();

}  // namespace quintet::gomoku
