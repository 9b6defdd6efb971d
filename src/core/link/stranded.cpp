#include "core/link/stranded.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
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
  Bits cells = 0;           // of its line, on which it may stand
  // The places there from which a path with a turn can start, among those of all tiles; what is seen from any of them, and
  // the lines on which they are.
  std::size_t first_open = 0, last_open = 0;
  Bits across = 0, down = 0, rows = 0, columns = 0;
  unsigned past = 0;  // a bit for each edge that is seen past
};

// Whether nothing that is seen from one is seen from the other, so that no path with turns connects them.
bool are_apart(const Standing& a, const Standing& b) {
  const Bits across = (a.across & (b.across | b.columns)) | (b.across & a.columns);
  const Bits down = (a.down & (b.down | b.rows)) | (b.down & a.rows);
  return (across | down) == 0 && (a.past & b.past) == 0;
}

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
  void place(const Segment& segment);
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
  std::vector<Seer> open_places_;  // with what a tile may see there at best; room for those of each tile
  std::array<int, 256> left_{};    // tiles that are not gone, by kind
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
    ++left_[kind];
  }
}

// The cell that the last tile of the segment stood on can be empty from now on.
void Relaxed::remove(Standing& tile) {
  tile.gone = true;
  --left_[static_cast<std::size_t>(tile.kind)];
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
  const int least = tile.index - gone_in_front;
  tile.cells = segment.cells(tile.index + 1) & ~segment.cells(least);
  tile.last_open = tile.first_open;
  tile.across = tile.down = tile.rows = tile.columns = 0;
  tile.past = 0;
  for (int index = least; index <= tile.index; ++index) {
    // As many tiles as it has cells before it stand in front; behind it there may be none.
    const Bits behind = is_last ? 0 : segment.cells(segment.length) & ~segment.cells(index + 1);
    const Point at = point(segment.line, segment.cell(index));
    const View own = look(others | segment.cells(index) | behind, segment.cell(index), length);
    const View crossing =
        upright_ ? look(row(at.row), at.column, size_.width) : look(column(at.column), at.row, size_.height);
    const Seer seer = upright_ ? Seer{at, crossing, own} : Seer{at, own, crossing};
    if (!is_open(seer, outside_)) continue;
    open_places_[tile.last_open++] = seer;
    tile.across |= seer.across.cells;
    tile.down |= seer.down.cells;
    tile.rows |= bit(at.row);
    tile.columns |= bit(at.column);
    if (outside_ == Outside::Allowed)
      tile.past |= (seer.across.past_low ? 1U : 0U) | (seer.across.past_high ? 2U : 0U) |
                   (seer.down.past_low ? 4U : 0U) | (seer.down.past_high ? 8U : 0U);
  }
}

// Only tiles of a kind of which some are left are asked for.
void Relaxed::place(const Segment& segment) {
  const std::span<Standing> tiles =
      std::span(tiles_).subspan(segment.first, static_cast<std::size_t>(segment.tiles));
  const auto stays = [](const Standing& tile) { return !tile.gone; };
  const auto last = std::ranges::find_if(tiles.rbegin(), tiles.rend(), stays);
  const std::ptrdiff_t last_index = tiles.rend() - last - 1;  // -1: all are gone
  int gone = 0;
  for (Standing& tile : tiles) {
    if (left_[static_cast<std::size_t>(tile.kind)] > 0) place(tile, gone, tile.index >= last_index);
    gone += tile.gone ? 1 : 0;
  }
}

bool Relaxed::can_match_straight(const Standing& a, const Standing& b) const {
  if (a.segment == b.segment) return is_clear_between(a, b);
  const Segment &of_a = segments_[a.segment], &of_b = segments_[b.segment];
  const auto any_cell = [](Bits cells, const auto& is_good) {
    for (; cells != 0; cells &= cells - 1) {
      if (is_good(std::countr_zero(cells))) return true;
    }
    return false;
  };
  if (of_a.line != of_b.line) {
    return any_cell(a.cells & b.cells, [&](int cell) {
      return ((upright_ ? row(cell) : column(cell)) & between(of_a.line, of_b.line)) == 0;
    });
  }
  const Bits line = upright_ ? column(of_a.line) : row(of_a.line);
  const int low = std::countr_zero(b.cells), high = static_cast<int>(std::bit_width(b.cells)) - 1;
  return any_cell(a.cells, [&](int cell) {
    return (line & between(cell, low)) == 0 || (line & between(cell, high)) == 0;
  });
}

bool Relaxed::can_match(const Standing& a, const Standing& b) const {
  if (can_match_straight(a, b)) return true;
  if (are_apart(a, b)) return false;
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

// Segment by segment, forwards and backwards in turn. The places of a segment are found anew when it is looked at; those of
// the others may be fewer than those of the moment, so that a round may find less than there is. After a round that finds
// nothing they are all, and one more with the same places decides.
bool Relaxed::run() {
  std::size_t places = 0;
  for (Standing& tile : tiles_) {
    tile.first_open = tile.last_open = places;
    places += static_cast<std::size_t>(tile.index) + 1;
  }
  open_places_.resize(places);
  for (const Segment& segment : segments_) place(segment);
  std::size_t left = tiles_.size();
  bool forwards = true;
  for (int idle = 0; left > 0 && idle < 2; forwards = !forwards) {
    const std::size_t before = left;
    for (std::size_t k = 0; k < segments_.size(); ++k) {
      const Segment& segment = segments_[forwards ? k : segments_.size() - 1 - k];
      if (idle == 0) place(segment);
      for (std::size_t i = segment.first; i < segment.first + static_cast<std::size_t>(segment.tiles); ++i) {
        if (tiles_[i].gone || !can_go(tiles_[i])) continue;
        remove(tiles_[i]);
        --left;
      }
    }
    idle = left == before ? idle + 1 : 0;
  }
  return left > 0;
}

}  // namespace

bool strands_a_tile(const Board& board, const Rules& rules) {
  if (!settle(board, rules.gravity).shifts.empty()) return false;
  return Relaxed(board, rules).run();
}

}  // namespace quintet::link
