// The colour of Minesweeper.
#pragma once

#include "ui/widgets/theme.hpp"

namespace quintet::mines {

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x0B6570),
                                    .ink = Rgba::hex(0x62CFDA),
                                    .celadon = Rgba::hex(0x0A5C66),
                                    .walnut = Rgba::hex(0x74D3DC)};

}  // namespace quintet::mines
