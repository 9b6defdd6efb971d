#include "ui/widgets/line_field.hpp"

#include <algorithm>
#include <utility>

namespace quintet::ui {
namespace {

constexpr float kInset = space::kSmall, kCursor = 2, kCursorPart = 0.6F, kEdge = 2;
constexpr float kCursorRoom = 4;  // beside the cursor, before a long text moves

Rect inner(Rect area) {
  return {area.x + kInset, area.y, area.w - 2 * kInset, area.h};
}

}  // namespace

LineField::LineField(std::string_view text, std::size_t most)
    : typed_(text, most, TypedText::Lines::One), most_(most) {}

void LineField::set_text(std::string_view text) {
  typed_ = TypedText(text, most_, TypedText::Lines::One);
}

void LineField::move(Action where) {
  if (where == Action::Left) typed_.move(-1);
  if (where == Action::Right) typed_.move(1);
  if (where == Action::Home) typed_.move_to(0);
  if (where == Action::End) typed_.move_to(text().size());
}

bool LineField::take(const Event& event, Clipboard& clipboard) {
  if (const auto* typed = std::get_if<TextEvent>(&event)) {
    key_.reset();
    typed_.insert(typed->text);
    return true;
  }
  if (std::holds_alternative<OtherKeyEvent>(event)) return true;
  const auto* key = std::get_if<ActionEvent>(&event);
  if (!key) return false;
  if (settle() == Reply::Done) reply_ = Reply::Done;
  if (key->steer) {  // a letter
    key_ = key->action;
    return true;
  }
  switch (key->action) {
    case Action::Left:
    case Action::Right:
    case Action::Home:
    case Action::End:
      move(key->action);
      return true;
    case Action::Paste:
      typed_.insert(clipboard.text().value_or(""));
      return true;
    case Action::Copy:
      clipboard.set_text(text());
      return true;
    case Action::Up:
    case Action::Down:
    case Action::Next:
    case Action::Previous:
    case Action::PageUp:
    case Action::PageDown:
    case Action::Back:
    case Action::Help:
    case Action::ToggleFullscreen:
      return false;
    default:
      key_ = key->action;
      return true;
  }
}

LineField::Reply LineField::settle() {
  const auto key = std::exchange(key_, std::nullopt);
  if (key == Action::Undo) typed_.erase();
  if (key == Action::Confirm) return Reply::Done;
  return std::exchange(reply_, Reply::None);
}

// How far a text that is longer than the field is moved to the left, so that the cursor is in view.
float LineField::shift(Canvas& canvas, float width) const {
  const float to_cursor = canvas.text_width(typed_.before_cursor(), Face::Text, type::kBody);
  return std::max(0.0F, to_cursor + kCursorRoom - width);
}

void LineField::press(Canvas& canvas, Rect area, Vec at) {
  const Rect place = inner(area);
  const float x = at.x - place.x + shift(canvas, place.w);
  typed_.move_to(nearest_place(canvas, text(), Face::Text, type::kBody, x));
}

void LineField::draw(Canvas& canvas, const Theme& theme, Rect area, const Look& look) const {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kControl, mix(c.raised, c.sunken, look.typing ? 0 : look.warm / 2));
  canvas.outline(area, radius::kControl, look.typing ? kEdge : kLine,
                 look.typing ? c.primary : mix(c.border, c.text_2, look.warm));
  const Rect place = inner(area);
  const auto guard = canvas.saved();
  canvas.clip({place.x - kCursor, place.y, place.w + 2 * kCursor, place.h});
  const float moved = look.typing ? shift(canvas, place.w) : 0;
  if (text().empty()) {
    canvas.text(look.hint, place, {.size = type::kBody, .colour = c.text_3});
  } else {
    const float width = canvas.text_width(text(), Face::Text, type::kBody) + 1;
    // Cut at its end while nobody types.
    canvas.text(text(), {place.x - moved, place.y, look.typing ? width : std::min(width, place.w), place.h},
                {.size = type::kBody, .colour = c.text});
  }
  if (!look.typing) return;
  const float x = place.x - moved + canvas.text_width(typed_.before_cursor(), Face::Text, type::kBody);
  const float height = area.h * kCursorPart;
  canvas.fill({x, area.centre().y - height / 2, kCursor, height}, c.primary);
}

}  // namespace quintet::ui
