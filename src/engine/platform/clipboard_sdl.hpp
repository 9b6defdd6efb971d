// The desktop's own clipboard. Needs a window.
#pragma once

#include <memory>

#include "engine/platform/clipboard.hpp"

namespace quintet {

std::unique_ptr<Clipboard> desktop_clipboard();

}  // namespace quintet
