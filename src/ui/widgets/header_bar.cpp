#include "ui/widgets/header_bar.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/layout.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {
namespace {

constexpr float kLow = 560;  // points: a screen lower than this has the narrow head line
constexpr float kHead = 80, kLowHead = 56;
constexpr float kCounterGap = 32, kCounterLeast = 72, kCounterRow = 52;
constexpr float kSwollen = 10,
                kSwollenLow = 5;  // points that a value swells at most, and where its row is low
constexpr float kCounterIcon = 26;
constexpr float kBarY = 0.92F, kBarHeight = 4;  // of the bar under a value
constexpr float kCaptionY = 0.30F,
                kValueY = 0.66F;   // middles of the two lines of a counter, in parts of the height
constexpr float kPageMost = 1120;  // points of width that are good to read

float edge(Extent size) {
  return size.h < kLow ? space::kSmall : space::kWide;
}

Rect button(Extent size, float x) {
  return {x, (header_height(size) - kTarget) / 2, kTarget, kTarget};
}

float width_of(Canvas& canvas, const Counter& counter) {
  const float caption = canvas.text_width(counter.caption, Face::Text, type::kCaption);
  const float value = canvas.text_width(counter.value, Face::Bold, type::kHeading);
  return std::max({caption, value, kCounterLeast});
}

void draw_counter(Canvas& canvas, const Theme& theme, const HeaderBar& head, const Counter& counter,
                  Rect box) {
  const Palette& c = theme.colour;
  const Rgba tone = counter.tone == Counter::Tone::Warning  ? c.danger
                    : counter.tone == Counter::Tone::Accent ? head.accent
                                                            : c.text;
  const auto line = [&](float middle, float height) {
    return Rect{box.x, box.y + box.h * middle - height / 2, box.w, height};
  };
  canvas.text(counter.caption, line(kCaptionY, type::kLabel),
              {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
  if (!counter.icon.empty()) {
    canvas.picture("images/icons/" + counter.icon + ".svg",
                   centred(line(kValueY, 0).centre(), {kCounterIcon, kCounterIcon}), tone);
    return;
  }
  // In whole points, since every size of a text is drawn anew.
  const float size =
      type::kHeading + std::round((box.h > kCounterRow ? kSwollen : kSwollenLow) * counter.swell);
  canvas.text(counter.value, line(kValueY, size),
              {.face = Face::Bold, .size = size, .colour = tone, .align = Align::Centre});
  if (!counter.left || *counter.left <= 0) return;
  const Rect bar = line(kBarY, kBarHeight);
  canvas.rounded(bar, kBarHeight / 2, c.sunken);
  canvas.rounded({bar.x, bar.y, std::max(kBarHeight, bar.w * *counter.left), bar.h}, kBarHeight / 2,
                 head.accent);
}

TextStyle title_style(Extent size, const HeaderBar& head) {
  const bool low = size.h < kLow;
  return {.face = Face::Title, .size = low ? type::kHeading : type::kTitle, .colour = head.accent};
}

// The counters, from the first on, that fit into this width, and the width that they take.
struct CounterRow {
  std::vector<float> widths;
  float total = 0;
};

CounterRow row_of(Canvas& canvas, const std::vector<Counter>& counters, float room) {
  CounterRow row;
  for (const Counter& counter : counters) {
    const float width = width_of(canvas, counter) + (row.widths.empty() ? 0 : kCounterGap);
    if (row.total + width > room) break;
    row.widths.push_back(width_of(canvas, counter));
    row.total += width;
  }
  return row;
}

void draw_row(Canvas& canvas, const Theme& theme, const HeaderBar& head, const CounterRow& row, Rect area) {
  float x = area.x;
  for (std::size_t i = 0; i < row.widths.size(); ++i) {
    draw_counter(canvas, theme, head, head.counters[i], {x, area.y, row.widths[i], area.h});
    x += row.widths[i] + kCounterGap;
  }
}

}  // namespace

float title_width(Canvas& canvas, const HeaderBar& head) {
  const TextStyle style = title_style(canvas.size(), head);
  return canvas.text_width(head.title, style.face, style.size) + 1;
}

namespace {

// Between the button at the left and the icons at the right.
Rect middle_of_head(Extent size, std::size_t icons) {
  const float left = edge(size) + kTarget + space::kBase;
  const float right = size.w - edge(size) - static_cast<float>(icons) * (kTarget + space::kSmall);
  return {left, 0, std::max(0.0F, right - left), header_height(size)};
}

// The part of that area beside the title.
Rect room_for_counters(Canvas& canvas, const HeaderBar& head, std::size_t icons) {
  Rect room = middle_of_head(canvas.size(), icons);
  const float title = std::min(title_width(canvas, head), room.w) + space::kWide;
  return {room.x + title, 0, std::max(0.0F, room.w - title - space::kSmall), room.h};
}

// A measure of how large a cell can be in this area.
float fitting(Extent room, Extent proportions) {
  return std::min(room.w / proportions.w, room.h / proportions.h);
}

}  // namespace

float header_height(Extent size) {
  return size.h < kLow ? kLowHead : kHead;
}

Rect below_header(Extent size) {
  const float top = header_height(size), margin = edge(size);
  const float width = std::min(size.w - 2 * margin, kPageMost);
  return {(size.w - width) / 2, top, width, size.h - top};
}

Control back_control(Extent size, std::string id, std::string label) {
  return {.id = std::move(id),
          .kind = Control::Kind::Icon,
          .bounds = button(size, edge(size)),
          .label = std::move(label),
          .icon = "back",
          .tooltip = Control::Tooltip::Hover};
}

void place_at_right(Extent size, std::vector<Control>& buttons) {
  std::vector<LayoutPart> parts;
  parts.reserve(buttons.size());
  for (const Control& each : buttons) parts.push_back(fixed(std::max(each.bounds.w, kTarget)));
  const Rect line = button(size, 0);
  const std::vector<Rect> places =
      Row{.gap = space::kSmall, .at = LayoutAt::End}.place({0, line.y, size.w - edge(size), line.h}, parts);
  for (std::size_t i = 0; i < buttons.size(); ++i) buttons[i].bounds = places[i];
}

void draw_header_bar(Canvas& canvas, const Theme& theme, const HeaderBar& head, std::size_t icons) {
  const Rect middle = middle_of_head(canvas.size(), icons);
  // Not where the icons leave no room for it.
  if (middle.w >= kTarget)
    text_within(canvas, head.title, {middle.x, 0, std::min(title_width(canvas, head), middle.w), middle.h},
                title_style(canvas.size(), head));
  // In the middle of the window, or as near to it as title and icons allow.
  const Rect room = room_for_counters(canvas, head, icons);
  const CounterRow row = row_of(canvas, head.counters, room.w);
  const float x =
      std::clamp((canvas.size().w - row.total) / 2, room.x, std::max(room.x, room.right() - row.total));
  draw_row(canvas, theme, head, row, {x, 0, row.total, room.h});
}

CounterPlace place_counters(Canvas& canvas, const HeaderBar& head, std::size_t icons, Rect area,
                            Extent proportions) {
  const Rect room = room_for_counters(canvas, head, icons);
  if (row_of(canvas, head.counters, room.w).widths.size() == head.counters.size()) return {{}, area};
  float widest = kCounterLeast;
  for (const Counter& counter : head.counters) widest = std::max(widest, width_of(canvas, counter));
  const float column = widest + space::kBase;
  const Extent below{area.w, area.h - kCounterRow}, beside{area.w - column, area.h};
  if (fitting(below, proportions) >= fitting(beside, proportions))
    return {{area.x, area.y, area.w, kCounterRow}, {area.x, area.y + kCounterRow, below.w, below.h}};
  const float height = std::min(area.h, kCounterRow * static_cast<float>(head.counters.size()));
  return {{area.x, area.centre().y - height / 2, widest, height},
          {area.x + column, area.y, beside.w, beside.h}};
}

void draw_counters(Canvas& canvas, const Theme& theme, const HeaderBar& head, Rect area) {
  if (area.w >= area.h) {
    const CounterRow row = row_of(canvas, head.counters, area.w);
    return draw_row(canvas, theme, head, row, centred(area.centre(), {row.total, area.h}));
  }
  float y = area.y;
  for (const Counter& counter : head.counters) {
    if (y + kCounterRow > area.bottom() + 1) break;
    draw_counter(canvas, theme, head, counter, {area.x, y, area.w, kCounterRow});
    y += kCounterRow;
  }
}

std::string clock_text(std::int64_t seconds) {
  const auto two = [](std::int64_t n) { return (n < 10 ? ":0" : ":") + std::to_string(n); };
  const auto s = std::max<std::int64_t>(seconds, 0);
  const std::int64_t hours = s / 3600, minutes = s / 60 % 60;
  const std::string head = hours > 0 ? std::to_string(hours) + two(minutes) : std::to_string(minutes);
  return head + two(s % 60);
}

std::string countdown_text(std::chrono::milliseconds left) {
  return clock_text(std::chrono::ceil<std::chrono::seconds>(left).count());
}

}  // namespace quintet::ui
