// The lessons of go: their page, and all of them as a gallery.
#pragma once

#include <functional>
#include <memory>

#include "ui/context.hpp"

namespace quintet::go {

// The first lesson, which comes before the first game: liberties, capture, atari and escape, ko, two eyes. The player has
// black, nothing is counted.
std::unique_ptr<Scene> lesson_page(ui::Context& context, std::function<void()> finish);

// Each with the board that it begins with, and a seal once it has been played to its end. Begins with the first lesson that is
// not done yet.
std::unique_ptr<Scene> lessons_page(ui::Context& context);

}  // namespace quintet::go
