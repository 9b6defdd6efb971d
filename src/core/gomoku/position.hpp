// The board as the searching players see it: beside the stones it knows, for every empty point and both colours, the
// patterns on its four lines, the threat they make together and their value, and keeps all of it up to date by looking
// only along the lines through a stone that comes or goes. What a stone
// changes is kept beside, so that taking it back copies and works nothing out.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/evaluation.hpp"
#include "core/gomoku/network.hpp"
#include "core/gomoku/patterns.hpp"
#include "core/gomoku/rules.hpp"
#include "core/gomoku/weights.hpp"

namespace quintet::gomoku {

// A point as a number, row by row from the top.
using Cell = std::int16_t;
inline constexpr Cell kNoCell = -1;
inline constexpr int kMostCells = kMostSide * kMostSide;

// A set of points.
class CellSet {
 public:
  void add(Cell cell) { word(cell) |= bit(cell); }
  void remove(Cell cell) { word(cell) &= ~bit(cell); }
  bool has(Cell cell) const { return (words_[static_cast<std::size_t>(cell) / 64] & bit(cell)) != 0; }

  // Calls `visit` with each point; it may change the set.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(static_cast<Cell>(64 * i + static_cast<std::size_t>(std::countr_zero(rest))));
    }
  }
  friend bool operator==(const CellSet&, const CellSet&) = default;

 private:
  static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % 64); }
  std::uint64_t& word(Cell cell) { return words_[static_cast<std::size_t>(cell) / 64]; }
  std::array<std::uint64_t, (kMostCells + 63) / 64> words_{};
};

struct Lattice;

class Position {
 public:
  Position(int side, Rule rule);
  // With these stones; who is to move follows from their numbers.
  Position(const Board& board, Rule rule);

  int side() const { return board_.side(); }
  Cell cells() const { return static_cast<Cell>(board_.side() * board_.side()); }
  Rule rule() const { return rule_; }
  const Board& board() const { return board_; }
  Colour to_move() const { return to_move_; }
  int stones() const { return board_.stones(); }
  bool full() const { return board_.full(); }
  // Whether neither side can make five any more, whatever is played; so a full board is.
  bool is_dead() const {
    const int empty = cells() - stones();
    return count(Colour::Black, Threat::None) == empty && count(Colour::White, Threat::None) == empty;
  }
  Cell cell(Point at) const { return static_cast<Cell>(at.row * side() + at.column); }
  Point point(Cell cell) const { return {cell / side(), cell % side()}; }

  // A stone of the side to move. Requires an empty point.
  void place(Cell cell);
  // Takes the last stone placed by `place` back. Requires that there is one.
  void take_back();
  // The other side moves; undone by a second pass.
  void pass();
  Cell last() const { return placed_.empty() ? kNoCell : placed_.back().cell; }

  bool is_empty(Cell cell) const { return points_[static_cast<std::size_t>(cell)].empty; }
  // Whether a stone lies at most two points away, or three along a line.
  bool is_near(Cell cell) const { return points_[static_cast<std::size_t>(cell)].near > 0; }

  // These require an empty point.
  Threat threat(Colour colour, Cell cell) const {
    return points_[static_cast<std::size_t>(cell)].threat[index_of(colour)];
  }
  PointCode code(Colour colour, Cell cell) const {
    return points_[static_cast<std::size_t>(cell)].code[index_of(colour)];
  }
  PointValue point_value(Colour colour, Cell cell) const { return values_[code(colour, cell)]; }

  // How many empty points make this threat.
  int count(Colour colour, Threat threat) const {
    return whole_.counts[index_of(colour)][static_cast<std::size_t>(threat)];
  }
  // The points that make a four or more.
  const CellSet& fours(Colour colour) const { return whole_.fours[index_of(colour)]; }
  // One of the points that make this threat, a four or more; kNoCell where there is none.
  Cell find(Colour colour, Threat threat) const;

  // For the side to move, from the sum of the values of all points.
  Value plain_value() const {
    return kToMove + whole_.to_move_values[index_of(to_move_)] -
           whole_.waiting_values[index_of(other(to_move_))];
  }
  // The same by the network.
  Value value() const { return network_value(whole_.sums, to_move_); }

  // Of the stones and the side to move.
  std::uint64_t key() const { return key_; }

  // Whether the rule forbids this colour, or the side to move, to play on an empty point: black under renju only.
  bool is_forbidden(Colour colour, Cell cell) const;
  bool is_forbidden(Cell cell) const { return is_forbidden(to_move_, cell); }
  // On how many lines a stone here makes a three by its pattern. Under renju fewer of them may be true threes.
  int three_patterns(Colour colour, Cell cell) const;

  // Everything it keeps, whatever way it came about; for tests.
  friend bool operator==(const Position&, const Position&);

 private:
  // What the patterns of an empty point amount to.
  struct Shape {
    std::array<PointCode, 2> code{};
    std::array<Threat, 2> threat{};
    friend bool operator==(const Shape&, const Shape&) = default;
  };
  struct PointState : Shape {
    std::array<std::uint32_t, 4> lines{};  // the line's number for black, and from bit 16 on for white
    bool empty = true;
    std::uint8_t near = 0;
    friend bool operator==(const PointState&, const PointState&) = default;
  };
  // What all empty points amount to together.
  struct Whole {
    std::array<std::array<std::int16_t, kThreats>, 2> counts{};
    std::array<CellSet, 2> fours;
    std::array<int, 2> to_move_values{}, waiting_values{};
    NeuronSums sums{};
    friend bool operator==(const Whole&, const Whole&) = default;
  };
  // A point that a stone has changed, as it was before.
  struct Change {
    Cell cell;
    Shape shape;
    Neurons neurons;
  };
  struct Placed {
    Cell cell;
    std::size_t changes;  // how many of them are older
    Whole before;
  };

  template <class Visit>
  void along_lines(Cell cell, const Visit& visit);
  void look_again(Cell cell, std::size_t line);
  void set_code(Cell cell, std::size_t colour, PointCode code);
  void log(Cell cell);
  void enter(Cell cell);
  void withdraw(Cell cell);

  Board board_;
  Rule rule_;
  std::shared_ptr<const Lattice> lattice_;
  std::array<const Pattern*, 2> patterns_;
  std::array<const Threat*, 2> threats_;
  const PointValue* values_;
  std::array<const Neurons*, 2> rows_;
  int reach_;  // how far a stone is felt along a line
  Colour to_move_ = Colour::Black;
  std::vector<PointState> points_;
  std::vector<Neurons> neurons_;  // of empty points
  Whole whole_;
  std::vector<Placed> placed_;
  std::vector<Change> changes_;
  std::uint64_t key_ = 0;
};

}  // namespace quintet::gomoku
