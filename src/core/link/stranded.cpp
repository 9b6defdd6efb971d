#include "core/link/stranded.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "core/link/gravity.hpp"
#include "core/link/sight.hpp"

namespace quintet::link {
namespace {

// Cells of a line that share their tiles: from the cell that these fall to up to a stone, the end of the fall or the edge.
// Without gravity each cell is on its own.
struct Segment {
  int line = 0;  // the column, or the row if tiles fall sideways
  int base = 0;  // the cell of the line that the tiles fall to
  int away = 1;  // the step from it to the next
  int length = 0;
  std::size_t first = 0;  // of its tiles, which stand in order from the base
  int tiles = 0;
  int gone = 0;
  int cell(int index) const { return base + away * index; }
  // The first `count` of its cells.
  Bits cells(int count) const {
    if (count == 0) return 0;
    return away > 0 ? up_to(base + count - 1) & ~below(base) : up_to(base) & ~below(base - count + 1);
  }
};

struct Standing {
  Tile kind{};
  std::size_t segment = 0;
  int index = 0;  // among the tiles of the segment
  bool gone = false;
  std::size_t partner = 0;  // the next tile of its kind, in a ring
  // It may stand on the cells of its segment from `least` to `index`. The places there from which a path with a turn can
  // start are among all of these.
  int least = 0;
  std::size_t first_open = 0, last_open = 0;
};

class Relaxed {
 public:
  Relaxed(const Board& board, const Rules& rules);

  // Removes what can be removed. Whether tiles are left.
  bool run();

 private:
  void add_line(const Board& board, const Fall& fall, int line, bool apart);
  void join_kinds();
  Point point(int line, int cell) const { return upright_ ? Point{cell, line} : Point{line, cell}; }
  Bits row(int at) const { return rows_[static_cast<unsigned>(at)]; }
  Bits column(int at) const { return columns_[static_cast<unsigned>(at)]; }
  void fill(Point at);
  void remove(Standing& tile);
  bool is_clear_between(const Standing& a, const Standing& b) const;
  void place_all();
  void place(Standing& tile, int gone_in_front, bool is_last);
  std::span<const Seer> open_places(const Standing& tile) const;
  bool can_go(const Standing& tile) const;
  bool can_match(const Standing& a, const Standing& b) const;
  bool can_match_straight(const Standing& a, const Standing& b) const;

  Size size_;
  Outside outside_;
  bool upright_ = true;  // tiles fall along the columns
  // The cells that are never empty in the relaxed game.
  std::array<Bits, kMaxSide> rows_{}, columns_{};
  std::vector<Segment> segments_;
  std::vector<Standing> tiles_;    // segment by segment
  std::vector<Seer> open_places_;  // with what a tile may see there at best
};

Relaxed::Relaxed(const Board& board, const Rules& rules) : size_(board.size()), outside_(rules.outside) {
  const bool apart = rules.gravity == Gravity::None;
  for (const Fall& fall : falls(size_, apart ? Gravity::Down : rules.gravity)) {
    upright_ = fall.step.row != 0;
    const auto [first, last] =
        upright_ ? std::pair(fall.from.column, fall.to.column) : std::pair(fall.from.row, fall.to.row);
    for (int line = first; line < last; ++line) add_line(board, fall, line, apart);
  }
  join_kinds();
}

void Relaxed::fill(Point at) {
  rows_[static_cast<unsigned>(at.row)] |= bit(at.column);
  columns_[static_cast<unsigned>(at.column)] |= bit(at.row);
}

void Relaxed::add_line(const Board& board, const Fall& fall, int line, bool apart) {
  const auto [from, to] =
      upright_ ? std::pair(fall.from.row, fall.to.row) : std::pair(fall.from.column, fall.to.column);
  const int away = -(fall.step.row + fall.step.column);
  bool begins = true;
  for (int cell = away > 0 ? from : to - 1; cell >= from && cell < to; cell += away) {
    const Point at = point(line, cell);
    if (board[at] != Tile::Empty) fill(at);
    if (board[at] == Tile::Stone || apart) begins = true;
    if (board[at] == Tile::Stone) continue;
    if (begins) segments_.push_back({.line = line, .base = cell, .away = away, .first = tiles_.size()});
    begins = false;
    Segment& segment = segments_.back();
    ++segment.length;
    if (is_tile(board[at])) tiles_.push_back({board[at], segments_.size() - 1, segment.tiles++});
  }
}

void Relaxed::join_kinds() {
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  std::array<std::size_t, 256> first, last;
  first.fill(kNone);
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    const auto kind = static_cast<std::size_t>(tiles_[i].kind);
    if (first[kind] == kNone)
      first[kind] = i;
    else
      tiles_[last[kind]].partner = i;
    last[kind] = i;
    tiles_[i].partner = first[kind];
  }
}

// The cell that the last tile of the segment stood on can be empty from now on.
void Relaxed::remove(Standing& tile) {
  tile.gone = true;
  Segment& segment = segments_[tile.segment];
  ++segment.gone;
  const Point at = point(segment.line, segment.cell(segment.tiles - segment.gone));
  rows_[static_cast<unsigned>(at.row)] &= ~bit(at.column);
  columns_[static_cast<unsigned>(at.column)] &= ~bit(at.row);
}

// Both in one segment.
bool Relaxed::is_clear_between(const Standing& a, const Standing& b) const {
  const auto [first, last] = std::minmax(a.index, b.index);
  const std::size_t from = segments_[a.segment].first;
  for (int i = first + 1; i < last; ++i) {
    if (!tiles_[from + static_cast<std::size_t>(i)].gone) return false;
  }
  return true;
}

std::span<const Seer> Relaxed::open_places(const Standing& tile) const {
  return std::span(open_places_).subspan(tile.first_open, tile.last_open - tile.first_open);
}

void Relaxed::place(Standing& tile, int gone_in_front, bool is_last) {
  const Segment& segment = segments_[tile.segment];
  const int length = upright_ ? size_.height : size_.width;
  const Bits others = (upright_ ? column(segment.line) : row(segment.line)) & ~segment.cells(segment.length);
  tile.least = tile.index - gone_in_front;
  tile.first_open = open_places_.size();
  for (int index = tile.least; index <= tile.index; ++index) {
    // As many tiles as it has cells before it stand in front; behind it there may be none.
    const Bits behind = is_last ? 0 : segment.cells(segment.length) & ~segment.cells(index + 1);
    const Point at = point(segment.line, segment.cell(index));
    const View own = look(others | segment.cells(index) | behind, segment.cell(index), length);
    const View crossing =
        upright_ ? look(row(at.row), at.column, size_.width) : look(column(at.column), at.row, size_.height);
    const Seer seer = upright_ ? Seer{at, crossing, own} : Seer{at, own, crossing};
    if (is_open(seer, outside_)) open_places_.push_back(seer);
  }
  tile.last_open = open_places_.size();
}

void Relaxed::place_all() {
  open_places_.clear();
  for (const Segment& segment : segments_) {
    const std::span<Standing> tiles =
        std::span(tiles_).subspan(segment.first, static_cast<std::size_t>(segment.tiles));
    const auto stays = [](const Standing& tile) { return !tile.gone; };
    const auto last = std::ranges::find_if(tiles.rbegin(), tiles.rend(), stays);
    const std::ptrdiff_t last_index = tiles.rend() - last - 1;  // -1: all are gone
    int gone = 0;
    for (Standing& tile : tiles) {
      place(tile, gone, tile.index >= last_index);
      gone += tile.gone ? 1 : 0;
    }
  }
}

bool Relaxed::can_match_straight(const Standing& a, const Standing& b) const {
  if (a.segment == b.segment) return is_clear_between(a, b);
  const Segment &of_a = segments_[a.segment], &of_b = segments_[b.segment];
  const auto is_clear = [](Bits line, int from, int to) { return (line & between(from, to)) == 0; };
  const auto [low, high] = std::minmax({of_b.cell(b.least), of_b.cell(b.index)});
  for (int index = a.least; index <= a.index; ++index) {
    const int cell = of_a.cell(index);
    if (of_a.line == of_b.line) {
      const Bits line = upright_ ? column(of_a.line) : row(of_a.line);
      if (is_clear(line, cell, low) || is_clear(line, cell, high)) return true;
    } else if (cell >= low && cell <= high) {
      if (is_clear(upright_ ? row(cell) : column(cell), of_a.line, of_b.line)) return true;
    }
  }
  return false;
}

bool Relaxed::can_match(const Standing& a, const Standing& b) const {
  if (can_match_straight(a, b)) return true;
  for (const Seer& from : open_places(a)) {
    for (const Seer& to : open_places(b)) {
      if (from.at != to.at && is_linked_by_turns(rows_, columns_, outside_, from, to)) return true;
    }
  }
  return false;
}

bool Relaxed::can_go(const Standing& tile) const {
  for (const Standing* other = &tiles_[tile.partner]; other != &tile; other = &tiles_[other->partner]) {
    if (can_match(tile, *other)) return true;
  }
  return false;
}

// The places are those at the start of each round: fewer than those of the moment, so that a round may find less; in the
// last round, which finds nothing, they are all.
bool Relaxed::run() {
  std::vector<std::size_t> left(tiles_.size());
  std::iota(left.begin(), left.end(), std::size_t{0});
  for (std::size_t before = 0; !left.empty() && left.size() != before;) {
    before = left.size();
    place_all();
    std::erase_if(left, [&](std::size_t tile) {
      if (!can_go(tiles_[tile])) return false;
      remove(tiles_[tile]);
      return true;
    });
  }
  return !left.empty();
}

}  // namespace

bool strands_a_tile(const Board& board, const Rules& rules) {
  if (!settle(board, rules.gravity).shifts.empty()) return false;
  return Relaxed(board, rules).run();
}

}  // namespace quintet::link
