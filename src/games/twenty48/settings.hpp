// The settings of 2048: their fields, the keys that slide, and the board on the settings page.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/twenty48/direction.hpp"
#include "core/twenty48/game.hpp"
#include "engine/scene/input.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::twenty48 {

// The keys and swipes that steer, as slides.

// Requires one of the four directions.
constexpr Direction direction_of(Action action) {
  switch (action) {
    case Action::Left:
      return Direction::Left;
    case Action::Up:
      return Direction::Up;
    case Action::Right:
      return Direction::Right;
    default:
      return Direction::Down;
  }
}

// The settings of 2048 and the choices of its setup.

// How fast the computer plays in the player's place.
enum class Pace : std::uint8_t { Slow, Normal, Fast };
inline constexpr std::array kPaces{Pace::Slow, Pace::Normal, Pace::Fast};

struct Settings {
  static constexpr std::string_view kPath = "2048.";
  static const std::vector<ui::Field<Settings>>& fields();

  int side = 4;
  Exponent target = kUsualTarget;
  int start_tiles = 2;
  bool only_twos = false;
  Pace pace = Pace::Normal;

  // The largest goal that this board can hold: each cell holds one tile of a chain that ends with a new tile.
  Exponent largest_goal() const {
    return static_cast<Exponent>(std::min<int>(kMostTarget, side * side + (only_twos ? 0 : 1)));
  }
  // With this rule.
  Rules rules(Rule rule) const {
    return {.rule = rule,
            .side = side,
            .start_tiles = start_tiles,
            .only_twos = only_twos,
            .target = std::min(target, largest_goal())};
  }
};

// The strip on the settings page that shows the tiles of 2048.

ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::twenty48
