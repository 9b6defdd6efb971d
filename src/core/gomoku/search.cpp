#include "core/gomoku/search.hpp"

#include <cassert>
#include <system_error>
#include <utility>

#include "core/gomoku/position.hpp"
#include "core/gomoku/root.hpp"

namespace quintet::gomoku {

Searcher::Searcher(std::size_t table_bytes, const std::stop_token& stop, const Means& means)
    : table_(table_bytes, stop), means_(means) {}

Thought Searcher::think(const Board& board, Rule rule, const Effort& effort, Random chance,
                        const std::stop_token& stop, const GoOn& go_on) {
  assert(!board.full() && serves(board.side(), rule));
  served_ = {board.side(), rule};
  if (board.stones() == 0) {
    const Point middle{board.side() / 2, board.side() / 2};
    return {.move = middle, .line = {middle}};
  }
  table_.begin_search();
  Position position(board, rule, *means_.networks);
  const std::jthread helper = effort.threads == Threads::Two ? help(position, chance) : std::jthread();
  return Root(position, table_, effort, means_.selectivity, chance, stop).think(go_on);
}

// A thread that helps with this position until it is stopped; none where the system has no more.
std::jthread Searcher::help(const Position& position, const Random& chance) {
  try {
    return std::jthread([this, own = Position(position), chance](const std::stop_token& stop) mutable {
      Root(own, table_, {}, means_.selectivity, chance, stop).help();
    });
  } catch (const std::system_error&) {
    return {};
  }
}

void Searcher::forget() {
  table_.clear();
  served_.reset();
}

}  // namespace quintet::gomoku
