// Inside file_system_windows.cpp, for its tests.
#pragma once

#include <string>

#include "engine/storage/file_system.hpp"

namespace quintet {

// Windows tells the target of a link with a prefix that the functions of C do not understand: "C:\file" for
// "\\?\C:\file", "\\server\share\file" for "\\?\UNC\server\share\file". Other paths stay as they are.
std::wstring without_prefix(const std::wstring& path);

}  // namespace quintet
