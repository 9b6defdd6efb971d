// The journey: levels in order, each with something new. Boards grow, gravities come one by one, then
// together with stones and figures. Levels are data; the scenes play them, the layouts are files.
#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/grid.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

struct Level {
  std::string_view title;   // English; the key of its translation
  std::string_view effect;  // what is special about it, for the level's card; a translation key too
  std::string_view layout;  // NAME of assets/layouts/NAME.layout, or empty for a full board of `size`
  Size size{};              // used without a layout
  Rules rules{};
  int kinds = 0;
  std::chrono::seconds time{};         // allowed for the level
  std::chrono::seconds three_stars{};  // at least so much of it left: three stars
  std::chrono::seconds two_stars{};
};

std::span<const Level> journey();

// Stars for a level won with so much time left: 1, 2 or 3. Each hint or shuffle takes one star, down to 1.
int stars(const Level& level, std::chrono::milliseconds left, int helps);

// The seed of a level's board: the same for every player, so that times can be compared.
std::uint64_t level_seed(int level);

}  // namespace quintet::link
