// The first board of go: liberties, capture, atari and escape, ko, two eyes. The player has black. Nothing is counted.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::go {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

}  // namespace quintet::go
