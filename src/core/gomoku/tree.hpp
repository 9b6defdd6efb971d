// The search below the root: principal variation search over the incremental position.
//
//   forced moves   five, the block of a five, an open four: decided by the threat counts, without a table
//   danger         the other side makes an open four next: win by fours, else only moves that may stop it
//   leaves         win by fours (vcf.hpp), else the evaluation
//   order          table move, threats, value of the point for both colours, history heuristics
//   pruning        mate distance, futility, razoring, null move, late move pruning and reduction
//   extension      singular moves
//
// All of these are known from chess; https://www.chessprogramming.org describes each under its name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/gomoku/move_generator.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/selectivity.hpp"
#include "core/gomoku/table.hpp"
#include "core/gomoku/thought.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {

// The alpha-beta window: values up to alpha are too low, values from beta on too high.
struct Window {
  Value alpha, beta;
  bool is_null() const { return beta - alpha <= 1; }
  Window turned() const { return {-beta, -alpha}; }
};

class Tree {
 public:
  // All must outlive the tree.
  Tree(Position& position, Table& table, const Effort& effort, const Selectivity& selectivity,
       const std::stop_token& stop);

  // The value of a root move, searched `depth` plies deep including the move. Undefined after a stop.
  Value search_move(Cell cell, Window window, int depth);

  // As in Vcf: the number of plies to five, 0 if no win by fours was found, and its moves.
  int win_by_fours(const VcfEffort& effort);
  std::vector<Cell> line_of_fours() const { return vcf_.line(position_); }

  // Adds the nodes that another search has used for the same move.
  void charge(std::uint64_t nodes) { nodes_ += nodes; }

  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_ + vcf_.nodes(); }

 private:
  // The state of the search at one ply.
  struct Frame {
    Value eval = 0;
    Value guess = 0;  // the evaluation, or what is known better
    Cell table_move = kNoCell;
    Cell excluded = kNoCell;      // left out by a singular search
    bool in_danger = false;       // the other side makes an open four next
    bool fours_are_vain = false;  // a search for a win by fours has failed
    bool is_passed = false;       // the move from here is the null move
  };
  struct Found {
    Value value;
    Cell move = kNoCell;
  };
  // A move in the list of its position.
  struct Try {
    Cell cell;
    int number;  // from 1, in the order in which they are tried
    int depth;
  };

  Value search(Window window, int depth, int ply);
  Value search_moves(Window window, int depth, int ply);
  Value search_next(const Try& next, Window window, int less, int ply);
  Value answer_five(Window window, int depth, int ply);
  Value leaf(Value beta, int ply);

  int win_by_fours(int nodes);
  std::optional<Value> decided(int ply) const;
  std::optional<Value> cut_early(Window window, int depth, int ply);
  std::optional<Value> cut_by_eval(Window window, int depth, int ply);
  std::optional<Value> cut_by_passing(Value beta, int depth, int ply);

  Found best_of_moves(Window window, int depth, int ply);
  bool is_singular(int depth, int ply);
  bool is_hopeless(const Try& next, int ply) const;
  int reduction(const Try& next, Window window, int ply) const;
  void collect(Candidates& moves, int ply) const;

  bool is_quiet(Cell cell) const;
  Value eval();
  std::uint64_t key(int ply) const;
  void check_limits();
  Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
  const Frame& frame(int ply) const { return frames_[static_cast<std::size_t>(ply)]; }

  Position& position_;
  Table& table_;
  Vcf vcf_;
  const Effort& effort_;
  const Selectivity& wish_;
  const std::stop_token& stop_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  Experience experience_;
  std::array<Frame, kMostPlies> frames_;
};

// The depth reduction of late moves; for the scale see Selectivity.
int late_reduction(int depth, int number, int scale);

}  // namespace quintet::gomoku
