// The page of a lesson of go: the player has black, nothing is counted. The first one comes before the first game.
#pragma once

#include <functional>

#include "ui/pages/lesson_page.hpp"

namespace quintet::go {

class LessonPage final : public ui::LessonPage {
 public:
  // The first lesson: liberties, capture, atari and escape, ko, two eyes.
  LessonPage(ui::Context& context, std::function<void()> finish);
  LessonPage(ui::Context& context, ui::Script script, std::function<void()> finish);
};

}  // namespace quintet::go
