// Small parsers and formatters that saves and board texts share. They neither throw nor depend on the locale.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"

namespace quintet {

// The lines without their line ends, `\n` or `\r\n`. A last line without a line end counts, an empty rest does not.
std::vector<std::string_view> split_lines(std::string_view text);
std::vector<std::string_view> split(std::string_view text, char separator);

// Without blanks, tabs and line ends at both ends.
constexpr std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n\v\f";
  const auto first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// Decimal digits only, the whole of `text`, at most `most`.
std::optional<int> read_number(std::string_view text, int most);

// Whether the text begins with `front`, which is then removed.
bool take_front(std::string_view& text, std::string_view front);

// The value of a field `key=value` at the beginning of the text, which is then removed with the blank after it. Nothing
// where the text begins with another field.
std::optional<std::string_view> take_field(std::string_view& text, std::string_view key);

// ASCII letters to lower case.
std::string lower_case(std::string_view text);

// Sixteen lower-case digits.
std::string write_hex(std::uint64_t value);
std::optional<std::uint64_t> read_hex(std::string_view text);

// A point as `row,column`; reading accepts only points on the board, so no sign.
std::string write_point(Point at);
std::optional<Point> read_point(std::string_view text);

// FNV-1a over the bytes, to detect a damaged save; no protection against deliberate changes.
std::uint64_t checksum(std::string_view text);

}  // namespace quintet
