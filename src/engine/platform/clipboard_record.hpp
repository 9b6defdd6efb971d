// A clipboard for tests and for a program without a display: its text is not shared with other programs.
#pragma once

#include <optional>
#include <string>

#include "engine/platform/clipboard.hpp"

namespace quintet {

class ClipboardRecord final : public Clipboard {
 public:
  bool set_text(const std::string& text) override {
    text_ = text;
    return true;
  }
  std::optional<std::string> text() const override { return text_; }

 private:
  std::optional<std::string> text_;
};

}  // namespace quintet
