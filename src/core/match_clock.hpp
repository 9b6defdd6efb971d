// The clock of a match whose moves can be undone: with the times that the players had when each position came on the board.
// Undo and redo bring these times back, so that who takes a move back thinks again from the beginning of that turn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_clock.hpp"

namespace quintet {

class MatchClock {
 public:
  // What it means that the time of a player has run out: the game is lost, or the players are told and play on.
  enum class Flag : std::uint8_t { Loses, Warns };

  // Without a limit.
  MatchClock() = default;
  // Before the first move, which is this player's. Requires a valid control.
  MatchClock(const TimeControl& control, Flag flag, int to_move);

  bool limits() const { return now_.control().kind != TimeControl::Kind::None; }
  Flag flag() const { return flag_; }
  const GameClock& now() const { return now_; }
  // As it was when the position came on the board.
  const GameClock& at_turn() const { return turns_[played_]; }
  // Whether the player to move has lost on time.
  bool is_lost() const { return flag_ == Flag::Loses && now_.has_run_out(); }

  void pass(Duration time) { now_.pass(time); }
  // A move has been made, and it is this player's turn: that of the other one, or that of the same one, whose clock goes on.
  void move_made(int to_move);
  // The last move was taken back. Requires one.
  void undo();
  // It was made again. Requires one.
  void redo();
  // The moves that were made, those included that were taken back. Zero without a limit.
  std::size_t moves() const { return turns_.size() - 1; }

  // One word for saves: what happens at the end, the first player to move, the clock as it is now, and for each move who was
  // to move after it and what it had left to the one who made it:
  // `loses/0/byo-yomi,600,30,5;1,598.5,0,600,0/1,598.5,0`. Reads only what `write` writes; `played` of the moves have not been
  // taken back.
  std::string write() const;
  static std::optional<MatchClock> read(std::string_view text, std::size_t played);

  friend bool operator==(const MatchClock&, const MatchClock&) = default;

 private:
  Flag flag_ = Flag::Loses;
  GameClock now_;
  std::vector<GameClock> turns_{
      GameClock{}};  // by the number of moves; differs from the one before in one player's time
  std::size_t played_ = 0;
};

}  // namespace quintet
