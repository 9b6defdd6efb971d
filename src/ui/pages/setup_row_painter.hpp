// Draws the rows of a setup where they stand: the label, the options in the look of the row, the sentence. The buttons
// of a row are controls of the page.
#pragma once

#include <functional>

#include "ui/pages/ladder_painter.hpp"

namespace quintet::ui {

struct SetupRowPainter {
  Canvas& canvas;
  const Theme& theme;
  float line_height;
  OptionArt draw_art;
  // The progress of the hover effect of an option, 0 to 1.
  std::function<float(const SetupRow& row, std::size_t option)> warmth;

  // The sentence is that of the option `explained`; there is none if the row has no such option.
  void draw(const PlacedRow& placed, std::size_t explained) const;

 private:
  void draw_label(const PlacedRow& placed) const;
  void draw_option(const PlacedRow& placed, const PlacedOption& option) const;
  void draw_segment(const SetupRow& row, const PlacedOption& option, OptionState state) const;
  void draw_icon(const SetupRow& row, const PlacedOption& option, OptionState state) const;
  void draw_card(const PlacedRow& placed, const PlacedOption& option, OptionState state) const;
  void draw_sentence(const PlacedRow& placed, std::size_t explained) const;
};

}  // namespace quintet::ui
