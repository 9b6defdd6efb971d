#include "core/go/board.hpp"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <utility>

#include "core/stone_rows.hpp"
#include "core/text.hpp"

namespace quintet::go {
namespace {

constexpr std::string_view kMarks = ".XO";
constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

// A number for each colour on each cell, by the steps of splitmix64.
constexpr std::uint64_t number_of(std::uint64_t index) {
  std::uint64_t z = (index + 1) * 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}
std::uint64_t number_of(std::uint16_t cell, Stone stone) {
  return number_of(2 * std::uint64_t{cell} + static_cast<std::uint64_t>(stone == Stone::White));
}

// The place of a neighbour in `surroundings`, and that of a cell in those of this neighbour.
constexpr unsigned shift_of(std::size_t direction) {
  return static_cast<unsigned>(2 * direction);
}
constexpr std::size_t opposite(std::size_t direction) {
  return 7 - direction;
}
std::array<int, 8> directions(int side) {
  const int row = side + 1;
  return {-row - 1, -row, -row + 1, -1, 1, row - 1, row, row + 1};
}

}  // namespace

Board::Board(int side) : side_(side) {
  assert(side >= kLeastSide && side <= kMostSide);
  std::fill_n(cells_.begin(), used(), kRim);
  for (int row = 0; row < side; ++row) std::fill_n(cells_.begin() + cell({row, 0}), side, Stone::None);
  std::fill_n(surroundings_.begin(), used(), std::uint16_t{0});
  std::fill_n(head_.begin(), used(), Cell{0});
  std::fill_n(next_.begin(), used(), Cell{0});
  std::fill_n(chains_.begin(), used(), Chain{});
  const auto steps = directions(side);
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const Cell at = cell({row, column});
      for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto stone = static_cast<unsigned>(cells_[static_cast<std::size_t>(at + steps[i])]);
        surroundings_[at] = static_cast<std::uint16_t>(surroundings_[at] | stone << shift_of(i));
      }
    }
  }
}

void Board::copy(const Board& other) {
  side_ = other.side_;
  ko_ = other.ko_;
  stones_ = other.stones_;
  key_ = other.key_;
  const std::ptrdiff_t count = used();
  std::copy_n(other.cells_.begin(), count, cells_.begin());
  std::copy_n(other.surroundings_.begin(), count, surroundings_.begin());
  std::copy_n(other.head_.begin(), count, head_.begin());
  std::copy_n(other.next_.begin(), count, next_.begin());
  std::copy_n(other.chains_.begin(), count, chains_.begin());
}

std::array<Board::Cell, 4> Board::around(Cell at) const {
  const auto row = static_cast<Cell>(side_ + 1);
  return {static_cast<Cell>(at - row), static_cast<Cell>(at - 1), static_cast<Cell>(at + 1),
          static_cast<Cell>(at + row)};
}

std::array<Board::Cell, 4> Board::corners(Cell at) const {
  const auto row = static_cast<Cell>(side_ + 1);
  return {static_cast<Cell>(at - row - 1), static_cast<Cell>(at - row + 1), static_cast<Cell>(at + row - 1),
          static_cast<Cell>(at + row + 1)};
}

std::vector<Point> Board::neighbours(Point at) const {
  std::vector<Point> points;
  for (const Cell beside : around(cell(at)))
    if (cells_[beside] != kRim) points.push_back(point(beside));
  return points;
}

template <class Visit>
void Board::for_chain(Cell at, const Visit& visit) const {
  Cell each = at;
  do {
    const Cell next = next_[each];  // `visit` may take the stone away
    visit(each);
    each = next;
  } while (each != at);
}

std::vector<Point> Board::chain(Point at) const {
  std::vector<Point> points;
  for_chain(cell(at), [&](Cell each) { points.push_back(point(each)); });
  return points;
}

std::vector<Point> Board::liberty_points(Point at) const {
  std::vector<Point> points;
  std::bitset<kCells> seen;
  for_chain(cell(at), [&](Cell each) {
    for (const Cell beside : around(each)) {
      if (cells_[beside] != Stone::None || seen[beside]) continue;
      seen.set(beside);
      points.push_back(point(beside));
    }
  });
  return points;
}

// Of the stones of a chain beside a liberty one is the first, so that walks around the chain count this liberty once.
bool Board::is_first_beside(Cell stone, Cell liberty) const {
  for (const Cell beside : around(liberty)) {
    if (beside == stone) return true;
    if (cells_[beside] == cells_[stone] && head_[beside] == head_[stone]) return false;
  }
  return false;
}

int Board::liberties(Cell stone, int most) const {
  int count = 0;
  Cell each = stone;
  do {
    for (const Cell beside : around(each)) {
      if (cells_[beside] != Stone::None || !is_first_beside(each, beside)) continue;
      if (++count >= most) return count;
    }
    each = next_[each];
  } while (each != stone);
  return count;
}

std::array<Board::Cell, 2> Board::two_liberties(Cell stone) const {
  std::array<Cell, 2> found{};
  Cell each = stone;
  do {
    for (const Cell beside : around(each)) {
      if (cells_[beside] != Stone::None || beside == found[0]) continue;
      if (found[0] != 0) return {found[0], beside};
      found[0] = beside;
    }
    each = next_[each];
  } while (each != stone);
  return found;
}

bool Board::would_capture(Cell at, Colour colour) const {
  const Stone rival = stone_of(other(colour));
  return std::ranges::any_of(
      around(at), [this, rival](Cell beside) { return cells_[beside] == rival && in_atari(beside); });
}

bool Board::is_suicide(Cell at, Colour colour) const {
  const Stone own = stone_of(colour);
  return std::ranges::none_of(around(at), [this, own](Cell beside) {
    if (cells_[beside] == Stone::None) return true;
    if (cells_[beside] == kRim) return false;
    return (cells_[beside] == own) != in_atari(beside);
  });
}

// Changes what stands on a cell; chains are up to the caller.
void Board::set(Cell at, Stone from, Stone to) {
  cells_[at] = to;
  key_ ^= number_of(at, from == Stone::None ? to : from);
  const unsigned change = static_cast<unsigned>(from) ^ static_cast<unsigned>(to);
  const auto steps = directions(side_);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    std::uint16_t& code = surroundings_[static_cast<std::size_t>(at + steps[i])];
    code = static_cast<std::uint16_t>(code ^ change << shift_of(opposite(i)));
  }
}

// Makes two circles one; the longer chain keeps its head.
void Board::join(Cell a, Cell b) {
  if (chains_[a].size < chains_[b].size) std::swap(a, b);
  for_chain(b, [&](Cell each) { head_[each] = a; });
  std::swap(next_[a], next_[b]);
  Chain& chain = chains_[a];
  chain.size = static_cast<std::uint16_t>(chain.size + chains_[b].size);
  chain.count = static_cast<std::uint16_t>(chain.count + chains_[b].count);
  chain.sum += chains_[b].sum;
  chain.squares += chains_[b].squares;
}

int Board::remove(Cell head) {
  const Stone stone = cells_[head];
  const Stone rival = stone_of(other(colour_of(stone)));
  const int removed = chains_[head].size;
  for_chain(head, [&](Cell each) {
    set(each, stone, Stone::None);
    for (const Cell beside : around(each))
      if (cells_[beside] == rival) chains_[head_[beside]].add(each);
  });
  stones_[index_of(colour_of(stone))] -= removed;
  return removed;
}

Board::Taken Board::place(Cell at, Colour colour) {
  const Stone stone = stone_of(colour), rival = stone_of(other(colour));
  assert(cells_[at] == Stone::None);
  set(at, Stone::None, stone);
  ++stones_[index_of(colour)];
  head_[at] = next_[at] = at;
  Chain own{.size = 1, .count = 0, .sum = 0, .squares = 0};
  const auto beside = around(at);
  for (const Cell each : beside) {
    if (cells_[each] == Stone::None)
      own.add(each);
    else if (cells_[each] != kRim)
      chains_[head_[each]].remove(at);
  }
  chains_[at] = own;

  Taken taken;
  std::size_t chains = 0;
  for (const Cell each : beside) {
    if (cells_[each] == stone && head_[each] != head_[at]) join(head_[at], head_[each]);
    if (cells_[each] != rival || chains_[head_[each]].count > 0) continue;
    taken.chains[chains++] = each;
    taken.others += remove(head_[each]);
  }
  const Chain& chain = chains_[head_[at]];
  const bool alone = chain.size == 1 && chain.count == 1;
  if (chain.count == 0) {
    taken.chains[chains] = at;  // it has taken nothing, so there is room
    taken.own = remove(head_[at]);
  }
  ko_ = taken.others == 1 && alone ? taken.chains[0] : Cell{0};
  return taken;
}

std::uint64_t Board::key_after(Point at, Colour colour) const {
  if (!would_capture(at, colour) && !is_suicide(at, colour))
    return key_ ^ number_of(cell(at), stone_of(colour));
  Board after = *this;
  after.place(at, colour);
  return after.key();
}

Grid<Stone> Board::grid() const {
  Grid<Stone> stones(size(), Stone::None);
  for (std::size_t i = 0; i < stones.cells().size(); ++i) stones.cells()[i] = (*this)[stones.point(i)];
  return stones;
}

// Placed one by one, a stone could take others that have liberties in the end. So those with an empty neighbour come first,
// then those beside them; what is not reached in this way has no liberty.
Expected<Board, Point> board_of(const Grid<Stone>& stones) {
  const auto count = stones.cells().size();
  Board board(stones.size().width);
  std::vector<Point> reached;
  Grid<char> known(stones.size(), 0);
  const auto reach_from = [&](Point from) {
    for (const Point at : board.neighbours(from)) {
      const bool shares = stones[from] == Stone::None || stones[from] == stones[at];
      if (stones[at] == Stone::None || !shares || std::exchange(known[at], 1) != 0) continue;
      reached.push_back(at);
    }
  };
  for (std::size_t i = 0; i < count; ++i)
    if (stones.cells()[i] == Stone::None) reach_from(stones.point(i));
  for (std::size_t next = 0; next < reached.size();) {
    const Point at = reached[next++];
    board.place(at, colour_of(stones[at]));
    reach_from(at);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Point at = stones.point(i);
    if (stones[at] != Stone::None && known[at] == 0) return tl::unexpected(at);
  }
  board.pass();
  return board;
}

std::string point_name(Point at, int side) {
  return kColumns[static_cast<std::size_t>(at.column)] + std::to_string(side - at.row);
}

std::optional<Point> read_point_name(std::string_view text, int side) {
  if (text.size() < 2) return std::nullopt;
  const char letter = text[0] >= 'a' && text[0] <= 'z' ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
  const auto column = kColumns.find(letter);
  const auto number = text[1] == '0' ? std::nullopt : read_number(text.substr(1), side);
  if (column == std::string_view::npos || !number) return std::nullopt;
  const Point at{side - *number, static_cast<int>(column)};
  return Size{side, side}.contains(at) ? std::optional(at) : std::nullopt;
}

Expected<Board, ParseError> read_board(const std::vector<std::string_view>& rows) {
  const auto stones = read_stone_rows(rows, kLeastSide, kMostSide, kMarks);
  if (!stones) return tl::unexpected(stones.error());
  auto board = board_of(*stones);
  if (!board)
    return parse_error("these stones have no liberties", board.error().row + 1, board.error().column + 1);
  return *board;
}

std::string write_board(const Board& board) {
  return write_stone_rows(board.grid(), kMarks);
}

namespace {

// The lines on which the outer stars are, and the one between them.
struct StarLines {
  int near, middle, far;
};
StarLines star_lines(int side) {
  const int near = side >= 13 ? 3 : 2;
  return {near, side / 2, side - 1 - near};
}

}  // namespace

std::vector<Point> star_points(int side) {
  if (side < 7) return {};
  const auto [near, middle, far] = star_lines(side);
  if (side % 2 == 0 || side == 7) return {{near, near}, {near, far}, {far, near}, {far, far}};
  if (side < 15) return {{near, near}, {near, far}, {middle, middle}, {far, near}, {far, far}};
  return {{near, near},  {near, middle}, {near, far},   {middle, near}, {middle, middle},
          {middle, far}, {far, near},    {far, middle}, {far, far}};
}

int most_fixed_handicap(int side) {
  if (side < 7) return 0;
  return side % 2 == 0 || side == 7 ? 4 : 9;
}

std::vector<Point> fixed_handicap(int side, int stones) {
  assert(stones >= 2 && stones <= most_fixed_handicap(side));
  const auto [near, middle, far] = star_lines(side);
  std::vector<Point> points{{far, near},    {near, far},   {far, far},    {near, near},
                            {middle, near}, {middle, far}, {far, middle}, {near, middle}};
  const bool centre = stones >= 5 && stones % 2 == 1;
  points.resize(static_cast<std::size_t>(centre ? stones - 1 : stones));
  if (centre) points.push_back({middle, middle});
  return points;
}

}  // namespace quintet::go
