// The settings of Minesweeper, and the board on the settings page.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/mines/rules.hpp"
#include "games/mines/cells.hpp"
#include "games/mines/match.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::mines {

// The settings of Minesweeper and the choices of its setup.

inline constexpr int kSideLeast = 5;

struct Settings {
  static constexpr std::string_view kPath = "mines.";
  static const std::vector<ui::Field<Settings>>& fields();

  // For the next game.
  bool small = false;  // Beginner on 8×8, the other board by which players are ranked
  FirstClick first = FirstClick::Opens;
  bool no_guess = true;
  bool questions = false;
  int width = 20, height = 16, mines = 51;  // of Mode::Custom, as is the way of opening; 16 %
  Flood flood = Flood::Eight;

  // For every game.
  bool flag_on_release = false;
  bool chord_by_click = true;  // one click on a number; else both buttons, the middle one or a double click
  bool auto_flag = false, auto_chord = false;
  bool dots = false;     // instead of digits: told apart without colours
  bool at_once = false;  // a new game replaces the board in play, which would wait otherwise
  bool tenths = false;   // of a second, on the clock
  bool speed = false;    // 3BV/s while playing

  // In Mode::Today the standard board of that day's size, which is not chosen here.
  Rules rules(Mode mode) const;
  // At least one cell stays without a mine.
  void repair(const std::function<void(std::string_view key, std::string_view what)>& complain);
};

// How the numbers of the board are written.
Numbers numbers_of(const ui::Context& context);

}  // namespace quintet::mines
