#include "games/twenty48/play_places.hpp"

#include <algorithm>

namespace quintet::twenty48 {
namespace {

constexpr float kPanel = 228, kGap = 32, kColumn = kPanel + kGap;  // widths beside the board
constexpr float kLeastBoard = 0.9F;  // with them, in parts of the side it has without
constexpr float kLeastPanel = 440;   // its height
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
  const auto fit = [&](int columns) {
    const float side = std::min(area.w - static_cast<float>(columns) * kColumn, area.h);
    return side >= std::max(kLeastBoard * area.h, kLeastPanel);
  };
  const bool climb = fit(2), aide = fit(1);
  if (climb) area = {area.x + kColumn, area.y, area.w - kColumn, area.h};
  if (aide) area.w -= kColumn;
  const float side = std::min(area.w, area.h);
  const Rect board = centred(area.centre(), {side, side});
  return {.board = board,
          .climb = climb ? Rect{board.x - kColumn, board.y, kPanel, side} : Rect{},
          .aide = aide ? Rect{board.right() + kGap, board.y, kPanel, side} : Rect{}};
}

}  // namespace quintet::twenty48
