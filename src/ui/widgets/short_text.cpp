#include "ui/widgets/short_text.hpp"

#include <string_view>

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

}  // namespace quintet::ui
