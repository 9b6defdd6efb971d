// A text that is typed into a field of one line or of several: its characters, and the cursor between two of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"

namespace quintet::ui {

class TypedText {
 public:
  // In one line, line ends and tabs become blanks; in several, tabs are left out.
  enum class Lines : std::uint8_t { One, Several };

  // `most`: bytes. The cursor is at the end.
  TypedText(std::string_view text, std::size_t most, Lines lines);

  const std::string& text() const { return text_; }
  std::size_t cursor() const { return cursor_; }  // bytes before it; never within a character
  // From this place to the cursor.
  std::string_view before_cursor(std::size_t from = 0) const {
    return std::string_view(text_).substr(from, cursor_ - from);
  }

  // At the cursor. Broken bytes are replaced and control characters left out, as is what has no room; whether all had room.
  bool insert(std::string_view typed);
  // The character before the cursor.
  void erase();
  // By one character.
  void move(int by);
  // Requires the beginning of a character, or the end.
  void move_to(std::size_t cursor) { cursor_ = cursor; }
  // The place after the character that begins there.
  std::size_t after(std::size_t at) const;

 private:
  std::string text_;
  std::size_t most_, cursor_ = 0;
  Lines lines_;
};

// The place between two characters of a line that is nearest to `x` points from its beginning.
std::size_t nearest_place(Canvas& canvas, std::string_view line, Face face, float size, float x);

}  // namespace quintet::ui
