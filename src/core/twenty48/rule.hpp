// How tiles merge: by the original rule, or by that of the article, in which a merged tile merges on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quintet::twenty48 {

enum class Rule : std::uint8_t {
  Classic,  // one merge per tile and move: 2 2 4 becomes 4 4
  Cascade,  // a merged tile merges again with its new neighbour towards the wall: 4 2 2 becomes 8
};
inline constexpr std::array kRules{Rule::Classic, Rule::Cascade};

// "classic", as in saves and on the command line.
constexpr std::string_view name(Rule rule) {
  return rule == Rule::Classic ? "classic" : "cascade";
}

}  // namespace quintet::twenty48
