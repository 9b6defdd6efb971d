// Problems of go: a position on a small board, the side that moves, and what it shall do.
//
//   capture    take the marked chain within so many moves of one's own, whatever the other side does
//   ladder     the same by atari after atari; another move is right too if the chase goes on after every answer
//   net        like capture; the first move only blocks the way, it neither touches the chain nor takes a stone
//   snapback   like capture; a stone is given away and its takers are taken
//   live       keep the marked chain on the board for ever
//   kill       take the marked chain in the end
//
// Live and kill are played on the points of `region`, where both sides may also pass; the stones around it stand outside the
// problem and are safe. A move elsewhere counts as a pass. A chain that stands for ever without two eyes, in seki, lives.
//
// A ko counts as failure: the side that solves makes no ko, that is, it does not take a single stone with a single stone that
// could be taken back at once, and the other side takes as it likes. No problem is shipped that this rule decides: the first
// moves that are right stay the same when it is the other side that makes no ko.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/game.hpp"
#include "core/grid.hpp"
#include "core/parse_error.hpp"

namespace quintet::go {

enum class ProblemKind : std::uint8_t { Capture, Snapback, Net, Ladder, Live, Kill };
// In the order in which they are learned.
inline constexpr std::array kProblemKinds{ProblemKind::Capture, ProblemKind::Snapback, ProblemKind::Net,
                                          ProblemKind::Ladder,  ProblemKind::Live,     ProblemKind::Kill};

// "capture", as in the file.
std::string_view name(ProblemKind kind);
std::optional<ProblemKind> read_problem_kind(std::string_view text);

// Whether it is decided within a number of moves; otherwise it is life or death.
constexpr bool is_counted(ProblemKind kind) {
  return kind != ProblemKind::Live && kind != ProblemKind::Kill;
}

inline constexpr int kEasiestProblem = 1;
inline constexpr int kHardestProblem = 5;
// The most points of a region, and the most moves of a side.
inline constexpr int kMostRegion = 10;
inline constexpr int kMostProblemMoves = 30;
inline constexpr int kMostProblemSide = 9;

struct Problem {
  // "net-3f9a2c1b": made from the position and what is asked, so it stays when other problems come or go.
  std::string id;
  ProblemKind kind = ProblemKind::Capture;
  Grid<Stone> stones;  // a square of kLeastSide to kMostProblemSide
  Colour to_move = Colour::Black;
  Point target;  // a stone of the marked chain: of `to_move` to live, of the other side otherwise
  // How many moves the side to move has to take the chain, the last one included; for a ladder how many it takes, but more are
  // allowed; 0 for live and kill.
  int moves = 0;
  std::vector<Point> region{};  // of live and kill, sorted; contains no stone of the marked chain
  int difficulty = kEasiestProblem;
  std::vector<Point> right{};  // all right first moves, sorted

  int side() const { return stones.size().width; }
  Board board() const;
  // The side whose chain is marked.
  Colour defender() const { return kind == ProblemKind::Live ? to_move : other(to_move); }
  // For a game that begins with this position.
  Start start() const;

  friend bool operator==(const Problem&, const Problem&) = default;
};

// The problems of the program, by kind and within a kind the easiest first. Read once, when they are asked for first.
std::span<const Problem> problems();
// nullptr if there is no such problem (any more).
const Problem* find_problem(std::string_view id);

// One line without its end:
//   net-3f9a2c1b level=2 to_move=black moves=3 target=D5 right=E4,F3 board=...X.../..XO.../…
//   live-03d1f0aa level=4 to_move=white target=A2 region=A1,B1,C1 right=B1 board=…
// Reading refuses what is no problem: no stone on the target, of the wrong colour, a right move that is none, unknown words.
// Whether what it says is true is the solver's question.
std::string write_problem(const Problem& problem);
Expected<Problem, ParseError> read_problem(std::string_view line);

// Lines of problems; empty ones and those that begin with `#` are left out. An error names its line. Refuses an id that comes
// twice.
Expected<std::vector<Problem>, ParseError> read_problems(std::string_view text);
std::string write_problems(std::span<const Problem> problems);

// The id of a problem with this position and question.
std::string id_of(const Problem& problem);

}  // namespace quintet::go
