// Where the window stood, as it is remembered from run to run.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/platform/window.hpp"

namespace quintet::app {

inline constexpr const char* kWindowFile = "window";

// One line: x y width height, and "maximised" where it was; "- -" for an origin that is left to the desktop.
std::string write_window_geometry(const WindowGeometry& place);
// Nothing where the text is no place of a window.
std::optional<WindowGeometry> read_window_geometry(std::string_view text);

}  // namespace quintet::app
