#include "core/go/contest.hpp"

#include <cmath>

#include "core/go/life.hpp"
#include "core/go/search.hpp"

namespace quintet::go {

Game opening(const Start& start, Random& chance) {
  constexpr Effort kDrawn{.evaluations = 1, .sharpness = 8}, kJudged{.evaluations = 50};
  constexpr float kUneven = 0.25F;  // more than this from an even chance
  constexpr int kTries = 100;
  Searcher searcher;
  Game game(start);
  for (int i = 0; i < kTries; ++i) {
    game = Game(start);
    for (int moves = 0; moves < start.side / 2; ++moves) {
      const Random lot(chance.next());
      game.play(searcher.think(game, kDrawn, Resigns::Never, lot).move);
    }
    const Random lot(chance.next());
    if (std::abs(searcher.think(game, kJudged, Resigns::Never, lot).chance - 0.5F) <= kUneven) break;
  }
  return game;
}

Outcome contest(Game game, const std::array<Contestant, 2>& players, Random& chance) {
  constexpr int kPlayoutsToScore = 400;
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

MatchScore match(const Start& start, int games, const Contestant& a, const Contestant& b, Random& chance) {
  const bool even = start.komi == Start{}.komi;
  MatchScore score;
  Game opened(start);
  for (int i = 0; i < games; ++i) {
    const bool a_is_black = even && i % 2 == 0;
    if (a_is_black) opened = opening(start, chance);
    const Outcome outcome = contest(opened, a_is_black ? std::array{a, b} : std::array{b, a}, chance);
    if (outcome == Outcome::Draw)
      ++score.draws;
    else
      ++((outcome == Outcome::BlackWins) == a_is_black ? score.wins : score.losses);
  }
  return score;
}

}  // namespace quintet::go
