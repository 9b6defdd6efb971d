// Helpers of go's play tests: start a game, place stones by name, read the board from the save.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {

inline void set_go(Driver& driver, const go::Settings& wish) {
  driver.context().profile.change(wish);
}

// From the menu or from go's own page to a new game of the mode. A computer with black has not moved yet.
inline void begin(Driver& driver, go::Mode mode, Driver::Where where = Driver::Where::current()) {
  const std::string id(ui::mode_info(mode).id);
  if (driver.seen().starts_with("menu")) driver.play("tap menu.go\nsettle", where);
  driver.play("tap go." + id + "\nsettle\nexpect go.setup\ntap go.setup.begin", where);
  driver.play("expect go.play mode=" + id, where);
}

// Stones on these points, one after the other: "D4 C3"; "pass" is a pass.
inline void play_go(Driver& driver, std::string_view moves, Driver::Where where = Driver::Where::current()) {
  for (const std::string_view move : split(moves, ' '))
    driver.play("tap " + (move == "pass" ? std::string("go.play.pass") : std::string(move)) + "\nsettle",
                where);
}

inline std::string save_of(go::Mode mode) {
  return "data/go-" + std::string(ui::mode_info(mode).id) + ".save";
}

// The saved game, after everything has been written.
inline std::optional<go::Match> saved_match(Driver& driver, const TestPlayer& player, go::Mode mode) {
  driver.context().profile.finish_saving();
  return go::Match::read(player.get(save_of(mode)));
}

// A game with these moves.
inline go::Match go_match(const go::Start& start, const go::Match::SeatPlayers& players,
                          std::string_view moves) {
  go::Match match(start, players);
  for (const std::string_view move : split(moves, ' ')) {
    if (move == "pass")
      match.play({.kind = go::Move::Kind::Pass});
    else
      match.play({.at = *go::read_point_name(move, start.side)});
  }
  return match;
}

// As if an earlier run had saved it.
inline void give(const TestPlayer& player, const go::Match& match) {
  player.put(save_of(match.mode()), match.write());
}

// A short game on 7 lines: a ko, a border from top to bottom, and a dead stone on each side. Black wins by 1.5.
inline constexpr std::string_view kShortGo =
    "C4 F4 D5 E5 D3 E3 E4 D4 G7 A7 E4 E6 D6 E7 D7 E2 D2 E1 D1 pass D4 pass pass";

// On 7 lines two walls, of which Black's has a gap at C4.
inline constexpr std::string_view kOpenGo = "C1 D1 C2 D2 C3 D3 C5 D4 C6 D5 C7 D6 pass D7 pass pass";

// On 9 lines, with prisoners and a dead stone, after two passes.
inline constexpr std::string_view kCountedGo =
    "C7 E3 F6 B3 H4 G4 G5 H3 H5 B6 F4 F3 B7 G3 C6 B5 E4 D5 D4 C5 E6 D6 D7 A7 A8 A6 D3 D2 B8 C3 J3 E5 H2 "
    "F5 G2 G8 H7 E7 F7 E8 D8 J2 J1 G1 F2 E2 F1 G7 G6 J4 J2 F8 H8 J5 H6 J6 E9 F9 G9 C4 J7 J4 J5 E1 pass "
    "pass";

}  // namespace quintet::app
