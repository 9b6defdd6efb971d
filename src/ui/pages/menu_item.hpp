// A button of a page, with what it does. The page lays it out; the caller that opens the page provides the action.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/text/localiser.hpp"

namespace quintet::ui {

struct MenuItem {
  // Whether the page closes before the item acts, or stays below the page that the item opens.
  enum class Page : std::uint8_t { Closes, Stays };

  std::string id;               // "restart": the control is PAGE.restart
  Message label;                // to be translated
  std::string icon{};           // name of a picture in images/icons
  std::function<void()> act{};  // may be empty
  Page page = Page::Closes;
};

}  // namespace quintet::ui
