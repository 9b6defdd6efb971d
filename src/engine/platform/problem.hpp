// What went wrong, in English words: for the log, the command line, or behind a translated sentence.
// The error of functions whose callers do the same whatever went wrong; where they do not, the error is an enum.
#pragma once

#include <cstdint>
#include <string>

namespace quintet {

struct Problem {
  // Of a reader: a later version has written this, so it is no damage.
  enum class Kind : std::uint8_t { Usual, Newer };

  std::string text;
  Kind kind = Kind::Usual;
  friend bool operator==(const Problem&, const Problem&) = default;
};

}  // namespace quintet
