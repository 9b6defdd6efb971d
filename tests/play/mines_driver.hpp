// Games of Minesweeper for tests of the program.
#pragma once

#include <array>
#include <vector>

#include "games/mines/match.hpp"

namespace quintet::app {

// A Beginner board with ten mines in its upper right corner, opened from its middle; 0,8 is the only safe cell left, behind
// the mine at 0,7.
inline mines::Match mines_before_end() {
  using mines::Action;
  constexpr std::array<Point, 10> kMines{Point{0, 7}, {1, 7}, {1, 8}, {8, 0}, {8, 2},
                                         {8, 4},      {8, 6}, {6, 0}, {4, 0}, {2, 0}};
  const mines::Rules rules{};
  mines::Match match(mines::Mode::Beginner, {.rules = rules, .random = Random(1)});
  match.play({Action::Open, {4, 4}, mines::Laid{mines::Field(rules.size, kMines), false}});
  match.pass(std::chrono::seconds(30));
  for (int row = 0; row < rules.size.height; ++row) {
    for (int column = 0; column < rules.size.width; ++column) {
      const Point at{row, column};
      const bool mine = match.game().laid()->field.is_mine(at);
      if (!mine && at != Point{0, 8} && match.game().is_legal({Action::Open, at}))
        match.play({Action::Open, at});
    }
  }
  return match;
}

}  // namespace quintet::app
