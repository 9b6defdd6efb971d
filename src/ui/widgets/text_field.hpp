// A field in which the player types a text of several lines: letters from the keyboard or an input method, a cursor, and the
// part of the text that fits.
//
// A key comes before the letter that it types, so what a key means as a command is known only when no letter has followed:
// `take` remembers it, and `step` carries it out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/theme.hpp"
#include "ui/widgets/typed_text.hpp"

namespace quintet::ui {

class TextField {
 public:
  // UTF-8 of at most so many bytes; the cursor is at its end.
  TextField(std::string_view text, std::size_t most);

  const std::string& text() const { return typed_.text(); }
  std::size_t cursor() const { return typed_.cursor(); }  // bytes before it
  bool full() const { return full_; }                     // the last letters had no room

  void insert(std::string_view typed) { full_ = !typed_.insert(typed); }
  void erase() {
    full_ = false;
    typed_.erase();
  }
  // By one character.
  void move(int by) { typed_.move(by); }
  // To the line above or below, to the beginning or the end of the line.
  void move_line(int by);
  void move_to_edge(int by);

  // Whether the event is the field's: text, keys that type, erase or move. Back, Tab, Copy and Paste are not.
  bool take(const Event& event);
  // After all events of a step.
  void step();

  // Breaks the text into lines, with room for so many of them in the area.
  void lay(Canvas& canvas, Rect area, const TextStyle& style, float line_height);
  // Sets the cursor under this place.
  void point_at(Canvas& canvas, Vec at);
  // With the cursor, if the player types here.
  void draw(Canvas& canvas, const Theme& theme, bool typing) const;

 private:
  struct Line {
    std::size_t begin, length;  // of the text; blanks at the end of a line belong to no line
  };
  std::size_t line_of_cursor() const;
  std::size_t in_line(std::size_t line, std::size_t column) const;
  void carry_out(Action action);

  TypedText typed_;
  bool full_ = false;
  std::optional<Action> key_;  // of which it is not known yet whether it types

  Rect area_;
  TextStyle style_;
  float pitch_ = 1;  // from line to line
  std::vector<Line> lines_{{0, 0}};
  std::size_t first_ = 0;  // line that is shown
  float cursor_x_ = 0;
};

}  // namespace quintet::ui
