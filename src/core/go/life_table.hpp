// Life and death inside a region of up to ten points: all positions that can come up, with either side to move, and in how
// many moves the attacker takes the marked chain, whatever the other side does. Both may pass. What never ends lives, and so
// does a seki.
//
// A number in base three stands for the stones of the region. All positions together are at most 2 · 3^10.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/go/small_board.hpp"
#include "core/stones.hpp"

namespace quintet::go {

struct LifeTask {
  Bits target = 0;  // a stone of the chain
  Bits region = 0;
  Colour attacker = Colour::Black;
  // The side that makes no ko.
  Colour without_ko = Colour::Black;
};

class LifeTable {
 public:
  static constexpr int kMostRegion = 10;
  // In no number of moves.
  static constexpr std::uint8_t kNever = 255;

  // All that can come up from this board. nullopt if it was stopped.
  static std::optional<LifeTable> of(const SmallBoard& board, const LifeTask& task,
                                     const std::stop_token& stop = {});

  // In how many moves of the attacker, this one included if it is its turn, the chain is taken. Requires a position that comes
  // up, whose stones outside the region are as at the beginning.
  std::uint8_t moves_to_take(const SmallBoard& board, Colour to_move) const {
    return moves_[number_of(code_of(board), to_move)];
  }
  bool lives(const SmallBoard& board, Colour to_move) const {
    return moves_to_take(board, to_move) == kNever;
  }
  // Positions that come up.
  std::size_t positions() const { return positions_; }

 private:
  using Code = std::uint32_t;

  explicit LifeTable(const LifeTask& task) : task_(task) {}
  Code code_of(const SmallBoard& board) const;
  static std::size_t number_of(Code code, Colour to_move) {
    return 2 * std::size_t{code} + index_of(to_move);
  }

  struct Position {
    std::size_t number;
    Colour to_move;
    bool takes;                          // at once
    std::uint32_t first = 0, count = 0;  // of those that follow
  };
  void add_moves(const SmallBoard& board, Position& position, std::vector<std::uint32_t>& next) const;
  void count_moves(std::vector<Position> positions, const std::vector<std::uint32_t>& next);

  LifeTask task_;
  std::vector<std::uint8_t> moves_;
  std::size_t positions_ = 0;
};

}  // namespace quintet::go
