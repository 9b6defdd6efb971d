// Games of 2048 for tests of the program.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "games/twenty48/match.hpp"

namespace quintet::app {

// The first of a few directions that moves something.
inline std::optional<twenty48::Direction> some_direction(const twenty48::Game& game) {
  using enum twenty48::Direction;
  for (const auto direction : {Down, Left, Right, Up}) {
    if (game.is_legal({direction})) return direction;
  }
  return std::nullopt;
}

// "press Left"
inline std::string press(twenty48::Direction direction) {
  constexpr std::array<const char*, 4> kNames{"Left", "Up", "Right", "Down"};
  return std::string("press ") + kNames[static_cast<std::size_t>(direction)];
}

// A game begun from this seed after so many moves, fewer where it ends before.
inline twenty48::Match played_2048(twenty48::Mode mode, std::uint64_t seed, int moves,
                                   const twenty48::Rules& rules = {}) {
  twenty48::Match match(mode, twenty48::deal(rules, Random(seed)));
  for (int i = 0; i < moves; ++i) {
    const auto direction = some_direction(match.game());
    if (!direction) break;
    match.play({*direction});
  }
  return match;
}

// A game with a goal of 512 that the next move reaches, from the first seed with such a game.
inline twenty48::Match goal_move_2048(twenty48::Mode mode) {
  const twenty48::Rules rules{
      .rule = mode == twenty48::Mode::Cascade ? twenty48::Rule::Cascade : twenty48::Rule::Classic,
      .target = twenty48::kLeastTarget};
  for (std::uint64_t seed = 1;; ++seed) {
    twenty48::Match match = played_2048(mode, seed, 0, rules), before = match;
    while (const auto direction = some_direction(match.game())) {
      before = match;
      if (match.play({*direction}).reached && !match.over()) return before;
    }
  }
}

// A game that has one move left.
inline twenty48::Match last_move_2048(std::uint64_t seed) {
  twenty48::Match match = played_2048(twenty48::Mode::Classic, seed, 0), before = match;
  while (const auto direction = some_direction(match.game())) {
    before = match;
    match.play({*direction});
  }
  return before;
}

}  // namespace quintet::app
