#include "ui/widgets/theme.hpp"

namespace quintet::ui {
namespace {

constexpr Palette kPaper{
    .canvas = Rgba::hex(0xF5F0E6),
    .surface = Rgba::hex(0xFFFCF5),
    .raised = Rgba::hex(0xFFFFFF),
    .sunken = Rgba::hex(0xEAE2D3),
    .text = Rgba::hex(0x231F1A),
    .text_2 = Rgba::hex(0x5A5146),
    .text_3 = Rgba::hex(0x776C5E),
    .border = Rgba::hex(0x857966),
    .hairline = Rgba::hex(0xD8CDB8),
    .primary = Rgba::hex(0x1B7355),
    .on_primary = Rgba::hex(0xFFFFFF),
    .focus = Rgba::hex(0x0B57C4),
    .danger = Rgba::hex(0xB3261E),
    .warn = Rgba::hex(0x875400),
    .gold = Rgba::hex(0xC08A1E),
    .seal = Rgba::hex(0xB23F1B),
    .veil = {0x23, 0x1F, 0x1A, 0x73},
    .hill = Rgba::hex(0x55615C),
    .sun = {0xB2, 0x3F, 0x1B, 0x22},
    .board = Rgba::hex(0xE3D8C3),
    .board_edge = Rgba::hex(0xC9B997),
    .field = Rgba::hex(0xE3B877),
    .field_line = Rgba::hex(0x2A2018),
    .field_edge = Rgba::hex(0x7A4E24),
    .silk = Rgba::hex(0xFFFDF8),
    .shade = Rgba::hex(0x3A2E1C),
    .dark = false,
};

constexpr Palette kInk{
    .canvas = Rgba::hex(0x12161A),
    .surface = Rgba::hex(0x1A2026),
    .raised = Rgba::hex(0x242C33),
    .sunken = Rgba::hex(0x0C0F12),
    .text = Rgba::hex(0xF2EEE4),
    .text_2 = Rgba::hex(0xBDB8AC),
    .text_3 = Rgba::hex(0x98948B),
    .border = Rgba::hex(0x788592),
    .hairline = Rgba::hex(0x303A43),
    .primary = Rgba::hex(0x5ACB9E),
    .on_primary = Rgba::hex(0x0C1A14),
    .focus = Rgba::hex(0x8FBCFF),
    .danger = Rgba::hex(0xFF8B80),
    .warn = Rgba::hex(0xF3BE55),
    .gold = Rgba::hex(0xF3BE55),
    .seal = Rgba::hex(0xB23F1B),
    .veil = {0x04, 0x06, 0x08, 0xA6},
    .hill = Rgba::hex(0x5E7383),
    .sun = {0xF2, 0xEE, 0xE4, 0x1E},
    .board = Rgba::hex(0x1D252B),
    .board_edge = Rgba::hex(0x33404A),
    .field = Rgba::hex(0x7B8992),
    .field_line = Rgba::hex(0x0B0F12),
    .field_edge = Rgba::hex(0x2B353D),
    .silk = Rgba::hex(0xB4C0C8),
    .shade = Rgba::hex(0x000000),
    .dark = true,
};

constexpr Palette kCeladon{
    .canvas = Rgba::hex(0xE4ECE6),
    .surface = Rgba::hex(0xF5F9F5),
    .raised = Rgba::hex(0xFFFFFF),
    .sunken = Rgba::hex(0xD3DFD7),
    .text = Rgba::hex(0x16231F),
    .text_2 = Rgba::hex(0x42544D),
    .text_3 = Rgba::hex(0x596962),
    .border = Rgba::hex(0x6C7F76),
    .hairline = Rgba::hex(0xBFD0C6),
    .primary = Rgba::hex(0x0F6A63),
    .on_primary = Rgba::hex(0xFFFFFF),
    .focus = Rgba::hex(0x0B57C4),
    .danger = Rgba::hex(0xA8241C),
    .warn = Rgba::hex(0x785000),
    .gold = Rgba::hex(0xA67A10),
    .seal = Rgba::hex(0xB23F1B),
    .veil = {0x10, 0x20, 0x1B, 0x73},
    .hill = Rgba::hex(0x3F6A5E),
    .sun = {0xFF, 0xFF, 0xFA, 0xB8},
    .board = Rgba::hex(0xC3D5CA),
    .board_edge = Rgba::hex(0x9DB6A8),
    .field = Rgba::hex(0xA9C4B4),
    .field_line = Rgba::hex(0x1D2F29),
    .field_edge = Rgba::hex(0x5E8473),
    .silk = Rgba::hex(0xEAF4EC),
    .shade = Rgba::hex(0x1B332A),
    .dark = false,
};

constexpr Palette kWalnut{
    .canvas = Rgba::hex(0x231811),
    .surface = Rgba::hex(0x2F2119),
    .raised = Rgba::hex(0x3A2A20),
    .sunken = Rgba::hex(0x170F0A),
    .text = Rgba::hex(0xF8EDDD),
    .text_2 = Rgba::hex(0xD0BEA8),
    .text_3 = Rgba::hex(0xB09C86),
    .border = Rgba::hex(0x927D69),
    .hairline = Rgba::hex(0x4B382B),
    .primary = Rgba::hex(0x7CCB9B),
    .on_primary = Rgba::hex(0x0E1A12),
    .focus = Rgba::hex(0x9CC4FF),
    .danger = Rgba::hex(0xFF988A),
    .warn = Rgba::hex(0xF3BE5F),
    .gold = Rgba::hex(0xF0BE5A),
    .seal = Rgba::hex(0xB23F1B),
    .veil = {0x0C, 0x06, 0x03, 0xA6},
    .hill = Rgba::hex(0xA97C54),
    .sun = {0xF3, 0xC4, 0x7C, 0x40},
    .board = Rgba::hex(0x402C20),
    .board_edge = Rgba::hex(0x674B38),
    .field = Rgba::hex(0xAC7B4D),
    .field_line = Rgba::hex(0x150B05),
    .field_edge = Rgba::hex(0x4A2C17),
    .silk = Rgba::hex(0xE2CBAA),
    .shade = Rgba::hex(0x000000),
    .dark = true,
};

const Palette& palette_of(Desk desk) {
  switch (desk) {
    case Desk::Paper:
      break;
    case Desk::Ink:
      return kInk;
    case Desk::Celadon:
      return kCeladon;
    case Desk::Walnut:
      return kWalnut;
  }
  return kPaper;
}

// Black and white for text and grounds, and borders that are clear without a shadow.
Palette heightened(Palette colour) {
  colour.text = colour.dark ? Rgba::hex(0xFFFFFF) : Rgba::hex(0x000000);
  colour.text_2 = colour.text_3 = colour.border = colour.hairline = colour.board_edge = colour.text;
  colour.canvas = colour.dark ? Rgba::hex(0x000000) : Rgba::hex(0xFFFFFF);
  colour.surface = colour.raised = colour.canvas;
  colour.field_line = Rgba::hex(0x000000);  // on boards that are light enough for black lines
  colour.field = mix(colour.field, Rgba::hex(0xFFFFFF), 0.55F);
  colour.sunken = mix(colour.canvas, colour.text, 0.14F);  // so that the hover effect is still visible
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
    case Desk::Celadon:
      return "celadon";
    case Desk::Walnut:
      return "walnut";
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
  const Palette& palette = palette_of(desk);
  return {desk, contrast, contrast == Contrast::High ? heightened(palette) : palette};
}

Shadow Theme::shadow(Elevation level) const {
  const float strength = colour.dark ? 2.2F : 1.0F;  // a shadow on a dark desk needs more ink to be seen
  switch (level) {
    case Elevation::Low:
      return {1, 3, colour.shade.faded(0.18F * strength)};
    case Elevation::Middle:
      return {4, 12, colour.shade.faded(0.14F * strength)};
    case Elevation::High:
      return {12, 32, colour.shade.faded(0.18F * strength)};
  }
  return {};
}

}  // namespace quintet::ui
