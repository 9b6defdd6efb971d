// Draws single lines of text, kept as textures, and breaks paragraphs into lines.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/render/fonts.hpp"
#include "engine/render/render_state.hpp"
#include "engine/text/line_break_cache.hpp"

namespace quintet {

class TextRenderer {
 public:
  // All must outlive it.
  TextRenderer(const RenderState& state, Fonts& fonts, Textures& textures)
      : state_(state), fonts_(fonts), textures_(textures) {}

  // `room` is the box of the paragraph that the line belongs to, or the line's own.
  void draw(std::string_view text, Rect box, const TextStyle& style, Rect room);
  // From now on lines are handed to the reader and not drawn; null ends this.
  void read_to(const std::function<void(const LineOfText&)>* reader) { reader_ = reader; }
  bool read() const { return reader_ != nullptr; }
  // The width of one line in points.
  float width(std::string_view text, Face face, float size);
  // A paragraph's lines at this width in points; valid until the next call.
  const std::vector<std::string_view>& lines(std::string_view text, float width, const TextStyle& style);

 private:
  void report(LineOfText line, Rect box, int x, int width, int size) const;

  const RenderState& state_;
  Fonts& fonts_;
  Textures& textures_;
  LineBreakCache broken_;
  const std::function<void(const LineOfText&)>* reader_ = nullptr;
};

}  // namespace quintet
