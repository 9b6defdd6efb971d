// The journey: a sequence of levels, each with something new. Boards grow; gravities are introduced one by one, then
// combined with stones and shapes. Levels are data; the layouts are files.
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
  std::string_view effect;  // what is special about it, for the preview; a translation key too
  std::string_view layout;  // NAME of assets/layouts/NAME.layout, or empty for a rectangle of `size`
  Size size{};              // used without a layout
  Rules rules{};
  int kinds = 0;
  int difficulty = 0;                  // as measured on its board
  std::chrono::seconds time{};         // the time limit
  std::chrono::seconds three_stars{};  // at least this much time left: three stars
  std::chrono::seconds two_stars{};
};

std::span<const Level> journey();

// The stars for winning a level with this much time left: 1, 2 or 3. Each hint or shuffle costs one star, down to 1.
int stars(const Level& level, std::chrono::milliseconds left, int helps);

// The seed of a level's board: the same for every player, so that times can be compared.
std::uint64_t level_seed(int level);

}  // namespace quintet::link
