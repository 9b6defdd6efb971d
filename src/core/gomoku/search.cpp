#include "core/gomoku/search.hpp"

#include <cassert>

#include "core/gomoku/position.hpp"
#include "core/gomoku/root.hpp"

namespace quintet::gomoku {

Searcher::Searcher(std::size_t table_bytes, const std::stop_token& stop, const Selectivity& selectivity,
                   const Networks& networks)
    : table_(table_bytes, stop), selectivity_(selectivity), networks_(networks) {}

Thought Searcher::think(const Board& board, Rule rule, const Effort& effort, Random chance,
                        const std::stop_token& stop, const GoOn& go_on) {
  assert(!board.full() && serves(board.side(), rule));
  served_ = {board.side(), rule};
  if (board.stones() == 0) {
    const Point middle{board.side() / 2, board.side() / 2};
    return {.move = middle, .line = {middle}};
  }
  table_.begin_search();
  Position position(board, rule, networks_);
  return Root(position, table_, effort, selectivity_, chance, stop).think(go_on);
}

void Searcher::forget() {
  table_.clear();
  served_.reset();
}

}  // namespace quintet::gomoku
