// The first board of Link-up: a straight path, one turn, two turns, a pair that three turns would be needed for, and then
// the rest of the board. Nothing is counted.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::link {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

}  // namespace quintet::link
