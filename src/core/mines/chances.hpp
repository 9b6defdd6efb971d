// The exact chance of a mine for each closed cell: all boards that agree with what is open are equally likely.
//
// Each component of the frontier is counted by its number of mines (sweep.hpp). The counts are combined with each other
// and with the number of ways to lay the remaining mines in the cells away from all numbers, so that all mines together
// are as many as the board has.
//
// Arithmetic: long double with 64 bits, sums and products of positive terms only. The terms and their longest chain of
// operations are bounded by the cells of the board and its mines, so the relative error of a chance is below 10^-14 on
// the largest board. Whether a cell is certain follows from the counts themselves, before any rounding: a chance is
// exactly 0 or 1 if and only if the cell is certain. The greatest counts stay below 10^1500, the least above 10^-1500:
// long double reaches 10^±4932.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/grid.hpp"
#include "core/mines/frontier.hpp"
#include "core/mines/logic.hpp"
#include "core/mines/position.hpp"
#include "core/mines/sweep.hpp"

namespace quintet::mines {

enum class Solved : std::uint8_t {
  Exactly,
  Contradiction,  // no board agrees with the position
  Unknown         // more states than the limit, or stopped
};

// For all components together: about a second of work at most, and with the limit on the counts in chances.cpp half a
// gigabyte. Real positions need some hundred.
inline constexpr std::size_t kNodeLimit = 3'000'000;

class Chances {
 public:
  // Counts the mines of the unknown cells. The logic has to stay while the chances are asked.
  Solved solve(const Logic& logic, std::size_t limit = kNodeLimit, const std::stop_token& stop = {}) {
    return solve(logic, logic.opened(), limit, stop);
  }
  // As if only these open cells had numbers.
  Solved solve(const Logic& logic, std::span<const Cell> open, std::size_t limit = kNodeLimit,
               const std::stop_token& stop = {});

  // Requires an exact solution; for every closed cell.
  double mine(Cell cell) const;
  // The chance of a cell away from all numbers; 0 if there are none.
  double away() const { return away_; }
  int away_cells() const { return away_cells_; }
  const Frontier& frontier() const { return frontier_; }
  double mine_in_box(std::size_t box) const { return boxes_[box]; }
  // How many boards agree with what is open: exact as far as a long double counts.
  Count boards() const { return all_boards_; }
  // The states and steps of the last solution.
  std::size_t nodes() const { return nodes_; }

 private:
  Solved sweep(std::size_t limit, const std::stop_token& stop);
  bool weigh();
  std::vector<Count> ways_away(int least, int most) const;

  const Logic* logic_ = nullptr;
  Frontier frontier_;
  std::vector<Sweep> sweeps_;
  std::vector<Distribution> counts_;
  std::vector<double> boxes_;
  double away_ = 0;
  int away_cells_ = 0;
  Count all_boards_ = 0;
  std::size_t nodes_ = 0;
};

// The chance of a cell that is a mine and safe in so many ways: rounded, but 0 or 1 only if the other number is 0.
double chance_of(Count mines, Count safe);

// The same for a position, as a table: 0 for open cells.
struct ChanceTable {
  Solved solved = Solved::Exactly;
  Grid<double> mine;
};
ChanceTable chances(const Position& position, std::size_t limit = kNodeLimit,
                    const std::stop_token& stop = {});

// Opens the position's cells.
void open_cells(Logic& logic, const Position& position);
// The same, then applies the rules of sight.
void learn(Logic& logic, const Position& position);

}  // namespace quintet::mines
