// Texts of files that are not in UTF-8, such as game records of East Asian programs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quintet {

enum class Charset : std::uint8_t { Gb18030, Big5, ShiftJis, EucKr };

// The text as UTF-8. It stays as it is where it is UTF-8 already, whatever it says of itself. UTF-16 is known by its byte
// order mark. Else it is in the encoding that it declares, CA in SGF or Lang in UGI, or in the one that makes the likeliest
// text of its bytes; unchanged if it makes sense in none.
std::string to_utf8(std::string text);

// These bytes as UTF-8; nothing where they are not in this encoding, or the system does not know it.
std::optional<std::string> decoded(std::string_view bytes, Charset charset);

}  // namespace quintet
