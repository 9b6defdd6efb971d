#include "games/mines/cell_look.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::array kOnLight{Rgba::hex(0x0B57C4), Rgba::hex(0x1B7355), Rgba::hex(0xB3261E),
                              Rgba::hex(0x5A2A9C), Rgba::hex(0x8A3A00), Rgba::hex(0x0B6570),
                              Rgba::hex(0x231F1A), Rgba::hex(0x5A5146)};
constexpr std::array kOnDark{Rgba::hex(0x8FBCFF), Rgba::hex(0x6FD3A8), Rgba::hex(0xFF8B80),
                             Rgba::hex(0xC6A6FF), Rgba::hex(0xFFAE73), Rgba::hex(0x62CFDA),
                             Rgba::hex(0xF2EEE4), Rgba::hex(0xBDB8AC)};
constexpr std::array kOnWhite{Rgba::hex(0x00409E), Rgba::hex(0x00573A), Rgba::hex(0x9A0F0A),
                              Rgba::hex(0x4A148C), Rgba::hex(0x6E2C00), Rgba::hex(0x00505A),
                              Rgba::hex(0x000000), Rgba::hex(0x45403A)};
constexpr std::array kOnBlack{Rgba::hex(0xA9CCFF), Rgba::hex(0x7FE3B8), Rgba::hex(0xFF9D94),
                              Rgba::hex(0xD6BEFF), Rgba::hex(0xFFBE8E), Rgba::hex(0x74E2EC),
                              Rgba::hex(0xFFFFFF), Rgba::hex(0xCFCBC2)};

constexpr MarkColours kSafeLight{Rgba::hex(0x0B6570), Rgba::hex(0xDDF3EE)},
    kMineLight{Rgba::hex(0x0B57C4), Rgba::hex(0xC9DDF6)},
    kProofLight{Rgba::hex(0x7A4A00), Rgba::hex(0xFFF0BF)};
constexpr MarkColours kSafeDark{Rgba::hex(0x62CFDA), Rgba::hex(0x0E3439)},
    kMineDark{Rgba::hex(0x8FBCFF), Rgba::hex(0x1B2E4E)}, kProofDark{Rgba::hex(0xF3BE55), Rgba::hex(0x463608)};

constexpr std::array kChanceLight{Rgba::hex(0xDDF3EE), Rgba::hex(0xFBDD92), Rgba::hex(0xE9806A)},
    kChanceDark{Rgba::hex(0x0E3439), Rgba::hex(0x5C470F), Rgba::hex(0x8E2A20)};

constexpr CellColours kPaperCells{.bed = Rgba::hex(0xF4ECDD),
                                  .line = Rgba::hex(0xDDD0B8),
                                  .block = Rgba::hex(0xDCCDB0),
                                  .flag = Rgba::hex(0xB3261E),
                                  .pole = Rgba::hex(0x2E261C),
                                  .iron = Rgba::hex(0x766C60),
                                  .fatal = Rgba::hex(0xB3261E),
                                  .burst = Rgba::hex(0xFFD9A8),
                                  .charred = Rgba::hex(0x2A1512),
                                  .numbers = kOnLight,
                                  .safe = kSafeLight,
                                  .mine = kMineLight,
                                  .proof = kProofLight,
                                  .chance = kChanceLight};
constexpr CellColours kCeladonCells{.bed = Rgba::hex(0xE1E9E3),
                                    .line = Rgba::hex(0xC0D0C6),
                                    .block = Rgba::hex(0xA9C4B4),
                                    .flag = Rgba::hex(0xA8241C),
                                    .pole = Rgba::hex(0x1A2B25),
                                    .iron = Rgba::hex(0x5A6962),
                                    .fatal = Rgba::hex(0xA8241C),
                                    .burst = Rgba::hex(0xFFDDB0),
                                    .charred = Rgba::hex(0x2A1512),
                                    .numbers = kOnLight,
                                    .safe = kSafeLight,
                                    .mine = kMineLight,
                                    .proof = kProofLight,
                                    .chance = kChanceLight};
constexpr CellColours kInkCells{.bed = Rgba::hex(0x10161B),
                                .line = Rgba::hex(0x232D35),
                                .block = Rgba::hex(0x3A4853),
                                .flag = Rgba::hex(0xFF8B80),
                                .pole = Rgba::hex(0xF2EEE4),
                                .iron = Rgba::hex(0x808C96),
                                .fatal = Rgba::hex(0xC4463A),
                                .burst = Rgba::hex(0xFFDDB8),
                                .charred = Rgba::hex(0x2A1512),
                                .numbers = kOnDark,
                                .safe = kSafeDark,
                                .mine = kMineDark,
                                .proof = kProofDark,
                                .chance = kChanceDark};
constexpr CellColours kWalnutCells{.bed = Rgba::hex(0x1D120B),
                                   .line = Rgba::hex(0x38271C),
                                   .block = Rgba::hex(0x644632),
                                   .flag = Rgba::hex(0xFF988A),
                                   .pole = Rgba::hex(0xF8EDDD),
                                   .iron = Rgba::hex(0x98856E),
                                   .fatal = Rgba::hex(0xC4463A),
                                   .burst = Rgba::hex(0xFFDDB8),
                                   .charred = Rgba::hex(0x2A1512),
                                   .numbers = kOnDark,
                                   .safe = kSafeDark,
                                   .mine = kMineDark,
                                   .proof = kProofDark,
                                   .chance = kChanceDark};
constexpr CellColours kWhiteCells{.bed = Rgba::hex(0xFFFFFF),
                                  .line = Rgba::hex(0x8A8A8A),
                                  .block = Rgba::hex(0xB9B9B9),
                                  .flag = Rgba::hex(0x8F0A06),
                                  .pole = Rgba::hex(0x000000),
                                  .iron = Rgba::hex(0x000000),
                                  .fatal = Rgba::hex(0x9A0F0A),
                                  .burst = Rgba::hex(0xFFFFFF),
                                  .charred = Rgba::hex(0x2A1512),
                                  .numbers = kOnWhite,
                                  .safe = {Rgba::hex(0x00505A), Rgba::hex(0xFFFFFF)},
                                  .mine = {Rgba::hex(0x00409E), Rgba::hex(0xFFFFFF)},
                                  .proof = {Rgba::hex(0x5C3600), Rgba::hex(0xFFF3C9)},
                                  .chance = kChanceLight};
constexpr CellColours kBlackCells{.bed = Rgba::hex(0x000000),
                                  .line = Rgba::hex(0x6E6E6E),
                                  .block = Rgba::hex(0x4A4A4A),
                                  .flag = Rgba::hex(0xFFB0A8),
                                  .pole = Rgba::hex(0xFFFFFF),
                                  .iron = Rgba::hex(0xFFFFFF),
                                  .fatal = Rgba::hex(0xC21E14),
                                  .burst = Rgba::hex(0xFFFFFF),
                                  .charred = Rgba::hex(0x2A1512),
                                  .numbers = kOnBlack,
                                  .safe = {Rgba::hex(0x74E2EC), Rgba::hex(0x000000)},
                                  .mine = {Rgba::hex(0xA9CCFF), Rgba::hex(0x000000)},
                                  .proof = {Rgba::hex(0xFFD37A), Rgba::hex(0x2E2300)},
                                  .chance = kChanceDark};

}  // namespace

const CellColours& cell_colours(const Theme& theme) {
  if (theme.contrast == Contrast::High) return theme.colour.dark ? kBlackCells : kWhiteCells;
  switch (theme.desk) {
    case Desk::Paper:
      break;
    case Desk::Ink:
      return kInkCells;
    case Desk::Celadon:
      return kCeladonCells;
    case Desk::Walnut:
      return kWalnutCells;
  }
  return kPaperCells;
}

}  // namespace quintet::mines
