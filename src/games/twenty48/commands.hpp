// The commands that only 2048 has.
#pragma once

#include "ui/game/command.hpp"

namespace quintet::twenty48 {

inline constexpr ui::CommandInfo kSlide{{}, msgid("Slide the tiles"), {}, Action::Up, msgid("Drag")};
inline constexpr ui::CommandInfo kSteer{{}, msgid("Slide with letters"), {}, Action::Steer};
// Letters steer, so the usual key of a hint is taken.
inline constexpr ui::CommandInfo kHint{"hint", msgid("Hint"), "hint", Action::Secondary};
inline constexpr ui::CommandInfo kAutoplay{"autoplay", msgid("Autoplay"), "autoplay", Action::Shuffle};
inline constexpr ui::CommandInfo kStopAutoplay{"autoplay", msgid("Stop autoplay"), "stop", Action::Shuffle};

}  // namespace quintet::twenty48
