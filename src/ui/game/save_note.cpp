#include "ui/game/save_note.hpp"

#include <algorithm>
#include <charconv>

namespace quintet::ui {

std::optional<std::int64_t> read_whole(std::string_view text, std::int64_t most) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most)
    return std::nullopt;
  return value;
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
