// What the player has chosen for gomoku: the players and the board of the next game, and how the board looks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/players.hpp"
#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// The colour of a person against the computer.
enum class PlayAs : std::uint8_t { Black, White, InTurn };
inline constexpr std::array kPlayAs{PlayAs::Black, PlayAs::White, PlayAs::InTurn};

inline constexpr std::array kSides{15, 19, 20};
inline constexpr std::array kThinkingSeconds{1, 3, 10, 30};

struct Settings {
  static constexpr std::string_view kPath = "gomoku.";
  static const std::vector<ui::Field<Settings>>& fields();

  // Of the next game.
  Level level = Level::Medium;    // of the computer, and of black where two computers play
  Level against = Level::Medium;  // of white where two computers play
  PlayAs play_as = PlayAs::Black;
  bool had_black = false;  // in the last game, for who plays in turn
  Start start{};
  int thinking = 3;  // seconds that a master may take, one of kThinkingSeconds
  // Of the board. What is not chosen follows the desk.
  std::optional<ui::Desk> board{}, frame{}, window{};
  bool coordinates = true;
  bool numbers = false;  // of the moves, on the stones
  bool threats = false;  // are shown
  friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace quintet::gomoku
