#include <iconv.h>

#include <array>

#include "engine/text/charset.hpp"

namespace quintet {

std::optional<std::string> decoded(std::string_view bytes, Charset charset) {
  constexpr std::array kNames{"GB18030", "BIG5-HKSCS", "CP932", "CP949"};
  constexpr auto kFailed = static_cast<std::size_t>(-1);
  const auto convert = ::iconv_open("UTF-8", kNames[static_cast<std::size_t>(charset)]);
  if (convert == reinterpret_cast<::iconv_t>(-1)) return std::nullopt;
  std::string from(bytes), to(bytes.size() * 2 + 4, '\0');  // two bytes become three or four
  char *in = from.data(), *out = to.data();
  std::size_t in_left = from.size(), out_left = to.size();
  const std::size_t result = ::iconv(convert, &in, &in_left, &out, &out_left);
  ::iconv_close(convert);
  if (result == kFailed || in_left > 0) return std::nullopt;
  to.resize(to.size() - out_left);
  return to;
}

}  // namespace quintet
