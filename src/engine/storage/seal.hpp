// A checksum as the last line of a text file, so that a file that was damaged by the disk or cut off is recognised even
// where the rest of it is valid.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet {

// FNV-1a with 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
std::uint64_t fingerprint(std::string_view text);

// The text with a last line `checksum <16 hexadecimal digits>` over everything before it. A text that does not end in a
// line break gets one.
std::string seal(std::string_view body);
// The text before the checksum; the whole text where it has none, as files of earlier versions and edited ones. A
// wrong checksum is an error. The value is a view of `text`.
Expected<std::string_view, Problem> unseal(std::string_view text);

}  // namespace quintet
