#include "core/go/tactics.hpp"

#include <algorithm>
#include <array>

namespace quintet::go {
std::vector<Cell> neighbours_in_atari(const Board& board, Cell stone) {
  const Stone rival = stone_of(other(colour_of(board[stone])));
  std::vector<Cell> heads;
  Cell each = stone;
  do {
    for (const Cell beside : board.around(each)) {
      if (board[beside] != rival || !board.in_atari(beside)) continue;
      const Cell head = board.head(beside);
      if (std::ranges::find(heads, head) == heads.end()) heads.push_back(head);
    }
    each = board.next(each);
  } while (each != stone);
  return heads;
}

bool Ladders::is_lost(const Board& board, Cell stone) {
  left_ = kMostMoves;
  return is_taken(board, stone);
}

Cell Ladders::attack(const Board& board, Cell stone) {
  left_ = kMostMoves;
  return taking_move(board, stone);
}

std::vector<Cell> Ladders::saving_moves(const Board& board, Cell stone) {
  const Colour colour = colour_of(board[stone]);
  std::vector<Cell> moves;
  const auto consider = [&](Cell at) {
    if (board.is_ko(at) || board.is_suicide(at, colour)) return;
    left_ = kMostMoves;
    if (escapes(board, stone, at) && std::ranges::find(moves, at) == moves.end()) moves.push_back(at);
  };
  for (const Cell rival : neighbours_in_atari(board, stone)) consider(board.last_liberty(rival));
  consider(board.last_liberty(stone));
  return moves;
}

// The board after a move of the line that is read. It is one of a few that stay, as each is too large for the stack.
const Board& Ladders::after(const Board& board, Cell at, Colour colour) {
  if (depth_ < boards_.size())
    *boards_[depth_] = board;
  else
    boards_.push_back(std::make_unique<Board>(board));
  boards_[depth_]->place(at, colour);
  return *boards_[depth_++];
}

bool Ladders::is_taken(const Board& board, Cell stone) {
  if (--left_ < 0 || depth_ >= kDeepest) return true;
  const Colour colour = colour_of(board[stone]);
  // Taking a stone of the ladder ends it, unless it leaves the chain in atari all the same.
  for (const Cell rival : neighbours_in_atari(board, stone)) {
    const Cell at = board.last_liberty(rival);
    if (!board.is_ko(at) && !board.is_suicide(at, colour) && escapes(board, stone, at)) return false;
  }
  const Cell escape = board.last_liberty(stone);
  return board.is_suicide(escape, colour) || !escapes(board, stone, escape);
}

Cell Ladders::taking_move(const Board& board, Cell stone) {
  const Colour attacker = other(colour_of(board[stone]));
  for (const Cell at : board.two_liberties(stone)) {
    if (at == 0 || board.is_ko(at) || board.is_suicide(at, attacker)) continue;
    const Board& next = after(board, at, attacker);
    const bool taken = next.in_atari(stone) && is_taken(next, stone);
    --depth_;
    if (taken) return at;
  }
  return 0;
}

bool Ladders::escapes(const Board& board, Cell stone, Cell at) {
  const Board& next = after(board, at, colour_of(board[stone]));
  const int liberties = next.liberties(stone, 3);
  const bool escaped = liberties > 2 || (liberties == 2 && taking_move(next, stone) == 0);
  --depth_;
  return escaped;
}

Cell vital_point(const Board& board, Cell inside, Colour owner) {
  constexpr std::size_t kLeast = 3, kMost = 6;
  // How many neighbours in the space a point needs to be vital, by the size of the space.
  constexpr std::array<int, kMost + 1> kNeeded{0, 0, 0, 2, 3, 3, 4};
  std::array<Cell, kMost> space{inside};
  std::array<int, kMost> neighbours{};
  std::size_t count = 1;
  for (std::size_t i = 0; i < count; ++i) {
    for (const Cell beside : board.around(space[i])) {
      if (board.is_rim(beside) || board[beside] == stone_of(owner)) continue;
      if (board[beside] != Stone::None) return 0;
      ++neighbours[i];
      const auto end = space.begin() + static_cast<std::ptrdiff_t>(count);
      if (std::find(space.begin(), end, beside) != end) continue;
      if (count == kMost) return 0;
      space[count++] = beside;
    }
  }
  if (count < kLeast) return 0;
  const auto most = std::ranges::max_element(neighbours);
  return *most >= kNeeded[count] ? space[static_cast<std::size_t>(most - neighbours.begin())] : Cell{0};
}

int liberties_after(const Board& board, Cell at, Colour colour, int most) {
  const Stone own = stone_of(colour);
  std::array<Cell, 3> found{};
  std::size_t count = 0;
  const auto is_known = [&](Cell cell) {
    return std::find(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count), cell) !=
           found.begin() + static_cast<std::ptrdiff_t>(count);
  };
  // A stone that is taken leaves a liberty.
  std::array<Cell, 4> taken{};
  std::size_t taken_count = 0;
  const auto beside = board.around(at);
  for (const Cell each : beside) {
    if (board.is_rim(each) || board[each] == own) continue;
    if (board[each] != Stone::None) {
      if (!board.in_atari(each)) continue;
      taken[taken_count++] = board.head(each);
    }
    found[count++] = each;
    if (static_cast<int>(count) >= most) return most;
  }
  const auto is_taken = [&](Cell cell) {
    if (taken_count == 0 || board[cell] == own || board.is_rim(cell)) return false;
    const auto end = taken.begin() + static_cast<std::ptrdiff_t>(taken_count);
    return std::find(taken.begin(), end, board.head(cell)) != end;
  };
  for (const Cell chain : beside) {
    if (board[chain] != own) continue;
    Cell each = chain;
    do {
      for (const Cell liberty : board.around(each)) {
        const bool is_free = board[liberty] == Stone::None ? liberty != at : is_taken(liberty);
        if (!is_free || is_known(liberty)) continue;
        found[count++] = liberty;
        if (static_cast<int>(count) >= most) return most;
      }
      each = board.next(each);
    } while (each != chain);
  }
  return static_cast<int>(count);
}

bool is_self_atari(const Board& board, Cell at, Colour colour) {
  return liberties_after(board, at, colour, 2) == 1 && !board.would_capture(at, colour);
}

}  // namespace quintet::go
