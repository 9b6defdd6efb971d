// The first board of gomoku: make five, stop a four, stop an open three, make an open four and win with it. The player
// has black. Nothing is counted.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::gomoku {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

}  // namespace quintet::gomoku
