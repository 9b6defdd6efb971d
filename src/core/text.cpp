#include "core/text.hpp"

#include <charconv>

namespace quintet {
namespace {

// Far larger than any board, so that a coordinate cannot overflow.
constexpr int kLargestCoordinate = 9999;

}  // namespace

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> read_number(std::string_view text, int most) {
  if (text.empty() || text.front() == '-') return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value > most) return std::nullopt;
  return value;
}

bool take_front(std::string_view& text, std::string_view front) {
  if (!text.starts_with(front)) return false;
  text.remove_prefix(front.size());
  return true;
}

std::optional<std::string_view> take_field(std::string_view& text, std::string_view key) {
  const std::string_view field = text.substr(0, text.find(' '));
  if (!field.starts_with(key) || field.substr(key.size(), 1) != "=") return std::nullopt;
  text.remove_prefix(std::min(text.size(), field.size() + 1));
  return field.substr(key.size() + 1);
}

std::string write_hex(std::uint64_t value) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; value >>= 4) digits[i] = "0123456789abcdef"[value & 15];
  return digits;
}

std::optional<std::uint64_t> read_hex(std::string_view text) {
  if (text.size() != 16 || text.find_first_not_of("0123456789abcdef") != std::string_view::npos) {
    return std::nullopt;
  }
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return value;
}

std::string write_point(Point at) {
  return std::to_string(at.row) + ',' + std::to_string(at.column);
}

std::optional<Point> read_point(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto row = read_number(text.substr(0, comma), kLargestCoordinate);
  const auto column = read_number(text.substr(comma + 1), kLargestCoordinate);
  if (!row || !column) return std::nullopt;
  return Point{*row, *column};
}

std::uint64_t checksum(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return hash;
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

}  // namespace quintet
