// Games of Minesweeper for tests of the program.
#pragma once

#include <array>
#include <string_view>
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

// An Expert board whose left part is opened, with the flags that belong there.
inline mines::Match mines_half_way() {
  using mines::Action;
  constexpr std::string_view kMines =
      "600020954025d240040804400a0138c4c004302402002207028000088088e80044800100c12001000488040188834000112d0b"
      "c00952c139"
      "1c000004";
  constexpr int kColumns = 18;
  const mines::Field field = *mines::read_mines(kMines, mines::kExpert.size);
  mines::Match match(mines::Mode::Expert, {.rules = mines::kExpert, .random = Random(1)});
  match.play({Action::Open, {8, 15}, mines::Laid{field, true}});
  for (int row = 0; row < field.size().height; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      const mines::Move move{field.is_mine({row, column}) ? Action::Mark : Action::Open, {row, column}};
      match.pass(milliseconds(400));
      if (match.game().is_legal(move)) match.play(move);
    }
  }
  return match;
}

// The largest board, with a large area opened.
inline mines::Match mines_on_the_largest_board() {
  using mines::Action;
  const Size size = mines::kLargest;
  std::vector<Point> places;
  for (int i = 0; i < size.area(); i += 5 + i * i % 7) places.push_back({i / size.width, i % size.width});
  const mines::Field field(size, places);
  const mines::Rules rules{.size = size, .mines = field.mines(), .no_guess = false};
  mines::Match match(mines::Mode::Custom, {.rules = rules, .random = Random(1)});
  for (int i = 0; i < 600; ++i) {
    mines::Move move{Action::Open, {i / 30 + 10, i % 30 + 15}};
    if (field.is_mine(move.at)) continue;
    if (!match.game().laid()) move.laid = mines::Laid{field, false};
    if (match.game().is_legal(move)) match.play(move);
  }
  return match;
}

}  // namespace quintet::app
