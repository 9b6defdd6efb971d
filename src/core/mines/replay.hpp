// A game of Minesweeper to be shown again: its board, its moves and the playing time at each of them. Positions are kept
// only now and then, so that long games need little memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/mines/game.hpp"

namespace quintet::mines {

class Replay {
 public:
  // Requires a given board; its chance is left out, as nothing depends on it.
  explicit Replay(Start start);
  // At this time, in milliseconds. Returns false, and changes nothing, where the move is not legal or the time earlier
  // than that of the last move.
  bool play(const Move& move, std::int64_t time);

  const Start& start() const { return start_; }
  const Rules& rules() const { return start_.rules; }
  const std::vector<Move>& moves() const { return moves_; }
  const std::vector<std::int64_t>& times() const { return times_; }
  // Of the last move; 0 without moves.
  std::int64_t time() const { return times_.empty() ? 0 : times_.back(); }
  // After the last move.
  const Game& end() const { return end_; }
  // After so many moves. Plays up to kBetween of them.
  Game at(std::size_t ply) const;

  friend bool operator==(const Replay& a, const Replay& b) {
    return a.start_ == b.start_ && a.moves_ == b.moves_ && a.times_ == b.times_;
  }

 private:
  static constexpr std::size_t kBetween = 32;  // moves from one kept position to the next

  Start start_;
  Game end_;
  std::vector<Move> moves_;
  std::vector<std::int64_t> times_;
  std::vector<Game> kept_;  // after 0, kBetween, 2 * kBetween, … moves
};

}  // namespace quintet::mines
