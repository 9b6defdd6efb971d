#include "scenes/theme.hpp"

namespace quintet::scenes {
namespace {

constexpr Palette kPaper{
    .canvas = Colour::hex(0xF5F0E6),
    .surface = Colour::hex(0xFFFCF5),
    .raised = Colour::hex(0xFFFFFF),
    .sunken = Colour::hex(0xEAE2D3),
    .text = Colour::hex(0x231F1A),
    .text_2 = Colour::hex(0x5A5146),
    .text_3 = Colour::hex(0x776C5E),
    .border = Colour::hex(0x857966),
    .hairline = Colour::hex(0xD8CDB8),
    .primary = Colour::hex(0x1B7355),
    .on_primary = Colour::hex(0xFFFFFF),
    .focus = Colour::hex(0x0B57C4),
    .danger = Colour::hex(0xB3261E),
    .warn = Colour::hex(0x875400),
    .gold = Colour::hex(0xC08A1E),
    .link = Colour::hex(0xB23F1B),
    .seal = Colour::hex(0xB23F1B),
    .veil = {0x23, 0x1F, 0x1A, 0x73},
    .hill = Colour::hex(0x55615C),
    .sun = {0xB2, 0x3F, 0x1B, 0x22},
    .board = Colour::hex(0xE3D8C3),
    .board_edge = Colour::hex(0xC9B997),
    .shade = Colour::hex(0x3A2E1C),
    .dark = false,
};

constexpr Palette kInk{
    .canvas = Colour::hex(0x12161A),
    .surface = Colour::hex(0x1A2026),
    .raised = Colour::hex(0x242C33),
    .sunken = Colour::hex(0x0C0F12),
    .text = Colour::hex(0xF2EEE4),
    .text_2 = Colour::hex(0xBDB8AC),
    .text_3 = Colour::hex(0x98948B),
    .border = Colour::hex(0x788592),
    .hairline = Colour::hex(0x303A43),
    .primary = Colour::hex(0x5ACB9E),
    .on_primary = Colour::hex(0x0C1A14),
    .focus = Colour::hex(0x8FBCFF),
    .danger = Colour::hex(0xFF8B80),
    .warn = Colour::hex(0xF3BE55),
    .gold = Colour::hex(0xF3BE55),
    .link = Colour::hex(0xFF9B70),
    .seal = Colour::hex(0xB23F1B),
    .veil = {0x04, 0x06, 0x08, 0xA6},
    .hill = Colour::hex(0x5E7383),
    .sun = {0xF2, 0xEE, 0xE4, 0x1E},
    .board = Colour::hex(0x1D252B),
    .board_edge = Colour::hex(0x33404A),
    .shade = Colour::hex(0x000000),
    .dark = true,
};

// Pure ends for text and grounds, and borders that carry by themselves.
Palette heightened(Palette colour) {
  colour.text = colour.dark ? Colour::hex(0xFFFFFF) : Colour::hex(0x000000);
  colour.text_2 = colour.text_3 = colour.border = colour.hairline = colour.board_edge = colour.text;
  colour.canvas = colour.dark ? Colour::hex(0x000000) : Colour::hex(0xFFFFFF);
  colour.surface = colour.raised = colour.canvas;
  colour.sunken = mix(colour.canvas, colour.text, 0.14F);  // what the pointer is on still changes
  colour.hill = colour.canvas;
  colour.sun = colour.canvas;
  return colour;
}

}  // namespace

std::string_view word_of(Desk desk) {
  switch (desk) {
    case Desk::Paper:
      return "paper";
    case Desk::Ink:
      return "ink";
  }
  return {};
}

std::optional<Desk> desk_of(std::string_view word) {
  for (const Desk desk : kDesks) {
    if (word_of(desk) == word) return desk;
  }
  return std::nullopt;
}

Theme make_theme(Desk desk, Contrast contrast) {
  const Palette& palette = desk == Desk::Ink ? kInk : kPaper;
  return {desk, contrast, contrast == Contrast::High ? heightened(palette) : palette};
}

Shadow Theme::shadow(Level level) const {
  const float strength = colour.dark ? 2.2F : 1.0F;  // a shadow on a dark desk needs more ink to be seen
  switch (level) {
    case Level::Low:
      return {1, 3, colour.shade.faded(0.18F * strength)};
    case Level::Middle:
      return {4, 12, colour.shade.faded(0.14F * strength)};
    case Level::High:
      return {12, 32, colour.shade.faded(0.18F * strength)};
  }
  return {};
}

}  // namespace quintet::scenes
