// Minesweeper as a value: open all cells without a mine.
//
// The mines are laid by the first opening, so that it can be made safe; the move then carries them (`Laid`), and a save
// never depends on the code that dealt the board. A board that is known before, such as one to be played again, is part
// of the start.
//
// A lost game takes no more moves; a session can undo the fatal one and go on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/mines/field.hpp"
#include "core/mines/flood.hpp"
#include "core/mines/position.hpp"
#include "core/mines/rules.hpp"
#include "core/parse_error.hpp"
#include "core/random.hpp"

namespace quintet::mines {

enum class Cover : std::uint8_t { Closed, Flag, Question, Open };

enum class Status : std::uint8_t { Ready, Playing, Won, Lost };

// Why a move is or is not legal, so that the interface can say so.
enum class Verdict : std::uint8_t {
  Legal,
  Outside,        // of the board
  Over,           // the game has ended
  Protected,      // a flag prevents opening
  AlreadyOpen,    // to be opened or marked again
  NotOpen,        // a chord needs an open cell
  FlagsDiffer,    // a chord needs as many flags as the number says
  NothingToOpen,  // no closed cell without a flag is around the chord
  WrongMines,     // the move carries mines that the rules do not allow, or the mines are laid already
  NotFirst,       // a given board that is proved is opened at its first cell
};

// The mines of a board. `proved`: it can be solved from its first cell by logic alone.
struct Laid {
  Field field;
  bool proved = false;
  friend bool operator==(const Laid&, const Laid&) = default;
};

// The start of a game. A given board has its first cell: the promises of the rules hold for it. If it is proved, which
// holds from that cell alone, no other can be opened before it.
struct Start {
  struct Given {
    Laid laid;
    Point first;
    friend bool operator==(const Given&, const Given&) = default;
  };
  Rules rules;
  Random random;
  std::optional<Given> given{};
  friend bool operator==(const Start&, const Start&) = default;
};

// Open: a closed cell. Mark: from nothing to a flag, to a question mark (if the rules have them), to nothing. Chord: the
// neighbours of an open cell.
enum class Action : std::uint8_t { Open, Mark, Chord };

struct Move {
  Action action = Action::Open;
  Point at;
  // Only in the first opening: the mines that it lays. Without them the game deals a board itself, and `recorded` adds
  // it to the move. A given board needs none.
  std::optional<Laid> laid{};
  friend bool operator==(const Move&, const Move&) = default;
};

// Everything that a move changed.
struct Played {
  struct Marked {
    Point at;
    Cover before = Cover::Closed;
    Cover after = Cover::Closed;
  };
  std::vector<Opened> opened;     // in the order of opening, with waves
  std::optional<Marked> marked;   // the change of a flag
  std::vector<Point> exploded;    // mines that were opened; several only by a chord
  std::optional<Laid> laid;       // the mines, if this move laid them
  Status status = Status::Ready;  // after the move
};

class Game {
 public:
  using Start = mines::Start;
  using Move = mines::Move;
  using Played = mines::Played;
  static constexpr std::string_view kName = "mines";

  Game() = default;
  explicit Game(const Start& start);

  const Rules& rules() const { return rules_; }
  Size size() const { return rules_.size; }
  Status status() const { return status_; }
  bool over() const { return status_ == Status::Won || status_ == Status::Lost; }
  Cover cover(Point at) const { return covers_[at]; }
  // Requires cover(at) == Cover::Open and no mine there.
  int number(Point at) const { return laid_->field.number(at); }
  // Nothing before the mines are laid.
  const std::optional<Laid>& laid() const { return laid_; }
  // The mines without the flags; negative with too many flags.
  int counter() const { return rules_.mines - flags_; }
  // The only cell that can be opened now, where there is one.
  std::optional<Point> first_cell() const { return status_ == Status::Ready ? first_ : std::nullopt; }
  int safe_cells_left() const { return rules_.size.area() - rules_.mines - opened_; }

  Verdict judge(const Move& move) const;
  bool is_legal(const Move& move) const { return judge(move) == Verdict::Legal; }
  Played play(const Move& move);
  Move recorded(const Move& move, const Played& played) const { return {move.action, move.at, played.laid}; }

  // What the player knows, flags aside. Requires status() != Status::Lost.
  Position position() const;

  // `open 3,4`, `mark 3,4`, `chord 3,4`; then ` proved=no mines=0c2…` if the move carries the mines.
  static std::string write_move(const Move& move);
  static std::optional<Move> read_move(std::string_view text);
  static std::string write_start(const Start& start);
  static Expected<Start, ParseError> read_start(std::string_view text);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  Verdict judge_chord(Point at) const;
  bool may_open(Point at) const;
  // The closed neighbours without a flag.
  std::vector<Point> chorded(Point at) const;
  void lay(const Move& move, Played& played);
  void open(const std::vector<Point>& clicked, Played& played);
  void mark(Point at, Played& played);

  Rules rules_;
  Grid<Cover> covers_;
  Random random_;
  std::optional<Laid> laid_;
  std::optional<Point> first_;  // of a given board that is proved
  Status status_ = Status::Ready;
  int flags_ = 0;
  int opened_ = 0;  // safe cells
};

}  // namespace quintet::mines
