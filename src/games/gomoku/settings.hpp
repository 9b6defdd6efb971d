// The settings of gomoku, its accent, and its commands.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/levels.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/profile/fields.hpp"
#include "ui/stones/stone_settings.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// The colour of gomoku.

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x3B4BA0),
                                    .ink = Rgba::hex(0xA3B5FF),
                                    .celadon = Rgba::hex(0x39489E),
                                    .walnut = Rgba::hex(0xB4C2FF)};

// The commands that only gomoku has.

inline constexpr ui::CommandInfo kShowThreats{"threats", msgid("Show threats"), "eye", Action::Secondary};
inline constexpr ui::CommandInfo kHideThreats{"threats", msgid("Hide threats"), "eye-off", Action::Secondary};

// The player's settings for gomoku: players and board of the next game, and the look of the board.

using ui::PlayAs;

inline constexpr std::array kSides{15, 19, 20};

struct Settings {
  static constexpr std::string_view kPath = "gomoku.";
  static const std::vector<ui::Field<Settings>>& fields();

  // For the next game.
  Level level = Level::Pupil;    // of the computer; of black in a game of two computers
  Level against = Level::Adept;  // of white in a game of two computers
  PlayAs play_as = PlayAs::Black;
  // Whether the player's equal takes the place of the level; and had black in the last game, for players who alternate.
  bool by_strength = false, had_black = false;
  Start start{};
  int thinking = 3;  // seconds for a move of the master, one of ui::kThinkingSeconds
  ui::ClockWish clock{};
  ui::WatchSpeed watch_speed = ui::WatchSpeed::Normal;
  // The look of the board. Parts without a value take the current theme.
  std::optional<ui::Desk> board{}, frame{}, window{};
  bool coordinates = true;
  bool numbers = false;  // move numbers on the stones
  bool threats = false;  // shows threats
  friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace quintet::gomoku
