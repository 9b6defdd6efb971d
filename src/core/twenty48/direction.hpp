// The four slides.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quintet::twenty48 {

enum class Direction : std::uint8_t { Left, Up, Right, Down };
inline constexpr std::array kDirections{Direction::Left, Direction::Up, Direction::Right, Direction::Down};

constexpr bool is_level(Direction direction) {
  return direction == Direction::Left || direction == Direction::Right;
}

// `L`, `U`, `R` or `D`.
constexpr char letter(Direction direction) {
  return "LURD"[static_cast<std::size_t>(direction)];
}
constexpr std::optional<Direction> read_direction(char letter) {
  const std::size_t found = std::string_view("LURD").find(letter);
  if (found == std::string_view::npos) return std::nullopt;
  return kDirections[found];
}

}  // namespace quintet::twenty48
