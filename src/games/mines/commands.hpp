// The commands that only Minesweeper has.
#pragma once

#include "ui/game/command.hpp"

namespace quintet::mines {

using Key = quintet::Action;

inline constexpr ui::CommandInfo kOpen{{}, msgid("mines", "Open a cell"), {}, Key::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kFlag{
    {}, msgid("mines", "Set a flag"), {}, Key::Secondary, msgid("Right click")};
inline constexpr ui::CommandInfo kChord{{}, msgid("Chord"), {}, Key::Confirm, msgid("Click a number")};
inline constexpr ui::CommandInfo kShowChances{"chances", msgid("Show chances"), "eye", Key::Numbers};
inline constexpr ui::CommandInfo kHideChances{"chances", msgid("Hide chances"), "eye-off", Key::Numbers};

}  // namespace quintet::mines
