// The board for the search. For every empty point and both colours it stores the patterns on the four lines, the
// threat they make together and their value. It updates them incrementally along the lines through a stone that is
// placed. The previous state of everything that changes is stored, so that taking a stone back is a copy without
// computation.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/evaluation.hpp"
#include "core/gomoku/network.hpp"
#include "core/gomoku/patterns.hpp"
#include "core/gomoku/rules.hpp"
#include "core/gomoku/weights.hpp"

namespace quintet::gomoku {

inline constexpr int kMostCells = kMostSide * kMostSide;

// A set of points.
class CellSet {
 public:
  void add(Cell cell) { word(cell) |= bit(cell); }
  void remove(Cell cell) { word(cell) &= ~bit(cell); }
  bool has(Cell cell) const { return (words_[static_cast<std::size_t>(cell) / 64] & bit(cell)) != 0; }

  // Calls `visit` with each point, which may modify the set.
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
  Position(int side, Rule rule, const Networks& networks = shipped_networks());
  // A position with these stones; the side to move follows from their numbers.
  Position(const Board& board, Rule rule, const Networks& networks = shipped_networks());

  int side() const { return board_.side(); }
  Cell cells() const { return static_cast<Cell>(board_.side() * board_.side()); }
  Rule rule() const { return rule_; }
  const Board& board() const { return board_; }
  Colour to_move() const { return to_move_; }
  int stones() const { return board_.stones(); }
  bool full() const { return board_.full(); }
  // Whether neither side can make five any more. True of a full board.
  bool is_dead() const {
    const int empty = cells() - stones();
    return count(Colour::Black, Threat::None) == empty && count(Colour::White, Threat::None) == empty;
  }
  Cell cell(Point at) const { return static_cast<Cell>(at.row * side() + at.column); }
  Point point(Cell cell) const { return {cell / side(), cell % side()}; }

  // Places a stone of the side to move. Requires an empty point.
  void place(Cell cell);
  // Takes back the last stone placed by `place`. Requires that there is one.
  void take_back();
  // Changes the side to move. A second call undoes it.
  void pass();
  Cell last() const { return placed_.empty() ? kNoCell : placed_.back().cell; }

  bool is_empty(Cell cell) const { return points_[static_cast<std::size_t>(cell)].empty; }
  // Whether there is a stone within two points, or within three along a line.
  bool is_near(Cell cell) const { return points_[static_cast<std::size_t>(cell)].near > 0; }

  // These require an empty point.
  Threat threat(Colour colour, Cell cell) const {
    return points_[static_cast<std::size_t>(cell)].threat[index_of(colour)];
  }
  PointCode code(Colour colour, Cell cell) const {
    return points_[static_cast<std::size_t>(cell)].code[index_of(colour)];
  }
  PointValue point_value(Colour colour, Cell cell) const { return values_[code(colour, cell)]; }

  // The number of empty points that make this threat.
  int count(Colour colour, Threat threat) const {
    return whole_.counts[index_of(colour)][static_cast<std::size_t>(threat)];
  }
  // The points that make at least a four.
  const CellSet& fours(Colour colour) const { return whole_.fours[index_of(colour)]; }
  // One of the points that make this threat, at least a four; kNoCell if there is none.
  Cell find(Colour colour, Threat threat) const;

  // The linear evaluation for the side to move.
  Value plain_value() const;
  // The evaluation by the network for the side to move. It follows the stones placed and taken since the last call.
  Value value();

  // The hash key of the stones and the side to move.
  std::uint64_t key() const { return key_; }

  // Whether the rule forbids this colour, or the side to move, to play on an empty point: black under renju only.
  bool is_forbidden(Colour colour, Cell cell) const;
  bool is_forbidden(Cell cell) const { return is_forbidden(to_move_, cell); }
  // On how many lines a stone here makes a three by its pattern. Under renju fewer of them may be true threes.
  int three_patterns(Colour colour, Cell cell) const;

  // Compares the whole state except the history; for tests.
  friend bool operator==(const Position&, const Position&);

 private:
  // What follows from the patterns of one empty point.
  struct Shape {
    std::array<PointCode, 2> code{};
    std::array<Threat, 2> threat{};
    friend bool operator==(const Shape&, const Shape&) = default;
  };
  struct PointState : Shape {
    PointLines lines{};
    bool empty = true;
    std::uint8_t near = 0;
    friend bool operator==(const PointState&, const PointState&) = default;
  };
  // What follows from the patterns of all empty points together.
  struct Whole {
    std::array<std::array<std::int16_t, kThreats>, 2> counts{};
    std::array<CellSet, 2> fours;
    friend bool operator==(const Whole&, const Whole&) = default;
  };
  struct Placed {
    Cell cell;
    Shape shape;          // of the point before
    std::size_t changes;  // the size of changes_ before this stone
    Whole before;
  };

  template <class Visit>
  void along_lines(Cell cell, const Visit& visit);
  void change_line(Cell cell, std::size_t line, LineNumbers number);
  void set_code(Cell cell, std::size_t colour, PointCode code);
  void enter(Cell cell);
  void withdraw(Cell cell);
  void start_accumulator();

  Board board_;
  Rule rule_;
  std::shared_ptr<const Lattice> lattice_;
  std::array<const Pattern*, 2> patterns_;
  std::array<const Threat*, 2> threats_;
  const PointValue* values_;
  const Network* network_;
  int reach_;  // how far a stone changes patterns along a line
  Colour to_move_ = Colour::Black;
  std::vector<PointState> points_;
  Whole whole_;
  std::vector<Placed> placed_;
  // The lines of empty points that the stones in placed_ changed, and the shapes of the points before.
  std::vector<LineChange> changes_;
  std::vector<Shape> shapes_;
  std::uint64_t key_ = 0;
  Accumulator accumulator_;
  std::optional<std::size_t> accumulated_;  // the size of placed_ with which accumulator_ began
};

}  // namespace quintet::gomoku
