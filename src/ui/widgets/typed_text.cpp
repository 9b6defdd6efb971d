#include "ui/widgets/typed_text.hpp"

#include <cmath>

#include "engine/text/utf8.hpp"

namespace quintet::ui {
namespace {

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}
std::size_t character_before(std::string_view text, std::size_t at) {
  while (at > 0 && !begins_character(text[--at])) {
  }
  return at;
}
std::size_t character_after(std::string_view text, std::size_t at) {
  if (at < text.size()) ++at;
  while (at < text.size() && !begins_character(text[at])) ++at;
  return at;
}

}  // namespace

TypedText::TypedText(std::string_view text, std::size_t most, Lines lines) : most_(most), lines_(lines) {
  insert(text);
}

bool TypedText::insert(std::string_view typed) {
  const std::string good = utf8::repaired(typed);
  for (std::size_t at = 0; at < good.size();) {
    const std::size_t next = character_after(good, at);
    std::string_view one = std::string_view(good).substr(at, next - at);
    at = next;
    if (lines_ == Lines::One && (one == "\n" || one == "\t")) one = " ";
    const auto code = static_cast<unsigned char>(one[0]);
    if ((code < 0x20U && one != "\n") || code == 0x7FU) continue;
    if (text_.size() + one.size() > most_) return false;
    text_.insert(cursor_, one);
    cursor_ += one.size();
  }
  return true;
}

void TypedText::erase() {
  const std::size_t before = character_before(text_, cursor_);
  text_.erase(before, cursor_ - before);
  cursor_ = before;
}

void TypedText::move(int by) {
  cursor_ = by < 0 ? character_before(text_, cursor_) : character_after(text_, cursor_);
}

std::size_t TypedText::after(std::size_t at) const {
  return character_after(text_, at);
}

std::size_t nearest_place(Canvas& canvas, std::string_view line, Face face, float size, float x) {
  std::size_t best = 0;
  float nearest = std::abs(x);
  while (best < line.size()) {
    const std::size_t next = character_after(line, best);
    const float distance = std::abs(canvas.text_width(line.substr(0, next), face, size) - x);
    if (distance > nearest) break;
    best = next;
    nearest = distance;
  }
  return best;
}

}  // namespace quintet::ui
