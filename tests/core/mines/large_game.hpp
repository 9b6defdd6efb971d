// A game that takes the solver long: 520 random openings on a large board with many mines.
#pragma once

#include "core/mines/deal.hpp"
#include "core/mines/game.hpp"

namespace quintet::mines {

inline Game large_game(std::uint64_t seed = 1) {
  Random chance(seed);
  const Rules rules{.size = kLargest, .mines = 600, .first = FirstClick::Any, .no_guess = false};
  const Field field = draw_field(rules, {0, 0}, chance);
  Game game(Start{rules, Random(1), Start::Given{{field, false}, {0, 0}}});
  for (int opened = 0; opened < 520;) {
    const auto cell = static_cast<int>(chance.index(static_cast<std::size_t>(rules.size.area())));
    const Move move{Action::Open, {cell / rules.size.width, cell % rules.size.width}};
    if (field.is_mine(move.at) || !game.is_legal(move)) continue;
    game.play(move);
    ++opened;
  }
  return game;
}

}  // namespace quintet::mines
