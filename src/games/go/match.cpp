#include "games/go/match.hpp"

#include <memory>
#include <utility>

namespace quintet::go {

Replay moves_on_board(const Start& start, const std::vector<Move>& moves) {
  Replay replay(start);
  for (const Move& move : board_moves(moves)) replay.play(move);
  return replay;
}

NotedGame record_of(const Match& match) {
  return {.replay = std::make_shared<const Replay>(moves_on_board(match.start(), match.moves())),
          .notes = {.mode = match.mode(),
                    .outcome = match.game().outcome(),
                    .result = result_of(match.game()),
                    .players = match.players(),
                    .control = match.clock().now().control()},
          .kept = match.kept()};
}

}  // namespace quintet::go
