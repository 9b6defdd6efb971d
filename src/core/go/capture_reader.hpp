// Reads whether a chain can be taken within a number of moves, by trying every move of both sides. It is exact: a chain with
// more liberties than the attacker has moves left is out of reach, for the other side may pass; with as many, each move has
// to take one of them; and a chain in atari is only saved at its last liberty or by taking a chain beside it.
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

// Whether the attacker goes on by atari after atari. His move that is judged may be another one, as long as such a chase
// takes the chain after every answer.
enum class Attack : std::uint8_t { Any, Ataris };

struct CaptureTask {
  Bits target = 0;  // a stone of the chain
  Colour attacker = Colour::Black;
  Attack attack = Attack::Any;
  // The side that makes no ko.
  Colour without_ko = Colour::Black;
};

class CaptureReader {
 public:
  static constexpr int kMostMoves = 30;

  // Positions that may be searched before it gives up; it also gives up when stopped. Then its answers mean nothing.
  explicit CaptureReader(const CaptureTask& task, std::uint64_t most = UINT64_MAX)
      : task_(task), most_(most) {}

  // Whether the attacker, to move, takes the chain with so many moves.
  bool takes(const SmallBoard& board, int moves);
  // The same with the other side to move. The chain must be there.
  bool holds_on(const SmallBoard& board, int moves);
  // The least number of moves with which it is taken, with the attacker to move; nullopt if `most` do not suffice.
  std::optional<int> least_moves(const SmallBoard& board, int most);
  // Whether a move of the attacker solves it. `moves`: with this one.
  bool is_right(const SmallBoard& board, Bits at, int moves);
  // Whether it leaves the chain in atari, or takes it.
  bool is_atari(const SmallBoard& board, Bits at) const;
  // All moves that are right.
  Bits right_moves(const SmallBoard& board, int moves);

  void stop_by(const std::stop_token& stop) { stop_ = stop; }
  // After a stop; what was searched is kept.
  void resume() { gave_up_ = false; }
  bool gave_up() const { return gave_up_; }
  std::uint64_t searched() const { return searched_; }

 private:
  struct Entry {
    SmallBoard board;
    int moves;  // negative: the defender is to move
    bool taken;
  };

  bool may_go_on();
  bool find_attack(const SmallBoard& board, int moves, Bits liberties);
  bool find_no_defence(const SmallBoard& board, int moves, Bits liberties);
  Bits defences(const SmallBoard& board, Bits liberties) const;
  Colour defender() const { return other(task_.attacker); }
  // The result that is known for a position, or nullptr.
  const Entry* known(const SmallBoard& board, int moves) const;
  void remember(const SmallBoard& board, int moves, bool taken);

  CaptureTask task_;
  std::uint64_t most_;
  std::uint64_t searched_ = 0;
  std::stop_token stop_;
  bool gave_up_ = false;
  std::array<Bits, kMostMoves + 1> good_{};  // the attacking move that was good last, by moves left
  std::vector<std::optional<Entry>> table_;  // a power of two, at most half full
  std::size_t used_ = 0;
};

}  // namespace quintet::go
