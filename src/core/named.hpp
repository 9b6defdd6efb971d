// Finds enumerators by their names, and what a table has for each.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <ranges>
#include <string_view>

namespace quintet {

// The value whose `name_of(value)` is this text.
template <std::ranges::range Values, class Name>
std::optional<std::ranges::range_value_t<Values>> find_named(const Values& values, std::string_view text,
                                                             Name name_of) {
  const auto found = std::ranges::find(values, text, name_of);
  if (found == std::end(values)) return std::nullopt;
  return *found;
}
template <std::ranges::range Values>
std::optional<std::ranges::range_value_t<Values>> find_named(const Values& values, std::string_view text) {
  return find_named(values, text, [](const auto& value) { return name(value); });
}

// The entry of a value, in a table with one for each enumerator, in their order.
template <class Entry, std::size_t kCount, class Value>
constexpr Entry entry(const std::array<Entry, kCount>& table, Value value) {
  return table[static_cast<std::size_t>(value)];
}

}  // namespace quintet
