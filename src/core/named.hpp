// Finds enumerators by their names.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <ranges>
#include <string_view>

namespace quintet {

// The value whose `name(value)` is this text.
template <std::ranges::range Values>
std::optional<std::ranges::range_value_t<Values>> find_named(const Values& values, std::string_view text) {
  const auto found = std::ranges::find_if(values, [text](const auto& value) { return name(value) == text; });
  if (found == std::end(values)) return std::nullopt;
  return *found;
}

}  // namespace quintet
