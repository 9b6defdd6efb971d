// A certificate is a text that proves a claim about a board. It is checked by the rules alone, without the search that has
// found it, so that nobody has to believe the program.
//
// Its first line is `certificate`, the game and the facts of the claim; the rest is told in the certificate.hpp of each game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/parse_error.hpp"

namespace quintet {

// What a certificate proves, in a few English words; or the line, counted from 1, at which it fails.
using Checked = Expected<std::string, ParseError>;

// The lines of one certificate, the first one without `certificate` and the game.
using CertificateLines = std::span<const std::string_view>;

// The rows of the board, which follow the first line, and what stands below the blank line after them.
struct CertificateParts {
  CertificateLines rows, rest;
  int before_rest;  // the line before `rest`, counted from 1
};
inline CertificateParts parts_of(CertificateLines lines) {
  const auto blank = static_cast<std::size_t>(std::ranges::find(lines, std::string_view()) - lines.begin());
  return {lines.subspan(1, blank - 1), lines.subspan(std::min(blank + 1, lines.size())),
          static_cast<int>(blank) + 1};
}

// How many moves of a defender, or looks at numbers, a checker takes before it gives up.
inline constexpr std::int64_t kUsualChecks = 100'000'000;

}  // namespace quintet
