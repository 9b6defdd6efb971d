#include "core/link/lines.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "core/link/sight.hpp"

namespace quintet::link {
namespace {

Seer seer(const Board& board, Point at) {
  return {at, look(board.row(at.row), at.column, board.size().width),
          look(board.column(at.column), at.row, board.size().height)};
}

bool is_joined_straight(const Board& board, Point a, Point b) {
  if (a.row == b.row) return (board.row(a.row) & between(a.column, b.column)) == 0;
  if (a.column == b.column) return (board.column(a.column) & between(a.row, b.row)) == 0;
  return false;
}

bool is_linked(const Board& board, Outside outside, const Seer& a, const Seer& b) {
  return is_joined_straight(board, a.at, b.at) ||
         is_linked_by_turns(board.rows(), board.columns(), outside, a, b);
}

// The lane for the middle segment of a path, and the number of steps that the path takes along the two lines.
struct Lane {
  int at = 0;
  int steps = 0;
};

// An end of a path on one of two parallel lines.
struct End {
  int line = 0;
  int at = 0;
  View view;
};

// The lane nearest to both ends; the lower one of two equally near lanes.
std::optional<Lane> nearest_lane(std::span<const Bits> lines, int length, Outside outside, const End& a,
                                 const End& b) {
  if (a.line == b.line) return std::nullopt;
  const auto [low, high] = std::minmax(a.at, b.at);
  const Bits lanes = shared_lanes(lines, a.line, a.view, b.line, b.view);
  if (const Bits inner = lanes & between(low, high); inner != 0) {
    return Lane{std::countr_zero(inner), high - low};
  }
  const bool around = outside == Outside::Allowed;
  const Bits left = lanes & below(low);
  const Bits right = lanes & ~up_to(high);
  std::optional<Lane> best;
  if (left != 0 || (around && a.view.past_low && b.view.past_low)) {
    const int at = static_cast<int>(std::bit_width(left)) - 1;
    best = Lane{at, high - low + 2 * (low - at)};
  }
  if (right != 0 || (around && a.view.past_high && b.view.past_high)) {
    const int at = right != 0 ? std::countr_zero(right) : length;
    const Lane lane{at, high - low + 2 * (at - high)};
    if (!best || lane.steps < best->steps) best = lane;
  }
  return best;
}

std::optional<Path> two_turns(const Board& board, Outside outside, const Seer& a, const Seer& b) {
  const auto upright = nearest_lane(board.rows(), board.size().width, outside,
                                    {a.at.row, a.at.column, a.across}, {b.at.row, b.at.column, b.across});
  const auto level = nearest_lane(board.columns(), board.size().height, outside,
                                  {a.at.column, a.at.row, a.down}, {b.at.column, b.at.row, b.down});
  if (!upright && !level) return std::nullopt;
  const int apart_rows = std::abs(a.at.row - b.at.row);
  const int apart_columns = std::abs(a.at.column - b.at.column);
  if (upright && (!level || upright->steps + apart_rows <= level->steps + apart_columns)) {
    return Path{a.at, {a.at.row, upright->at}, {b.at.row, upright->at}, b.at};
  }
  return Path{a.at, {level->at, a.at.column}, {level->at, b.at.column}, b.at};
}

// The tiles from which a path with a turn can start, in row order, as linked lists by picture: `next` is the next tile
// with the same picture.
struct OpenTiles {
  std::vector<Seer> seers;
  std::vector<int> next;
  std::vector<int> index_of;  // by cell; -1 for a tile without an open side
};

// The cells of a row beside which there is an empty one, or the way around the board.
Bits beside_empty(const Board& board, Outside outside, int row) {
  const int last_row = board.size().height - 1, last = board.size().width - 1;
  const Bits around = outside == Outside::Allowed ? up_to(last) : 0;
  const Bits above = row > 0 ? ~board.row(row - 1) : around;
  const Bits under = row < last_row ? ~board.row(row + 1) : around;
  const Bits empty = ~board.row(row) & up_to(last);
  return above | under | empty << 1U | empty >> 1U | (around & (bit(0) | bit(last)));
}

OpenTiles open_tiles(const Board& board, Outside outside) {
  OpenTiles open;
  const auto width = static_cast<std::size_t>(board.size().width);
  open.index_of.assign(board.cells().cells().size(), -1);
  open.seers.reserve(static_cast<std::size_t>(board.tiles()));
  std::array<int, 256> last;
  last.fill(-1);
  for (int row = 0; row < board.size().height; ++row) {
    for (Bits left = board.row(row) & beside_empty(board, outside, row); left != 0; left &= left - 1) {
      const Point at{row, std::countr_zero(left)};
      const Tile kind = board[at];
      if (kind == Tile::Stone) continue;
      const int index = static_cast<int>(open.seers.size());
      open.index_of[static_cast<std::size_t>(row) * width + static_cast<std::size_t>(at.column)] = index;
      open.seers.push_back(seer(board, at));
      open.next.push_back(-1);
      int& previous = last[static_cast<std::size_t>(kind)];
      if (previous >= 0) open.next[static_cast<std::size_t>(previous)] = index;
      previous = index;
    }
  }
  return open;
}

// Calls `visit(a, b)` for the pairs that match, `a` in row order, until it returns false. A tile without an open side
// can only match an equal neighbour, so the search among all tiles of a picture covers open tiles only.
template <class Visit>
void each_pair(const Board& board, Outside outside, Visit visit) {
  const OpenTiles open = open_tiles(board, outside);
  const auto cells = board.cells().cells();
  const Size size = board.size();
  const auto width = static_cast<std::size_t>(size.width);
  Point at;
  for (std::size_t i = 0; i < cells.size(); ++i, ++at.column) {
    if (at.column == size.width) at = {at.row + 1, 0};
    if (!is_tile(cells[i])) continue;
    const bool same_right = at.column + 1 < size.width && cells[i + 1] == cells[i];
    const bool same_below = at.row + 1 < size.height && cells[i + width] == cells[i];
    if (same_right && !visit(at, at + Point{0, 1})) return;
    if (same_below && !visit(at, at + Point{1, 0})) return;
    if (open.index_of[i] < 0) continue;
    const Seer& a = open.seers[static_cast<std::size_t>(open.index_of[i])];
    for (int j = open.next[static_cast<std::size_t>(open.index_of[i])]; j >= 0;
         j = open.next[static_cast<std::size_t>(j)]) {
      const Seer& b = open.seers[static_cast<std::size_t>(j)];
      const Point apart = b.at - a.at;
      if (std::abs(apart.row) + std::abs(apart.column) == 1) continue;  // a neighbour: visited above
      if (is_linked(board, outside, a, b) && !visit(a.at, b.at)) return;
    }
  }
}

}  // namespace

std::optional<Path> find_path(const Board& board, Outside outside, Point a, Point b) {
  if (is_joined_straight(board, a, b)) return Path{a, b};
  const Seer from = seer(board, a);
  if (!is_open(from, outside)) return std::nullopt;
  const Seer to = seer(board, b);
  if (!is_open(to, outside)) return std::nullopt;
  if (is_joined_at_corner(from, to)) return Path{a, {a.row, b.column}, b};
  if (is_joined_at_corner(to, from)) return Path{a, {b.row, a.column}, b};
  return two_turns(board, outside, from, to);
}

bool is_linked(const Board& board, Outside outside, Point a, Point b) {
  if (is_joined_straight(board, a, b)) return true;
  const Seer from = seer(board, a);
  return is_open(from, outside) && is_linked(board, outside, from, seer(board, b));
}

std::vector<Pair> removable_pairs(const Board& board, Outside outside) {
  std::vector<Pair> pairs;
  std::size_t first_of_tile = 0;
  each_pair(board, outside, [&](Point a, Point b) {
    if (pairs.empty() || pairs.back().a != a) first_of_tile = pairs.size();
    pairs.push_back({a, b});
    // Neighbours come first and may have to move back; there are few, so insertion is enough.
    for (std::size_t i = pairs.size() - 1; i > first_of_tile && pairs[i].b < pairs[i - 1].b; --i) {
      std::swap(pairs[i], pairs[i - 1]);
    }
    return true;
  });
  return pairs;
}

bool has_pair(const Board& board, Outside outside) {
  bool found = false;
  each_pair(board, outside, [&](Point, Point) {
    found = true;
    return false;
  });
  return found;
}

}  // namespace quintet::link
