// The small diagrams on the options of the setup: what each means, shown on a few cells.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "games/mines/cell_look.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

// `row` is the id of a row of the setup: "first" or "flood", whose options are those of kFirstClicks and kFloods, or
// "no-guess" or "questions", whose options are no and yes. Other rows have none.
bool has_option_art(std::string_view row);
void paint_option_art(Canvas& canvas, const ui::Theme& theme, Rect area, std::string_view row,
                      std::size_t option, Numbers numbers);

}  // namespace quintet::mines
