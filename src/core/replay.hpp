// A game to be shown again: its start, its moves and, where they are known, their times. Every position follows from the
// moves; a few positions on the way are kept, so that each is reached quickly and a long game still needs little memory.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/session.hpp"

namespace quintet {

template <SavedGame G>
class Replay {
 public:
  using Start = typename G::Start;
  using Move = typename G::Move;

  explicit Replay(Start start) : start_(std::move(start)), end_(start_), kept_{end_} {}

  // Returns false, and changes nothing, where the move is not legal.
  bool play(const Move& move) {
    if (!end_.is_legal(move)) return false;
    end_.play(move);
    moves_.push_back(move);
    if (moves_.size() % kBetween == 0) kept_.push_back(end_);
    return true;
  }
  // At this playing time, in milliseconds, of a game all of whose moves have one. Also refuses a time earlier than that
  // of the last move.
  bool play(const Move& move, std::int64_t time) {
    assert(times_.size() == moves_.size());
    if (time < this->time() || !play(move)) return false;
    times_.push_back(time);
    return true;
  }

  const Start& start() const { return start_; }
  const std::vector<Move>& moves() const { return moves_; }
  // One for each move, or none at all.
  const std::vector<std::int64_t>& times() const { return times_; }
  // The time of the last move; 0 where it is not known.
  std::int64_t time() const { return times_.empty() ? 0 : times_.back(); }
  // After the last move.
  const G& end() const { return end_; }
  // After so many moves. Plays fewer than kBetween of them.
  G at(std::size_t ply) const {
    assert(ply <= moves_.size());
    if (ply == moves_.size()) return end_;
    G game = kept_[ply / kBetween];
    for (std::size_t i = ply - ply % kBetween; i < ply; ++i) game.play(moves_[i]);
    return game;
  }

  // The positions follow from the rest.
  friend bool operator==(const Replay& a, const Replay& b) {
    return a.start_ == b.start_ && a.moves_ == b.moves_ && a.times_ == b.times_;
  }

 private:
  static constexpr std::size_t kBetween = 32;  // moves from one kept position to the next

  Start start_;
  G end_;
  std::vector<Move> moves_;
  std::vector<std::int64_t> times_;
  std::vector<G> kept_;  // after 0, kBetween, 2 * kBetween, … moves
};

}  // namespace quintet
