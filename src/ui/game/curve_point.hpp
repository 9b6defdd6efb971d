// A point on the curve of the winning chances: a position, and what the move that led to it was.
#pragma once

#include <cstdint>

namespace quintet::ui {

enum class MoveQuality : std::uint8_t { Fine, Mistake, Blunder };

struct CurvePoint {
  double chance = 0.5;  // probability that the first side wins
  MoveQuality quality = MoveQuality::Fine;
};

}  // namespace quintet::ui
