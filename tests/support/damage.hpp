#pragma once

#include "core/random.hpp"

#include <cstdint>
#include <string>

namespace quintet {

// `text` with three random faults: a byte changed, or up to `longest` bytes removed. Requires more than 2 * `longest`
// bytes.
inline std::string damaged(std::string text, Random& random, std::uint64_t longest) {
  for (int i = 0; i < 3; ++i) {
    const auto at = random.index(text.size());
    if (random.below(2) == 0)
      text[at] = static_cast<char>(random.below(256));
    else
      text.erase(at, 1 + random.below(longest));
  }
  return text;
}

}  // namespace quintet
