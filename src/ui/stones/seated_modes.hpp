// The modes of a game of stones. `Game` gives the line of the first one: `static constexpr std::string_view kOpponentsLine`, a
// message.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ui/kit/match.hpp"

namespace quintet::ui {

template <class Game>
struct SeatedModes {
  enum class Mode : std::uint8_t {
    Computer,  // a person against the computer
    Two,       // two people at one screen
    Watch,     // two computer players
  };
  static constexpr std::array kTable{
      ModeInfo{"computer", msgid("Against the computer"), Game::kOpponentsLine, "board"},
      ModeInfo{"two", msgid("Two players"), msgid("Take turns with a friend at the same board."), "people"},
      ModeInfo{"watch", msgid("Watch two computers"), msgid("Pick two opponents and watch them play."),
               "eye"}};
  friend constexpr std::span<const ModeInfo> modes_of(Mode /*any*/) { return kTable; }
};

}  // namespace quintet::ui
