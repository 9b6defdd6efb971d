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

}  // namespace

TextField::TextField(std::string_view text, std::size_t most)
    : typed_(text, most, TypedText::Lines::Several) {}

std::size_t TextField::line_of_cursor() const {
  std::size_t line = 0;
  while (line + 1 < lines_.size() && lines_[line + 1].begin <= cursor()) ++line;
  return line;
}

// The place in the line with so many characters before it.
std::size_t TextField::in_line(std::size_t line, std::size_t column) const {
  const auto [begin, length] = lines_[line];
  std::size_t at = begin;
  for (; column > 0 && at < begin + length; --column) at = typed_.after(at);
  return at;
}

void TextField::move_line(int by) {
  const std::size_t line = line_of_cursor();
  if (by < 0 && line == 0) return move_to_edge(-1);
  if (by > 0 && line + 1 == lines_.size()) return move_to_edge(1);
  const std::size_t column = utf8::to_codes(typed_.before_cursor(lines_[line].begin)).size();
  typed_.move_to(in_line(by < 0 ? line - 1 : line + 1, column));
}

void TextField::move_to_edge(int by) {
  const auto [begin, length] = lines_[line_of_cursor()];
  typed_.move_to(by < 0 ? begin : begin + length);
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
  for (const std::string_view line : break_lines(text(), static_cast<double>(area.w - kCursor), width))
    lines_.push_back({static_cast<std::size_t>(line.data() - text().data()), line.size()});
  if (lines_.empty()) lines_.push_back({0, 0});
  const std::size_t line = line_of_cursor();
  const auto room = static_cast<std::size_t>(std::max(1.0F, area.h / pitch_));
  first_ = std::min(first_, lines_.size() - std::min(lines_.size(), room));
  first_ = std::clamp(first_, line + 1 - std::min(line + 1, room), line);
  cursor_x_ = std::min(canvas.text_width(typed_.before_cursor(lines_[line].begin), style.face, style.size),
                       area.w - kCursor);
}

void TextField::point_at(Canvas& canvas, Vec at) {
  const auto row = static_cast<std::size_t>(std::max(0.0F, (at.y - area_.y) / pitch_));
  const std::size_t line = std::min(first_ + row, lines_.size() - 1);
  const auto [begin, length] = lines_[line];
  const std::string_view line_text = std::string_view(text()).substr(begin, length);
  typed_.move_to(begin + nearest_place(canvas, line_text, style_.face, style_.size, at.x - area_.x));
}

void TextField::draw(Canvas& canvas, const Theme& theme, bool typing) const {
  const auto guard = canvas.saved();
  canvas.clip(area_.grown(1));
  const auto y_of = [this](std::size_t line) { return area_.y + static_cast<float>(line - first_) * pitch_; };
  for (std::size_t line = first_; line < lines_.size() && y_of(line) < area_.bottom(); ++line)
    canvas.text(std::string_view(text()).substr(lines_[line].begin, lines_[line].length),
                {area_.x, y_of(line), area_.w, pitch_}, style_);
  if (!typing) return;
  constexpr float kTall = 1.2F;  // of the size of the text
  const float height = kTall * style_.size, top = y_of(line_of_cursor()) + (pitch_ - height) / 2;
  canvas.fill({area_.x + cursor_x_, top, kCursor, height}, theme.colour.primary);
}

}  // namespace quintet::ui
