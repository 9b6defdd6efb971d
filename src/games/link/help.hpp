// The help pages of Link-up.
#pragma once

#include "ui/pages/help_book.hpp"

namespace quintet::link {

ui::HelpBook help_book();

}  // namespace quintet::link
