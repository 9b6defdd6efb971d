// Move lists of one position in search order, and the history heuristics that order them.
#pragma once

#include <array>
#include <memory>
#include <utility>

#include "core/gomoku/position.hpp"
#include "core/gomoku/score.hpp"

namespace quintet::gomoku {

struct Candidate {
  Cell cell = kNoCell;
  int order = 0;
};

class Candidates {
 public:
  void add(Cell cell, int order) { all_[static_cast<std::size_t>(size_++)] = {cell, order}; }
  int size() const { return size_; }
  // Moves the best candidate from index `from` on to that index and returns it.
  Candidate pick(int from) {
    int best = from;
    for (int i = from + 1; i < size_; ++i) {
      if (at(i).order > at(best).order) best = i;
    }
    std::swap(at(from), at(best));
    return at(from);
  }

 private:
  Candidate& at(int i) { return all_[static_cast<std::size_t>(i)]; }
  std::array<Candidate, kMostCells> all_;
  int size_ = 0;
};

// Whether the side not to move makes an open four next unless the side to move stops it or makes a four itself. An open
// four that renju forbids to black, or that an answer elsewhere may make forbidden, is no threat.
bool threatens_open_four(const Position& position);

// The points where a stone of the side to move may stop an open four of the other side. Every other point leaves the
// open four as it is. Under renju a point that is forbidden to black as the attacker is open to white and counts.
CellSet open_four_stops(const Position& position);

// History heuristics: how often a point caused a cut-off for a colour and as a reply to the previous move, and two
// killer moves for each ply.
class Experience {
 public:
  Experience();

  // Rewards a move that caused a cut-off and penalises a move that was tried before it. `before` is the previous move,
  // or kNoCell.
  void reward(Colour us, Cell cell, Cell before, int depth, int ply);
  void blame(Colour us, Cell cell, Cell before, int depth);

  // From -32,768 to 32,768; higher is better.
  int value(Colour us, Cell cell, Cell before) const;
  bool is_killer(Cell cell, int ply) const {
    const auto& pair = killers_[static_cast<std::size_t>(ply)];
    return cell == pair[0] || cell == pair[1];
  }

 private:
  using PerCell = std::array<std::int16_t, kMostCells>;
  using Answers = std::array<std::array<PerCell, kMostCells>, 2>;

  void add(Colour us, Cell cell, Cell before, int bonus);

  std::array<std::array<Cell, 2>, kMostPlies> killers_;
  std::array<PerCell, 2> general_{};
  std::unique_ptr<Answers> answers_;
};

}  // namespace quintet::gomoku
