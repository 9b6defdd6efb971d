// The geometry of the window as it is saved between runs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/platform/window.hpp"

namespace quintet::app {

inline constexpr const char* kWindowFile = "window";

// One line: x y width height, and "maximised" if it was; "- -" if the desktop chooses the position.
std::string write_window_geometry(const WindowGeometry& place);
// Nothing for invalid text.
std::optional<WindowGeometry> read_window_geometry(std::string_view text);

}  // namespace quintet::app
