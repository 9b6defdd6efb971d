// One thing that a page offers as a button. The page knows its words and its place; what it does is the business
// of whoever opened the page.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace quintet::ui {

struct MenuItem {
  // Whether the page goes before the entry acts, as most do, or stays under what the entry opens.
  enum class Page : std::uint8_t { Closes, Stays };

  std::string id;               // "restart": the control is PAGE.restart
  std::string_view label;       // a message to be translated
  std::string icon{};           // name of a picture in images/icons
  std::function<void()> act{};  // may be empty
  Page page = Page::Closes;
};

}  // namespace quintet::ui
