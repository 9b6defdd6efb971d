// The colour of Link-up.
#pragma once

#include "ui/widgets/theme.hpp"

namespace quintet::link {

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0xB23F1B),
                                    .ink = Rgba::hex(0xFF9B70),
                                    .celadon = Rgba::hex(0xA83A17),
                                    .walnut = Rgba::hex(0xFFA47A)};

}  // namespace quintet::link
