// A strip of the board on the settings page: it shows the materials and the marks that are chosen there.
#pragma once

#include "ui/context.hpp"

namespace quintet::gomoku {

// The lower edge of the board with a short game on it.
ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::gomoku
