// The head line that every page and every game share: back at the left, the title beside it, counters in the
// middle, icon buttons at the right.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/canvas.hpp"
#include "scenes/controls.hpp"
#include "scenes/theme.hpp"

namespace quintet::scenes {

// A figure with its caption above, in tabular numerals.
struct Counter {
  enum class Tone : std::uint8_t { Plain, Accent, Warning };
  std::string caption;
  std::string value;
  Tone tone = Tone::Plain;
};

struct HeadLine {
  std::string title;
  Colour accent;
  std::vector<Counter> counters{};
};

// Lower where the screen is low.
float head_height(Extent size);
// What lies below the head line, with the margin of a page.
Rect below_head(Extent size);

// The button at the left end, an Icon control.
Control back_control(Extent size, std::string id, std::string label);
// Places icon buttons in a row that ends at the right edge, in their order from left to right.
void place_at_right(Extent size, std::vector<Control>& icons);

// Everything but the buttons; `icons` is how many stand at the right. Counters that find no room are left out,
// the last ones first.
void draw_head_line(Canvas& canvas, const Theme& theme, const HeadLine& head, std::size_t icons = 0);

// "4:17", or "1:04:17" from an hour on.
std::string clock_text(std::int64_t seconds);

}  // namespace quintet::scenes
