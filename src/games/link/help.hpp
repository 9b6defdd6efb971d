// The book of rules of Link-up.
#pragma once

#include "ui/pages/help_page.hpp"

namespace quintet::link {

const ui::HelpBook& help_book();

}  // namespace quintet::link
