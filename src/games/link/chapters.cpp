#include "games/link/chapters.hpp"

#include "engine/text/localiser.hpp"

namespace quintet::link {

const std::array<Chapter, kChapters>& chapters() {
  static constexpr std::array<Chapter, kChapters> kAll{{
      {msgid("In the garden"), "garden"},
      {msgid("Lanterns at dusk"), "dusk"},
      {msgid("Over the peaks"), "peaks"},
      {msgid("By the water"), "water"},
      {msgid("Home at the desk"), "home"},
  }};
  return kAll;
}

}  // namespace quintet::link
