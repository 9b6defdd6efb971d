// The files that cmake/assets.cmake compiled into the executable. Their table is generated, in the library
// quintet_assets.
#pragma once

#include <span>

#include "engine/storage/assets.hpp"

namespace quintet {

// Sorted by name; lives as long as the program.
std::span<const EmbeddedFile> bundled_assets();

}  // namespace quintet
