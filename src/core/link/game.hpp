// Link-up as a value: take away pairs of equal tiles joined by a path with at most two turns; tiles may fall
// after each pair; the board won is the board empty.
//
// When no pair is left to take, the tiles are placed anew at once: the same tiles on the same cells, solvable
// again. The player may ask for the same as a move. The chance for it comes from the Random inside the game,
// so undo, redo and a replay meet the very same boards.
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

// Why a move is or is not allowed, so that the scene can say it.
enum class Verdict : std::uint8_t { Legal, SameTile, NotATile, DifferentPictures, NoPath, WrongPlacing };

// What a game starts from: the dealt board with its proof, the order of pairs that clears it. Each pair
// stands where its tiles are when its turn comes, after those before it are gone and the others have fallen.
struct Start {
  Rules rules;
  Board board;
  Random random;
  std::vector<Pair> solution;
  friend bool operator==(const Start&, const Start&) = default;
};

// Take a pair, or have the tiles placed anew. A move read from a save also carries how the tiles were placed
// when it was played first; then chance is not asked again.
struct Move {
  std::optional<Pair> pair;  // nothing: a shuffle
  std::vector<Tile> placed;  // the tiles in row order of their cells, if they were placed anew

  Move(const Pair& taken) : pair(taken) {}
  static Move shuffle() { return Move(); }
  friend bool operator==(const Move&, const Move&) = default;

 private:
  Move() = default;
};

// Everything that a move changed, in the order in which it happened.
struct Played {
  Tile tile = Tile::Empty;        // the picture of the pair taken; Empty for a shuffle
  Path path;                      // from the first tile to the second
  std::vector<Shift> shifts;      // tiles that fell
  std::vector<Shift> reshuffled;  // every tile of the board, where it came from and where it went; or nothing
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

  // A shuffle is legal while there are tiles. Should no placing be solvable, which takes stones and ill luck,
  // it changes nothing.
  Verdict judge(const Move& move) const;
  bool is_legal(const Move& move) const { return judge(move) == Verdict::Legal; }
  Played play(const Move& move);
  Move recorded(const Move& move, const Played& played) const;

  bool won() const { return board_.tiles() == 0; }
  // Tiles are left, none can be taken and no new placing of them can be cleared.
  bool stuck() const;
  bool over() const { return won() || stuck(); }

  int pairs_taken() const { return pairs_taken_; }
  // Placings anew so far, those that the player asked for included.
  int reshuffles() const { return reshuffles_; }

  // `3,4 3,7` or `shuffle`, then ` placed=…` where the move carries a placing.
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
