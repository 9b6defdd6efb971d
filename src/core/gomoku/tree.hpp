// The search below the root: principal variation search over the incremental position.
//
//   forced moves   five, its stop, an open four: decided or narrowed by counts alone, without a table
//   danger         the other side makes an open four next: victory by fours, else only what stops it
//   leaves         victory by fours (vcf.hpp), else the evaluation
//   order          table move, threats, value of the point for both colours, what earlier cut-offs taught
//   pruning        mate distance, futility, razoring, the null move, late moves left out or looked at with less depth
//   extension      a move that alone holds the value
//
// All of these are known from chess; https://www.chessprogramming.org describes each under its name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/gomoku/moves.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"
#include "core/gomoku/thought.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {

// The values that a search has to tell apart: up to alpha all are too bad, from beta on all are too good.
struct Window {
  Value alpha, beta;
  bool is_null() const { return beta - alpha <= 1; }
  Window turned() const { return {-beta, -alpha}; }
};

class Tree {
 public:
  // Both must outlive the tree.
  Tree(Position& position, Table& table, const Effort& effort, const std::stop_token& stop);

  // The value of a first move, looked at `depth` plies ahead, itself counted. Means nothing once stopped.
  Value search_move(Cell cell, Window window, int depth);

  // As Vcf: plies to five, 0 where no victory by fours was found; and its moves.
  int win_by_fours(const VcfEffort& effort);
  std::vector<Cell> line_of_fours() const { return vcf_.line(position_); }

  // Counts positions that another search has looked at for the same thought.
  void charge(std::uint64_t nodes) { nodes_ += nodes; }

  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_ + vcf_.nodes(); }

 private:
  // What is known of the position at a ply while it is searched.
  struct Frame {
    Value eval = 0;
    Cell table_move = kNoCell;
    Cell excluded = kNoCell;      // left out, to see what the others are worth
    bool in_danger = false;       // the other side makes an open four next
    bool fours_are_vain = false;  // a victory by fours has been looked for
    bool is_passed = false;       // the move that leads on from here is the null move
  };
  struct Found {
    Value value;
    Cell move = kNoCell;
  };
  // A move among those of its position.
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

  std::optional<Value> decided(int ply) const;
  std::optional<Value> cut_early(Window window, int depth, int ply);
  std::optional<Value> cut_by_eval(Window window, int depth, int ply);
  std::optional<Value> cut_by_passing(Value beta, int depth, int ply);

  Found best_of_moves(Window window, int depth, int ply);
  bool is_singular(int depth, int ply);
  bool is_hopeless(const Try& next, int ply) const;
  int reduction(const Try& next, Window window, int ply) const;

  void collect(Candidates& moves, int ply) const;
  void collect_answers(Candidates& moves, int ply) const;
  int order(Cell cell, int ply) const;

  bool is_quiet(Cell cell) const;
  Value eval() const;
  std::uint64_t key(int ply) const;
  void check_limits();
  Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
  const Frame& frame(int ply) const { return frames_[static_cast<std::size_t>(ply)]; }

  Position& position_;
  Table& table_;
  Vcf vcf_;
  const Effort& effort_;
  const std::stop_token& stop_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  Experience experience_;
  std::array<Frame, kMostPlies> frames_;
};

// The order of moves that are tried only where all others lose: they may still refute a win or delay it.
inline constexpr int kLastResort = -(1 << 30);

// Late moves are looked at with so much less depth.
int late_reduction(int depth, int number);

}  // namespace quintet::gomoku
