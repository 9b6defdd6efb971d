// The help of gomoku, and the legend of threats.
#pragma once

#include <functional>
#include <memory>

#include "engine/render/canvas.hpp"
#include "engine/text/localiser.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// What the marks of the threats mean: a small card beside the board while the threats are shown.

// The height that the card needs at this width.
float legend_height(Canvas& canvas, const Localiser& words, float width);
void draw_legend(Canvas& canvas, const ui::Theme& theme, const Localiser& words, Rect area);

// The help pages of gomoku.

ui::HelpBook help_book();

// The first board: make five, stop a four, stop an open three, make an open four and win with it. The player has black. Nothing
// is counted.
std::unique_ptr<Scene> lesson_page(ui::Context& context, std::function<void()> finish);

}  // namespace quintet::gomoku
