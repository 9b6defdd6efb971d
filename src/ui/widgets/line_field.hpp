// A line of text that the player types. Keys arrive twice, as an action and as the text they type, so an action waits for its
// text: the letter U types, and Backspace, which is the same action, erases.
//
// A page gives it the events while the field has the focus, and calls `settle` after them:
//
//     if (const auto used = field.take(event, clipboard)) return true;
//     ...
//     if (field.settle() == LineField::Reply::Done) save();
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/platform/clipboard.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/theme.hpp"
#include "ui/widgets/typed_text.hpp"

namespace quintet::ui {

class LineField {
 public:
  // `most`: the bytes of its text.
  explicit LineField(std::string_view text = {}, std::size_t most = 1000);

  const std::string& text() const { return typed_.text(); }
  // The cursor is at the end.
  void set_text(std::string_view text);

  // What the keys have asked for besides typing.
  enum class Reply : std::uint8_t { None, Done };  // Enter
  // Whether the field uses the event. It does not use keys that lead to other controls, nor Escape.
  bool take(const Event& event, Clipboard& clipboard);
  // Carries out a key that has typed no text. Call it after the events of a step.
  Reply settle();
  // The cursor goes to the nearest place in the text; `area` is where the field is drawn.
  void press(Canvas& canvas, Rect area, Vec at);

  // `hint`: translated, is shown while the field is empty. A field that is typed in shows its cursor, and that part of a
  // long text.
  struct Look {
    std::string_view hint{};
    bool typing = false;
    float warm = 0;  // progress of the hover effect
  };
  void draw(Canvas& canvas, const Theme& theme, Rect area, const Look& look) const;

 private:
  void move(Action where);
  float shift(Canvas& canvas, float width) const;

  TypedText typed_;
  std::size_t most_;           // bytes
  std::optional<Action> key_;  // its text, if it has one, comes next
  Reply reply_ = Reply::None;
};

}  // namespace quintet::ui
