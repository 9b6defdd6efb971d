#include "core/go/vital.hpp"

#include <algorithm>
#include <optional>

#include "core/go/life_table.hpp"
#include "core/go/small_board.hpp"

namespace quintet::go {
namespace {

constexpr int kLeastStones = 3;
// Of all regions together, positions as LifeTable counts them: one region of ten points, or three of nine.
constexpr int kMostPositions = 59'049;

// A group and the points on which it lives or dies.
struct Group {
  Bits stones = 0;
  Bits region = 0;
  Bits target = 0;  // its largest chain
};

// The group of a chain, if nothing but the stones around it leads out of its region: chains of the other side that have no
// liberty elsewhere are inside, as are its own small ones.
std::optional<Group> closed_group(const SmallBoard& board, Bits chain, Colour defender) {
  const Bits own = board.stones(defender), others = board.stones(other(defender));
  Group group{.stones = chain, .region = board.liberties(chain), .target = chain};
  for (Bits before = 0; before != group.region;) {
    before = group.region;
    group.region |= board.beside(group.region) & board.empty();
    any_point(board.beside(group.region) & own & ~group.stones, [&](Bits stone) {
      const Bits added = board.chain(stone);
      group.stones |= added;
      group.region |= board.liberties(added);
      if (count_of(added) > count_of(group.target)) group.target = added;
      return false;
    });
    any_point(board.beside(group.region) & others, [&](Bits stone) {
      const Bits inside = board.chain(stone);
      if ((board.liberties(inside) & ~group.region) == 0) group.region |= inside;
      return false;
    });
    if (count_of(group.region) > LifeTable::kMostRegion) return std::nullopt;
  }
  // What may be taken besides the target is part of what is searched.
  group.region |= group.stones & ~group.target;
  if (count_of(group.region) > LifeTable::kMostRegion || count_of(group.stones) < kLeastStones)
    return std::nullopt;
  return group;
}

// The moves after which the side to move has what it wants, where it would not have it without one.
Bits deciding_moves(const SmallBoard& board, const Group& group, Colour defender, Colour to_move,
                    const std::stop_token& stop) {
  const auto table = LifeTable::of(board,
                                   {.target = first_of(group.target),
                                    .region = group.region,
                                    .attacker = other(defender),
                                    .without_ko = to_move},
                                   stop);
  const bool wants_life = to_move == defender;
  if (!table || table->lives(board, to_move) != wants_life ||
      table->lives(board, other(to_move)) == wants_life)
    return 0;
  Bits moves = 0;
  any_point(group.region & board.empty(), [&](Bits at) {
    SmallBoard after = board;
    const auto placed = after.place(at, to_move);
    if (!placed.legal || placed.is_ko) return false;
    if ((placed.taken & group.target) != 0 || table->lives(after, other(to_move)) == wants_life) moves |= at;
    return false;
  });
  return moves;
}

Point middle_of(const std::vector<Point>& points) {
  const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::row);
  const auto [left, right] = std::ranges::minmax(points, {}, &Point::column);
  return {(top.row + bottom.row) / 2, (left.column + right.column) / 2};
}

// Nine lines of a board around a point. Where it does not end at the edge its last line is empty, so that nothing is taken
// that has liberties farther off.
class Window {
 public:
  Window(const Board& board, Point around) : whole_(board), corner_(corner_for(board.side(), around)) {
    const int side = std::min(board.side(), kSmallSide);
    Grid<Stone> stones({side, side}, Stone::None);
    for (std::size_t i = 0; i < stones.cells().size(); ++i) {
      const Point at = stones.point(i), there{corner_.row + at.row, corner_.column + at.column};
      if (is_cut(at.row, corner_.row, side) || is_cut(at.column, corner_.column, side))
        rim_ |= bit_of(at);
      else
        stones[at] = board[there];
    }
    board_ = SmallBoard(board_of(stones).value());
  }
  const SmallBoard& board() const { return *board_; }
  // Empty points that may not be so.
  Bits rim() const { return rim_; }
  bool contains(Point point) const {
    const int row = point.row - corner_.row, column = point.column - corner_.column;
    return row >= 0 && column >= 0 && row < kSmallSide && column < kSmallSide && (rim_ & at(point)) == 0;
  }
  // Requires one that is contained.
  Bits at(Point point) const { return bit_of({point.row - corner_.row, point.column - corner_.column}); }
  Board::Cell cell(Bits at) const {
    const Point point = point_of(at);
    return whole_.cell({corner_.row + point.row, corner_.column + point.column});
  }

 private:
  static Point corner_for(int side, Point around) {
    const auto first = [side](int line) {
      return std::clamp(line - kSmallSide / 2, 0, std::max(side - kSmallSide, 0));
    };
    return {first(around.row), first(around.column)};
  }
  bool is_cut(int line, int first, int side) const {
    return (line == 0 && first > 0) || (line == side - 1 && first + side < whole_.side());
  }

  const Board& whole_;
  Point corner_;
  std::optional<SmallBoard> board_;
  Bits rim_ = 0;
};

}  // namespace

std::vector<Board::Cell> vital_points(const Board& board, Colour to_move, const std::stop_token& stop) {
  std::vector<Board::Cell> cells;
  std::vector<Board::Cell> seen;  // heads of chains
  int left = kMostPositions;
  for (std::size_t i = 0; i < board.grid().cells().size() && !stop.stop_requested(); ++i) {
    const Point at = board.grid().point(i);
    if (board.is_empty(at) || std::ranges::find(seen, board.head(board.cell(at))) != seen.end()) continue;
    seen.push_back(board.head(board.cell(at)));
    const Colour defender = colour_of(board[at]);
    const Window window(board, middle_of(board.chain(at)));
    if (!window.contains(at)) continue;
    const auto group = closed_group(window.board(), window.board().chain(window.at(at)), defender);
    if (!group ||
        ((window.board().beside(group->region) | group->region | group->stones) & window.rim()) != 0)
      continue;
    any_point(group->stones, [&](Bits stone) {
      seen.push_back(board.head(window.cell(stone)));
      return false;
    });
    int positions = 1;
    for (int points = count_of(group->region); points > 0; --points) positions *= 3;
    if (positions > left) continue;
    left -= positions;
    any_point(deciding_moves(window.board(), *group, defender, to_move, stop), [&](Bits move) {
      cells.push_back(window.cell(move));
      return false;
    });
  }
  if (stop.stop_requested()) return {};
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace quintet::go
