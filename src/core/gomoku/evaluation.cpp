#include "core/gomoku/evaluation.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "core/gomoku/weights.hpp"

namespace quintet::gomoku {
namespace {

std::int16_t value(const Weights& weights, unsigned code) {
  std::array<std::size_t, 4> patterns;
  for (std::size_t line = 0; line < 4; ++line) patterns[line] = code >> (4 * line) & 15U;
  int sum = 0;
  for (std::size_t a = 0; a < 4; ++a) {
    sum += weights.single[patterns[a]];
    for (std::size_t b = 0; b < a; ++b) sum += weights.pair[pair_index(patterns[a], patterns[b])];
  }
  constexpr int kMost = std::numeric_limits<std::int16_t>::max();
  return static_cast<std::int16_t>(std::clamp(sum, -kMost, kMost));
}

std::vector<PointValue> make_table() {
  std::vector<PointValue> table(65'536);
  for (unsigned code = 0; code < table.size(); ++code)
    table[code] = {value(kWeightsToMove, code), value(kWeightsWaiting, code)};
  return table;
}

}  // namespace

std::span<const PointValue, 65'536> value_table() {
  static const std::vector<PointValue> table = make_table();
  return std::span<const PointValue, 65'536>(table);
}

}  // namespace quintet::gomoku
