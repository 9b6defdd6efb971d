// Where the window stood, as it is remembered from run to run.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/window.hpp"

namespace quintet::app {

inline constexpr const char* kWindowFile = "window";

// One line: x y width height, and "maximised" where it was; "- -" for an origin that is left to the desktop.
std::string write_window_place(const WindowPlace& place);
// Nothing where the text is no place of a window.
std::optional<WindowPlace> read_window_place(std::string_view text);

}  // namespace quintet::app
