// The versions of SDL and its companions, as they run.
#pragma once

#include <string>

namespace quintet {

// "SDL 2.26.5", one a line.
std::string library_versions();

}  // namespace quintet
