// Matches played for tests.
#pragma once

#include <optional>

#include "games/mines/match.hpp"

namespace quintet::mines {

// Opens the next safe cell in the order of rows, the given first cell before all; nothing after the last.
inline void open_next(Match& match) {
  const Game& game = match.game();
  const Size size = game.size();
  std::optional<Point> next = game.first_cell();
  for (int i = 0; !next && i < size.area(); ++i) {
    const Point at{i / size.width, i % size.width};
    if (game.cover(at) == Cover::Closed && !(game.laid() && game.laid()->field.is_mine(at))) next = at;
  }
  match.pass(milliseconds(100));
  if (next) match.play({Action::Open, *next});
}

inline Match opened(Match match, int times) {
  for (int i = 0; i < times; ++i) open_next(match);
  return match;
}

// `time` more than the openings take.
inline Match won(Match match, Duration time = Duration{0}) {
  match.pass(time);
  while (!match.over()) open_next(match);
  return match;
}

inline Match lost(Match match) {
  open_next(match);
  match.play({Action::Open, match.game().laid()->field.mine_points().front()});
  return match;
}

inline Match fresh(Mode mode, std::uint64_t seed = 1, bool no_guess = true) {
  Rules rules = mode == Mode::Expert ? kExpert : mode == Mode::Intermediate ? kIntermediate : kBeginner;
  if (mode == Mode::Custom) rules = {.size = {20, 16}, .mines = 30, .flood = Flood::Four};
  rules.no_guess = no_guess;
  return {mode, Start{rules, Random(seed)}};
}

}  // namespace quintet::mines
