#include "games/twenty48/play_places.hpp"

#include <algorithm>

namespace quintet::twenty48 {
namespace {

constexpr float kPanel = 228, kGap = 32, kColumn = kPanel + kGap;  // widths beside the board
constexpr float kLeastBoard = 0.9F;                   // with them, in parts of the side it has without
constexpr float kLeastClimb = 440, kLeastAide = 370;  // their heights
constexpr float kStrip = 56, kStripGap = 16, kLeastStrip = 320;
constexpr float kLow = 224, kLowGap = 16,
                kLeastLow = 440;  // height of the help below the board, and its least width

}  // namespace

PlayPlaces places_of(Rect area, Company company) {
  if (company == Company::None) return {area};
  if (area.h >= area.w + kLow + kLowGap && area.w >= kLeastLow) {
    const float top = area.y + (area.h - area.w - kLow - kLowGap) / 2;
    return {.board = {area.x, top, area.w, area.w}, .aide = {area.x, top + area.w + kLowGap, area.w, kLow}};
  }
  // The board may become a little smaller for them. Two columns are alike, so that it is in the middle.
  const auto fit = [&](float beside, float least) {
    return std::min(area.w - beside, area.h) >= std::max(kLeastBoard * area.h, least);
  };
  const bool aide = fit(kColumn, kLeastAide), climb = fit(2 * kColumn, kLeastClimb);
  const float right = aide ? kColumn : 0;
  const bool strip = !climb && fit(right + kStrip + kStripGap, kLeastStrip);
  const float left = climb ? kColumn : strip ? kStrip + kStripGap : 0;
  area = {area.x + left, area.y, area.w - left - right, area.h};
  const float side = std::min(area.w, area.h);
  const Rect board = centred(area.centre(), {side, side});
  return {.board = board,
          .climb = climb || strip ? Rect{board.x - left, board.y, climb ? kPanel : kStrip, side} : Rect{},
          .aide = aide ? Rect{board.right() + kGap, board.y, kPanel, side} : Rect{}};
}

}  // namespace quintet::twenty48
