#include "ui/kit/match.hpp"

#include <algorithm>
#include <charconv>

#include "core/text.hpp"

namespace quintet::ui {

std::optional<std::int64_t> read_whole(std::string_view text, std::int64_t most) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most)
    return std::nullopt;
  return value;
}

std::optional<std::vector<std::int64_t>> read_list(std::string_view list, std::int64_t most) {
  std::vector<std::int64_t> numbers;
  if (list.empty()) return numbers;
  for (const std::string_view word : split(list, ',')) {
    const auto value = read_whole(word, most);
    if (!value) return std::nullopt;
    numbers.push_back(*value);
  }
  return numbers;
}

std::string write_list(const std::vector<std::int64_t>& numbers) {
  std::string list;
  for (const std::int64_t number : numbers) list += (list.empty() ? "" : ",") + std::to_string(number);
  return list;
}

SaveNote::SaveNote(std::string_view text) {
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const auto equals = word.find('=');
    if (equals != std::string_view::npos) words_.emplace(word.substr(0, equals), word.substr(equals + 1));
  }
}

std::string_view SaveNote::word(std::string_view key) const {
  const auto found = words_.find(key);
  return found == words_.end() ? std::string_view{} : found->second;
}

std::optional<std::int64_t> SaveNote::number(std::string_view key, std::int64_t most) const {
  return read_whole(word(key), most);
}

}  // namespace quintet::ui
