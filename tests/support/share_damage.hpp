// What the share codes of every game withstand: being wrapped by chat programs, changed and cut.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "core/share_code.hpp"

namespace quintet {

// With line breaks, as chat programs insert them.
inline std::string wrapped(std::string text) {
  for (std::size_t at = 40; at < text.size(); at += 42) text.insert(at, "\r\n");
  return text;
}

// `read` returns what is false of a text that is refused.
template <class Read>
void expect_every_change_is_found(const std::string& text, const Read& read) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char other : {'A', 'b', '7', '_', '.', '\xff'}) {
      if (text[at] == other) continue;
      std::string changed = text;
      changed[at] = other;
      ASSERT_FALSE(read(changed)) << at << other;
    }
  }
}

// `name`: the length of the name of the format, without which a text is none. `error_in` returns the error of a text.
template <class ErrorIn>
void expect_every_cut_is_found(const std::string& text, std::size_t name, const ErrorIn& error_in) {
  for (std::size_t length = name; length < text.size(); ++length)
    ASSERT_EQ(error_in(text.substr(0, length)),
              (ShareError{ShareFault::CutOff, 1, static_cast<int>(length)}));
}

}  // namespace quintet
