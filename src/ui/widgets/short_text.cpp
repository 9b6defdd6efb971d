#include "ui/widgets/short_text.hpp"

namespace quintet::ui {

std::string facts_that_fit(Canvas& canvas, std::string facts, float width, const TextStyle& style) {
  constexpr std::string_view kBetween = " · ";
  constexpr float kLeast = 0.82F;  // the canvas sets a line smaller, down to four fifths
  while (canvas.text_width(facts, style.face, style.size) * kLeast > width) {
    const auto last = facts.rfind(kBetween);
    if (last == std::string::npos) return {};
    facts.erase(last);
  }
  return facts;
}

void text_within(Canvas& canvas, std::string_view text, Rect box, TextStyle style) {
  const float width = canvas.text_width(text, style.face, style.size);
  if (width > box.w) style.size *= box.w / width;
  canvas.text(text, box, style);
}

}  // namespace quintet::ui
