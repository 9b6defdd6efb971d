// The first boards of Minesweeper: what a number says, a flag, and a chord that clears a board. Nothing is counted.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::mines {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

}  // namespace quintet::mines
