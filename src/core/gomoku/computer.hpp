// A computer player of any level (levels.hpp). It handles every kind of turn: it places a stone, lays out a balanced
// opening, or chooses a colour.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/levels.hpp"
#include "core/gomoku/search.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

// A move and the search result behind it. A choice in the opening has no principal variation.
struct Decision {
  Move move;
  Thought thought;
};

// A move that the master recommends, and its purpose.
using Hint = Purpose;

class Computer {
 public:
  // The transposition table is allocated on first use.
  explicit Computer(std::size_t table_bytes = kUsualTable) : table_bytes_(table_bytes) {}

  // The effort is the master's; the other levels of the engine take a part of it, the rest have their own. Requires a game that is not over, a board that
  // is not full, and a turn to place a stone.
  Thought think(const Game& game, Level level, const Effort& effort, Random chance,
                const std::stop_token& stop = {}, const GoOn& go_on = {});

  // Requires !game.over().
  Decision decide(const Game& game, Level level, const Effort& effort, Random chance,
                  const std::stop_token& stop = {}, const GoOn& go_on = {});

  // Requires a game that is not over, a board that is not full, and a turn to place a stone.
  Hint advise(const Game& game, const Effort& effort, Random chance, const std::stop_token& stop = {});

  // The master's value of a position after a short search, for the side to move. Requires a board with a legal move and no
  // five.
  Value judge(const Board& board, Rule rule, const std::stop_token& stop = {});

  // Whether a computer of this colour accepts a draw offer. Requires !game.over().
  bool accepts_draw(const Game& game, Colour colour, const std::stop_token& stop = {});

 private:
  Searcher& searcher(const Board& board, Rule rule, const std::stop_token& stop);
  Decision choose(const Game& game, Random chance, const std::stop_token& stop);
  Decision lay_out(const Game& game, Random chance, const std::stop_token& stop);

  std::size_t table_bytes_;
  std::optional<Searcher> searcher_;
};

}  // namespace quintet::gomoku
