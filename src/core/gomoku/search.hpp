// The master: iterative deepening (root.hpp) over a game tree (tree.hpp) with what it learned of positions in a table.
//
// The same position, effort, chance and a fresh table give the same thought. What the table holds is true of one rule and
// one side of the board: a searcher serves these until it is told to forget.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>

#include "core/gomoku/rules.hpp"
#include "core/gomoku/table.hpp"
#include "core/gomoku/thought.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

inline constexpr std::size_t kUsualTable = std::size_t{64} << 20U;

class Searcher {
 public:
  // The table keeps what was learned from one thought to the next.
  explicit Searcher(std::size_t table_bytes = kUsualTable);

  // Requires a game that is not over (no five, and can_move()), and serves(). Answers the stop within a millisecond, with
  // the best move so far. Equal first moves are drawn by lot.
  Thought think(const Board& board, Rule rule, const Effort& effort, Random chance,
                const std::stop_token& stop = {}, const GoOn& go_on = {});
  bool serves(int side, Rule rule) const { return !served_ || *served_ == Served{side, rule}; }
  void forget();

 private:
  struct Served {
    int side;
    Rule rule;
    friend bool operator==(const Served&, const Served&) = default;
  };

  Table table_;
  std::optional<Served> served_;
};

}  // namespace quintet::gomoku
