// The commands that only gomoku has.
#pragma once

#include "ui/game/command.hpp"

namespace quintet::gomoku {

inline constexpr ui::CommandInfo kPlace{"place", msgid("Place a stone"), {}, Action::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kShowThreats{"threats", msgid("Show threats"), "eye-off", Action::Secondary};
inline constexpr ui::CommandInfo kHideThreats{"threats", msgid("Hide threats"), "eye", Action::Secondary};
inline constexpr ui::CommandInfo kShowNumbers{"numbers", msgid("Show move numbers"), "numbers",
                                              Action::Numbers};
inline constexpr ui::CommandInfo kHideNumbers{"numbers", msgid("Hide move numbers"), "numbers",
                                              Action::Numbers};
inline constexpr ui::CommandInfo kCopy{"copy", msgid("Copy the game"), {}, Action::Copy};
inline constexpr ui::CommandInfo kPaste{"paste", msgid("Paste a game"), {}, Action::Paste};

}  // namespace quintet::gomoku
