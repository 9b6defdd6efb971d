#include "core/link/gravity.hpp"

#include <span>
#include <utility>

namespace quintet::link {
namespace {

constexpr Point kUp{-1, 0};
constexpr Point kDown{1, 0};
constexpr Point kLeft{0, -1};
constexpr Point kRight{0, 1};

// Whether the cells of the line are already packed towards the side that it falls to. Stones count both as support and
// as something to support, so this may return false for a line that is at rest.
bool rests(const Board& board, const Fall& fall, Point edge) {
  const bool upright = fall.step.row != 0;
  const std::uint64_t line = upright ? board.column(edge.column) : board.row(edge.row);
  const int from = upright ? fall.from.row : fall.from.column;
  const int length = (upright ? fall.to.row : fall.to.column) - from;
  const std::uint64_t mask = length >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << length) - 1;
  const std::uint64_t full = line >> from & mask;
  const bool to_low = fall.step.row + fall.step.column < 0;
  return ((to_low ? full >> 1 : full << 1) & ~full & mask) == 0;
}

// Packs one line, starting with the cell that its tiles fall to.
void pack(Settled& settled, const Fall& fall, Point edge) {
  Point free = edge;
  for (Point at = edge; fall.contains(at); at = at - fall.step) {
    const Tile cell = settled.board[at];
    if (cell == Tile::Empty) continue;
    if (cell != Tile::Stone && at != free) {
      settled.board.set(at, Tile::Empty);
      settled.board.set(free, cell);
      settled.shifts.push_back({at, free});
      free = free - fall.step;
    } else {
      free = at - fall.step;
    }
  }
}

}  // namespace

std::vector<Fall> falls(Size size, Gravity gravity) {
  const int w = size.width;
  const int h = size.height;
  const auto whole = [=](Point step) { return std::vector<Fall>{{{0, 0}, {h, w}, step}}; };
  const auto sides = [=](Point left, Point right) {
    return std::vector<Fall>{{{0, 0}, {h, w / 2}, left}, {{0, w / 2}, {h, w}, right}};
  };
  const auto levels = [=](Point top, Point bottom) {
    return std::vector<Fall>{{{0, 0}, {h / 2, w}, top}, {{h / 2, 0}, {h, w}, bottom}};
  };
  switch (gravity) {
    case Gravity::None:
      return {};
    case Gravity::Down:
      return whole(kDown);
    case Gravity::Up:
      return whole(kUp);
    case Gravity::Left:
      return whole(kLeft);
    case Gravity::Right:
      return whole(kRight);
    case Gravity::LrSplit:
      return sides(kLeft, kRight);
    case Gravity::LrGather:
      return sides(kRight, kLeft);
    case Gravity::UdSplit:
      return levels(kUp, kDown);
    case Gravity::UdGather:
      return levels(kDown, kUp);
    case Gravity::UdShear:
      return sides(kDown, kUp);
    case Gravity::LrShear:
      return levels(kRight, kLeft);
  }
  return {};
}

Settled settle(Board board, Gravity gravity) {
  Settled settled{std::move(board), {}};
  for (const Fall& fall : falls(settled.board.size(), gravity)) {
    const bool upright = fall.step.row != 0;
    const Point along = upright ? kRight : kDown;
    const bool to_end = fall.step.row + fall.step.column > 0;
    Point edge = fall.from;
    if (to_end)
      edge = upright ? Point{fall.to.row - 1, fall.from.column} : Point{fall.from.row, fall.to.column - 1};
    for (; fall.contains(edge); edge = edge + along) {
      if (!rests(settled.board, fall, edge)) pack(settled, fall, edge);
    }
  }
  return settled;
}

bool is_at_rest(const Board& board, Gravity gravity) {
  return settle(board, gravity).shifts.empty();
}

Settled take_pair(Board board, const Pair& pair, Gravity gravity) {
  board.set(pair.a, Tile::Empty);
  board.set(pair.b, Tile::Empty);
  return settle(std::move(board), gravity);
}

}  // namespace quintet::link
