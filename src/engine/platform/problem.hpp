// What went wrong, in English words: for the log, the command line, or behind a translated sentence.
// Functions that may fail return a variant of their result and this.
#pragma once

#include <string>

namespace quintet {

struct Problem {
  std::string text;
  friend bool operator==(const Problem&, const Problem&) = default;
};

}  // namespace quintet
