// Gomoku as a value: players place stones in turn until five stand in a row. Openings make the first move fair.
//
//   free    black places, white places, and so on
//   swap    the first player places black, white, black; the second takes a colour
//   swap2   the same, but the second may instead add a white and a black stone and leave the choice to the first
//
// The seats are called first and second; the opening decides which of them plays black.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/gomoku/rules.hpp"
#include "core/parse_error.hpp"

namespace quintet::gomoku {

enum class Opening : std::uint8_t { Free, Swap, Swap2 };
inline constexpr std::array kOpenings{Opening::Free, Opening::Swap, Opening::Swap2};

// The number of stones after which a player chooses a colour, and the same after two stones were added.
inline constexpr int kOpeningStones = 3, kLongOpeningStones = 5;

// free swap swap2
std::string_view name(Opening opening);
std::optional<Opening> read_opening(std::string_view text);

struct Start {
  int side = kUsualSide;
  Rule rule = Rule::Freestyle;
  Opening opening = Opening::Free;
  friend bool operator==(const Start&, const Start&) = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    Stone,      // on `at`, by the colour to move
    TakeBlack,  // a choice of the opening
    TakeWhite,
    AddTwo,  // swap2: place two more and leave the choice to the first player
    Draw,    // both agree
    ResignBlack,
    ResignWhite,
    TimeBlack,  // Black has lost on time
    TimeWhite,
  };
  Kind kind = Kind::Stone;
  Point at = {};
  friend bool operator==(const Move&, const Move&) = default;
};

// Where a move places a stone.
constexpr std::optional<Point> placed_at(const Move& move) {
  return move.kind == Move::Kind::Stone ? std::optional(move.at) : std::nullopt;
}
// Whether it counts in the numbers of moves.
constexpr bool is_numbered(const Move& move) {
  return move.kind == Move::Kind::Stone;
}
constexpr bool is_resignation(const Move& move) {
  return move.kind == Move::Kind::ResignBlack || move.kind == Move::Kind::ResignWhite;
}
constexpr bool is_loss_on_time(const Move& move) {
  return move.kind == Move::Kind::TimeBlack || move.kind == Move::Kind::TimeWhite;
}
constexpr Undoing undoing_of(const Move& move) {
  const bool ends = move.kind == Move::Kind::Draw || is_resignation(move) || is_loss_on_time(move);
  return ends ? Undoing::Alone : Undoing::WithTurn;
}

// Why a move is or is not legal, so that the interface can say so.
enum class Verdict : std::uint8_t {
  Legal,
  Outside,
  Taken,
  Overline,  // forbidden for black under renju, as are the next two
  DoubleFour,
  DoubleThree,
  ChoiceFirst,  // a colour has to be chosen
  NoChoice,     // there is nothing to choose now
  Over,
};

enum class Ending : std::uint8_t { None, Five, Resigned, Time, Agreed, NoMoveLeft };

struct Played {
  Move move;
  Stone stone = Stone::None;  // None where no stone was placed
  Row five;                   // the winning row, where there is one
};

class Game {
 public:
  using Start = gomoku::Start;
  using Move = gomoku::Move;
  using Played = gomoku::Played;
  static constexpr std::string_view kName = "gomoku";

  Game() = default;
  explicit Game(const Start& start);

  const Board& board() const { return board_; }
  Rule rule() const { return start_.rule; }
  Colour to_move() const { return gomoku::to_move(board_); }
  // The seat whose turn it is to place a stone or to choose. Requires !over().
  Seat acting() const;
  // The seat that plays black: fixed from the start without an opening, otherwise the first player until a colour is
  // chosen.
  Seat black() const { return black_; }
  // Whether the colours are final.
  bool settled() const { return settling_ == Settling::Settled; }
  // Whether the next turn is a choice, and whether adding two stones is one of the options.
  bool choosing() const;
  // Whether the two additional stones of swap2 are being placed.
  bool adding() const { return settling_ == Settling::Adding && !choosing(); }
  bool may_add_two() const {
    return choosing() && start_.opening == Opening::Swap2 && board_.stones() == kOpeningStones;
  }

  Verdict judge(const Move& move) const;
  bool is_legal(const Move& move) const { return judge(move) == Verdict::Legal; }
  Played play(const Move& move);

  Outcome outcome() const { return outcome_; }
  Ending ending() const { return ending_; }
  const Row& five() const { return five_; }
  bool over() const { return outcome_ != Outcome::Playing; }

  // `7,7` for a stone, otherwise a word such as `take-black` or `draw`.
  static std::string write_move(const Move& move);
  static std::optional<Move> read_move(std::string_view text);
  // `side=15 rule=freestyle opening=free`
  static std::string write_start(const Start& start);
  static Expected<Start, ParseError> read_start(std::string_view text);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  // The state of the opening: stones are placed, two more are added, or the colours are final.
  enum class Settling : std::uint8_t { Placing, Adding, Settled };

  Verdict judge_stone(Point at) const;
  void finish(Outcome outcome, Ending ending);

  Start start_;
  Board board_;
  Settling settling_ = Settling::Settled;
  Seat black_ = Seat::First;
  Outcome outcome_ = Outcome::Playing;
  Ending ending_ = Ending::None;
  Row five_;
};

}  // namespace quintet::gomoku
