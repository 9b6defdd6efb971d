// Text in the player's language, translated whenever it is laid out or drawn: the language may change while the
// settings cover the page that shows it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/text/localiser.hpp"

namespace quintet::ui {

class LocalizedText {
 public:
  using Make = std::function<std::string()>;

  LocalizedText() = default;
  // A message to be translated; like every message it must live as long as the program.
  LocalizedText(std::string_view message) : message_(message) {}
  LocalizedText(const Message& message) : message_(message) {}
  // Text made of several messages or with numbers in it. What `make` refers to must outlive the text.
  explicit LocalizedText(Make make) : make_(std::move(make)) {}

  bool empty() const { return message_.empty() && !make_; }
  std::string in(const Localiser& words) const {
    if (make_) return make_();
    return message_.empty() ? std::string{} : words.tr(message_);
  }

 private:
  Message message_;
  Make make_;
};

}  // namespace quintet::ui
