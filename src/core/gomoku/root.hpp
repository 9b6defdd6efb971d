// The root of a search: its moves and the iterative deepening over them.
#pragma once

#include <optional>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/thought.hpp"
#include "core/gomoku/tree.hpp"
#include "core/gomoku/vct.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

class Root {
 public:
  // Requires a position that is not full and whose game is not over.
  Root(Position& position, Table& table, const Effort& effort, const Selectivity& selectivity, Random chance,
       const std::stop_token& stop);

  Thought think(const GoOn& go_on);
  // For a second thread: fills the table until it is stopped, with searches a ply deeper than the first thread has.
  void help();

 private:
  struct RootMove {
    Cell cell;
    std::uint64_t lot;  // orders equal moves at random
    Value value = -kInfinite;
  };

  std::vector<Cell> legal_moves() const;
  int worth(Cell cell) const;
  VcfEffort fours() const;
  bool is_settled();
  bool wins_by_fours();
  bool loses_to_fours();
  bool wins_by_threats();
  void deepen(int first, const GoOn& go_on);
  bool search_depth(int depth);
  Value search_window(Window window, int depth);
  Value search_move(std::size_t index, Window window, int depth);
  void settle(Cell cell, Value value);
  void store_line();

  Position& position_;
  Table& table_;
  Effort effort_;
  const Selectivity& wish_;
  Tree tree_;
  Vct vct_;
  std::vector<RootMove> moves_;
  Thought thought_;
};

}  // namespace quintet::gomoku
