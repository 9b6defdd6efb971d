#include "games/twenty48/tile_look.hpp"

#include <algorithm>
#include <array>

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Exponent kMostDigits = 26;  // the largest power with eight digits

constexpr Rgba kDark = Rgba::hex(0x3A3128), kWhite = Rgba::hex(0xFFFFFF), kGold = Rgba::hex(0xF3C75B);

// Black lacquer with an undertone of its own from 8192 on; the inlays tell them apart without colour.
constexpr std::array kLooks{
    TileLook{Rgba::hex(0xF6EFE3), kDark},
    TileLook{Rgba::hex(0xEBDCBB), kDark},
    TileLook{Rgba::hex(0xF7C893), Rgba::hex(0x3A2412)},
    TileLook{Rgba::hex(0xEE9D63), Rgba::hex(0x321A08)},
    TileLook{Rgba::hex(0xE2763F), Rgba::hex(0x2B0F03)},
    TileLook{Rgba::hex(0xC5472C), kWhite},
    TileLook{Rgba::hex(0x9C2B4A), kWhite},
    TileLook{Rgba::hex(0x6F2A73), kWhite},
    TileLook{Rgba::hex(0x45308F), kWhite},
    TileLook{Rgba::hex(0x2B6CC4), kWhite},
    TileLook{Rgba::hex(0x0E7A6C), kWhite, "images/twenty48/ring.svg", kGold},
    TileLook{Rgba::hex(0x14492D), Rgba::hex(0xFFF4CF)},
    TileLook{Rgba::hex(0x1B1815), kGold, "images/twenty48/inlay-meander.svg", kGold},
    TileLook{Rgba::hex(0x10203A), kGold, "images/twenty48/inlay-waves.svg", kGold},
    TileLook{Rgba::hex(0x3B110C), kGold, "images/twenty48/inlay-plum.svg", kGold},
    TileLook{Rgba::hex(0x2B1233), kGold, "images/twenty48/inlay-peaks.svg", kGold},
    TileLook{Rgba::hex(0x1B1815), kGold, "images/twenty48/inlay-rays.svg", kGold},
};

constexpr std::string_view kOneLine = "images/twenty48/frame-1.svg",
                           kTwoLines = "images/twenty48/frame-2.svg",
                           kThreeLines = "images/twenty48/frame-3.svg";

constexpr TileLook light(std::uint32_t glaze, std::string_view frame) {
  return {Rgba::hex(glaze), Rgba::hex(0x000000), frame, Rgba::hex(0x000000)};
}
constexpr TileLook dark(std::uint32_t glaze, std::string_view frame) {
  return {Rgba::hex(glaze), kWhite, frame, kWhite};
}

// The same hues; digits have a contrast of 11:1 or more.
constexpr std::array kHighLooks{
    light(0xFFFFFF, kOneLine),   dark(0x3F3B32, kTwoLines),  light(0xFFDDB5, kThreeLines),
    dark(0x513522, kOneLine),    light(0xEEAE8E, kTwoLines), dark(0x6A2618, kThreeLines),
    light(0xDBB3BE, kOneLine),   dark(0x5E2462, kTwoLines),  light(0xC0B9D9, kThreeLines),
    dark(0x183B6C, kOneLine),    light(0x97C6C0, kTwoLines), dark(0x13442A, kThreeLines),
    light(0xD9D2C6, kOneLine),   dark(0x1B1815, kOneLine),   light(0xC6BAB9, kTwoLines),
    dark(0x2B1233, kThreeLines), light(0xFFE9A8, kOneLine),
};
static_assert(kLooks.size() == kHighLooks.size());

}  // namespace

TileLook tile_look(const Theme& theme, Exponent exponent) {
  const auto& looks = theme.contrast == Contrast::High ? kHighLooks : kLooks;
  return looks[std::clamp<std::size_t>(exponent, 1, looks.size()) - 1];
}

std::string tile_text(Exponent exponent) {
  return exponent <= kMostDigits ? std::to_string(std::uint64_t{1} << exponent)
                                 : "2^" + std::to_string(exponent);
}

float digit_size(std::string_view text) {
  constexpr std::array kSizes{0.44F, 0.43F, 0.37F, 0.31F, 0.26F, 0.225F, 0.195F, 0.17F};
  return kSizes[std::clamp<std::size_t>(text.size(), 1, kSizes.size()) - 1];
}

}  // namespace quintet::twenty48
