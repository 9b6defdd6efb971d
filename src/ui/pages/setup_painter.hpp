// Draws the rows of a setup page.
#pragma once

#include <functional>

#include "ui/pages/setup_layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

// Draws the ladder of a setup: the opponents from the first at its lower end to the last at its upper end, on a rail
// that is red as far as they are beaten. A wide ladder opens the rung of the chosen one.

// Draws the picture of an option.
using OptionArt = std::function<void(const SetupRow& row, std::size_t option, Rect area)>;

struct LadderPainter {
  Canvas& canvas;
  const Theme& theme;
  float line_height;
  const PlacedRow& ladder;

  void draw_rail() const;
  void draw_rung(const PlacedOption& rung, OptionState state, const OptionArt& draw_art) const;

 private:
  const SetupOption& option_of(const PlacedOption& rung) const { return ladder.row->options[rung.index]; }
  bool opens(const PlacedOption& rung) const;
  float portrait_column() const;
  // The middle of a portrait lies on the rail.
  Rect portrait_place(const PlacedOption& rung) const;
  void draw_name_below(const PlacedOption& rung, Face face) const;
  void draw_name_beside(const PlacedOption& rung, Face face, float left) const;
  // The name, what this opponent does, and how the games against it have gone.
  void draw_open_rung(const SetupOption& option, Rect area) const;
};

// Draws the rows of a setup where they stand: the label, the options in the look of the row, the sentence. The buttons
// of a row are controls of the page.
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
  void draw_number(const PlacedRow& placed) const;
  void draw_label(const PlacedRow& placed) const;
  void draw_option(const PlacedRow& placed, const PlacedOption& option) const;
  void draw_segment(const SetupRow& row, const PlacedOption& option, OptionState state) const;
  void draw_icon(const SetupRow& row, const PlacedOption& option, OptionState state) const;
  void draw_card(const PlacedRow& placed, const PlacedOption& option, OptionState state) const;
  void draw_sentence(const PlacedRow& placed, std::size_t explained) const;
};

}  // namespace quintet::ui
