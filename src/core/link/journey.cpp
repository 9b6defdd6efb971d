#include "core/link/journey.hpp"

#include <array>

#include "core/text.hpp"

namespace quintet::link {
namespace {

using namespace std::chrono_literals;

// PLACEHOLDER_TABLE
constexpr std::array<Level, 2> kJourney = {{
    {.title = "First pairs",
     .effect = "Nothing falls. Take your time.",
     .layout = "",
     .size = {8, 8},
     .rules = {},
     .kinds = 8,
     .time = 180s,
     .three_stars = 100s,
     .two_stars = 50s},
    {.title = "Falling leaves",
     .effect = "Tiles fall down.",
     .layout = "",
     .size = {10, 8},
     .rules = {.gravity = Gravity::Down},
     .kinds = 9,
     .time = 200s,
     .three_stars = 100s,
     .two_stars = 50s},
}};

}  // namespace

std::span<const Level> journey() {
  return kJourney;
}

int stars(const Level& level, std::chrono::milliseconds left, int helps) {
  const int by_time = left >= level.three_stars ? 3 : left >= level.two_stars ? 2 : 1;
  return std::max(1, by_time - helps);
}

std::uint64_t level_seed(int level) {
  return checksum("journey " + std::to_string(level));
}

}  // namespace quintet::link
