// A point on the curve of a reviewed game: a position, and what the move that led to it was.
#pragma once

#include <cstdint>

namespace quintet::ui {

enum class MoveQuality : std::uint8_t { Fine, Mistake, Blunder };

struct CurvePoint {
  double value =
      0.5;  // on the scale of the game: the probability that the first side wins, or expected points
  MoveQuality quality = MoveQuality::Fine;
};

}  // namespace quintet::ui
