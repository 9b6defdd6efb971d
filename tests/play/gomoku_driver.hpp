// Helpers of gomoku's play tests: start a game, place stones by name, read the board from the save.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/levels.hpp"
#include "core/text.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {

inline void set_gomoku(Driver& driver, const gomoku::Settings& wish) {
  driver.context().profile.change(wish);
}

// From the menu or from gomoku's own page to a new game of the mode. A computer with black has not moved yet.
inline void begin(Driver& driver, gomoku::Mode mode, Driver::Where where = Driver::Where::current()) {
  if (driver.seen().starts_with("menu")) driver.play("tap menu.gomoku\nsettle", where);
  driver.play("tap gomoku." + std::string(ui::mode_info(mode).id) +
                  "\nsettle\nexpect gomoku.setup\ntap gomoku.setup.begin",
              where);
  driver.play("expect gomoku.play mode=" + std::string(ui::mode_info(mode).id) + " stones=0", where);
}

// Continues the saved game of the mode.
inline void go_on(Driver& driver, gomoku::Mode mode, Driver::Where where = Driver::Where::current()) {
  driver.play("tap menu.gomoku\nsettle\nexpect gomoku saved=" + std::string(ui::mode_info(mode).id), where);
  driver.play("tap gomoku." + std::string(ui::mode_info(mode).id) + "\nexpect gomoku.play", where);
}

// Stones on these points, one after the other: "h8 i9". The computer answers in between.
inline void place(Driver& driver, std::string_view points, Driver::Where where = Driver::Where::current()) {
  for (const std::string_view point : split(points, ' '))
    driver.play("tap " + std::string(point) + "\nsettle", where);
}

inline std::string save_of(gomoku::Mode mode) {
  return "data/gomoku-" + std::string(ui::mode_info(mode).id) + ".save";
}

// The saved game, after everything has been written.
inline std::optional<gomoku::Match> saved_match(Driver& driver, const TestPlayer& player, gomoku::Mode mode) {
  driver.context().profile.finish_saving();
  return gomoku::Match::read(player.get(save_of(mode)));
}

// A game with these stones.
inline gomoku::Match match_with(const gomoku::Start& start, const gomoku::Match::SeatPlayers& sitters,
                                std::string_view points) {
  gomoku::Match match(start, sitters);
  for (const std::string_view point : split(points, ' '))
    match.play({.at = *gomoku::read_point(point, start.side)});
  return match;
}

// As if an earlier run had saved it.
inline void give(const TestPlayer& player, const gomoku::Match& match) {
  player.put(save_of(match.mode()), match.write());
}

}  // namespace quintet::app
