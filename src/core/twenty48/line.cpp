#include "core/twenty48/line.hpp"

#include <algorithm>

namespace quintet::twenty48 {
namespace {

std::uint64_t value_of(Exponent exponent) {
  return std::uint64_t{1} << std::min(exponent, kMostExponent);
}

// A tile of the line after the slide, and the cells of the tiles that ended in it.
struct Made {
  Exponent exponent = 0;
  bool merged = false;
  std::vector<std::size_t> from;
};

bool can_merge(const Made& one, const Made& other, Rule rule) {
  if (one.exponent != other.exponent || one.exponent == kNeverMerges) return false;
  return rule == Rule::Cascade || (!one.merged && !other.merged);
}

// The tile joins its neighbour towards the wall; under Cascade the two join the next one as long as they are equal.
void join(std::vector<Made>& made, Rule rule, std::uint64_t& gained) {
  while (made.size() > 1 && can_merge(made[made.size() - 2], made.back(), rule)) {
    Made& wall = made[made.size() - 2];
    const Made& tile = made.back();
    wall.exponent = static_cast<Exponent>(wall.exponent + 1);
    wall.merged = true;
    wall.from.insert(wall.from.end(), tile.from.begin(), tile.from.end());
    gained += value_of(wall.exponent);
    made.pop_back();
  }
}

}  // namespace

SlidLine slide_line(std::span<Exponent> line, Rule rule) {
  SlidLine slid;
  std::vector<Made> made;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == 0) continue;
    made.push_back({.exponent = line[i], .from = {i}});
    join(made, rule, slid.gained);
  }
  std::ranges::fill(line, Exponent{0});
  for (std::size_t to = 0; to < made.size(); ++to) {
    line[to] = made[to].exponent;
    for (const std::size_t from : made[to].from)
      slid.steps.push_back({.from = from, .to = to, .merges = made[to].merged});
  }
  return slid;
}

}  // namespace quintet::twenty48
