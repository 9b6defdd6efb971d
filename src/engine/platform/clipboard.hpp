// The clipboard, for text.
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

  // Whether the clipboard took the text.
  virtual bool set_text(const std::string& text) = 0;
  // Nothing where there is no text. It may come from any program, so it may have any length and be invalid UTF-8.
  virtual std::optional<std::string> text() const = 0;
};

}  // namespace quintet
