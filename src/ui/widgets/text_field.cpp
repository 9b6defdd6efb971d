#include "ui/widgets/text_field.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "engine/text/line_break.hpp"
#include "engine/text/utf8.hpp"

namespace quintet::ui {
namespace {

constexpr float kCursor = 2;  // width

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}
std::size_t character_before(std::string_view text, std::size_t at) {
  while (at > 0 && !begins_character(text[--at])) {
  }
  return at;
}
std::size_t character_after(std::string_view text, std::size_t at) {
  if (at < text.size()) ++at;
  while (at < text.size() && !begins_character(text[at])) ++at;
  return at;
}
// Characters of the text before this place.
std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

}  // namespace

TextField::TextField(std::string text, std::size_t most)
    : text_(std::move(text)), most_(most), cursor_(text_.size()) {}

void TextField::insert(std::string_view typed) {
  full_ = false;
  const std::string good = utf8::repaired(typed);
  for (std::size_t at = 0; at < good.size();) {
    const std::size_t length = utf8::decode(good, at).length;
    const std::string_view one = std::string_view(good).substr(at, length);
    at += length;
    const bool is_control = (static_cast<unsigned char>(one[0]) < ' ' && one != "\n") || one == "\x7F";
    if (is_control) continue;
    full_ = text_.size() + length > most_;
    if (full_) return;
    text_.insert(cursor_, one);
    cursor_ += length;
  }
}

void TextField::erase() {
  full_ = false;
  const std::size_t before = character_before(text_, cursor_);
  text_.erase(before, cursor_ - before);
  cursor_ = before;
}

void TextField::move(int by) {
  cursor_ = by < 0 ? character_before(text_, cursor_) : character_after(text_, cursor_);
}

std::size_t TextField::line_of_cursor() const {
  std::size_t line = 0;
  while (line + 1 < lines_.size() && lines_[line + 1].begin <= cursor_) ++line;
  return line;
}

// The place in the line with so many characters before it.
std::size_t TextField::in_line(std::size_t line, std::size_t column) const {
  const auto [begin, length] = lines_[line];
  std::size_t at = begin;
  for (; column > 0 && at < begin + length; --column) at = character_after(text_, at);
  return at;
}

void TextField::move_line(int by) {
  const std::size_t line = line_of_cursor();
  if (by < 0 && line == 0) return move_to_edge(-1);
  if (by > 0 && line + 1 == lines_.size()) return move_to_edge(1);
  const std::size_t begin = lines_[line].begin;
  const std::size_t column = characters(std::string_view(text_).substr(begin, cursor_ - begin));
  cursor_ = in_line(by < 0 ? line - 1 : line + 1, column);
}

void TextField::move_to_edge(int by) {
  const auto [begin, length] = lines_[line_of_cursor()];
  cursor_ = by < 0 ? begin : begin + length;
}

bool TextField::take(const Event& event) {
  if (const auto* text = std::get_if<TextEvent>(&event)) {
    key_.reset();
    insert(text->text);
    return true;
  }
  if (std::holds_alternative<OtherKeyEvent>(event)) return true;
  const auto* const key = std::get_if<ActionEvent>(&event);
  if (!key) return false;
  using enum Action;
  constexpr std::array kOthers{Back, Next, Previous, Copy, Paste, ToggleFullscreen};
  step();
  if (std::ranges::find(kOthers, key->action) != kOthers.end()) return false;
  key_ = key->action;
  // Letters that are directions have `steer` as well, and type.
  if (!key->steer && (key->action <= Right || key->action == Home || key->action == End)) step();
  return true;
}

void TextField::step() {
  if (const auto key = std::exchange(key_, std::nullopt)) carry_out(*key);
}

// Enter and Space are one action, but Space types.
void TextField::carry_out(Action action) {
  switch (action) {
    case Action::Left:
      return move(-1);
    case Action::Right:
      return move(1);
    case Action::Up:
      return move_line(-1);
    case Action::Down:
      return move_line(1);
    case Action::Home:
      return move_to_edge(-1);
    case Action::End:
      return move_to_edge(1);
    case Action::Undo:
      return erase();
    case Action::Confirm:
      return insert("\n");
    default:
      return;
  }
}

void TextField::lay(Canvas& canvas, Rect area, const TextStyle& style, float line_height) {
  area_ = area;
  style_ = style;
  pitch_ = style.size * line_height;
  const auto width = [&](std::string_view text) {
    return static_cast<double>(canvas.text_width(text, style.face, style.size));
  };
  lines_.clear();
  for (const std::string_view line : break_lines(text_, static_cast<double>(area.w - kCursor), width))
    lines_.push_back({static_cast<std::size_t>(line.data() - text_.data()), line.size()});
  if (lines_.empty()) lines_.push_back({0, 0});
  const std::size_t line = line_of_cursor();
  const auto room = static_cast<std::size_t>(std::max(1.0F, area.h / pitch_));
  first_ = std::min(first_, lines_.size() - std::min(lines_.size(), room));
  first_ = std::clamp(first_, line + 1 - std::min(line + 1, room), line);
  const std::size_t begin = lines_[line].begin;
  cursor_x_ = std::min(
      canvas.text_width(std::string_view(text_).substr(begin, cursor_ - begin), style.face, style.size),
      area.w - kCursor);
}

void TextField::point_at(Canvas& canvas, Vec at) {
  const auto row = static_cast<std::size_t>(std::max(0.0F, (at.y - area_.y) / pitch_));
  const std::size_t line = std::min(first_ + row, lines_.size() - 1);
  const auto [begin, length] = lines_[line];
  const std::string_view text = std::string_view(text_).substr(begin, length);
  std::size_t end = 0;
  while (end < length) {
    const std::size_t next = character_after(text, end);
    const float left = canvas.text_width(text.substr(0, end), style_.face, style_.size);
    const float right = canvas.text_width(text.substr(0, next), style_.face, style_.size);
    if (at.x - area_.x < (left + right) / 2) break;
    end = next;
  }
  cursor_ = begin + end;
}

void TextField::draw(Canvas& canvas, const Theme& theme, bool typing) const {
  const auto guard = canvas.saved();
  canvas.clip(area_.grown(1));
  const auto y_of = [this](std::size_t line) { return area_.y + static_cast<float>(line - first_) * pitch_; };
  for (std::size_t line = first_; line < lines_.size() && y_of(line) < area_.bottom(); ++line)
    canvas.text(std::string_view(text_).substr(lines_[line].begin, lines_[line].length),
                {area_.x, y_of(line), area_.w, pitch_}, style_);
  if (!typing) return;
  constexpr float kTall = 1.2F;  // of the size of the text
  const float height = kTall * style_.size, top = y_of(line_of_cursor()) + (pitch_ - height) / 2;
  canvas.fill({area_.x + cursor_x_, top, kCursor, height}, theme.colour.primary);
}

}  // namespace quintet::ui
