#include "engine/render/text_renderer.hpp"

#include <algorithm>
#include <cmath>

namespace quintet {
namespace {

constexpr float kLeastShrink = 0.8F;
constexpr std::string_view kEllipsis = "…";

// The longest beginning of whole characters that fits with an ellipsis.
std::string elide(Fonts& fonts, std::string_view text, Face face, int size, int limit) {
  std::string cut(text);
  while (!cut.empty()) {
    do cut.pop_back();
    while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U);
    if (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0xC0U) cut.pop_back();
    if (fonts.width(cut + std::string(kEllipsis), face, size) <= limit) break;
  }
  return cut + std::string(kEllipsis);
}

}  // namespace

void TextRenderer::draw(std::string_view text, Rect box, const TextStyle& style) {
  int size = std::max(1, state_.pixels(style.size));
  const int room = std::max(1, state_.pixels(box.w));
  int width = fonts_.width(text, style.face, size);
  std::string cut;
  if (width > room) {
    const float shrink = std::max(kLeastShrink, static_cast<float>(room) / static_cast<float>(width));
    size = std::max(1, static_cast<int>(std::floor(static_cast<float>(size) * shrink)));
    width = fonts_.width(text, style.face, size);
    if (width > room) {
      cut = elide(fonts_, text, style.face, size, room);
      text = cut;
      width = fonts_.width(text, style.face, size);
    }
  }
  std::string name =
      "text " + std::to_string(static_cast<int>(style.face)) + ' ' + std::to_string(size) + ' ';
  name += text;
  const auto& entry = textures_.get(name, [&] { return fonts_.line(text, style.face, size); });
  const SDL_Rect at = state_.place(box);
  const int x = style.align == Align::Left    ? at.x
                : style.align == Align::Right ? at.x + at.w - width
                                              : at.x + (at.w - width) / 2;
  const int y = at.y + at.h / 2 - fonts_.middle(style.face, size);
  state_.copy(entry, {x, y, entry.width, entry.height}, style.colour);
}

float TextRenderer::width(std::string_view text, Face face, float size) {
  return static_cast<float>(fonts_.width(text, face, std::max(1, state_.pixels(size)))) / state_.scale();
}

const std::vector<std::string_view>& TextRenderer::lines(std::string_view text, float width,
                                                         const TextStyle& style) {
  const LineBreakCache::Measure measure{style.face, std::max(1, state_.pixels(style.size)),
                                        state_.pixels(width)};
  return broken_.lines(text, measure,
                       [&](std::string_view part) { return fonts_.width(part, measure.face, measure.size); });
}

}  // namespace quintet
