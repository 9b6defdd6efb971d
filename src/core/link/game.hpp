// The rules of Link-up as a value: match pairs of equal tiles connected by a path with at most two turns; gravity may
// move tiles after each pair; an empty board wins.
//
// When no pair is left, the tiles are reshuffled at once: the same tiles on the same cells, solvable again. A reshuffle
// is also a move. Its random numbers come from the Random inside the game, so undo, redo and replay produce the same
// boards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/gravity.hpp"
#include "core/link/path.hpp"
#include "core/link/rules.hpp"
#include "core/parse_error.hpp"
#include "core/random.hpp"

namespace quintet::link {

// Why a move is or is not legal, so that the interface can say so.
enum class Verdict : std::uint8_t { Legal, SameTile, NotATile, DifferentPictures, NoPath, WrongPlacing };

// The start of a game: the dealt board with its solution, the pairs in order. Each pair has the cells of its tiles at
// its turn, after the pairs before it were removed and gravity was applied.
struct Start {
  Rules rules;
  Board board;
  Random random;
  std::vector<Pair> solution;
  friend bool operator==(const Start&, const Start&) = default;
};

// Takes a pair, or reshuffles. A move read from a save also carries the places of the reshuffled tiles, so that no
// random number is used again.
struct Move {
  std::optional<Pair> pair;  // nothing: a shuffle
  std::vector<Tile> placed;  // the tiles in row order of their cells, if they were reshuffled

  Move(const Pair& taken) : pair(taken) {}
  static Move shuffle() { return Move(); }
  friend bool operator==(const Move&, const Move&) = default;

 private:
  Move() = default;
};

// Everything that a move changed, in order.
struct Played {
  Tile tile = Tile::Empty;        // the tile of the pair; Empty for a shuffle
  Path path;                      // from the first tile to the second
  std::vector<Shift> shifts;      // tiles moved by gravity
  std::vector<Shift> reshuffled;  // all tiles with their old and new cells; empty without a reshuffle
};

class Game {
 public:
  using Start = link::Start;
  using Move = link::Move;
  using Played = link::Played;
  static constexpr std::string_view kName = "link";

  Game() = default;
  explicit Game(const Start& start);

  const Board& board() const { return board_; }
  const Rules& rules() const { return rules_; }

  // A shuffle is legal while there are tiles. In the rare case, possible only with stones, that no order of the tiles
  // is solvable, it changes nothing.
  Verdict judge(const Move& move) const;
  bool is_legal(const Move& move) const { return judge(move) == Verdict::Legal; }
  Played play(const Move& move);
  Move recorded(const Move& move, const Played& played) const;

  bool won() const { return board_.tiles() == 0; }
  // There are tiles, but no pair, and no order of the tiles can be cleared.
  bool stuck() const;
  bool over() const { return won() || stuck(); }

  int pairs_taken() const { return pairs_taken_; }
  // The number of reshuffles so far, requested ones included.
  int reshuffles() const { return reshuffles_; }

  // `3,4 3,7` or `shuffle`, then ` placed=…` if the move carries the places.
  static std::string write_move(const Move& move);
  static std::optional<Move> read_move(std::string_view text);
  static std::string write_start(const Start& start);
  static Expected<Start, ParseError> read_start(std::string_view text);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  Verdict judge_pair(const Pair& pair) const;
  bool is_placing(const std::vector<Tile>& placed) const;
  Settled after(const Pair& pair) const;
  std::vector<Shift> place_anew(const std::vector<Tile>& placed);

  Rules rules_;
  Board board_;
  Random random_;
  int pairs_taken_ = 0;
  int reshuffles_ = 0;
};

}  // namespace quintet::link
