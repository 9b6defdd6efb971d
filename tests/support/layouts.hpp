// The layouts of link-up in this source tree, for tests that have QUINTET_LAYOUTS.
#pragma once

#include <filesystem>

namespace quintet::link {

inline std::filesystem::path layout_folder() {
  return QUINTET_LAYOUTS;
}

}  // namespace quintet::link
