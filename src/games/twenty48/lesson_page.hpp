// The first board of 2048: a slide, a merge, one more merge, and then a 16 without help. Cascade has two more steps: a merged
// tile merges on. Nothing is counted.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::twenty48 {

class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

// Before the first game of Cascade; it begins with the first lesson as long as that is due.
class CascadeLessonPage final : public ui::LessonPage {
 public:
  CascadeLessonPage(ui::Context& context, std::function<void()> finish);
};

}  // namespace quintet::twenty48
