// Where the parts of a setup page stand. In a wide window the hero, which shows what is chosen, is in the middle; a
// ladder at its left, a few rows below it, the others in a panel at the right with the Play button at its lower edge.
// Where there is less room all rows are in the panel, beside the hero or below it, and scroll; Play stays in sight.
#pragma once

#include <span>
#include <vector>

#include "ui/pages/setup_row_layout.hpp"

namespace quintet::ui {

struct SetupPlaces {
  Rect hero, side, panel;  // the side is empty where no ladder is there
  Rect view;               // the part of the panel in which its rows scroll
  float height = 0;        // of these rows
  Rect summary, play;      // the summary is empty where there is no room
  std::vector<PlacedRow> rows;
};

class SetupLayout {
 public:
  // The canvas measures texts. The rows must outlive their places.
  SetupLayout(Canvas& canvas, float line_height, std::span<const SetupRow> rows, GalleryPages& galleries)
      : row_layout_(canvas, line_height, galleries), rows_(rows) {}

  SetupPlaces place(Extent size);

 private:
  using Measure = SetupRowLayout::Measure;
  using Rows = std::vector<const SetupRow*>;
  struct Block {
    std::vector<PlacedRow> rows;
    float height = 0;
  };

  void place_wide(Rect area);
  void place_middle(Rect area);
  void place_beside(Rect area);
  void place_above(Rect area);
  void place_panel(Rect card, const Rows& rows);
  void place_side(Rect card, const Rows& rows);
  Rows rows_of(SetupRow::Place place) const;
  Rows all_rows() const;
  // The rows from this point downwards; those with a share side by side.
  Block column(const Rows& rows, Vec at, float width, const Measure& measure) const;
  // With the roomiest measure that needs no more than this height; if there is none, with a comfortable one.
  Block column_in(const Rows& rows, Rect room) const;

  SetupRowLayout row_layout_;
  std::span<const SetupRow> rows_;
  SetupPlaces places_;
};

}  // namespace quintet::ui
