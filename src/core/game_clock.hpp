// The clock of a game of two players, as a value: the core has no clock, so the caller says how much time has passed.
//
//     absolute    10:00, and no more
//     byo-yomi    10:00, then 5 periods of 0:30: a move within a period gives the whole period back, a period that
//                 passes is lost
//     Canadian    10:00, then 25 moves in 5:00, again and again
//     Fischer     10:00, and 0:05 more after each move, perhaps never above 15:00
//
// A copy restores the times of an earlier position. A paused clock is one that is not told of time.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/parse_error.hpp"

namespace quintet {

using Duration = std::chrono::nanoseconds;

// How much time the players have. What a kind does not use is zero.
struct TimeControl {
  enum class Kind : std::uint8_t { None, Absolute, ByoYomi, Canadian, Fischer };

  Kind kind = Kind::None;
  Duration main{};
  Duration extra{};  // a byo-yomi period, the time for the Canadian moves, or the Fischer increment
  int count = 0;     // of byo-yomi periods or Canadian moves
  Duration cap{};    // Fischer: a player never has more; zero without a limit
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// With times and counts that make sense for its kind, neither too long nor too many.
bool is_valid(const TimeControl& control);

class GameClock {
 public:
  // Players are 0 and 1. Requires a valid control.
  explicit GameClock(const TimeControl& control = {}, int to_move = 0);

  const TimeControl& control() const { return control_; }
  int to_move() const { return to_move_; }

  // The player to move has thought for this long, which is not negative. Nothing happens after the time has run out.
  void pass(Duration time);
  // The player to move has moved. One whose time has run out, where that does not end the game, gets no more.
  void move_made();

  // Whether the player to move has no time left, and has so lost where the game is played so.
  bool has_run_out() const { return has_run_out(to_move_); }
  bool has_run_out(int player) const;
  // Whether the player has ten seconds or less, after which a period is lost or the time runs out.
  bool is_short(int player) const;

  // What is left of the main time, of the byo-yomi period, or for the Canadian moves; more than zero until it has run out.
  Duration left(int player) const { return side(player).left; }
  bool in_overtime(int player) const { return side(player).count > 0; }
  // The one that runs included; all of them during the main time. Zero for other kinds.
  int periods_left(int player) const;
  int moves_left(int player) const;

  // What a display shows. Seconds are rounded up, so that it shows zero only if the time has run out. Periods and moves
  // are those of the overtime, and zero before it.
  struct Display {
    std::chrono::seconds left{};
    int periods = 0;
    int moves = 0;
    friend bool operator==(const Display&, const Display&) = default;
  };
  Display display(int player) const;

  // One word for saves, `30,4`: the time left in seconds, and the periods or moves left in overtime.
  std::string write_left(int player) const;
  // One word for saves: the control, then who is to move, and for both players the time left in seconds and the periods or
  // moves left in overtime: `byo-yomi,600,30,5;1,31.5,0,12,3`. Reads only what `write` writes.
  std::string write() const;
  static Expected<GameClock, ParseError> read(std::string_view text);

  friend bool operator==(const GameClock&, const GameClock&) = default;

 private:
  struct Side {
    Duration left{};
    int count = 0;  // of periods or moves in overtime; zero before it
    friend bool operator==(const Side&, const Side&) = default;
  };

  const Side& side(int player) const { return sides_[static_cast<std::size_t>(player)]; }
  Side& side(int player) { return sides_[static_cast<std::size_t>(player)]; }
  bool has_overtime() const;
  bool is_possible(const Side& side) const;
  Duration most_time() const;  // of a Fischer clock
  void begin_overtime(Side& side) const;

  TimeControl control_;
  std::array<Side, 2> sides_;
  int to_move_;
};

// How long the player to move should think at most, so that the time lasts for the whole game: a part of what is left, and of
// what the overtime gives. Requires a clock that has not run out, of a kind that limits the time.
Duration time_for_move(const GameClock& clock);

// One word, with times in seconds: `none`, `absolute,600`, `byo-yomi,600,30,5`, `canadian,600,300,25`, `fischer,600,5,0`
// (the last number is the cap). Reads only what `write` writes for a valid control.
std::string write(const TimeControl& control);
std::optional<TimeControl> read_time_control(std::string_view text);

}  // namespace quintet
