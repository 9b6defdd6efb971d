#include "ui/stones/seated_match.hpp"

namespace quintet::ui {
namespace {

constexpr std::string_view kDigits = "0123456789ABCDEF";

bool is_plain(char c) {
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}

}  // namespace

std::string write_name(std::string_view name) {
  std::string word;
  for (const char c : name) {
    if (is_plain(c)) {
      word += c;
      continue;
    }
    const auto code = static_cast<unsigned char>(c);
    word += '%';
    word += kDigits[code / kDigits.size()];
    word += kDigits[code % kDigits.size()];
  }
  return word;
}

std::optional<std::string> read_name(std::string_view word) {
  std::string name;
  while (!word.empty()) {
    const char c = word.front();
    word.remove_prefix(1);
    if (is_plain(c)) {
      name += c;
      continue;
    }
    if (c != '%' || word.size() < 2) return std::nullopt;
    const std::size_t high = kDigits.find(word[0]), low = kDigits.find(word[1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    name += static_cast<char>(high * kDigits.size() + low);
    word.remove_prefix(2);
  }
  return name;
}

}  // namespace quintet::ui
