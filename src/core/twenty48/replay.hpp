// A game of 2048 to be shown again: its start and the directions of its moves. Every position follows from them, since the
// tiles come from the Random of the start; positions are kept only now and then, so that long games need little memory.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/twenty48/game.hpp"

namespace quintet::twenty48 {

class Replay {
 public:
  // When a tile was on the board for the first time.
  struct Milestone {
    Exponent tile = 0;
    std::size_t ply = 0;  // moves before that
    friend bool operator==(const Milestone&, const Milestone&) = default;
  };

  explicit Replay(const Start& start);
  // Returns false, and changes nothing, where the slide moves nothing.
  bool play(Direction direction);

  const Start& start() const { return start_; }
  const Rules& rules() const { return start_.rules; }
  const std::vector<Direction>& moves() const { return moves_; }
  // After the last move.
  const Game& end() const { return end_; }
  // After so many moves. Plays up to kBetween of them.
  Game at(std::size_t ply) const;
  // The largest tiles in the order of play, from that of the first position on.
  const std::vector<Milestone>& milestones() const { return milestones_; }

  friend bool operator==(const Replay& a, const Replay& b) {
    return a.start_ == b.start_ && a.moves_ == b.moves_;
  }

 private:
  static constexpr std::size_t kBetween = 64;  // moves from one kept position to the next

  void note_largest();

  Start start_;
  Game end_;
  std::vector<Direction> moves_;
  std::vector<Game> kept_;  // after 0, kBetween, 2 * kBetween, … moves
  std::vector<Milestone> milestones_;
};

// Nothing unless the start has one or two first tiles, as a deal gives, the moves are legal, and the tiles that they carry
// are those that the start's Random brings.
std::optional<Replay> replay_of(const Start& start, std::span<const Move> moves);

}  // namespace quintet::twenty48
