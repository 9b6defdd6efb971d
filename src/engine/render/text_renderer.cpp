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

void TextRenderer::draw(std::string_view text, Rect box, const TextStyle& style, Rect room) {
  int size = std::max(1, state_.pixels(style.size));
  const int limit = std::max(1, state_.pixels(box.w));
  int width = fonts_.width(text, style.face, size);
  const std::string_view whole = text;
  std::string cut;
  if (width > limit) {
    const auto part_of_size = [size](float part) {
      return std::max(1, static_cast<int>(std::floor(static_cast<float>(size) * part)));
    };
    const int least = part_of_size(kLeastShrink);
    size = std::max(least, part_of_size(static_cast<float>(limit) / static_cast<float>(width)));
    width = fonts_.width(text, style.face, size);
    // Widths are not in proportion to sizes: small letters are fitted to whole pixels.
    while (width > limit && size > least) width = fonts_.width(text, style.face, --size);
    if (width > limit) {
      cut = elide(fonts_, text, style.face, size, limit);
      text = cut;
      width = fonts_.width(text, style.face, size);
    }
  }
  const SDL_Rect at = state_.place(box);
  const int x = style.align == Align::Left    ? at.x
                : style.align == Align::Right ? at.x + at.w - width
                                              : at.x + (at.w - width) / 2;
  if (reader_) {
    if (state_.alpha(style.colour) > 0)
      report({.text = whole, .box = room, .cut = !cut.empty()}, box, x, width, size);
    return;
  }
  std::string name =
      "text " + std::to_string(static_cast<int>(style.face)) + ' ' + std::to_string(size) + ' ';
  name += text;
  const auto& entry = textures_.get(name, [&] { return fonts_.line(text, style.face, size); });
  const int y = at.y + at.h / 2 - fonts_.middle(fonts_.face_for(text, style.face), size);
  state_.copy(entry, {x, y, entry.width, entry.height}, style.colour);
}

void TextRenderer::report(LineOfText line, Rect box, int x, int width, int size) const {
  const float height = 2 * Fonts::kHalfCapital * static_cast<float>(size) / state_.scale();
  const Rect placed = state_.shown(box);
  line.ink = {static_cast<float>(x) / state_.scale(), placed.centre().y - height / 2,
              static_cast<float>(width) / state_.scale(), height};
  line.box = state_.shown(line.box);
  line.clip = state_.clip_area();
  (*reader_)(line);
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
