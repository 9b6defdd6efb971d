// The seed of what a game offers on a day: the same for everyone, and another one in each game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "core/text.hpp"

namespace quintet {

inline std::uint64_t daily_seed(std::string_view game, const Date& date) {
  const int number = (date.year * 100 + date.month) * 100 + date.day;
  return checksum(std::string(game) + ' ' + std::to_string(number));
}

}  // namespace quintet
