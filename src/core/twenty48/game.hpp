// 2048 as a value: slide all tiles, merge equal ones, and a new tile appears; the target tile wins, and play may go on
// until nothing can move.
//
// The new tile comes from the Random inside the game, which gives as many numbers for each move whatever the board, so
// undo never rerolls it. A move in a save also carries the tile that appeared.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "core/random.hpp"
#include "core/twenty48/board.hpp"

namespace quintet::twenty48 {

inline constexpr Exponent kLeastTarget = 9, kUsualTarget = 11, kMostTarget = 16;  // 512, 2048, 65536

struct Rules {
  Rule rule = Rule::Classic;
  int side = 4;         // 3 to 8
  int start_tiles = 2;  // 1 or 2
  bool only_twos = false;
  Exponent target = kUsualTarget;
  friend bool operator==(const Rules&, const Rules&) = default;
};

// A tile that appears: a 2 (exponent 1) or, one time in ten, a 4.
struct Spawn {
  Point at;
  Exponent exponent = 1;
  friend bool operator==(const Spawn&, const Spawn&) = default;
};

struct Start {
  Rules rules;
  std::vector<Spawn> tiles;
  Random random;  // after these tiles
  friend bool operator==(const Start&, const Start&) = default;
};

// An empty board with the first tiles.
Start deal(const Rules& rules, Random random);

struct Move {
  Direction direction = Direction::Left;
  std::optional<Spawn> spawn{};  // nothing: the game draws it
  friend bool operator==(const Move&, const Move&) = default;
};

// Everything that a move changed.
struct Played {
  Direction direction = Direction::Left;
  std::vector<TileStep> slides;
  Spawn spawn;
  std::uint64_t gained = 0;
  bool reached = false;  // the target, for the first time
};

class Game {
 public:
  using Start = twenty48::Start;
  using Move = twenty48::Move;
  using Played = twenty48::Played;
  static constexpr std::string_view kName = "2048";

  Game() = default;
  explicit Game(const Start& start);

  const Board& board() const { return board_; }
  const Rules& rules() const { return rules_; }
  std::uint64_t score() const { return score_; }
  int moves() const { return moves_; }

  // The slide moves something, and the tile that appears is possible.
  bool is_legal(const Move& move) const;
  Played play(const Move& move);
  Move recorded(const Move& move, const Played& played) const { return {move.direction, played.spawn}; }

  // The target has been reached, now or before.
  bool won() const { return won_; }
  // Nothing can move.
  bool over() const { return !board_.cells().empty() && !can_slide(board_); }

  // `L`, then ` 1,3=2` if the move carries the tile that appeared.
  static std::string write_move(const Move& move);
  static std::optional<Move> read_move(std::string_view text);
  static std::string write_start(const Start& start);
  static Expected<Start, ParseError> read_start(std::string_view text);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  Rules rules_;
  Board board_;
  Random random_;
  std::uint64_t score_ = 0;
  int moves_ = 0;
  bool won_ = false;
};

}  // namespace quintet::twenty48
