// A paragraph with small square pictures among its words, such as "[4] needs one more mine, in [#] [#].": in the text a
// picture is one character, and who draws the paragraph draws the pictures.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/render/canvas.hpp"

namespace quintet::ui {

class PictureText {
 public:
  static constexpr std::size_t kMost = 64;  // pictures
  using Paint = std::function<void(Canvas& canvas, Rect area, std::size_t picture)>;

  // The character of a picture, by its index below kMost.
  static std::string mark(std::size_t picture);

  // Breaks the text into lines of this width, as canvas.paragraph does; nothing to do if nothing has changed.
  void lay(Canvas& canvas, const std::string& text, float width, float size, float line_height);
  float height() const { return pitch_ * static_cast<float>(lines_); }
  // Of the longest line.
  float width() const;
  // Requires that it has been laid.
  void draw(Canvas& canvas, Vec at, Rgba colour, const Paint& paint) const;

 private:
  struct Piece {
    std::string words;  // empty for a picture
    std::size_t picture = 0;
    float x = 0, width = 0;
    std::size_t line = 0;
  };
  struct Inputs {
    std::string text;
    float width = 0, size = 0, line_height = 0, scale = 0;
    friend bool operator==(const Inputs&, const Inputs&) = default;
  };

  void add_line(Canvas& canvas, std::string_view line);

  Inputs inputs_;
  std::vector<Piece> pieces_;
  std::size_t lines_ = 0;
  float pitch_ = 0, side_ = 0;  // from line to line; of a picture
};

}  // namespace quintet::ui
