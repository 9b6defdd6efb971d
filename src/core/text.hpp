// Small readers and writers of text that the saves and the board texts share. None throws, none looks at the
// locale.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"

namespace quintet {

// The lines without their ends; "\r\n" ends a line too. A last line without an end counts, an empty rest does
// not.
std::vector<std::string_view> split_lines(std::string_view text);
std::vector<std::string_view> split(std::string_view text, char separator);

// Decimal digits only, the whole of `text`, nothing above `most`.
std::optional<int> read_number(std::string_view text, int most);

// Sixteen lower-case digits.
std::string write_hex(std::uint64_t value);
std::optional<std::uint64_t> read_hex(std::string_view text);

// A place as `row,column`; reading takes places on the board only, so no sign.
std::string write_point(Point at);
std::optional<Point> read_point(std::string_view text);

// FNV-1a over the bytes, to notice a damaged save; it guards against accidents, not against forgers.
std::uint64_t checksum(std::string_view text);

}  // namespace quintet
