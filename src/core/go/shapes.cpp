#include "core/go/shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/go/shape_weights.hpp"

namespace quintet::go {
namespace {

// The places of the eight cells around, as they are read after a quarter turn and after a reflection.
constexpr std::array<unsigned, 8> kTurned{5, 3, 0, 6, 1, 7, 4, 2}, kMirrored{2, 1, 0, 4, 3, 7, 6, 5};

std::uint16_t moved(unsigned code, const std::array<unsigned, 8>& places) {
  unsigned result = 0;
  for (unsigned i = 0; i < places.size(); ++i) result |= (code >> 2 * places[i] & 3U) << 2 * i;
  return static_cast<std::uint16_t>(result);
}

// Black for White and back; the rim, with both bits, stays.
std::uint16_t with_other_colours(unsigned code) {
  return static_cast<std::uint16_t>((code & 0x5555U) << 1U | (code & 0xaaaaU) >> 1U);
}

std::array<std::uint16_t, 8> orientations(std::uint16_t code) {
  std::array<std::uint16_t, 8> all{};
  for (std::size_t turn = 0; turn < 4; ++turn) {
    all[2 * turn] = code;
    all[2 * turn + 1] = moved(code, kMirrored);
    code = moved(code, kTurned);
  }
  return all;
}

// Of all surroundings as Black sees them.
using Table = std::vector<std::uint16_t>;

Table make_table() {
  constexpr double kOctave = 32, kMost = 4095;
  Table table(1U << 16U, kShapeUnit);
  for (const ShapeWeight& each : kShapeWeights) {
    const double weight = kShapeUnit * std::exp2(each.weight / kOctave);
    for (const std::uint16_t code : orientations(each.shape))
      table[code] = static_cast<std::uint16_t>(std::lround(std::min(weight, kMost)));
  }
  return table;
}

}  // namespace

std::uint16_t standard_shape(std::uint16_t surroundings, Colour colour) {
  const auto all = orientations(colour == Colour::Black ? surroundings : with_other_colours(surroundings));
  return *std::ranges::min_element(all);
}

unsigned shape_weight(const Board& board, Board::Cell at, Colour colour) {
  static const Table table = make_table();
  const std::uint16_t code = board.surroundings(at);
  return table[colour == Colour::Black ? code : with_other_colours(code)];
}

}  // namespace quintet::go
