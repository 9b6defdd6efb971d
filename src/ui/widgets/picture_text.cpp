#include "ui/widgets/picture_text.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "engine/text/line_break.hpp"

namespace quintet::ui {
namespace {

constexpr float kSide = 1.5F,
                kGap = 0.12F;  // of a picture, and between the pictures of two lines; in type sizes
// The marks are U+E000 to U+E03F, for private use.
constexpr std::string_view kLead = "\xEE\x80";
constexpr std::size_t kMark = 3;  // bytes

// Calls `words(text)` and `picture(index)` for the parts of a text, in order.
template <class Words, class Picture>
void for_parts(std::string_view text, const Words& words, const Picture& picture) {
  while (!text.empty()) {
    const std::size_t at = std::min(text.find(kLead), text.size());
    if (at > 0) words(text.substr(0, at));
    if (at == text.size()) return;
    picture(static_cast<std::size_t>(static_cast<unsigned char>(text[at + kMark - 1])) - 0x80);
    text.remove_prefix(at + kMark);
  }
}

}  // namespace

std::string PictureText::mark(std::size_t picture) {
  assert(picture < kMost);
  return std::string(kLead) + static_cast<char>(0x80 + picture);
}

void PictureText::lay(Canvas& canvas, const std::string& text, float width, float size, float line_height) {
  Inputs inputs{text, width, size, line_height, canvas.scale()};
  if (inputs == inputs_) return;
  inputs_ = std::move(inputs);
  side_ = std::round(size * kSide * canvas.scale()) / canvas.scale();
  pitch_ = std::max(size * line_height, side_ + size * kGap);
  pieces_.clear();
  lines_ = 0;
  const auto measure = [&](std::string_view part) {
    float sum = 0;
    for_parts(
        part, [&](std::string_view words) { sum += canvas.text_width(words, Face::Text, size); },
        [&](std::size_t) { sum += side_; });
    return static_cast<double>(sum);
  };
  for (const std::string_view line : break_lines(inputs_.text, width, measure)) add_line(canvas, line);
}

void PictureText::add_line(Canvas& canvas, std::string_view line) {
  float x = 0;
  const auto add = [&](std::string words, std::size_t picture, float width) {
    pieces_.push_back({std::move(words), picture, x, width, lines_});
    x += width;
  };
  for_parts(
      line,
      [&](std::string_view words) {
        add(std::string(words), 0, canvas.text_width(words, Face::Text, inputs_.size));
      },
      [&](std::size_t picture) { add({}, picture, side_); });
  ++lines_;
}

float PictureText::width() const {
  float most = 0;
  for (const Piece& piece : pieces_) most = std::max(most, piece.x + piece.width);
  return most;
}

void PictureText::draw(Canvas& canvas, Vec at, Rgba colour, const Paint& paint) const {
  const auto whole = [&canvas](float place) { return std::round(place * canvas.scale()) / canvas.scale(); };
  for (const Piece& piece : pieces_) {
    const Rect box{at.x + piece.x, at.y + pitch_ * static_cast<float>(piece.line), piece.width, pitch_};
    if (piece.words.empty())
      paint(canvas, {whole(box.x), whole(box.y + (pitch_ - side_) / 2), side_, side_}, piece.picture);
    else
      canvas.text(piece.words, {box.x, box.y, box.w + 1, box.h}, {.size = inputs_.size, .colour = colour});
  }
}

}  // namespace quintet::ui
