// The first board of 2048: a slide, a merge, one more merge, and then a 16 without help. Nothing is counted.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::twenty48 {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

}  // namespace quintet::twenty48
