// Where the parts of one row of a setup stand: its label, its options in the look of the row, and its sentence.
#pragma once

#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/pages/gallery_pages.hpp"
#include "ui/pages/setup_row.hpp"

namespace quintet::ui {

struct PlacedOption {
  std::size_t index = 0;
  Rect at;
};

// In points of the window where nothing is scrolled.
struct PlacedRow {
  const SetupRow* row = nullptr;                   // must outlive its place
  SetupRow::Look look = SetupRow::Look::Segments;  // a ladder without room for it is cards
  Rect bounds, label, options, sentence;
  std::vector<PlacedOption> shown;  // of a gallery those of one page
  std::size_t columns = 1;
  Rect previous, next;    // the buttons of Steps, and those that turn the pages of a gallery
  float words = 0;        // the height of the words at the lower edge of a card
  bool in_panel = false;  // and scrolls with it
};

// Around the art and the words of a card.
inline constexpr float kCardInset = 6;

class SetupRowLayout {
 public:
  // How tightly the rows stand: the height of what is pressed, and the gap between two rows.
  struct Measure {
    float target, gap;
  };

  SetupRowLayout(Canvas& canvas, float line_height, GalleryPages& galleries)
      : canvas_(canvas), line_height_(line_height), galleries_(galleries) {}

  // As high as the row needs at this width; a ladder is shown as cards.
  PlacedRow place(const SetupRow& row, Vec at, float width, const Measure& measure) const;
  // Rungs from the lower end of the area to the upper one.
  static PlacedRow place_ladder(const SetupRow& row, Rect area);

 private:
  void place_segments(PlacedRow& placed, float width, const Measure& measure) const;
  void place_cards(PlacedRow& placed, float width) const;
  void place_gallery(PlacedRow& placed, float width) const;
  float widest(const SetupRow& row, float size) const;
  float words_height(const SetupRow& row, float width) const;
  float sentence_height(const SetupRow& row, float width) const;

  Canvas& canvas_;
  float line_height_;
  GalleryPages& galleries_;
};

}  // namespace quintet::ui
