// What the player chooses before a game of Minesweeper.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/expected.hpp"
#include "core/grid.hpp"

namespace quintet::mines {

// How an area without neighbouring mines opens. Eight: through touching cells in all directions. Four: only from side to
// side; then the numbers around all opened cells are shown, in all eight directions.
enum class Flood : std::uint8_t { Eight, Four };
inline constexpr std::array kFloods = {Flood::Eight, Flood::Four};
std::string_view name(Flood flood);  // `eight`

// What the first click is sure to do. With so many mines that they do not fit elsewhere, Opens has as few of them
// around the first cell as possible.
enum class FirstClick : std::uint8_t { Opens, Safe, Any };
inline constexpr std::array kFirstClicks = {FirstClick::Opens, FirstClick::Safe, FirstClick::Any};
std::string_view name(FirstClick first);  // `open`

inline constexpr Size kLargest{.width = 60, .height = 40};

struct Rules {
  Size size{.width = 9, .height = 9};
  int mines = 10;
  Flood flood = Flood::Eight;
  bool questions = false;  // a second mark makes a question mark of a flag
  FirstClick first = FirstClick::Opens;
  bool no_guess = true;  // every board can be solved from its first click by logic alone
  friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr Rules kBeginner{};
inline constexpr Size kSmallBeginner{.width = 8,
                                     .height = 8};  // the older board of beginners, with as many mines
inline constexpr Rules kIntermediate{.size = {.width = 16, .height = 16}, .mines = 40};
inline constexpr Rules kExpert{.size = {.width = 30, .height = 16}, .mines = 99};

enum class RulesError : std::uint8_t { NoCells, TooLarge, FewerThanNoMines, TooManyMines };
std::string_view message_of(RulesError error);

// At least one cell stays without a mine.
Expected<void, RulesError> check_rules(const Rules& rules);

}  // namespace quintet::mines
