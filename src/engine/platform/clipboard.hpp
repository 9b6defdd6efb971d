// The text that the player carries from program to program.
#pragma once

#include <optional>
#include <string>

namespace quintet {

class Clipboard {
 public:
  Clipboard() = default;
  Clipboard(const Clipboard&) = delete;
  Clipboard& operator=(const Clipboard&) = delete;
  virtual ~Clipboard() = default;

  // Whether the text is there now.
  virtual bool set_text(const std::string& text) = 0;
  // Nothing where there is no text. It comes from anywhere, so it may be of any length and no UTF-8.
  virtual std::optional<std::string> text() const = 0;
};

}  // namespace quintet
