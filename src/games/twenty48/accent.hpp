// The colour of 2048.
#pragma once

#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x8A5600),
                                    .ink = Rgba::hex(0xF3BE55),
                                    .celadon = Rgba::hex(0x7A4C00),
                                    .walnut = Rgba::hex(0xF5C668)};

}  // namespace quintet::twenty48
