#include "games/link/board_cursor.hpp"

#include <cstdlib>

namespace quintet::link {
namespace {

constexpr int kAside = 4,
              kOffLine = 1000;  // weights against a step ahead: of a step sideways; of leaving the row

// The tile with the smallest `far`, which returns nothing for cells that do not count.
template <class Far>
std::optional<Point> nearest(const link::Board& board, Far far) {
  std::optional<Point> best;
  int shortest = 0;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    const std::optional<int> distance = link::is_tile(board[at]) ? far(at) : std::nullopt;
    if (!distance || (best && *distance >= shortest)) continue;
    best = at;
    shortest = *distance;
  }
  return best;
}

}  // namespace

Point middle_tile(const link::Board& board) {
  const Point middle{board.size().height / 2, board.size().width / 2};
  return nearest(board,
                 [middle](Point at) -> std::optional<int> {
                   return std::abs(at.row - middle.row) + std::abs(at.column - middle.column);
                 })
      .value_or(middle);
}

std::optional<Point> next_tile(const link::Board& board, Point from, Action direction) {
  const bool level = direction == Action::Left || direction == Action::Right;
  const int sign = direction == Action::Left || direction == Action::Up ? -1 : 1;
  return nearest(board, [=](Point at) -> std::optional<int> {
    const Point step = at - from;
    const int along = sign * (level ? step.column : step.row);
    if (along <= 0) return std::nullopt;
    const int aside = std::abs(level ? step.row : step.column);
    return along + kAside * aside + (aside > 0 ? kOffLine : 0);
  });
}

}  // namespace quintet::link
