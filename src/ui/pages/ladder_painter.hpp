// Draws the ladder of a setup: the opponents from the first at its lower end to the last at its upper end, on a rail
// that is red as far as they are beaten. A wide ladder opens the rung of the chosen one.
#pragma once

#include <functional>

#include "ui/pages/setup_row_layout.hpp"
#include "ui/widgets/option_painter.hpp"

namespace quintet::ui {

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

}  // namespace quintet::ui
