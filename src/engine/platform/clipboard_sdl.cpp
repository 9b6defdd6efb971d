#include "engine/platform/clipboard_sdl.hpp"

#include <SDL.h>

namespace quintet {
namespace {

class DesktopClipboard final : public Clipboard {
 public:
  bool set_text(const std::string& text) override { return SDL_SetClipboardText(text.c_str()) == 0; }

  std::optional<std::string> text() const override {
    if (SDL_HasClipboardText() == SDL_FALSE) return std::nullopt;
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
    if (!text || *text == '\0') return std::nullopt;
    return text.get();
  }
};

}  // namespace

std::unique_ptr<Clipboard> desktop_clipboard() {
  return std::make_unique<DesktopClipboard>();
}

}  // namespace quintet
