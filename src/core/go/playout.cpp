#include "core/go/playout.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <utility>

#include "core/go/shape_weights.hpp"
#include "core/go/shapes.hpp"
#include "core/go/tactics.hpp"

namespace quintet::go {
namespace {

// Chances in 100, after the ones that worked in published programs of this kind.
constexpr std::size_t kHundred = 100, kTactics = 90, kShape = 95, kAvoidSelfAtari = 90;

// Random numbers for one playout, quicker than those of Random: xorshift by G. Marsaglia, multiplied (S. Vigna). The bias of
// `below` is one in 2^32.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed | 1U) {}

  std::size_t below(std::size_t bound) {
    state_ ^= state_ >> 12U;
    state_ ^= state_ << 25U;
    state_ ^= state_ >> 27U;
    return static_cast<std::size_t>((((state_ * 0x2545f4914f6cdd1dU) >> 32U) * bound) >> 32U);
  }
  bool comes_up(std::size_t percent) { return below(kHundred) < percent; }

 private:
  std::uint64_t state_;
};

// The empty cells of a board, in any order.
class EmptyCells {
 public:
  explicit EmptyCells(const Board& board) {
    for (int row = 0; row < board.side(); ++row) {
      const Cell first = board.cell({row, 0});
      for (int column = 0; column < board.side(); ++column) {
        const auto at = static_cast<Cell>(first + column);
        if (board[at] == Stone::None) add(at);
      }
    }
  }

  void add(Cell at) { put(at, count_++); }
  void remove(Cell at) { put(cells_[--count_], place_[at]); }

  // A random cell that `wanted` accepts; 0 if there is none.
  template <class Wanted>
  Cell choose(Dice& dice, const Wanted& wanted) {
    for (std::size_t left = count_; left > 0; --left) {
      const std::size_t chosen = dice.below(left);
      const Cell at = cells_[chosen];
      if (wanted(at)) return at;
      put(cells_[left - 1], chosen);  // it is not tried again
      put(at, left - 1);
    }
    return 0;
  }

 private:
  void put(Cell at, std::size_t place) {
    cells_[place] = at;
    place_[at] = static_cast<std::uint16_t>(place);
  }

  std::array<Cell, Board::kCells> cells_;
  std::array<std::uint16_t, Board::kCells> place_;  // of cells in the list
  std::size_t count_ = 0;
};

// The bits of the four neighbours in the surroundings of a cell.
constexpr unsigned kBeside = 0b00'11'00'11'11'00'11'00;

bool has_liberty(const Board& board, Cell at) {
  const unsigned code = board.surroundings(at);
  return ((code | code >> 1U) & kBeside & 0x5555U) != (kBeside & 0x5555U);
}

bool is_legal(const Board& board, Cell at, Colour colour) {
  return board[at] == Stone::None && !board.is_ko(at) &&
         (has_liberty(board, at) || !board.is_suicide(at, colour));
}

// Whether a cell with these surroundings is an eye of this colour.
bool is_eye_among(unsigned code, Stone own) {
  const auto stone = [code](unsigned place) { return static_cast<Stone>(code >> 2U * place & 3U); };
  constexpr std::array kNeighbours{1U, 3U, 4U, 6U}, kCorners{0U, 2U, 5U, 7U};
  const Stone rim{3}, rival = own == Stone::Black ? Stone::White : Stone::Black;
  for (const unsigned place : kNeighbours)
    if (stone(place) != own && stone(place) != rim) return false;
  int rivals = 0;
  bool edge = false;
  for (const unsigned place : kCorners) {
    rivals += static_cast<int>(stone(place) == rival);
    edge = edge || stone(place) == rim;
  }
  return rivals + static_cast<int>(edge) < 2;
}

using EyeTable = std::bitset<1U << 16U>;
EyeTable make_eye_table(Stone own) {
  EyeTable table;
  for (unsigned code = 0; code < table.size(); ++code) table[code] = is_eye_among(code, own);
  return table;
}

// A move that takes or saves stones beside the last move; 0 if there is none.
Cell tactical_move(const Board& board, Cell last, Colour colour, Ladders& ladders, Dice& dice) {
  std::array<Cell, 8> moves{};
  std::size_t count = 0;
  const auto add = [&](Cell at) {
    if (count < moves.size() && is_legal(board, at, colour)) moves[count++] = at;
  };
  const auto look = [&](Cell stone) {
    if (board.is_rim(stone) || board[stone] == Stone::None || !board.in_atari(stone)) return;
    if (board[stone] != stone_of(colour)) return add(board.last_liberty(stone));
    for (const Cell at : ladders.saving_moves(board, stone)) add(at);
  };
  look(last);
  for (const Cell beside : board.around(last)) look(beside);
  return count == 0 ? Cell{0} : moves[dice.below(count)];
}

// The vital point of an eye space beside the last move, such as one that it has made by taking; 0 if there is none.
Cell vital_move(const Board& board, Cell last, Colour colour) {
  for (const Cell beside : board.around(last)) {
    if (board[beside] != Stone::None) continue;
    const Cell at = vital_point(board, beside, other(colour));
    if (at != 0 && is_legal(board, at, colour)) return at;
  }
  return 0;
}

// An empty cell around the last move with a shape, by the weights of the shapes; 0 if there is none.
Cell shape_move(const Board& board, Cell last, Colour colour, Dice& dice) {
  constexpr int kLeastWeight = 4;  // what players do not choose stays possible
  std::array<Cell, 8> moves{};
  std::array<int, 8> weights{};
  std::size_t count = 0, sum = 0;
  const auto consider = [&](Cell at) {
    if (board[at] != Stone::None || !is_shape(board, at) || !is_legal(board, at, colour)) return;
    moves[count] = at;
    weights[count] = kLeastWeight + shape_weight(board, at, colour);
    sum += static_cast<std::size_t>(weights[count++]);
  };
  for (const Cell beside : board.around(last)) consider(beside);
  for (const Cell corner : board.corners(last)) consider(corner);
  if (count == 0) return 0;
  int left = static_cast<int>(dice.below(sum));
  std::size_t drawn = 0;
  while ((left -= weights[drawn]) >= 0) ++drawn;
  return moves[drawn];
}

Cell sensible_move(const Board& board, Colour colour, const std::array<Cell, 2>& last, Ladders& ladders,
                   Dice& dice) {
  if (last[0] != 0 && dice.comes_up(kTactics)) {
    if (const Cell at = tactical_move(board, last[0], colour, ladders, dice); at != 0) return at;
  }
  if (last[0] != 0) {
    if (const Cell at = vital_move(board, last[0], colour); at != 0) return at;
  }
  for (const Cell each : last) {
    if (each == 0 || !dice.comes_up(kShape)) continue;
    const Cell at = shape_move(board, each, colour, dice);
    if (at != 0 && !is_self_atari(board, at, colour)) return at;
  }
  return 0;
}

}  // namespace

bool is_eye(const Board& board, Cell at, Colour colour) {
  static const std::array tables{make_eye_table(Stone::Black), make_eye_table(Stone::White)};
  return tables[index_of(colour)][board.surroundings(at)];
}

bool is_eye(const Board& board, Point at, Colour colour) {
  return is_eye(board, board.cell(at), colour);
}

bool is_sensible(const Board& board, Cell at, Colour colour) {
  return is_legal(board, at, colour) && !is_eye(board, at, colour);
}

Playout play_out(const Board& board, Colour to_move, Sense sense, Random& random,
                 std::array<Board::Cell, 2> last, Race race) {
  Dice dice(random.next());
  Ladders ladders;
  EmptyCells empty(board);
  Playout playout{.board = board, .moves = {}};
  const auto most = static_cast<std::size_t>(3 * board.size().area());
  playout.moves.reserve(most);
  for (int passes = 0; playout.moves.size() < most && passes < 2 && !playout.won_by;
       to_move = other(to_move)) {
    Cell at = sense == Sense::Heavy ? sensible_move(playout.board, to_move, last, ladders, dice) : Cell{0};
    if (at == 0) {
      at = empty.choose(dice, [&](Cell cell) {
        if (!is_sensible(playout.board, cell, to_move)) return false;
        return sense == Sense::Light || !dice.comes_up(kAvoidSelfAtari) ||
               !is_self_atari(playout.board, cell, to_move);
      });
    }
    playout.moves.push_back(at);
    last = {at, last[0]};
    if (at == 0) {
      playout.board.pass();
      ++passes;
      continue;
    }
    passes = 0;
    empty.remove(at);
    const Board::Taken by_move = playout.board.place(at, to_move);
    race.add(to_move, by_move);
    playout.won_by = race.winner();
    for (const Cell taken : by_move.chains) {
      if (taken == 0) break;
      Cell each = taken;
      do {
        empty.add(each);
        each = playout.board.next(each);
      } while (each != taken);
    }
  }
  return playout;
}

int owner_at_end(const Board& end, Cell at) {
  if (end[at] != Stone::None) return end[at] == Stone::Black ? 1 : -1;
  bool black = false, white = false;
  for (const Cell beside : end.around(at)) {
    black = black || end[beside] == Stone::Black;
    white = white || end[beside] == Stone::White;
  }
  return static_cast<int>(black) - static_cast<int>(white);
}

int lead_at_end(const Board& end) {
  int lead = end.stones(Colour::Black) - end.stones(Colour::White);
  for (int row = 0; row < end.side(); ++row) {
    const Cell first = end.cell({row, 0});
    for (int column = 0; column < end.side(); ++column) {
      const auto at = static_cast<Cell>(first + column);
      if (end[at] == Stone::None) lead += owner_at_end(end, at);
    }
  }
  return lead;
}

}  // namespace quintet::go
