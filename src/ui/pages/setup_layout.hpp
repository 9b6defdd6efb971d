// Where the parts of a setup page stand. In a wide window the hero, which shows what is chosen, is in the middle; a
// ladder at its left, a few rows below it, the others in a panel at the right with the Play button at its foot. Where
// there is less room all rows are in the panel, beside the hero or below it, and scroll; Play stays in sight.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/pages/setup_row.hpp"

namespace quintet::ui {

struct PlacedOption {
  std::size_t index = 0;
  Rect at;
};

// In points of the window where nothing is scrolled.
struct PlacedRow {
  std::size_t row = 0;
  SetupRow::Look look = SetupRow::Look::Segments;  // a ladder without room for it is cards
  Rect bounds, label, options, sentence;
  std::vector<PlacedOption> shown;  // of a gallery those of one page
  std::size_t columns = 1;
  Rect previous, next;    // the buttons of Steps, and those that turn the pages of a gallery
  Rect word;              // the height of a card's words, at its foot
  bool in_panel = false;  // and scrolls with it
};

struct SetupPlaces {
  Rect hero, side, panel;  // the side is empty where no ladder is there
  Rect view;               // the part of the panel in which its rows scroll
  float height = 0;        // of these rows
  Rect summary, play;      // the summary is empty where there is no room
  std::vector<PlacedRow> rows;
};

class SetupLayout {
 public:
  // The first option that a gallery shows; called with its row and the number of options on a page.
  using FirstShown = std::function<std::size_t(std::size_t row, std::size_t page)>;

  // What it measures with, and the rows; both must outlive it.
  SetupLayout(Canvas& canvas, float line_height, std::span<const SetupRow> rows, FirstShown first_shown);

  SetupPlaces place(Extent size);

 private:
  struct Measure {
    float target, gap;
  };
  struct Block {
    std::vector<PlacedRow> rows;
    float height = 0;
  };

  void place_wide(Rect area);
  void place_middle(Rect area);
  void place_beside(Rect area);
  void place_above(Rect area);
  void place_panel(Rect card, std::span<const std::size_t> rows);
  void place_side(Rect card, std::span<const std::size_t> rows);
  std::vector<std::size_t> rows_of(SetupRow::Place place) const;
  std::vector<std::size_t> all_rows() const;

  // The rows from the top of a column of this width; those with a share side by side.
  Block column(std::span<const std::size_t> rows, Rect area, const Measure& measure);
  PlacedRow place_row(std::size_t index, Vec at, float width, const Measure& measure);
  void place_segments(PlacedRow& placed, float width, const Measure& measure);
  void place_icons(PlacedRow& placed, float width, const Measure& measure);
  void place_cards(PlacedRow& placed, float width);
  void place_gallery(PlacedRow& placed, float width);
  void place_steps(PlacedRow& placed, float width, const Measure& measure);
  void place_ladder(PlacedRow& placed, Rect area);
  // Equal cells, line by line.
  void fill_grid(PlacedRow& placed, Extent cell, float gap, std::size_t first, std::size_t count);
  float word_height(const SetupRow& row, float width) const;
  float sentence_height(const SetupRow& row, float width) const;
  float widest(const SetupRow& row, float size) const;

  Canvas& canvas_;
  float line_height_;
  std::span<const SetupRow> rows_;
  FirstShown first_shown_;
  SetupPlaces places_;
};

}  // namespace quintet::ui
