// The three faces, opened at the pixel sizes that are asked for, and single lines of them as surfaces.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "engine/platform/sdl.hpp"
#include "engine/storage/assets.hpp"
#include "engine/text/text.hpp"

namespace quintet {

// Quotes, apostrophes and the ellipsis have the width of a Chinese character in the fonts. Those that belong to Latin words
// get code points of their own, for which the fonts of the program have narrow glyphs (cmake/subset_font.py).
std::string with_latin_punctuation(std::string_view text);

class Fonts {
 public:
  static constexpr float kHalfCapital = 0.37F;  // half the height of a capital in parts of the type size

  explicit Fonts(const Assets& assets);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  // The face in which a line is shown: the text face has more characters than the others.
  Face face_for(std::string_view text, Face face);
  // The width of a line in pixels. These two ask `face_for`; `middle` needs its answer.
  int width(std::string_view text, Face face, int pixel_size);
  // A line in white on clear, or null for an empty line or a font that could not be opened.
  sdl::Surface line(std::string_view text, Face face, int pixel_size);
  // From the top of a line's surface to the middle of its capitals, in pixels. The middle of Chinese
  // characters is at the same height.
  int middle(Face face, int pixel_size);

 private:
  // Null where the font cannot be opened.
  sdl::Font load(Face face, int pixel_size);
  // Until the next call.
  TTF_Font* open(Face face, int pixel_size);
  bool has(Face face, char32_t code);

  const Assets& assets_;
  bool ready_ = false;
  std::map<Face, Bytes> files_;
  std::map<std::pair<Face, int>, sdl::Font> fonts_;
  std::map<Face, sdl::Font> samples_;  // of any size, to look characters up
  std::unordered_map<std::string, int> widths_;
};

}  // namespace quintet
