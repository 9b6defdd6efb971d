// Which page each gallery of a setup shows: the one with the chosen option, until the player turns it.
#pragma once

#include <map>
#include <string>

#include "ui/pages/setup_row.hpp"

namespace quintet::ui {

class GalleryPages {
 public:
  // The first option to show where so many fit on a page. Another choice, or another length of the pages, leads back to
  // the page with the chosen option.
  std::size_t first_shown(const SetupRow& gallery, std::size_t length);
  // To the next page, 1, or the one before, -1. The first and the last page are the ends.
  void turn(const SetupRow& gallery, int by);

 private:
  struct Page {
    std::size_t first = 0, length = 0, chosen = 0;
  };

  std::map<std::string, Page, std::less<>> pages_;  // by the id of the row
};

}  // namespace quintet::ui
