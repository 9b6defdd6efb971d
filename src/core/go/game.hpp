// Go as a value: from the first stone or handicap to the agreed count.
//
//   playing    Black and White place stones and take; two passes in a row stop the game
//   counting   both mark the chains that are dead; they agree, or play on
//   over       by agreement, by a resignation, on time, without a result, or by the stones taken in Capture Go
//
// Under rules without superko a cycle in which both sides lose as many stones, such as three kos, ends the game without
// result; one in which a side loses more just costs it these stones.
//
// What is marked while counting is a move too, so that undo, redo, saves and replays hold it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/race.hpp"
#include "core/go/rules.hpp"
#include "core/go/score.hpp"
#include "core/parse_error.hpp"

namespace quintet::go {

// Where handicap stones stand: on the stars, or where Black places them in the first moves.
enum class Placement : std::uint8_t { Fixed, Free };

// One point stays free.
constexpr int most_handicap(int side) {
  return side * side - 1;
}
// In Capture Go.
inline constexpr int kMostToTake = 99;

struct Start {
  int side = kUsualSide;
  RuleSet rules = RuleSet::Chinese;
  int komi = rules_of(RuleSet::Chinese).komi;  // in half points
  int handicap = 0;                            // 0, or from 2 to most_handicap stones
  Placement placement = Placement::Fixed;
  // Capture Go: whoever has taken so many stones first has won; where nobody can, the count decides. 0: the whole game.
  int to_take = 0;
  // A position that is set up: its stones by colour, and who begins. With stones the handicap only counts for its bonus.
  std::array<std::vector<Point>, 2> stones{};
  Colour first = Colour::Black;

  bool is_set_up() const { return !stones[0].empty() || !stones[1].empty() || first != Colour::Black; }
  friend bool operator==(const Start&, const Start&) = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    Stone,  // on `at`, by the side to move
    Pass,
    Dead,       // while counting: the group of the chain at `at` (group_of) is dead, or alive again
    DeadChain,  // the same of this chain alone
    Seki,       // while counting: the chain at `at` has no points under territory scoring, or has them again
    PlayOn,
    Agree,
    NoResult,  // both agree that the game has none
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
  return move.kind == Move::Kind::Stone || move.kind == Move::Kind::Pass;
}
constexpr bool is_resignation(const Move& move) {
  return move.kind == Move::Kind::ResignBlack || move.kind == Move::Kind::ResignWhite;
}
constexpr bool is_mark(const Move& move) {
  using Kind = Move::Kind;
  return move.kind == Kind::Dead || move.kind == Kind::DeadChain || move.kind == Kind::Seki;
}
// What is marked while counting is undone with the pass that has stopped the game.
constexpr Undoing undoing_of(const Move& move) {
  using Kind = Move::Kind;
  if (is_mark(move)) return Undoing::WithMoveBefore;
  const bool goes_on = move.kind == Kind::Stone || move.kind == Kind::Pass || move.kind == Kind::PlayOn;
  return goes_on ? Undoing::WithTurn : Undoing::Alone;
}

// The stones of this colour that are connected with the one at `at` by points that are empty or of this colour. Those in
// the territory of the other side are dead together. Requires a stone.
std::vector<Point> group_of(const Board& board, Point at);

// Why a move is or is not legal, so that the interface can say so.
enum class Verdict : std::uint8_t {
  Legal,
  Outside,
  Taken,
  Suicide,
  Ko,
  Superko,        // the board would look as it did before
  Counting,       // play has stopped
  NotCounting,    // there is nothing to mark or to agree to yet
  NoChain,        // there is no stone to mark
  HandicapFirst,  // Black still has handicap stones to place, and may not pass
  Over,
};

enum class Phase : std::uint8_t { Playing, Counting, Over };
enum class Ending : std::uint8_t { None, Counted, Resigned, Time, NoResult, Taken };

struct Played {
  Move move;
  Stone stone = Stone::None;    // None where no stone was placed
  std::vector<Point> captured;  // stones taken off the board, the own ones after a suicide
  std::vector<Point>
      atari;  // a stone of each chain of the other colour that this move has left with one liberty
};

class Game {
 public:
  using Start = go::Start;
  using Move = go::Move;
  using Played = go::Played;
  static constexpr std::string_view kName = "go";

  Game() : Game(Start{}) {}
  // Requires that `check` finds nothing.
  explicit Game(const Start& start);

  // Other terms for the moves that follow and for the count.
  void set_terms(RuleSet rules, int komi);

  // What is wrong with a start, in English; empty if nothing is.
  static std::string_view check(const Start& start);

  const Start& start() const { return start_; }
  const Rules& rules() const { return rules_of(start_.rules); }
  const Board& board() const { return board_; }
  Colour to_move() const { return to_move_; }
  // The first player has black.
  Seat black() const { return Seat::First; }
  Seat acting() const { return to_move_ == Colour::Black ? Seat::First : Seat::Second; }
  // What White gets where the area is counted, whatever the rules say: komi and `area_bonus`, in half points.
  int area_komi() const { return start_.komi + 2 * area_bonus(rules(), start_.handicap); }
  // Free handicap stones that Black has still to place.
  int handicap_left() const { return handicap_left_; }
  // The stones that this side has taken; under AGA rules its opponent's passes too.
  int prisoners(Colour by) const { return prisoners_[index_of(by)]; }
  // Of Capture Go.
  Race race() const { return {start_.to_take, prisoners_}; }
  // Whether the last move was a pass, so that another one stops the game.
  bool passed() const { return passes_ > 0; }
  // Where the latest stones were placed, the last one first; nothing for a pass.
  using Recent = std::array<std::optional<Point>, 3>;
  const Recent& recent() const { return recent_; }

  Phase phase() const { return phase_; }
  bool over() const { return phase_ == Phase::Over; }
  const Marks& marks() const { return marks_; }
  // The count as the chains are marked now. While playing, as if all stones were alive.
  Count count() const { return count(marks_); }
  // The count if they were marked so.
  Count count(const Marks& marks) const { return count(marks, rules().scoring); }
  // The same by this way of scoring, with the same komi.
  Count count(const Marks& marks, Scoring scoring) const;

  Verdict judge(const Move& move) const;
  bool is_legal(const Move& move) const { return judge(move) == Verdict::Legal; }
  Played play(const Move& move);

  Outcome outcome() const { return outcome_; }
  Ending ending() const { return ending_; }

  // `3,15` for a stone, `dead 3,15`, `seki 3,15`, otherwise a word such as `pass` or `agree`.
  static std::string write_move(const Move& move);
  static std::optional<Move> read_move(std::string_view text);
  // `side=19 rules=chinese komi=7.5 handicap=0 placement=fixed`, for Capture Go `take=5`, and for a position
  // `black=3,3;4,4 white=- first=white`.
  static std::string write_start(const Start& start);
  static Expected<Start, ParseError> read_start(std::string_view text);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  Verdict judge_stone(Point at) const;
  // What must not come again, as the rules say: the stones by their key, the side to move, and how many stones more Black
  // has taken.
  struct Situation {
    std::uint64_t key;
    Colour next;
    int taken;
    friend bool operator==(const Situation&, const Situation&) = default;
  };
  Situation situation(std::uint64_t key, Colour next) const;
  bool was_seen(std::uint64_t key, Colour next) const;
  void play_stone(Point at, Played& played);
  void pass();
  void remember(std::optional<Point> move) { recent_ = {move, recent_[0], recent_[1]}; }
  void toggle(Move::Kind kind, Point at);
  void finish(Outcome outcome, Ending ending);

  Start start_;
  Board board_;
  Colour to_move_ = Colour::Black;
  int handicap_left_ = 0;
  std::array<int, 2> prisoners_{};
  int passes_ = 0;  // in a row
  Recent recent_{};
  Phase phase_ = Phase::Playing;
  Marks marks_;
  Outcome outcome_ = Outcome::Playing;
  Ending ending_ = Ending::None;
  std::vector<Situation> seen_;  // up to this one
};

}  // namespace quintet::go
