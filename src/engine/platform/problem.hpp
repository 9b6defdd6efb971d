// What went wrong, in English words: for the log, the command line, or behind a translated sentence.
// The error of functions whose callers do the same whatever went wrong; where they do not, the error is an enum.
#pragma once

#include <string>

namespace quintet {

struct Problem {
  std::string text;
  friend bool operator==(const Problem&, const Problem&) = default;
};

}  // namespace quintet
