// How to play 2048, with moving pictures: a few slides of a board, and lines of tiles before and after a slide.
#pragma once

#include <functional>
#include <memory>

#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"

namespace quintet::twenty48 {

ui::HelpBook help_book();

// The first board: a slide, a merge, one more merge, and then a 16 without help. Nothing is counted.
std::unique_ptr<Scene> lesson_page(ui::Context& context, std::function<void()> finish);

// Before the first game of Cascade: a merged tile merges on. It begins with the first lesson as long as that is due.
std::unique_ptr<Scene> cascade_lesson_page(ui::Context& context, std::function<void()> finish);

}  // namespace quintet::twenty48
