// The engine, which plays the upper levels: iterative deepening (root.hpp) over a game tree (tree.hpp) with a transposition table (table.hpp).
//
// With one thread the same position, effort, random value and an empty table give the same result. The entries of the table
// are valid for one rule and board size; a searcher serves these until `forget`.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/gomoku/network.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/rules.hpp"
#include "core/gomoku/selectivity.hpp"
#include "core/gomoku/table.hpp"
#include "core/gomoku/thought.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

inline constexpr std::size_t kUsualTable = std::size_t{64} << 20U;

// What a searcher searches with.
struct Means {
  Selectivity selectivity = {};
  const Networks* networks = &shipped_networks();
};

class Searcher {
 public:
  // The table persists between searches. A stop shortens its construction, see Table.
  explicit Searcher(std::size_t table_bytes = kUsualTable, const std::stop_token& stop = {},
                    const Means& means = {});

  // Requires a game that is not over (no five, and can_move()), and serves(). Returns the best move so far within a
  // millisecond of a stop. Equal first moves are ordered at random.
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

  std::jthread help(const Position& position, const Random& chance);

  Table table_;
  Means means_;
  std::optional<Served> served_;
};

}  // namespace quintet::gomoku
