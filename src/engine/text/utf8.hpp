// UTF-8 read one code point at a time. Any bytes can be read: each part that is not UTF-8 counts as one
// U+FFFD, so that a damaged text is shown with replacement characters instead of being refused.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::utf8 {

inline constexpr char32_t kReplacement = U'\uFFFD';

struct Decoded {
  char32_t code;
  std::size_t length;  // bytes, at least 1
};

// The code point that begins at `offset`, which must lie within the text. Overlong forms, surrogates and
// values above U+10FFFF are not UTF-8.
Decoded decode(std::string_view text, std::size_t offset);

std::u32string to_codes(std::string_view text);
std::string from_code(char32_t code);
// The same text with every bad part replaced.
std::string repaired(std::string_view text);

}  // namespace quintet::utf8
