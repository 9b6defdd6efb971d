// What a click was worth, with nothing known but what was open before it.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/mines/game.hpp"

namespace quintet::mines {

enum class Worth : std::uint8_t {
  Certain,   // no mine was possible
  Safest,    // nothing was certain, and nothing less dangerous
  Gamble,    // nothing was certain, but something was less dangerous
  Needless,  // dangerous although a cell was certainly safe
  Unknown    // the chances are beyond the limit of the solver, or it was stopped
};

struct ClickReview {
  Worth worth = Worth::Unknown;
  double risk = 0;               // that the click opens a mine
  double least = 0;              // of the safest cell
  Point safest;                  // that cell
  std::vector<Point> certain{};  // the closed cells that were certainly safe
};

// Judges an opening or a chord that is legal in this game. Nothing for a mark, and for the first opening of a board, which
// no number helps. Whether a chord is safe depends on the flags: its risk is that of all cells it opens together.
std::optional<ClickReview> review_click(const Game& before, const Move& move,
                                        const std::stop_token& stop = {});

}  // namespace quintet::mines
