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
  std::size_t first_place = 0;  // of its cells
  // The cells, counted from the base, from which a path with a turn can start: for a tile that has others behind it, and for
  // the last one.
  std::array<Bits, 2> open{};
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
  unsigned slot = 0;        // among those of its kind
  Bits banned = 0;          // the slots of those that it cannot be paired with
  int least = 0;            // it stands on a cell of its segment from this one up to `index`
  bool is_last = false;     // there may be none behind it
  Bits cells = 0;           // of its line, on which it may stand
  // What is seen from the places from which a path with a turn can start, and the lines on which they are.
  Bits across = 0, down = 0, rows = 0, columns = 0;
  unsigned past = 0;  // a bit for each edge that is seen past
};

// Whether nothing that is seen from one is seen from the other, so that no path with turns connects them.
bool are_apart(const Standing& a, const Standing& b) {
  const Bits across = (a.across & (b.across | b.columns)) | (b.across & a.columns);
  const Bits down = (a.down & (b.down | b.rows)) | (b.down & a.rows);
  return (across | down) == 0 && (a.past & b.past) == 0;
}

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
// Only of kinds with so many tiles at most, each pair is examined.
constexpr std::size_t kMostPaired = 12;

class Relaxed {
 public:
  Relaxed(const Board& board, const Rules& rules);

  // Removes what can be removed; whether tiles are left. To be called once.
  bool strands() { return run(kNone, kNone); }
  // Whether that can be shown when pairs that can never be taken are left out, within so many looks.
  bool strands_by_pairs(std::int64_t most_looks);
  std::int64_t looks() const { return looks_; }

 private:
  // What changes while tiles are removed.
  struct State {
    // The cells that are never empty in the relaxed game.
    std::array<Bits, kMaxSide> rows{}, columns{};
    std::vector<Segment> segments;
    std::vector<Standing> tiles;  // segment by segment
    std::array<int, 256> left{};  // tiles that are not gone, by kind
    // What a tile sees at best on each cell of the segments: with others behind it, and as the last one.
    std::array<std::vector<Seer>, 2> places;
  };

  void add_line(const Board& board, const Fall& fall, int line, bool apart);
  void join_kinds();
  void find_kinds();
  Point point(int line, int cell) const { return upright_ ? Point{cell, line} : Point{line, cell}; }
  Bits row(int at) const { return now_.rows[static_cast<unsigned>(at)]; }
  Bits column(int at) const { return now_.columns[static_cast<unsigned>(at)]; }
  void fill(Point at);
  void remove(Standing& tile);
  bool is_clear_between(const Standing& a, const Standing& b) const;
  void place(Segment& segment);
  void sum_up(Standing& tile, const Segment& segment) const;
  bool can_go(std::size_t tile) const;
  Bits open_cells(const Standing& tile, const Segment& segment) const;
  const Seer& seer(const Standing& tile, const Segment& segment, int index) const;
  bool can_match(const Standing& a, const Standing& b) const;
  bool can_match_straight(const Standing& a, const Standing& b) const;
  bool run(std::size_t first_held, std::size_t second_held);
  bool run_again(std::size_t first_held, std::size_t second_held) {
    now_ = start_;
    return run(first_held, second_held);
  }
  bool ban_pairs(std::int64_t most_looks);
  bool ban_useless_pairs();
  void ban(std::size_t a, std::size_t b);
  bool is_banned(const Standing& a, const Standing& b) const {
    return has(a.banned, static_cast<int>(b.slot));
  }

  Size size_;
  Outside outside_;
  bool upright_ = true;  // tiles fall along the columns
  State start_, now_;
  std::vector<std::vector<std::size_t>> kinds_;  // the tiles of each of which there are few; the fewest first
  std::size_t first_held_ = kNone, second_held_ = kNone;
  std::int64_t looks_ = 0;
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
  std::size_t places = 0;
  for (Segment& segment : now_.segments) {
    segment.first_place = places;
    places += static_cast<std::size_t>(segment.length);
  }
  for (auto& each : now_.places) each.resize(places);
  for (Segment& segment : now_.segments) place(segment);
}

void Relaxed::fill(Point at) {
  now_.rows[static_cast<unsigned>(at.row)] |= bit(at.column);
  now_.columns[static_cast<unsigned>(at.column)] |= bit(at.row);
}

void Relaxed::add_line(const Board& board, const Fall& fall, int line, bool apart) {
  const auto [from, to] =
      upright_ ? std::pair(fall.from.row, fall.to.row) : std::pair(fall.from.column, fall.to.column);
  const int away = -(fall.step.row + fall.step.column);
  std::vector<Segment>& segments = now_.segments;
  bool begins = true;
  for (int cell = away > 0 ? from : to - 1; cell >= from && cell < to; cell += away) {
    const Point at = point(line, cell);
    if (board[at] != Tile::Empty) fill(at);
    if (board[at] == Tile::Stone || apart) begins = true;
    if (board[at] == Tile::Stone) continue;
    if (begins) segments.push_back({.line = line, .base = cell, .away = away, .first = now_.tiles.size()});
    begins = false;
    Segment& segment = segments.back();
    ++segment.length;
    if (is_tile(board[at]))
      now_.tiles.push_back({.kind = board[at], .segment = segments.size() - 1, .index = segment.tiles++});
  }
}

void Relaxed::join_kinds() {
  std::vector<Standing>& tiles = now_.tiles;
  std::array<std::size_t, 256> first, last;
  first.fill(kNone);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const auto kind = static_cast<std::size_t>(tiles[i].kind);
    if (first[kind] == kNone)
      first[kind] = i;
    else
      tiles[last[kind]].partner = i;
    last[kind] = i;
    tiles[i].partner = first[kind];
    ++now_.left[kind];
  }
}

// The cell that the last tile of the segment stood on can be empty from now on.
void Relaxed::remove(Standing& tile) {
  tile.gone = true;
  --now_.left[static_cast<std::size_t>(tile.kind)];
  Segment& segment = now_.segments[tile.segment];
  ++segment.gone;
  const Point at = point(segment.line, segment.cell(segment.tiles - segment.gone));
  now_.rows[static_cast<unsigned>(at.row)] &= ~bit(at.column);
  now_.columns[static_cast<unsigned>(at.column)] &= ~bit(at.row);
}

// Both in one segment.
bool Relaxed::is_clear_between(const Standing& a, const Standing& b) const {
  const auto [first, last] = std::minmax(a.index, b.index);
  const std::size_t from = now_.segments[a.segment].first;
  for (int i = first + 1; i < last; ++i) {
    if (!now_.tiles[from + static_cast<std::size_t>(i)].gone) return false;
  }
  return true;
}

// Those of a tile of the segment, counted from its base.
Bits Relaxed::open_cells(const Standing& tile, const Segment& segment) const {
  return segment.open[tile.is_last ? 1 : 0] & up_to(tile.index) & ~below(tile.least);
}

const Seer& Relaxed::seer(const Standing& tile, const Segment& segment, int index) const {
  return now_.places[tile.is_last ? 1 : 0][segment.first_place + static_cast<std::size_t>(index)];
}

void Relaxed::sum_up(Standing& tile, const Segment& segment) const {
  tile.cells = segment.cells(tile.index + 1) & ~segment.cells(tile.least);
  tile.across = tile.down = tile.rows = tile.columns = 0;
  tile.past = 0;
  for (Bits open = open_cells(tile, segment); open != 0; open &= open - 1) {
    const Seer& from = seer(tile, segment, std::countr_zero(open));
    tile.across |= from.across.cells;
    tile.down |= from.down.cells;
    tile.rows |= bit(from.at.row);
    tile.columns |= bit(from.at.column);
    if (outside_ == Outside::Allowed)
      tile.past |= (from.across.past_low ? 1U : 0U) | (from.across.past_high ? 2U : 0U) |
                   (from.down.past_low ? 4U : 0U) | (from.down.past_high ? 8U : 0U);
  }
}

// Finds where its tiles can stand, and what they see there; only tiles of a kind of which some are left are asked for.
void Relaxed::place(Segment& segment) {
  const int length = upright_ ? size_.height : size_.width;
  const Bits line = upright_ ? column(segment.line) : row(segment.line);
  const Bits all = segment.cells(segment.length), others = line & ~all;
  segment.open = {};
  for (int index = 0; index < segment.tiles; ++index) {
    const Point at = point(segment.line, segment.cell(index));
    const View crossing =
        upright_ ? look(row(at.row), at.column, size_.width) : look(column(at.column), at.row, size_.height);
    // As many tiles as it has cells before it stand in front; behind the last one there may be none.
    const Bits front = others | segment.cells(index);
    for (std::size_t last = 0; last < 2; ++last) {
      const View own =
          look(last != 0 ? front : front | (all & ~segment.cells(index + 1)), segment.cell(index), length);
      const Seer from = upright_ ? Seer{at, crossing, own} : Seer{at, own, crossing};
      now_.places[last][segment.first_place + static_cast<std::size_t>(index)] = from;
      if (is_open(from, outside_)) segment.open[last] |= bit(index);
    }
  }
  const std::span<Standing> tiles =
      std::span(now_.tiles).subspan(segment.first, static_cast<std::size_t>(segment.tiles));
  const auto stays = [](const Standing& tile) { return !tile.gone; };
  const auto last = std::ranges::find_if(tiles.rbegin(), tiles.rend(), stays);
  const std::ptrdiff_t last_index = tiles.rend() - last - 1;  // -1: all are gone
  int gone = 0;
  for (Standing& tile : tiles) {
    tile.least = tile.index - gone;
    tile.is_last = tile.index >= last_index;
    if (now_.left[static_cast<std::size_t>(tile.kind)] > 0) sum_up(tile, segment);
    gone += tile.gone ? 1 : 0;
  }
}

bool Relaxed::can_match_straight(const Standing& a, const Standing& b) const {
  if (a.segment == b.segment) return is_clear_between(a, b);
  const int line_of_a = now_.segments[a.segment].line, line_of_b = now_.segments[b.segment].line;
  const auto any_cell = [](Bits cells, const auto& is_good) {
    for (; cells != 0; cells &= cells - 1) {
      if (is_good(std::countr_zero(cells))) return true;
    }
    return false;
  };
  if (line_of_a != line_of_b) {
    return any_cell(a.cells & b.cells, [&](int cell) {
      return ((upright_ ? row(cell) : column(cell)) & between(line_of_a, line_of_b)) == 0;
    });
  }
  const Bits line = upright_ ? column(line_of_a) : row(line_of_a);
  const int low = std::countr_zero(b.cells), high = static_cast<int>(std::bit_width(b.cells)) - 1;
  return any_cell(a.cells, [&](int cell) {
    return (line & between(cell, low)) == 0 || (line & between(cell, high)) == 0;
  });
}

bool Relaxed::can_match(const Standing& a, const Standing& b) const {
  if (can_match_straight(a, b)) return true;
  if (are_apart(a, b)) return false;
  const Segment &of_a = now_.segments[a.segment], &of_b = now_.segments[b.segment];
  const Bits ends = open_cells(b, of_b);
  for (Bits from = open_cells(a, of_a); from != 0; from &= from - 1) {
    const Seer& start = seer(a, of_a, std::countr_zero(from));
    for (Bits to = ends; to != 0; to &= to - 1) {
      const Seer& end = seer(b, of_b, std::countr_zero(to));
      if (start.at != end.at && is_linked_by_turns(now_.rows, now_.columns, outside_, start, end))
        return true;
    }
  }
  return false;
}

bool Relaxed::can_go(std::size_t tile) const {
  if (tile == first_held_ || tile == second_held_) return false;
  const Standing& standing = now_.tiles[tile];
  for (std::size_t other = standing.partner; other != tile; other = now_.tiles[other].partner) {
    if (other == first_held_ || other == second_held_ || is_banned(standing, now_.tiles[other])) continue;
    if (can_match(standing, now_.tiles[other])) return true;
  }
  return false;
}

// Whether tiles are left in the end or, where two tiles are held, whether these cannot be linked. Held tiles stay, and are
// nobody's partners.
//
// Segment by segment, forwards and backwards in turn. The places of a segment are found anew when it is looked at; those of
// the others may be fewer than those of the moment, so that a round may find less than there is. After a round that finds
// nothing they are all, and one more with the same places decides.
bool Relaxed::run(std::size_t first_held, std::size_t second_held) {
  first_held_ = first_held;
  second_held_ = second_held;
  std::size_t left = now_.tiles.size();
  const auto is_done = [&] {
    return first_held == kNone ? left == 0 : can_match(now_.tiles[first_held], now_.tiles[second_held]);
  };
  bool forwards = true;
  for (int idle = 0; idle < 2 && !is_done(); forwards = !forwards) {
    const std::size_t before = left;
    for (std::size_t k = 0; k < now_.segments.size(); ++k) {
      Segment& segment = now_.segments[forwards ? k : now_.segments.size() - 1 - k];
      if (idle == 0) place(segment);
      looks_ += segment.tiles;
      for (std::size_t i = segment.first; i < segment.first + static_cast<std::size_t>(segment.tiles); ++i) {
        if (now_.tiles[i].gone || !can_go(i)) continue;
        remove(now_.tiles[i]);
        --left;
      }
    }
    idle = left == before ? idle + 1 : 0;
  }
  return !is_done();
}

void Relaxed::ban(std::size_t a, std::size_t b) {
  start_.tiles[a].banned |= bit(static_cast<int>(start_.tiles[b].slot));
  start_.tiles[b].banned |= bit(static_cast<int>(start_.tiles[a].slot));
}

// The pairs that cannot be linked while both of them stand. Whether any was found.
bool Relaxed::ban_pairs(std::int64_t most_looks) {
  bool any = false;
  for (const auto& same : kinds_) {
    for (std::size_t a = 0; a < same.size(); ++a) {
      for (std::size_t b = a + 1; b < same.size(); ++b) {
        if (looks_ > most_looks) return any;
        if (is_banned(start_.tiles[same[a]], start_.tiles[same[b]]) || !run_again(same[a], same[b])) continue;
        ban(same[a], same[b]);
        any = true;
      }
    }
  }
  return any;
}

// The pairs that no complete set of pairs of their kind has. False if there is a kind without such a set.
bool Relaxed::ban_useless_pairs() {
  for (const auto& same : kinds_) {
    // Whether these tiles, as bits, can be paired off.
    std::vector<char> paired(std::size_t{1} << same.size(), 0);
    paired[0] = 1;
    const auto without = [&](std::size_t tiles, std::size_t a, std::size_t b) {
      return paired[tiles & ~(std::size_t{1} << a) & ~(std::size_t{1} << b)] != 0;
    };
    const auto is_pair = [&](std::size_t a, std::size_t b) {
      return !is_banned(start_.tiles[same[a]], start_.tiles[same[b]]);
    };
    for (std::size_t tiles = 1; tiles < paired.size(); ++tiles) {
      const auto a = static_cast<std::size_t>(std::countr_zero(tiles));
      for (std::size_t b = a + 1; b < same.size() && paired[tiles] == 0; ++b)
        paired[tiles] = has(tiles, static_cast<int>(b)) && is_pair(a, b) && without(tiles, a, b) ? 1 : 0;
    }
    if (paired.back() == 0) return false;
    for (std::size_t a = 0; a < same.size(); ++a)
      for (std::size_t b = a + 1; b < same.size(); ++b)
        if (is_pair(a, b) && !without(paired.size() - 1, a, b)) ban(same[a], same[b]);
  }
  return true;
}

bool Relaxed::strands_by_pairs(std::int64_t most_looks) {
  find_kinds();
  start_ = now_;
  if (strands()) return true;
  while (ban_pairs(most_looks)) {
    if (!ban_useless_pairs() || run_again(kNone, kNone)) return true;
  }
  return false;
}

void Relaxed::find_kinds() {
  std::array<std::vector<std::size_t>, 256> kinds;
  for (std::size_t i = 0; i < now_.tiles.size(); ++i)
    kinds[static_cast<std::size_t>(now_.tiles[i].kind)].push_back(i);
  for (auto& same : kinds) {
    if (same.empty() || same.size() > kMostPaired) continue;
    for (std::size_t i = 0; i < same.size(); ++i) now_.tiles[same[i]].slot = static_cast<unsigned>(i);
    kinds_.push_back(std::move(same));
  }
  std::ranges::stable_sort(kinds_, {}, [](const auto& same) { return same.size(); });
}

}  // namespace

Stranding find_stranded(const Board& board, const Rules& rules) {
  if (!is_at_rest(board, rules.gravity)) return {};
  Relaxed relaxed(board, rules);
  const bool found = relaxed.strands();
  return {found, relaxed.looks()};
}

Stranding find_stranded_by_pairs(const Board& board, const Rules& rules, std::int64_t most_looks) {
  if (!is_at_rest(board, rules.gravity)) return {};
  Relaxed relaxed(board, rules);
  const bool found = relaxed.strands_by_pairs(most_looks);
  return {found, relaxed.looks()};
}

}  // namespace quintet::link
