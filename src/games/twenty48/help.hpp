// How to play 2048.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::twenty48 {

ui::HelpBook help_book();

}  // namespace quintet::twenty48
