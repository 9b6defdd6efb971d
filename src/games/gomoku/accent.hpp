// The colour of gomoku.
#pragma once

#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x3B4BA0),
                                    .ink = Rgba::hex(0xA3B5FF),
                                    .celadon = Rgba::hex(0x39489E),
                                    .walnut = Rgba::hex(0xB4C2FF)};

}  // namespace quintet::gomoku
