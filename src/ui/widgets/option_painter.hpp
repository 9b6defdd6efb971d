// How the options of a choice look: segments side by side in a sunken strip, square or card-like tiles, rungs of a
// ladder. Their controls are areas; a page paints pictures onto them.
#pragma once

#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct OptionState {
  bool chosen = false, enabled = true;
  float warm = 0;  // progress of the hover effect
};

struct OptionPainter {
  Canvas& canvas;
  const Theme& theme;

  void draw_strip(Rect area) const;
  // `sample` is the width at the left of the label that is kept free for a picture of the page.
  void draw_segment(Rect area, const std::string& label, float sample, OptionState state) const;
  // The plate of an icon, a card or a rung; a chosen one has a thick edge as well as another ground.
  void draw_tile(Rect area, OptionState state) const;
  void draw_icon(Rect area, std::string_view icon, OptionState state) const;

  Rgba ink(OptionState state) const;
};

// The width of a segment's content.
float segment_width(Canvas& canvas, const std::string& label, float sample);
// Of the picture before the label of a segment, and the gap after it.
inline constexpr float kSegmentSample = 22, kSegmentGap = space::kTiny;

}  // namespace quintet::ui
