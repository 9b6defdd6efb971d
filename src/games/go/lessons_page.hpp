// The twelve lessons of go as a gallery: each with the board that it begins with, and a seal once it has been played to its
// end.
#pragma once

#include "ui/pages/gallery_page.hpp"

namespace quintet::go {

// Begins with the first lesson that is not done yet.
class LessonsPage final : public ui::GalleryPage {
 public:
  explicit LessonsPage(ui::Context& context);
};

}  // namespace quintet::go
