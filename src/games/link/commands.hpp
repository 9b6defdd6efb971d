// The commands that only Link-up has.
#pragma once

#include "ui/game/command.hpp"

namespace quintet::link {

inline constexpr ui::CommandInfo kPick{"pick", msgid("Choose a tile"), {}, Action::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kLight{
    "light", msgid("Highlight matches"), {}, Action::Secondary, msgid("Right click")};
inline constexpr ui::CommandInfo kShuffle{"shuffle", msgid("Reshuffle"), "shuffle", Action::Shuffle};

}  // namespace quintet::link
