// The threats on a board, for an overlay: which ones exist, and where they are completed and stopped.
#pragma once

#include <cstdint>
#include <vector>

#include "core/gomoku/rules.hpp"

namespace quintet::gomoku {

// The strongest first.
enum class Standing : std::uint8_t {
  OpenFour,   // two points make five    _XXXX_
  Four,       // one point makes five    OXXXX_  XX_XX
  OpenThree,  // one stone more makes an open four    _XXX__  _XX_X_
};

struct StandingThreat {
  Colour colour;
  Standing kind;
  Row stones;                // its own, in order along the line
  std::vector<Point> grows;  // where its owner completes it: a five of a four, an open four of a three
  std::vector<Point> stops;  // where one legal stone of the other side ends it; none for an open four
  friend bool operator==(const StandingThreat&, const StandingThreat&) = default;
};

// All threats of both colours, the strongest first. Under renju a point forbidden to black completes no threat. Takes
// about a millisecond.
std::vector<StandingThreat> standing_threats(const Board& board, Rule rule);

}  // namespace quintet::gomoku
