// Why a text could not be read, and the position of the error.
#pragma once

#include <string>
#include <utility>

#include "core/expected.hpp"

namespace quintet {

// Counted from 1; 0 if the error has no such position.
struct ParseError {
  std::string message;  // in English, for a log or the command line
  int line = 0;
  int column = 0;
  friend bool operator==(const ParseError&, const ParseError&) = default;
};

// For `return parse_error("a row is missing", line);` in a function that returns Expected<Value, ParseError>.
inline tl::unexpected<ParseError> parse_error(std::string message, int line = 0, int column = 0) {
  return tl::unexpected(ParseError{std::move(message), line, column});
}

}  // namespace quintet
