// The collections of Link-up as data on the shared pages: the levels of the journey, the paintings of the album, and
// today's board.
#pragma once

#include <memory>
#include <string_view>

#include "ui/pages/gallery_page.hpp"
#include "ui/pages/preview_page.hpp"

namespace quintet::link {

// A hand scroll with a station for each level, painted only as far as the player has come. A level is unlocked when the
// one before it is won.
std::unique_ptr<ui::GalleryPage> journey_page(ui::Context& context);

// The paintings that the player has uncovered, each with its date and best time; the others are blank silk. Begins with this
// painting in view and focus, or with the first one that has been found.
std::unique_ptr<ui::GalleryPage> album_page(ui::Context& context, std::string_view first = {});

// The preview of today's board, and whether it has been solved.
class DailyPage final : public ui::PreviewPage {
 public:
  explicit DailyPage(ui::Context& context);
};

}  // namespace quintet::link
