// The words and figures of a result, in one column or, on a low wide slip, in two. Where there is little room, what
// matters least is left out.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/context.hpp"
#include "ui/pages/game_result.hpp"

namespace quintet::ui {

class ResultSlip {
 public:
  // Both must outlive the slip.
  ResultSlip(const Context& context, const GameResult& outcome) : context_(context), outcome_(outcome) {}

  void place(Rect area);
  // The height that everything would take in an area of this width.
  float natural_height(float width) const;
  // What the curve and its note will take, if a computation that still runs brings them.
  float note_reserve() const;
  // The stars appear one after another; `now` counts from the opening of the slip.
  void draw(Canvas& canvas, Duration now) const;
  Duration star_start(int index) const;
  Duration stars_end() const;

 private:
  enum class Part : std::uint8_t { Title, Line, Stars, StarLine, Headline, Badge, Note, Curve, Figure, Next };
  struct Section {
    Part part;
    float height = 0;
    float gap = 0;   // above it
    float rank = 0;  // the largest is left out first; 0 stays
    std::size_t index = 0;
    Rect area{};
  };

  std::vector<Section> sections(float width) const;
  void add_note(std::vector<Section>& all, float width) const;
  void fit(std::vector<Section>& all, Rect area) const;
  float title_size(float width) const;
  TextStyle line_style() const;
  TextStyle note_style() const;
  TextStyle note_title_style() const;
  void draw_section(Canvas& canvas, const Section& section, Duration now) const;
  void draw_stars(Canvas& canvas, Rect row, Duration now) const;
  void draw_badge(Canvas& canvas, Rect row) const;
  void draw_note(Canvas& canvas, Rect area) const;
  void draw_figure(Canvas& canvas, const GameResult::Figure& figure, Rect row) const;
  void draw_next(Canvas& canvas, Rect row) const;
  // At the right end of the row; returns the width that it takes.
  float draw_pill(Canvas& canvas, Rect room, float beside) const;

  const Context& context_;
  const GameResult& outcome_;
  std::vector<Section> placed_;
};

}  // namespace quintet::ui
