// The head line that every page and every game share: back at the left, the title beside it, counters in the
// middle, icon buttons at the right. Where there is no room for the counters, they are placed above or beside the board.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A figure with its caption above, in tabular numerals.
struct Counter {
  enum class Tone : std::uint8_t { Plain, Accent, Warning };
  std::string caption;
  std::string value;
  Tone tone = Tone::Plain;
  std::optional<float> left{};  // 0…1: the length of a bar under the value
  float swell = 0;              // 0…1: the value is drawn larger
  std::string icon{};           // instead of a value: name of a picture in images/icons
};

struct HeaderBar {
  std::string title;
  Rgba accent;
  std::vector<Counter> counters{};
};

// In points; smaller on a low screen.
float header_height(Extent size);
// The area below the head line, within the margins of a page.
Rect below_header(Extent size);

// The ratio of height to width from which a board takes the full width, with everything else above or below it.
inline constexpr float kTallShape = 1.05F;

// In points, uncut.
float title_width(Canvas& canvas, const HeaderBar& head);

// The button at the left end, an Icon control.
Control back_control(Extent size, std::string id, std::string label);
// Places buttons in a row that ends at the right edge, in their order from left to right: as wide as their bounds are, and
// icons square.
void place_at_right(Extent size, std::vector<Control>& buttons);

// Everything but the buttons; `icons` is the number of icons at the right. Counters for which there is no room are
// omitted, the last ones first.
void draw_header_bar(Canvas& canvas, const Theme& theme, const HeaderBar& head, std::size_t icons = 0);

// Where a game has its counters, and the area that remains for its board.
struct CounterPlace {
  Rect counters;  // empty: in the head line
  Rect board;
};

// In the head line beside so many icons while there is room for all of them; else in a row above the board or a column
// at its left, whichever leaves a larger board of these proportions. `area` is the area below the head line.
CounterPlace place_counters(Canvas& canvas, const HeaderBar& head, std::size_t icons, Rect area,
                            Extent proportions);
// In a row, or in a column where the area is higher than wide.
void draw_counters(Canvas& canvas, const Theme& theme, const HeaderBar& head, Rect area);

// "4:17", or "1:04:17" from an hour on.
std::string clock_text(std::int64_t seconds);
// Remaining time, rounded up to whole seconds: "0:00" only when no time is left.
std::string countdown_text(std::chrono::milliseconds left);

}  // namespace quintet::ui
