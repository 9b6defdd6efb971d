#include "ui/widgets/line_field.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/text/utf8.hpp"

namespace quintet::ui {
namespace {

constexpr float kInset = space::kSmall, kCursor = 2, kCursorPart = 0.6F, kEdge = 2;
constexpr float kCursorRoom = 4;  // beside the cursor, before a long text moves

// In one line: line ends and tabs become blanks, other control characters are dropped.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : utf8::repaired(text)) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '\n' || c == '\t')
      line += ' ';
    else if (code >= 0x20U && code != 0x7FU)
      line += c;
  }
  return line;
}

bool continues(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::size_t before(std::string_view text, std::size_t at) {
  if (at > 0) --at;
  while (at > 0 && continues(text[at])) --at;
  return at;
}
std::size_t after(std::string_view text, std::size_t at) {
  if (at < text.size()) ++at;
  while (at < text.size() && continues(text[at])) ++at;
  return at;
}

Rect inner(Rect area) {
  return {area.x + kInset, area.y, area.w - 2 * kInset, area.h};
}

}  // namespace

LineField::LineField(std::string text, std::size_t most) : most_(most) {
  set_text(text);
}

void LineField::set_text(std::string_view text) {
  text_.clear();
  cursor_ = 0;
  insert(text);
}

// What does not fit is left out.
void LineField::insert(std::string_view text) {
  std::string line = one_line(text);
  std::size_t size = std::min(line.size(), most_ - std::min(most_, text_.size()));
  while (size > 0 && size < line.size() && continues(line[size])) --size;
  line.resize(size);
  text_.insert(cursor_, line);
  cursor_ += line.size();
}

void LineField::erase_before() {
  const std::size_t first = before(text_, cursor_);
  text_.erase(first, cursor_ - first);
  cursor_ = first;
}

void LineField::move(Action where) {
  if (where == Action::Left) cursor_ = before(text_, cursor_);
  if (where == Action::Right) cursor_ = after(text_, cursor_);
  if (where == Action::Home) cursor_ = 0;
  if (where == Action::End) cursor_ = text_.size();
}

bool LineField::take(const Event& event, Clipboard& clipboard) {
  if (const auto* typed = std::get_if<TextEvent>(&event)) {
    key_.reset();
    insert(typed->text);
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
      insert(clipboard.text().value_or(""));
      return true;
    case Action::Copy:
      clipboard.set_text(text_);
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
  if (key == Action::Undo) erase_before();
  if (key == Action::Confirm) return Reply::Done;
  return std::exchange(reply_, Reply::None);
}

// How far a text that is longer than the field is moved to the left, so that the cursor is in view.
float LineField::shift(Canvas& canvas, float width) const {
  const float to_cursor =
      canvas.text_width(std::string_view(text_).substr(0, cursor_), Face::Text, type::kBody);
  return std::max(0.0F, to_cursor + kCursorRoom - width);
}

void LineField::press(Canvas& canvas, Rect area, Vec at) {
  const Rect place = inner(area);
  const float x = at.x - place.x + shift(canvas, place.w);
  std::size_t best = 0;
  float nearest = std::abs(x);
  for (std::size_t i = after(text_, 0); i > best; i = after(text_, i)) {
    const float distance =
        std::abs(canvas.text_width(std::string_view(text_).substr(0, i), Face::Text, type::kBody) - x);
    if (distance > nearest) break;
    best = i;
    nearest = distance;
  }
  cursor_ = best;
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
  if (text_.empty()) {
    canvas.text(look.hint, place, {.size = type::kBody, .colour = c.text_3});
  } else {
    const float width = canvas.text_width(text_, Face::Text, type::kBody) + 1;
    // Cut at its end while nobody types.
    canvas.text(text_, {place.x - moved, place.y, look.typing ? width : std::min(width, place.w), place.h},
                {.size = type::kBody, .colour = c.text});
  }
  if (!look.typing) return;
  const float x = place.x - moved +
                  canvas.text_width(std::string_view(text_).substr(0, cursor_), Face::Text, type::kBody);
  const float height = area.h * kCursorPart;
  canvas.fill({x, area.centre().y - height / 2, kCursor, height}, c.primary);
}

}  // namespace quintet::ui
