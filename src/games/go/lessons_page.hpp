// The lessons of go: their page, and all of them as a gallery.
#pragma once

#include <functional>

#include "ui/pages/gallery_page.hpp"
#include "ui/pages/lesson_page.hpp"

namespace quintet::go {

// The player has black, nothing is counted.
class LessonPage final : public ui::LessonPage {
 public:
  // The first lesson, which comes before the first game: liberties, capture, atari and escape, ko, two eyes.
  LessonPage(ui::Context& context, std::function<void()> finish);
  LessonPage(ui::Context& context, ui::Script script, std::function<void()> finish);
};

// Each with the board that it begins with, and a seal once it has been played to its end. Begins with the first lesson that is
// not done yet.
class LessonsPage final : public ui::GalleryPage {
 public:
  explicit LessonsPage(ui::Context& context);
};

}  // namespace quintet::go
