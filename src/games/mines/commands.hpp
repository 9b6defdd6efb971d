// The commands that only Minesweeper has.
#pragma once

#include "ui/game/command.hpp"

namespace quintet::mines {

using Key = quintet::Action;

inline constexpr ui::CommandInfo kOpen{{}, msgid("mines", "Open a cell"), {}, Key::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kFlag{
    {}, msgid("mines", "Set a flag"), {}, Key::Secondary, msgid("Right click")};
inline constexpr ui::CommandInfo kChord{{}, msgid("Chord"), {}, Key::Confirm, msgid("Click a number")};
inline constexpr ui::CommandInfo kZoom{{}, msgid("Zoom"), {}, Key::ZoomIn, msgid("Ctrl and wheel")};
inline constexpr ui::CommandInfo kZoomIn{"zoom-in", msgid("Zoom in"), "plus", Key::ZoomIn};
inline constexpr ui::CommandInfo kZoomOut{"zoom-out", msgid("Zoom out"), "minus", Key::ZoomOut};
inline constexpr ui::CommandInfo kLevel{{}, msgid("New game of a level"), {}, Key::First};
inline constexpr ui::CommandInfo kShowChances{"chances", msgid("Show chances"), "eye", Key::Numbers};
inline constexpr ui::CommandInfo kHideChances{"chances", msgid("Hide chances"), "eye-off", Key::Numbers};

}  // namespace quintet::mines
