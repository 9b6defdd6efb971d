// How to play 2048, with moving pictures: a few slides of a board, and lines of tiles before and after a slide.
#pragma once

#include "ui/kit/help_book.hpp"

namespace quintet::twenty48 {

ui::HelpBook help_book();

}  // namespace quintet::twenty48
