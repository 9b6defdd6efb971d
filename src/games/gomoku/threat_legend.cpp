#include "games/gomoku/threat_legend.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/gomoku/board_marks.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kRow = 24, kSample = 22, kPadding = space::kTiny, kGap = space::kTiny;

struct Item {
  std::string_view words;
  void (*sample)(Canvas& canvas, Vec centre, float side);
};

constexpr std::array kItems{
    Item{msgid("Open four"),
         [](Canvas& canvas, Vec centre, float side) {
           draw_threat_sample(canvas, Standing::OpenFour, centre, side);
         }},
    Item{msgid("Four"), [](Canvas& canvas, Vec centre,
                           float side) { draw_threat_sample(canvas, Standing::Four, centre, side); }},
    Item{msgid("Open three"),
         [](Canvas& canvas, Vec centre, float side) {
           draw_threat_sample(canvas, Standing::OpenThree, centre, side);
         }},
    Item{msgid("Completes it"), draw_growth_sample},
    Item{msgid("Stops it"), draw_stop_sample},
};

float width_of(Canvas& canvas, const std::string& words) {
  return kSample + kGap + canvas.text_width(words, Face::Text, type::kCaption) + 1;
}

// In equal columns, as many as fit.
int columns(Canvas& canvas, const Localiser& words, float width) {
  float widest = 0;
  for (const Item& item : kItems) widest = std::max(widest, width_of(canvas, words.tr(item.words)));
  const float room = width - 2 * kPadding + space::kTiny;
  return std::clamp(static_cast<int>(room / (widest + space::kTiny)), 1, static_cast<int>(kItems.size()));
}

}  // namespace

float legend_height(Canvas& canvas, const Localiser& words, float width) {
  const int across = columns(canvas, words, width);
  const int rows = (static_cast<int>(kItems.size()) + across - 1) / across;
  return static_cast<float>(rows) * kRow + 2 * kPadding;
}

void draw_legend(Canvas& canvas, const Theme& theme, const Localiser& words, Rect area) {
  draw_card(canvas, theme, area, Elevation::Low);
  const int across = columns(canvas, words, area.w);
  const Rect inner = area.grown(-kPadding);
  const float width = inner.w / static_cast<float>(across);
  for (std::size_t i = 0; i < kItems.size(); ++i) {
    const int column = static_cast<int>(i) % across, row = static_cast<int>(i) / across;
    const Rect at{inner.x + static_cast<float>(column) * width, inner.y + static_cast<float>(row) * kRow,
                  width, kRow};
    kItems[i].sample(canvas, {at.x + kSample / 2, at.centre().y}, kSample);
    const float left = kSample + kGap;
    canvas.text(words.tr(kItems[i].words), {at.x + left, at.y, at.w - left, at.h},
                {.size = type::kCaption, .colour = theme.colour.text});
  }
}

}  // namespace quintet::gomoku
