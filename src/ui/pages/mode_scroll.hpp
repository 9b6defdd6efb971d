// A mode of a game as a painted scroll: its picture, title, a line and a fact, and below them one or two buttons. It hangs
// from its rod where the room is high, and lies open beside others where it is not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

enum class ScrollShape : std::uint8_t { Hanging, Lying };

// Equal places for the scrolls of all modes in a room, in rows, and their shape.
struct ScrollPlaces {
  ScrollShape shape = ScrollShape::Hanging;
  std::vector<Rect> scrolls;
};
ScrollPlaces place_scrolls(Rect room, std::size_t count);

class ModeScroll {
 public:
  // `rows` is the number of buttons for which every scroll of the page keeps room, 1 or 2, so that the main buttons
  // stand in one line.
  ModeScroll(Rect place, ScrollShape shape, int rows);

  // Without cord and rods.
  Rect silk() const { return silk_; }
  Rect main_button() const { return main_; }
  // Of a mode without a second one: in narrow scrolls it is wider.
  Rect only_button() const { return alone_.value_or(main_); }
  Rect second_button() const { return second_; }
  Rect title() const { return title_; }

  // Everything but the buttons. `index` chooses the silk of the mount.
  void draw(Canvas& canvas, const Context& context, const GameDefinition& game, const GameMode& mode,
            const Progress& progress, std::size_t index) const;

 private:
  void place_hanging(int rows);
  void place_lying(int rows);
  void draw_mount(Canvas& canvas, const Theme& theme, Rgba silk) const;
  void draw_rods(Canvas& canvas) const;
  float title_size(Canvas& canvas, const Context& context, const GameDefinition& game) const;
  void draw_words(Canvas& canvas, const Context& context, const GameDefinition& game, const GameMode& mode,
                  const Progress& progress) const;

  Rect whole_;
  ScrollShape shape_;
  Rect silk_, paper_, art_, title_, text_, main_, second_;
  std::optional<Rect> alone_;
};

}  // namespace quintet::ui
