// The pattern that a stone on an empty point would make along one line: the basis of evaluation, threats and move
// ordering.
//
// A pattern depends on the five neighbours on either side (four are enough for freestyle; exact and renju must tell
// five from six). Each of the ten neighbours is empty, of the same colour, or blocked: an opposing stone or the edge.
// As the digits 0, 1, 2 of a base-three number they index a table of 3^10 = 59,049 patterns. A new stone changes the
// number of a neighbour by one power of three, so that lines are never scanned.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/gomoku/rules.hpp"

namespace quintet::gomoku {

inline constexpr int kReach = 5;  // neighbours on either side
inline constexpr int kLineCodes = 59'049;

// The best shape that contains the new stone. `*` is the new stone, `_` an empty point that matters. The values fit
// four bits, so that the four patterns of a point fit a 16-bit code.
enum class Pattern : std::uint8_t {
  Dead,              // nothing on this line can become five
  BlockedOne,        // three more stones make a blocked four
  OpenOne,           // three more make an open four
  BlockedTwo,        // two more make a blocked four
  OpenTwo,           // two more make an open four, in at most two ways
  OpenTwoMore,       //   in three ways
  OpenTwoMost,       //   in four ways or more
  BlockedThree,      // one more makes a blocked four, in two ways     OXX*__O
  BlockedThreeMore,  //   in three ways or more                                X_*_X
  SplitThree,        // one more makes an open four, in one way            _X_*X_
  OpenThree,         //   in two ways                                     _XX*__
  BlockedFour,       // one point makes five                              OXXX*_
  OpenFour,          // two points make five                              _XXX*_
  Five,
  Overline,    // six or more, where they do not win
  DoubleFour,  // two fours on one line                              X_X*_X_X, XX_*X_XX
};
inline constexpr std::size_t kPatterns = 16;

// The weight of the neighbour at `offset` in the number of a line; offset is -5 … -1 or 1 … 5.
constexpr std::uint32_t digit_weight(int offset) {
  const int place = offset < 0 ? offset + kReach : offset + kReach - 1;
  std::uint32_t weight = 1;
  for (int i = 0; i < place; ++i) weight *= 3;
  return weight;
}

// The patterns by line number for a colour under a rule. Computed at the first call, which takes a few milliseconds.
std::span<const Pattern, kLineCodes> pattern_table(Rule rule, Colour colour);

// How far a stone can change the pattern of a line under a rule.
constexpr int reach_of(Rule rule) {
  return rule == Rule::Freestyle ? kReach - 1 : kReach;
}

// The classes of lines by line number. Lines of one class have the same cells within reach up to the first blocked one on
// either side, in the same or in the opposite order, so that nothing that this colour can make tells them apart; their pattern
// is the same. Class 0 has no room for five. Computed at the first call.
std::span<const std::uint16_t, kLineCodes> line_classes(Rule rule);
// The number of classes under a rule.
std::size_t line_class_count(Rule rule);

// The patterns of a point on its four lines, four bits each.
using PointCode = std::uint16_t;

// The threat that a stone on a point makes with its four lines together, the strongest last. The number of points of
// each kind alone decides many positions.
enum class Threat : std::uint8_t {
  None,
  Forbidden,  // black may not play here under renju, by overline or double four
  Quiet,      // a shape that can become a threat
  TwoTwos,    // two open twos
  Three,      // an open three
  ThreePlus,  // and with it an open two or a blocked three
  TwoThrees,  // two open threes; under renju they may be false threes for black
  Four,       // one point makes five
  FourPlus,   // a four and with it an open two or a blocked three
  FourThree,  // a four and an open three: wins unless the answer makes four
  OpenFour,   // an open four or two fours: wins unless five is stopped first
  Five,
};
inline constexpr std::size_t kThreats = 12;

// The threats by point code for a colour under a rule. Computed at the first call.
std::span<const Threat, 65'536> threat_table(Rule rule, Colour colour);

}  // namespace quintet::gomoku
