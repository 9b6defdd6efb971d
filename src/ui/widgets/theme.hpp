// Every colour, size and time of the screens, each with a name. A desk is a full palette with its own
// material and music; high contrast works on top of any of them. No scene has such values of its own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"

namespace quintet::ui {

enum class Desk : std::uint8_t { Paper, Ink, Celadon, Walnut };
inline constexpr std::array kDesks{Desk::Paper, Desk::Ink, Desk::Celadon, Desk::Walnut};

enum class Contrast : std::uint8_t { Normal, High };

// The name of a desk in settings, on the command line and in names of assets: "paper" plays
// music/paper.ogg, and sounds/win-paper.ogg when a game is won.
std::string_view word_of(Desk desk);
std::optional<Desk> desk_of(std::string_view word);

// All contrasts are against the surface that the colour stands on.
struct Palette {
  Rgba canvas, surface, raised, sunken;
  Rgba text, text_2, text_3;  // text_3 not on sunken
  Rgba border;                // of controls, 3:1 or more
  Rgba hairline;              // decoration only
  Rgba primary, on_primary;
  Rgba focus, danger, warn, gold;
  Rgba seal;
  Rgba veil;               // over the page that a dialog covers
  Rgba hill, sun;          // the tints of the scenery
  Rgba board, board_edge;  // the plate under the tiles
  // The board of crossings: its material, its lines (3:1 or more on it), and the frame around it. A black stone has a
  // contrast of 3:1 to the field; a white one too, or its rim has it.
  Rgba field, field_line, field_edge;
  Rgba silk;   // the tint of the paintings under the tiles
  Rgba shade;  // every shadow, at the opacity of its level
  bool dark;
};

// The height of a card or a plate above the desk, which its shadow shows.
enum class Elevation : std::uint8_t { Low, Middle, High };

struct Theme {
  Desk desk = Desk::Paper;
  Contrast contrast = Contrast::Normal;
  Palette colour;

  Shadow shadow(Elevation level) const;
};

// The colour of a game on each desk; identity only, so it always comes with an icon and a name.
struct Accent {
  Rgba paper, ink, celadon, walnut;

  constexpr Rgba on(const Theme& theme) const {
    return std::array{paper, ink, celadon, walnut}[static_cast<std::size_t>(theme.desk)];
  }
};

// Stones are the same on every desk.
inline constexpr Rgba kBlackStone = Rgba::hex(0x14110E), kWhiteStone = Rgba::hex(0xFDFBF5),
                      kWhiteStoneRim = Rgba::hex(0x575046);

// Inks of the characters on tiles, which are light on every desk.
inline constexpr std::array kTileInks{Rgba::hex(0xB23F1B), Rgba::hex(0x1B7355), Rgba::hex(0x3B4BA0),
                                      Rgba::hex(0x231F1A), Rgba::hex(0x8A5600), Rgba::hex(0x6F2A73)};

// The colours of numbers on stones and of marks on crossings; the board has a medium tone on every desk. By the colour of
// the stone: on black, on white.
namespace stone_ink {
inline constexpr std::array kNumber{Rgba::hex(0xFDFBF5), Rgba::hex(0x14110E)};
inline constexpr std::array kLast{Rgba::hex(0xFF7A59), Rgba::hex(0xC8321E)};
inline constexpr Rgba kForbidden = Rgba::hex(0x9E1B14), kHint = Rgba::hex(0x0B5A41),
                      kCasing = Rgba::hex(0xFDFBF5);
// An open four, a four, an open three.
inline constexpr std::array kThreat{Rgba::hex(0x9E1B14), Rgba::hex(0xB8430F), Rgba::hex(0x0B4AA8)};
}  // namespace stone_ink

Theme make_theme(Desk desk, Contrast contrast);

// Type, in points.
namespace type {
inline constexpr float kCaption = 13, kLabel = 15, kBody = 17, kLead = 20, kHeading = 24, kTitle = 32,
                       kDisplay = 44, kPoster = 64;
inline constexpr float kEnglishLine = 1.35F, kChineseLine = 1.5F;
}  // namespace type

namespace space {
inline constexpr float kHair = 4, kTiny = 8, kSmall = 12, kBase = 16, kWide = 24, kLarge = 32, kHuge = 48,
                       kVast = 64;
}

namespace radius {
inline constexpr float kCell = 6, kControl = 10, kCard = 16, kBoard = 20;
}

inline constexpr float kTarget = 44;       // side of a button
inline constexpr float kLeastTarget = 32;  // where there is little room
inline constexpr float kRing = 3;          // width of the focus ring
inline constexpr float kLine = 1;

namespace motion {
inline constexpr Duration kInstant = milliseconds(50), kQuick = milliseconds(100), kBase = milliseconds(160),
                          kCalm = milliseconds(240), kGrand = milliseconds(600),
                          kCrossFade = milliseconds(100);
inline constexpr Duration kRipple = milliseconds(12), kRippleMost = milliseconds(180);
inline constexpr Duration kLineDraw = milliseconds(120), kLineFade = milliseconds(100);
inline constexpr Duration kTooltip = milliseconds(600);
inline constexpr Duration kGain = milliseconds(900);  // the points of a pair, shown above it
inline constexpr Duration kBoardMessage = milliseconds(2600);
// A toast stays long enough to be read: kToast, and kToastByte more for each byte beyond kToastShort, at most kToastMost.
inline constexpr Duration kToast = milliseconds(2600), kToastByte = milliseconds(60),
                          kToastMost = milliseconds(8000);
inline constexpr std::size_t kToastShort = 20;
}  // namespace motion

}  // namespace quintet::ui
