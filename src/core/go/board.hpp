// The board of go: stones on the crossings of a square grid, and the chains that they form.
//
// Stones of one colour that are connected along lines are a chain; the empty points beside it are its liberties, which all
// its stones share. A stone that takes the last liberty of chains of the other colour takes these chains off the board
// first, and its own chain if that has none then.
//
// For playouts, which place millions of stones a second, a chain knows only the number, the sum and the sum of squares of its
// liberties, each counted once for every stone beside it. These are kept up by adding and subtracting, and tell whether the
// chain is in atari: if all its liberties are one point, and only then, the number times the sum of squares is the square of
// the sum. The exact number is found by a walk around the chain. A board is a value of 13 KB, of which a small one copies a
// part only: to search, copy it.
//
// Points have the usual names, a letter for the column without I, and a number for the row counted from the bottom: on a
// board of 19 lines A1 is the lower left corner, K10 the centre, T19 the upper right corner.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/parse_error.hpp"
#include "core/stones.hpp"

namespace quintet::go {

inline constexpr int kLeastSide = 5;
inline constexpr int kMostSide = 25;
inline constexpr int kUsualSide = 19;

using quintet::Colour, quintet::Outcome, quintet::Seat, quintet::Stone;
using quintet::index_of, quintet::kColours, quintet::kSeats, quintet::other, quintet::stone_of;

// The colour of a stone. Requires that there is one.
constexpr Colour colour_of(Stone stone) {
  return stone == Stone::Black ? Colour::Black : Colour::White;
}

class Board {
 public:
  // The number of a point, for searches. Rows follow each other, each with one cell of the rim behind it; a row of the rim
  // stands above and below. A cell of the rim is neither empty nor a stone.
  using Cell = std::uint16_t;
  static constexpr std::size_t kCells = (kMostSide + 2) * (kMostSide + 1) + 1;

  // Requires kLeastSide <= side <= kMostSide.
  explicit Board(int side = kUsualSide);

  int side() const { return side_; }
  Size size() const { return {side_, side_}; }
  bool contains(Point at) const { return size().contains(at); }
  Cell cell(Point at) const { return static_cast<Cell>((at.row + 1) * (side_ + 1) + at.column + 1); }
  Point point(Cell at) const { return {at / (side_ + 1) - 1, at % (side_ + 1) - 1}; }
  // The cells beside and at the corners of one on the board; some may be of the rim.
  std::array<Cell, 4> around(Cell at) const;
  std::array<Cell, 4> corners(Cell at) const;
  bool is_rim(Cell at) const { return cells_[at] == kRim; }

  // Requires a point or a cell of the board, as all below.
  Stone operator[](Cell at) const { return cells_[at]; }
  Stone operator[](Point at) const { return cells_[cell(at)]; }
  bool is_empty(Point at) const { return (*this)[at] == Stone::None; }
  int stones() const { return stones_[0] + stones_[1]; }
  int stones(Colour colour) const { return stones_[index_of(colour)]; }

  // The eight cells around one on the board, two bits each as in Stone, three for the rim: from the lowest bits on as one
  // reads, first those above.
  std::uint16_t surroundings(Cell at) const { return surroundings_[at]; }

  // The neighbours on the board, two to four.
  std::vector<Point> neighbours(Point at) const;

  // Of the chain of the stone at this point, which must be there.
  int chain_size(Point at) const { return chain_size(cell(at)); }
  int liberties(Point at) const { return liberties(cell(at)); }
  bool same_chain(Point a, Point b) const { return head_[cell(a)] == head_[cell(b)]; }
  // All its stones, and all its liberties.
  std::vector<Point> chain(Point at) const;
  std::vector<Point> liberty_points(Point at) const;

  // The same by cells. The head stands for its chain, as long as that is neither joined nor taken.
  Cell head(Cell stone) const { return head_[stone]; }
  int chain_size(Cell stone) const { return chains_[head_[stone]].size; }
  // Counts no further than to `most`.
  int liberties(Cell stone, int most = kMostSide * kMostSide) const;
  bool in_atari(Cell stone) const { return chains_[head_[stone]].in_atari(); }
  // Requires a chain in atari.
  Cell last_liberty(Cell stone) const { return chains_[head_[stone]].last_liberty(); }
  // The next stone of the chain, in a circle.
  Cell next(Cell stone) const { return next_[stone]; }
  // The first two liberties of a chain that has as many, in no order; 0 for a missing one.
  std::array<Cell, 2> two_liberties(Cell stone) const;

  // What a stone of this colour on this empty point would do.
  bool would_capture(Point at, Colour colour) const { return would_capture(cell(at), colour); }
  bool would_capture(Cell at, Colour colour) const;
  bool is_suicide(Point at, Colour colour) const { return is_suicide(cell(at), colour); }
  bool is_suicide(Cell at, Colour colour) const;
  // The point where the side to move may not take back at once the stone that was just taken.
  std::optional<Point> ko() const { return ko_ == 0 ? std::nullopt : std::optional(point(ko_)); }
  bool is_ko(Cell at) const { return ko_ == at; }

  // Places a stone on an empty point and takes chains without liberties. Returns the number of stones taken: of the other
  // colour, or, if there are none and the stone leaves its own chain without liberties, of its own.
  struct Taken {
    int others = 0, own = 0;
    std::array<Cell, 4>
        chains{};  // a cell of each chain taken, from which `next` still leads around; 0: no more
  };
  Taken place(Point at, Colour colour) { return place(cell(at), colour); }
  Taken place(Cell at, Colour colour);
  // After a pass nothing is forbidden by ko.
  void pass() { ko_ = 0; }

  // A number that equals that of another board if they have the same stones on the same points; others equal it with a
  // chance of one in 2^64.
  std::uint64_t key() const { return key_; }
  // The key of the board after `place`.
  std::uint64_t key_after(Point at, Colour colour) const;

  Grid<Stone> grid() const;

  // The same stones, and the same ko.
  friend bool operator==(const Board& a, const Board& b) {
    return a.side_ == b.side_ && a.ko_ == b.ko_ &&
           std::equal(a.cells_.begin(), a.cells_.begin() + a.used(), b.cells_.begin());
  }

  Board(const Board& other) { copy(other); }
  // Nothing of it can be moved without a copy.
  Board(Board&& other) noexcept { copy(other); }
  Board& operator=(const Board& other) {
    if (this != &other) copy(other);
    return *this;
  }
  Board& operator=(Board&& other) noexcept {
    if (this != &other) copy(other);
    return *this;
  }
  ~Board() = default;

 private:
  static constexpr Stone kRim{3};

  // Kept up at the head of each chain.
  struct Chain {
    std::uint16_t size, count;  // of stones, and of liberties once for each stone beside
    std::uint32_t sum, squares;

    void add(Cell liberty) {
      ++count;
      sum += liberty;
      squares += std::uint32_t{liberty} * liberty;
    }
    void remove(Cell liberty) {
      --count;
      sum -= liberty;
      squares -= std::uint32_t{liberty} * liberty;
    }
    bool in_atari() const { return count != 0 && std::uint64_t{count} * squares == std::uint64_t{sum} * sum; }
    Cell last_liberty() const { return static_cast<Cell>(sum / count); }
  };

  template <class Visit>
  void for_chain(Cell at, const Visit& visit) const;
  // The cells that a board of this side has, with its rim.
  std::ptrdiff_t used() const { return (side_ + 2) * (side_ + 1) + 1; }
  void copy(const Board& other);
  void set(Cell at, Stone from, Stone to);
  bool is_first_beside(Cell stone, Cell liberty) const;
  void join(Cell a, Cell b);
  int remove(Cell head);

  int side_;
  Cell ko_ = 0;  // a cell of the rim: there is none
  std::array<int, 2> stones_{};
  std::uint64_t key_ = 0;
  // Behind the cells in use there is nothing.
  std::array<Stone, kCells> cells_;
  std::array<std::uint16_t, kCells> surroundings_;
  // Of stones: the head of the chain, and the next stone of it, around in a circle.
  std::array<Cell, kCells> head_, next_;
  std::array<Chain, kCells> chains_;  // of heads
};

// The board with these stones, or a stone of a chain without liberties. Requires a square of an allowed size.
Expected<Board, Point> board_of(const Grid<Stone>& stones);

// The name of a point, such as `K10`. Reading accepts points on the board only, and small letters too.
std::string point_name(Point at, int side);
std::optional<Point> read_point_name(std::string_view text, int side);

// Reads rows from the top: `.` empty, `X` black, `O` white, small letters too. Refuses rows that do not form a square of an
// allowed size, other characters, and chains without liberties.
Expected<Board, ParseError> read_board(const std::vector<std::string_view>& rows);
std::string write_board(const Board& board);

// The stars, at which handicap stones stand and by which keys jump: five, or nine from 13 lines on if the side is odd;
// four on boards of an even side, none below seven lines. Row by row.
std::vector<Point> star_points(int side);
// The fixed places of 2 to this many handicap stones, in the order of the rules of GTP.
int most_fixed_handicap(int side);
// Requires 2 <= stones <= most_fixed_handicap(side).
std::vector<Point> fixed_handicap(int side, int stones);

}  // namespace quintet::go
