// Arguments of the training programs.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quintet {

inline std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

}  // namespace quintet
