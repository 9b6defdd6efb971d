#include "core/gomoku/position.hpp"

#include <algorithm>
#include <cassert>

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

std::int16_t active(std::int16_t taken_in) {
  return std::clamp<std::int16_t>(taken_in, 0, kMostActive);
}

void add(Neurons& neurons, const Neurons& row) {
  for (std::size_t i = 0; i < neurons.size(); ++i)
    neurons[i] = static_cast<std::int16_t>(neurons[i] + row[i]);
}

// Adds the activations of a point to the sums.
void give(NeuronSums& sums, const Neurons& neurons) {
  for (std::size_t i = 0; i < sums.size(); ++i)
    sums[i] = static_cast<std::uint16_t>(sums[i] + active(neurons[i]));
}

void take(NeuronSums& sums, const Neurons& neurons) {
  for (std::size_t i = 0; i < sums.size(); ++i)
    sums[i] = static_cast<std::uint16_t>(sums[i] - active(neurons[i]));
}

// Replaces the rows of weights of a point, black and white, and updates the sums. The local copies tell the compiler
// that nothing overlaps.
using TwoRows = std::array<const Neurons*, 2>;
void exchange(NeuronSums& all, Neurons& neurons, const TwoRows& less, const TwoRows& more) {
  const Neurons before = neurons;
  NeuronSums sums = all;
  Neurons after;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const int change = (*more[0])[i] - (*less[0])[i] + (*more[1])[i] - (*less[1])[i];
    after[i] = static_cast<std::int16_t>(before[i] + change);
    sums[i] = static_cast<std::uint16_t>(sums[i] + active(after[i]) - active(before[i]));
  }
  neurons = after;
  all = sums;
}

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

// The change of the numbers of a line for a stone at this weight: the own colour is the digit 1, the other colour 2.
std::uint32_t stone_digits(Colour colour, std::uint32_t weight) {
  return colour == Colour::Black ? weight + (2 * weight << 16U) : 2 * weight + (weight << 16U);
}

constexpr std::uint32_t edge_digits(std::uint32_t weight) {
  return 2 * weight + (2 * weight << 16U);
}

}  // namespace

Position::Position(int side, Rule rule)
    : board_(side),
      rule_(rule),
      lattice_(lattice_of(side)),
      patterns_{pattern_table(rule, Colour::Black).data(), pattern_table(rule, Colour::White).data()},
      threats_{threat_table(rule, Colour::Black).data(), threat_table(rule, Colour::White).data()},
      values_(value_table().data()),
      rows_{network_rows(Colour::Black).data(), network_rows(Colour::White).data()},
      reach_(rule == Rule::Freestyle ? kReach - 1 : kReach),
      points_(static_cast<std::size_t>(side * side)),
      neurons_(points_.size()) {
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

Position::Position(const Board& board, Rule rule) : Position(board.side(), rule) {
  for (const Colour colour : kColours) {
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (board[point(static_cast<Cell>(i))] != stone_of(colour)) continue;
      if (to_move_ != colour) pass();
      place(static_cast<Cell>(i));
    }
  }
  placed_.clear();
  changes_.clear();
  if (to_move_ != gomoku::to_move(board)) pass();
}

// Computes the patterns of an empty point from its lines and adds it to the totals.
void Position::enter(Cell cell) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  Neurons& neurons = neurons_[static_cast<std::size_t>(cell)];
  neurons = network_bias();
  for (std::size_t colour = 0; colour < 2; ++colour) {
    unsigned code = 0;
    for (std::size_t line = 0; line < 4; ++line) {
      const std::uint32_t number = here.lines[line] >> (16 * colour) & 0xFFFFU;
      const auto pattern = static_cast<unsigned>(patterns_[colour][number]);
      code |= pattern << (kFour * line);
      add(neurons, rows_[colour][pattern]);
    }
    here.code[colour] = static_cast<PointCode>(code);
    here.threat[colour] = threats_[colour][code];
    ++whole_.counts[colour][static_cast<std::size_t>(here.threat[colour])];
    if (here.threat[colour] >= Threat::Four) whole_.fours[colour].add(cell);
    whole_.to_move_values[colour] += values_[code].to_move;
    whole_.waiting_values[colour] += values_[code].waiting;
  }
  give(whole_.sums, neurons);
}

void Position::withdraw(Cell cell) {
  log(cell);
  PointState& here = points_[static_cast<std::size_t>(cell)];
  for (std::size_t colour = 0; colour < 2; ++colour) {
    --whole_.counts[colour][static_cast<std::size_t>(here.threat[colour])];
    whole_.fours[colour].remove(cell);
    whole_.to_move_values[colour] -= values_[here.code[colour]].to_move;
    whole_.waiting_values[colour] -= values_[here.code[colour]].waiting;
    here.code[colour] = 0;
    here.threat[colour] = Threat::None;
  }
  take(whole_.sums, neurons_[static_cast<std::size_t>(cell)]);
}

inline void Position::log(Cell cell) {
  const auto at = static_cast<std::size_t>(cell);
  changes_.push_back({cell, points_[at], neurons_[at]});
}

inline void Position::set_code(Cell cell, std::size_t colour, PointCode code) {
  PointState& here = points_[static_cast<std::size_t>(cell)];
  const PointValue &before = values_[here.code[colour]], &after = values_[code];
  whole_.to_move_values[colour] += after.to_move - before.to_move;
  whole_.waiting_values[colour] += after.waiting - before.waiting;
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

// Updates a point after one of its lines has changed.
inline void Position::look_again(Cell cell, std::size_t line) {
  const PointState& here = points_[static_cast<std::size_t>(cell)];
  if (!here.empty) return;
  const std::size_t shift = kFour * line;
  const std::uint32_t numbers = here.lines[line];
  std::array<unsigned, 2> before, after;
  for (std::size_t colour = 0; colour < 2; ++colour) {
    before[colour] = here.code[colour] >> shift & 15U;
    after[colour] = static_cast<unsigned>(patterns_[colour][numbers >> (16 * colour) & 0xFFFFU]);
  }
  if (before == after) return;
  log(cell);
  Neurons& neurons = neurons_[static_cast<std::size_t>(cell)];
  exchange(whole_.sums, neurons, {&rows_[0][before[0]], &rows_[1][before[1]]},
           {&rows_[0][after[0]], &rows_[1][after[1]]});
  for (std::size_t colour = 0; colour < 2; ++colour) {
    if (before[colour] == after[colour]) continue;
    const unsigned code = here.code[colour] ^ (before[colour] ^ after[colour]) << shift;
    set_code(cell, colour, static_cast<PointCode>(code));
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
  placed_.push_back({cell, changes_.size(), whole_});
  withdraw(cell);
  here.empty = false;
  board_.set(point(cell), stone_of(to_move_));
  along_lines(cell, [this](Cell there, std::size_t line, int offset) {
    points_[static_cast<std::size_t>(there)].lines[line] += stone_digits(to_move_, digit_weight(offset));
    look_again(there, line);
  });
  for (const Cell there : lattice_->near[static_cast<std::size_t>(cell)])
    ++points_[static_cast<std::size_t>(there)].near;
  key_ ^= stone_key(to_move_, cell);
  pass();
}

void Position::take_back() {
  assert(!placed_.empty());
  pass();
  const auto& [cell, changes, before] = placed_.back();
  key_ ^= stone_key(to_move_, cell);
  for (const Cell there : lattice_->near[static_cast<std::size_t>(cell)])
    --points_[static_cast<std::size_t>(there)].near;
  along_lines(cell, [this](Cell there, std::size_t line, int offset) {
    points_[static_cast<std::size_t>(there)].lines[line] -= stone_digits(to_move_, digit_weight(offset));
  });
  for (; changes_.size() > changes; changes_.pop_back()) {
    const Change& change = changes_.back();
    static_cast<Shape&>(points_[static_cast<std::size_t>(change.cell)]) = change.shape;
    neurons_[static_cast<std::size_t>(change.cell)] = change.neurons;
  }
  board_.set(point(cell), Stone::None);
  points_[static_cast<std::size_t>(cell)].empty = true;
  whole_ = before;
  placed_.pop_back();
}

void Position::pass() {
  to_move_ = other(to_move_);
  key_ ^= kWhiteToMove;
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
