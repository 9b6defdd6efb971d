#include "core/go/contest.hpp"

#include "core/go/life.hpp"
#include "core/go/search.hpp"

namespace quintet::go {

Outcome contest(const Start& start, const std::array<Contestant, 2>& players, Random& chance) {
  constexpr int kPlayoutsToScore = 400;
  Game game(start);
  std::array searchers{Searcher(players[0].network), Searcher(players[1].network)};
  const int most = 3 * game.board().size().area();
  for (int moves = 0; game.phase() == Phase::Playing && moves < most; ++moves) {
    const std::size_t side = index_of(game.to_move());
    const Random lot(chance.next());
    game.play(searchers[side].think(game, players[side].effort, Resigns::WhenLost, lot).move);
  }
  if (game.over()) return game.outcome();
  return game.count(propose_dead(game.board(), kPlayoutsToScore, chance)).outcome();
}

}  // namespace quintet::go
