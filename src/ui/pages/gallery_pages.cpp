#include "ui/pages/gallery_pages.hpp"

#include <algorithm>

namespace quintet::ui {

std::size_t GalleryPages::first_shown(const SetupRow& gallery, std::size_t length) {
  Page& page = pages_[gallery.id];
  if (page.length != length || page.chosen != gallery.chosen) {
    const bool any = gallery.chosen < gallery.options.size();
    page = {any ? gallery.chosen / length * length : 0, length, gallery.chosen};
  }
  return page.first;
}

void GalleryPages::turn(const SetupRow& gallery, int by) {
  const auto found = pages_.find(gallery.id);
  if (found == pages_.end() || gallery.options.empty()) return;
  Page& page = found->second;
  const std::size_t last = (gallery.options.size() - 1) / page.length * page.length;
  page.first =
      by > 0 ? std::min(page.first + page.length, last) : page.first - std::min(page.first, page.length);
}

}  // namespace quintet::ui
