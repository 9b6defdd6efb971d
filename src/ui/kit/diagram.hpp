// A small board as data, for pictures of the help, the setup, the modes and the menu: rows of text, and beats that say
// what happens on its cells at which time. One painter plays it as a pure function of time; a game gives the look of a
// sign, of a mark and of the ground.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// An empty cell. Every other letter means what the look of the game draws.
inline constexpr char kNoSign = '.';

struct Beat {
  enum class What : std::uint8_t {
    Put,    // `sign` comes to the cell, in the place of what is there
    Turn,   // what is on the cell fades away and uncovers `sign`
    Take,   // what is on the cell fades away
    Glide,  // what is on the cell moves to the cell `to`
    Mark,   // `sign` is marked on the cell until the cell changes
    Line,   // the line of the diagram is drawn from its first point to its last; `sign` says how
  };
  What what;
  Point at{};
  char sign = kNoSign;
  Duration start{0}, length{0};
  Point to{};
  Curve curve = kBaseCurve;
};

// What is seen of a diagram at one time.
struct DiagramFrame {
  // A beat that is not over: `part` of it, 0…1, has passed. `before`: what was on its cell.
  struct Motion {
    Beat beat;
    float part;
    char before;
  };
  struct Mark {
    Point at;
    char sign;
    float strength;
  };
  Grid<char> signs;  // at rest
  std::vector<Motion> motions{};
  std::vector<Mark> marks{};
  float line = 0;            // part of the line, 0…1
  char line_sign = kNoSign;  // of the last beat that draws it
};

class Diagram {
 public:
  // Requires rows of equal length, at least one of them. The label is a message or the same in every language.
  Diagram(std::span<const std::string_view> rows, std::vector<Beat> beats, std::string_view label = {});
  Diagram(std::initializer_list<std::string_view> rows, std::vector<Beat> beats = {},
          std::string_view label = {})
      : Diagram(std::span(rows.begin(), rows.size()), std::move(beats), label) {}

  // From cell to cell, with the corners. Requires cells of the diagram.
  Diagram&& with_line(std::vector<Point> line) &&;

  Size size() const { return cells_.size(); }
  const Grid<char>& cells() const { return cells_; }
  const std::vector<Beat>& beats() const { return beats_; }  // in the order of their time
  const std::vector<Point>& line() const { return line_; }
  std::string_view label() const { return label_; }
  // When its last beat is over.
  Duration length() const;
  DiagramFrame at(Duration time) const;

 private:
  Grid<char> cells_;
  std::vector<Beat> beats_;
  std::vector<Point> line_;
  std::string_view label_;
};

// The squares of a diagram on the screen.
struct DiagramGrid {
  Rect cell(Point at) const {
    return {origin.x + static_cast<float>(at.column) * pitch.x,
            origin.y + static_cast<float>(at.row) * pitch.y, side, side};
  }

  Vec origin;
  Vec pitch;  // from one cell to the next
  float side = 0;
};

// What the look of a game draws on.
struct DiagramView {
  Canvas& canvas;
  const Theme& theme;
  Rect area;
  const Diagram& diagram;
  const DiagramFrame& frame;
  DiagramGrid grid;

  Vec centre(Point at) const { return grid.cell(at).centre(); }
  // All of its cells.
  Rect field() const;
  // The part of its line that is drawn, and how; empty where there is none.
  std::vector<Vec> line() const;
  // Calls `visit` for each place beside the cells, as far as the area reaches.
  template <class Visit>
  void around(const Visit& visit) const {
    const Size size = diagram.size();
    const Point beside = places_beside();
    for (int row = -beside.row; row < size.height + beside.row; ++row) {
      for (int column = -beside.column; column < size.width + beside.column; ++column)
        if (!size.contains({row, column})) visit(Point{row, column});
    }
  }

 private:
  Point places_beside() const;
};

class DiagramLook {
 public:
  virtual ~DiagramLook() = default;

  // By default the largest squares that fit the area, in its middle. `most`: the size of the largest of several diagrams
  // that have cells of one size.
  virtual DiagramGrid grid(const Canvas& canvas, Rect area, Size size, Size most) const;
  // Below all signs; with the line, where it lies below them.
  virtual void ground(const DiagramView& on) const = 0;
  // A sign in a square of the size of a cell.
  virtual void sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const = 0;
  // A sign that comes to its cell; by default it fades in.
  virtual void come(const DiagramView& on, const DiagramFrame::Motion& motion) const;
  virtual void mark(const DiagramView&, const DiagramFrame::Mark&) const {}
  // Over everything else.
  virtual void above(const DiagramView&) const {}
};

// As it is at this time; by default at its end.
inline constexpr Duration kDiagramEnd = std::chrono::hours(1);
void paint_diagram(Canvas& canvas, const Theme& theme, Rect area, const Diagram& diagram,
                   const DiagramLook& look, Duration at = kDiagramEnd);
// One diagram, or several side by side with their labels below.
void paint_diagrams(Canvas& canvas, const HelpScene& scene, Rect area, std::span<const Diagram> diagrams,
                    const DiagramLook& look);
// When all of them are over.
Duration length_of(std::span<const Diagram> diagrams);

// A picture of the help: the diagrams that kDiagrams() makes, with the look of kLook(context).
template <auto kDiagrams, auto kLook>
HelpArt diagram_art(float height) {
  static const std::vector<Diagram> diagrams = kDiagrams();
  return {height, length_of(diagrams), [](Canvas& canvas, const HelpScene& scene, Rect area) {
            paint_diagrams(canvas, scene, area, diagrams, kLook(scene.context));
          }};
}

}  // namespace quintet::ui
