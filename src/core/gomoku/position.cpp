#include "core/gomoku/position.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quintet::gomoku {
namespace {

constexpr std::uint64_t mixed(std::uint64_t seed) {
  seed += 0x9E3779B97F4A7C15U;
  seed = (seed ^ (seed >> 30U)) * 0xBF58476D1CE4E5B9U;
  seed = (seed ^ (seed >> 27U)) * 0x94D049BB133111EBU;
  return seed ^ (seed >> 31U);
}

constexpr std::uint64_t kWhiteToMove = mixed(0x5157);

// The Zobrist key of a stone on a cell.
std::uint64_t stone_key(Colour colour, Cell cell) {
  return mixed(static_cast<std::uint64_t>(cell) * 2 + index_of(colour) + 1);
}

constexpr int kFour = 4;

}  // namespace

// What depends on the board size only: the distances to the edges and the neighbours of each cell.
struct Lattice {
  struct Reach {
    std::array<std::uint8_t, 4> back{}, ahead{};  // points on the board along each direction, kReach at most
  };
  explicit Lattice(int side) {
    const Size size{side, side};
    for (std::size_t i = 0; i < kDirections.size(); ++i)
      steps[i] = kDirections[i].row * side + kDirections[i].column;
    for (int index = 0; index < size.area(); ++index) {
      const Point at{index / side, index % side};
      Reach& here = reach.emplace_back();
      for (std::size_t i = 0; i < kDirections.size(); ++i) {
        here.ahead[i] = length(size, at, kDirections[i]);
        here.back[i] = length(size, at, {-kDirections[i].row, -kDirections[i].column});
      }
      near.push_back(neighbours(size, at));
    }
  }

  static std::uint8_t length(Size size, Point at, Point step) {
    std::uint8_t count = 0;
    for (at = at + step; count < kReach && size.contains(at); at = at + step) ++count;
    return count;
  }

  static std::vector<Cell> neighbours(Size size, Point at) {
    std::vector<Cell> cells;
    for (int row = -3; row <= 3; ++row) {
      for (int column = -3; column <= 3; ++column) {
        const int far = std::max(std::abs(row), std::abs(column));
        const bool on_line = row == 0 || column == 0 || std::abs(row) == std::abs(column);
        const Point there{at.row + row, at.column + column};
        if (far == 0 || (far == 3 && !on_line) || !size.contains(there)) continue;
        cells.push_back(static_cast<Cell>(there.row * size.width + there.column));
      }
    }
    return cells;
  }

  std::array<int, 4> steps{};
  std::vector<Reach> reach;
  std::vector<std::vector<Cell>> near;
};

namespace {

std::shared_ptr<const Lattice> lattice_of(int side) {
  static const auto lattices = [] {
    std::array<std::shared_ptr<const Lattice>, kMostSide + 1> all;
    for (int i = kLeastSide; i <= kMostSide; ++i)
      all[static_cast<std::size_t>(i)] = std::make_shared<Lattice>(i);
    return all;
  }();
  return lattices[static_cast<std::size_t>(side)];
}

// What a stone at an offset adds to the numbers of a line, by colour: the own colour is the digit 1, the other colour 2.
constexpr auto kStoneDigits = [] {
  std::array<std::array<LineNumbers, 2 * kReach + 1>, 2> digits{};
  for (int offset = -kReach; offset <= kReach; ++offset) {
    const std::uint32_t weight = offset == 0 ? 0 : digit_weight(offset);
    const auto at = static_cast<std::size_t>(offset + kReach);
    digits[index_of(Colour::Black)][at] = weight + (2 * weight << 16U);
    digits[index_of(Colour::White)][at] = 2 * weight + (weight << 16U);
  }
  return digits;
}();

LineNumbers stone_digits(Colour colour, int offset) {
  return kStoneDigits[index_of(colour)][static_cast<std::size_t>(offset + kReach)];
}

constexpr LineNumbers edge_digits(std::uint32_t weight) {
  return 2 * weight + (2 * weight << 16U);
}

}  // namespace

Position::Position(int side, Rule rule, const Networks& networks)
    : board_(side),
      rule_(rule),
      lattice_(lattice_of(side)),
      patterns_{pattern_table(rule, Colour::Black).data(), pattern_table(rule, Colour::White).data()},
      threats_{threat_table(rule, Colour::Black).data(), threat_table(rule, Colour::White).data()},
      values_(value_table().data()),
      network_(&networks[static_cast<std::size_t>(rule)]),
      reach_(reach_of(rule)),
      points_(static_cast<std::size_t>(side * side)) {
  placed_.reserve(points_.size());
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Lattice::Reach& reach = lattice_->reach[i];
    for (std::size_t line = 0; line < kDirections.size(); ++line) {
      for (int k = reach.ahead[line] + 1; k <= kReach; ++k)
        points_[i].lines[line] += edge_digits(digit_weight(k));
      for (int k = reach.back[line] + 1; k <= kReach; ++k)
        points_[i].lines[line] += edge_digits(digit_weight(-k));
    }
    enter(static_cast<Cell>(i));
  }
}

Position::Position(const Board& board, Rule rule, const Networks& networks)
    : Position(board.side(), rule, networks) {
  for (const Colour colour : kColours) {
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (board[point(static_cast<Cell>(i))] != stone_of(colour)) continue;
      if (to_move_ != colour) pass();
      place(static_cast<Cell>(i));
    }
  }
  placed_.clear();
  changes_.clear();
  shapes_.clear();
  if (to_move_ != gomoku::to_move(board)) pass();
}

// Computes the patterns of an empty point from its lines and adds it to the totals.
void Position::enter(Cell cell) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  for (const Colour each : kColours) {
    const std::size_t colour = index_of(each);
    unsigned code = 0;
    for (std::size_t line = 0; line < 4; ++line)
      code |= static_cast<unsigned>(patterns_[colour][number_of(here.lines[line], each)]) << (kFour * line);
    here.code[colour] = static_cast<PointCode>(code);
    here.threat[colour] = threats_[colour][code];
    ++whole_.counts[colour][static_cast<std::size_t>(here.threat[colour])];
    if (here.threat[colour] >= Threat::Four) whole_.fours[colour].add(cell);
  }
}

void Position::withdraw(Cell cell) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  for (std::size_t colour = 0; colour < 2; ++colour) {
    --whole_.counts[colour][static_cast<std::size_t>(here.threat[colour])];
    whole_.fours[colour].remove(cell);
    here.code[colour] = 0;
    here.threat[colour] = Threat::None;
  }
}

inline void Position::set_code(Cell cell, std::size_t colour, PointCode code) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  here.code[colour] = code;
  const Threat was = here.threat[colour], is = threats_[colour][code];
  if (was == is) return;
  here.threat[colour] = is;
  --whole_.counts[colour][static_cast<std::size_t>(was)];
  ++whole_.counts[colour][static_cast<std::size_t>(is)];
  if ((was >= Threat::Four) == (is >= Threat::Four)) return;
  if (is >= Threat::Four)
    whole_.fours[colour].add(cell);
  else
    whole_.fours[colour].remove(cell);
}

// Gives a line of a point a new number.
inline void Position::change_line(Cell cell, std::size_t line, LineNumbers number) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  const LineNumbers before = std::exchange(here.lines[line], number);
  if (!here.empty) return;
  changes_.push_back({cell, before, number});
  shapes_.push_back(static_cast<const Shape&>(here));
  const std::size_t shift = kFour * line;
  for (const Colour each : kColours) {
    const std::size_t colour = index_of(each);
    const unsigned was = here.code[colour] >> shift & 15U,
                   is = static_cast<unsigned>(patterns_[colour][number_of(number, each)]);
    if (was != is) set_code(cell, colour, static_cast<PointCode>(here.code[colour] ^ (was ^ is) << shift));
  }
}

// Calls `visit(there, line, offset)` for each point whose lines contain the cell, with the offset of the cell seen
// from there.
template <class Visit>
void Position::along_lines(Cell cell, const Visit& visit) {
  const Lattice::Reach& reach = lattice_->reach[static_cast<std::size_t>(cell)];
  for (std::size_t line = 0; line < kDirections.size(); ++line) {
    const int step = lattice_->steps[line];
    const int ahead = std::min<int>(reach.ahead[line], reach_),
              back = std::min<int>(reach.back[line], reach_);
    for (int k = 1; k <= ahead; ++k) visit(static_cast<Cell>(cell + k * step), line, -k);
    for (int k = 1; k <= back; ++k) visit(static_cast<Cell>(cell - k * step), line, k);
  }
}

void Position::place(Cell cell) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  assert(here.empty);
  placed_.push_back({cell, static_cast<const Shape&>(here), changes_.size(), whole_});
  withdraw(cell);
  here.empty = false;
  board_.set(point(cell), stone_of(to_move_));
  along_lines(cell, [this](Cell there, std::size_t line, int offset) {
    const LineNumbers before = points_[static_cast<std::size_t>(there)].lines[line];
    change_line(there, line, before + stone_digits(to_move_, offset));
  });
  for (const Cell there : lattice_->near[static_cast<std::size_t>(cell)])
    ++points_[static_cast<std::size_t>(there)].near;
  key_ ^= stone_key(to_move_, cell);
  pass();
}

void Position::take_back() {
  assert(!placed_.empty());
  pass();
  if (accumulated_ && *accumulated_ + accumulator_.placed() == placed_.size()) {
    if (accumulator_.placed() == 0)
      accumulated_.reset();
    else
      accumulator_.take_back();
  }
  const auto& [cell, shape, changes, before] = placed_.back();
  key_ ^= stone_key(to_move_, cell);
  for (const Cell there : lattice_->near[static_cast<std::size_t>(cell)])
    --points_[static_cast<std::size_t>(there)].near;
  along_lines(cell, [this](Cell there, std::size_t line, int offset) {
    points_[static_cast<std::size_t>(there)].lines[line] -= stone_digits(to_move_, offset);
  });
  for (std::size_t i = changes; i < changes_.size(); ++i)
    static_cast<Shape&>(points_[static_cast<std::size_t>(changes_[i].cell)]) = shapes_[i];
  changes_.resize(changes);
  shapes_.resize(changes);
  static_cast<Shape&>(points_[static_cast<std::size_t>(cell)]) = shape;
  board_.set(point(cell), Stone::None);
  points_[static_cast<std::size_t>(cell)].empty = true;
  whole_ = before;
  placed_.pop_back();
}

void Position::pass() {
  to_move_ = other(to_move_);
  key_ ^= kWhiteToMove;
}

Value Position::plain_value() const {
  Value value = kToMove;
  for (Cell cell = 0; cell < cells(); ++cell) {
    if (!is_empty(cell)) continue;
    value += point_value(to_move_, cell).to_move - point_value(other(to_move_), cell).waiting;
  }
  return value;
}

void Position::start_accumulator() {
  accumulated_ = placed_.size();
  accumulator_.start(*network_, points_.size());
  for (Cell cell = 0; cell < cells(); ++cell) {
    if (is_empty(cell)) accumulator_.enter(cell, points_[static_cast<std::size_t>(cell)].lines);
  }
}

Value Position::value() {
  if (!accumulated_) start_accumulator();
  for (std::size_t i = *accumulated_ + accumulator_.placed(); i < placed_.size(); ++i) {
    const std::size_t first = placed_[i].changes,
                      end = i + 1 < placed_.size() ? placed_[i + 1].changes : changes_.size();
    accumulator_.place(placed_[i].cell, std::span(changes_).subspan(first, end - first));
  }
  return accumulator_.value(to_move_);
}

Cell Position::find(Colour colour, Threat threat) const {
  if (count(colour, threat) == 0) return kNoCell;
  Cell found = kNoCell;
  fours(colour).for_each([&](Cell cell) {
    if (this->threat(colour, cell) == threat) found = cell;
  });
  return found;
}

int Position::three_patterns(Colour colour, Cell cell) const {
  int threes = 0;
  for (std::size_t line = 0; line < kDirections.size(); ++line) {
    const auto pattern = static_cast<Pattern>(code(colour, cell) >> (kFour * line) & 15U);
    threes += static_cast<int>(pattern == Pattern::SplitThree || pattern == Pattern::OpenThree);
  }
  return threes;
}

bool Position::is_forbidden(Colour colour, Cell cell) const {
  if (rule_ != Rule::Renju || colour != Colour::Black) return false;
  const Threat here = threat(Colour::Black, cell);
  if (here == Threat::Five || here < Threat::Forbidden) return false;
  if (here == Threat::Forbidden) return true;
  return three_patterns(colour, cell) > 1 && forbidden(board_, point(cell)) != Forbidden::No;
}

bool operator==(const Position& a, const Position& b) {
  return a.board_ == b.board_ && a.rule_ == b.rule_ && a.to_move_ == b.to_move_ && a.points_ == b.points_ &&
         a.whole_ == b.whole_ && a.key_ == b.key_;
}

}  // namespace quintet::gomoku
