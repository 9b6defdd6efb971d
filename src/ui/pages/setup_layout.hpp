// The rows of a setup page and where they stand: segments, numbers, cards, galleries and ladders, and their controls.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

// One choice of a setup page: its options and how they are shown.

struct SetupOption {
  std::string id{};        // "down": the control is PAGE.gravity.down
  std::string label{};     // translated, as are the next two
  std::string sentence{};  // what it means
  std::string note{};      // in a ladder, below the sentence of the chosen rung
  std::string mark{};      // in a ladder, at its right end instead of its number
  std::string icon{};      // name of a picture in images/icons
  bool art = false;        // the page paints a picture of it
  bool sealed = false;     // in a ladder: a seal shows that it is beaten

  // Everything that is said about it.
  std::string remark() const { return note.empty() ? sentence : sentence + ' ' + note; }
};

struct SetupRow {
  enum class Look : std::uint8_t {
    Segments,  // a few words side by side
    Icons,     // equal squares with an icon or a small picture; the chosen word is beside the label
    Cards,     // pictures with a word below each
    Gallery,   // small cards in pages
    Ladder,    // from the first at the lower end to the last at the upper end
    Steps,     // a number between minus and plus
  };
  // Where there is room for it; otherwise all rows are in one column.
  enum class Place : std::uint8_t { Panel, Side, Below };

  std::string id{};
  std::string label{};
  std::vector<SetupOption> options{};
  std::size_t chosen = 0;  // no option is chosen where it is not smaller than their number
  Look look = Look::Segments;
  Place place = Place::Panel;
  bool enabled = true;
  std::string value{};                // of Steps, or instead of the word of the chosen option
  bool previous = true, next = true;  // of Steps: whether there is another number in that direction
  float share = 1;                    // less than 1: it shares its line with the rows after it

  bool shows_word() const { return look == Look::Icons || look == Look::Gallery; }
};

// The option that an arrow leads to from the chosen one; nothing if it leads out of the row. Look and columns are those
// of the row as it is placed.
std::optional<std::size_t> option_towards(const SetupRow& row, SetupRow::Look look, std::size_t columns,
                                          Action direction);
// The option that a turn of the wheel leads to, 1 or -1. A row ends at its first and last option.
std::optional<std::size_t> option_turned(const SetupRow& row, int by);

// Which page each gallery of a setup shows: the one with the chosen option, until the player turns it.
class GalleryPages {
 public:
  // The first option to show where so many fit on a page. Another choice, or another length of the pages, leads back to
  // the page with the chosen option.
  std::size_t first_shown(const SetupRow& gallery, std::size_t length) const;
  // To the next page of this length, 1, or the one before, -1. The first and the last page are the ends.
  void turn(const SetupRow& gallery, std::size_t length, int by);
  // Forgets the pages that were turned before another option was chosen.
  void follow(std::span<const SetupRow> rows);

 private:
  struct Page {
    std::size_t first = 0, length = 0, chosen = 0;
  };

  std::map<std::string, Page, std::less<>> turned_;  // by the id of the row
};

// Where the parts of one row of a setup stand: its label, its options in the look of the row, and its sentence.

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
  std::size_t page_length = 0;  // options on a full page of a gallery
  Rect previous, next;          // the buttons of Steps, and those that turn the pages of a gallery
  float words = 0;              // the height of the words at the lower edge of a card
  bool in_panel = false;        // and scrolls with it
};

// Around the art and the words of a card.
inline constexpr float kCardInset = 6;

class SetupRowLayout {
 public:
  // How tightly the rows stand: the height of what is pressed, the gap between two rows, and the height of the art of a
  // card in parts of its width.
  struct Measure {
    float target, gap;
    float art = 0.5F;
  };

  SetupRowLayout(Canvas& canvas, float line_height, const GalleryPages& galleries)
      : canvas_(canvas), line_height_(line_height), galleries_(galleries) {}

  // As high as the row needs at this width; a ladder is shown as cards.
  PlacedRow place(const SetupRow& row, Vec at, float width, const Measure& measure) const;
  // Rungs from the lower end of the area to the upper one.
  static PlacedRow place_ladder(const SetupRow& row, Rect area);

 private:
  void place_segments(PlacedRow& placed, float width, const Measure& measure) const;
  void place_cards(PlacedRow& placed, float width, const Measure& measure) const;
  void place_gallery(PlacedRow& placed, float width) const;
  float widest(const SetupRow& row, float size) const;
  float words_height(const SetupRow& row, float width) const;
  float sentence_height(const SetupRow& row, float width) const;

  Canvas& canvas_;
  float line_height_;
  const GalleryPages& galleries_;
};

// Where the parts of a setup page stand. In a wide window the hero, which shows what is chosen, is in the middle; a
// ladder at its left, a few rows below it, the others in a panel at the right with the Play button at its lower edge.
// Where there is less room all rows are in the panel, beside the hero or below it, and scroll; Play stays in sight.

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
  SetupLayout(Canvas& canvas, float line_height, std::span<const SetupRow> rows,
              const GalleryPages& galleries)
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

// The controls of the rows of a setup, and what each of them stands for.
class SetupControls {
 public:
  struct Part {
    // The buttons change a number, or turn the pages of a gallery.
    enum class Kind : std::uint8_t { Option, Previous, Next };
    const PlacedRow* placed = nullptr;
    Kind kind = Kind::Option;
    std::size_t option = 0;

    const SetupRow& row() const { return *placed->row; }
  };

  // The name of the page begins the ids: "link.setup.gravity.down".
  explicit SetupControls(std::string page) : page_(std::move(page)) {}

  // The places must stay where they are until the next call.
  void build(const SetupPlaces& places);
  // All of them, where the panel is scrolled by so many points.
  std::vector<Control> scrolled(float offset) const;

  // Nothing for a control that belongs to no row.
  const Part* part_of(std::string_view control) const;
  std::string id_of(const SetupRow& row, std::size_t option) const;
  std::string id_of(const SetupRow& row, Part::Kind button) const;

 private:
  void add_options(const PlacedRow& placed, Rect window);
  void add_buttons(const PlacedRow& placed, Rect window);

  std::string page_;
  std::vector<Control> controls_;  // where nothing is scrolled
  std::map<std::string, Part, std::less<>> parts_;
};

}  // namespace quintet::ui
