#include "scenes/hud.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace quintet::scenes {
namespace {

constexpr float kLow = 560;  // points: a screen lower than this has the narrow head line
constexpr float kHead = 80, kLowHead = 56;
constexpr float kCounterGap = 32, kCounterLeast = 72;
constexpr float kCaptionY = 0.36F,
                kValueY = 0.66F;   // middles of the two lines of a counter, in parts of the height
constexpr float kPageMost = 1120;  // points of width that are good to read

float edge(Extent size) {
  return size.h < kLow ? space::kSmall : space::kWide;
}

Rect button(Extent size, float x) {
  return {x, (head_height(size) - kTarget) / 2, kTarget, kTarget};
}

float width_of(Canvas& canvas, const Counter& counter) {
  const float caption = canvas.text_width(counter.caption, Face::Text, type::kCaption);
  const float value = canvas.text_width(counter.value, Face::Bold, type::kHeading);
  return std::max({caption, value, kCounterLeast});
}

void draw_counter(Canvas& canvas, const Theme& theme, const HeadLine& head, const Counter& counter,
                  Rect box) {
  const Palette& c = theme.colour;
  const Colour tone = counter.tone == Counter::Tone::Warning  ? c.danger
                      : counter.tone == Counter::Tone::Accent ? head.accent
                                                              : c.text;
  const auto line = [&](float middle, float height) {
    return Rect{box.x, box.y + box.h * middle - height / 2, box.w, height};
  };
  canvas.text(counter.caption, line(kCaptionY - 0.06F, type::kLabel),
              {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
  canvas.text(counter.value, line(kValueY, type::kHeading),
              {.face = Face::Bold, .size = type::kHeading, .colour = tone, .align = Align::Centre});
}

// The counters stand in the middle of the window while they can, else as near to it as title and icons allow.
void draw_counters(Canvas& canvas, const Theme& theme, const HeadLine& head, float left, float right) {
  std::vector<float> widths;
  float total = -kCounterGap;
  for (const Counter& counter : head.counters) {
    const float width = width_of(canvas, counter);
    if (total + kCounterGap + width > right - left) break;
    widths.push_back(width);
    total += kCounterGap + width;
  }
  if (widths.empty()) return;
  float x = std::clamp((canvas.size().w - total) / 2, left, std::max(left, right - total));
  for (std::size_t i = 0; i < widths.size(); ++i) {
    draw_counter(canvas, theme, head, head.counters[i], {x, 0, widths[i], head_height(canvas.size())});
    x += widths[i] + kCounterGap;
  }
}

}  // namespace

float head_height(Extent size) {
  return size.h < kLow ? kLowHead : kHead;
}

Rect below_head(Extent size) {
  const float top = head_height(size), margin = edge(size);
  const float width = std::min(size.w - 2 * margin, kPageMost);
  return {(size.w - width) / 2, top, width, size.h - top};
}

Control back_control(Extent size, std::string id, std::string label) {
  return {.id = std::move(id),
          .kind = Control::Kind::Icon,
          .bounds = button(size, edge(size)),
          .label = std::move(label),
          .icon = "back"};
}

void place_at_right(Extent size, std::vector<Control>& icons) {
  float x = size.w - edge(size) + space::kSmall;
  for (auto icon = icons.rbegin(); icon != icons.rend(); ++icon) {
    x -= kTarget + space::kSmall;
    icon->bounds = button(size, x);
  }
}

void draw_head_line(Canvas& canvas, const Theme& theme, const HeadLine& head, std::size_t icons) {
  const Extent size = canvas.size();
  const bool low = size.h < kLow;
  const TextStyle style{.face = low ? Face::Bold : Face::Title,
                        .size = low ? type::kLead : type::kTitle,
                        .colour = head.accent};
  const float left = edge(size) + kTarget + space::kBase;
  const float right = size.w - edge(size) - static_cast<float>(icons) * (kTarget + space::kSmall);
  const float title = std::min(canvas.text_width(head.title, style.face, style.size) + 1, right - left);
  canvas.text(head.title, {left, 0, title, head_height(size)}, style);
  draw_counters(canvas, theme, head, left + title + space::kWide, right - space::kSmall);
}

std::string clock_text(std::int64_t seconds) {
  std::array<char, 32> text{};
  const auto s = std::max<std::int64_t>(seconds, 0);
  const long long hours = s / 3600, minutes = s / 60 % 60, rest = s % 60;
  if (hours > 0) {
    std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld", hours, minutes, rest);
  } else {
    std::snprintf(text.data(), text.size(), "%lld:%02lld", minutes, rest);
  }
  return text.data();
}

}  // namespace quintet::scenes
