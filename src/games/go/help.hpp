// The help of go.
#pragma once

#include "ui/kit/help_book.hpp"

namespace quintet::go {

ui::HelpBook help_book();

}  // namespace quintet::go
