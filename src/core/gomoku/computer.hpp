// A computer that sits at the board with one of the four levels, and does whatever is its turn to do: places a stone,
// lays out an opening that is to be even, or takes a colour.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/players.hpp"
#include "core/gomoku/search.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

// What the computer does, and what it thought of; a choice of the opening has no line.
struct Decision {
  Move move;
  Thought thought;
};

// A move that the master would play, and what it is good for.
struct Hint {
  Point at;
  Motive motive = Motive::Opens;
};

class Computer {
 public:
  // The table is made when it is first needed.
  explicit Computer(std::size_t table_bytes = kUsualTable) : table_bytes_(table_bytes) {}

  // The effort is the master's; the others have their own. Requires that the game is not over and that a stone is to be
  // placed on a board that is not full.
  Thought think(const Game& game, Level level, const Effort& effort, Random chance,
                const std::stop_token& stop = {}, const GoOn& go_on = {});

  // Requires !game.over().
  Decision decide(const Game& game, Level level, const Effort& effort, Random chance,
                  const std::stop_token& stop = {}, const GoOn& go_on = {});

  // Requires a board that is not full, a game that is not over, and that a stone is to be placed.
  Hint advise(const Game& game, const Effort& effort, Random chance, const std::stop_token& stop = {});

  // Whether a computer with this colour takes the draw that is offered to it. Requires !game.over().
  bool accepts_draw(const Game& game, Colour colour, const std::stop_token& stop = {});

 private:
  Searcher& searcher(const Board& board, Rule rule);
  Decision choose(const Game& game, Random chance, const std::stop_token& stop);
  Decision lay_out(const Game& game, Random chance, const std::stop_token& stop);
  Value judge(const Board& board, Rule rule, const std::stop_token& stop);

  std::size_t table_bytes_;
  std::optional<Searcher> searcher_;
};

}  // namespace quintet::gomoku
