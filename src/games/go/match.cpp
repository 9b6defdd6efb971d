#include "games/go/match.hpp"

#include <memory>
#include <utility>

#include "core/go/record.hpp"

namespace quintet::go {

Replay moves_on_board(const Start& start, const std::vector<Move>& moves) {
  using Kind = Move::Kind;
  Replay replay(start);
  for (const Move& move : moves)
    if (move.kind == Kind::Stone || move.kind == Kind::Pass || move.kind == Kind::PlayOn) replay.play(move);
  return replay;
}

NotedGame record_of(const Match& match) {
  return {std::make_shared<const Replay>(moves_on_board(match.start(), match.moves())),
          {.mode = match.mode(),
           .outcome = match.game().outcome(),
           .result = result_of(match.game()),
           .players = match.players(),
           .control = match.clock().now().control()}};
}

}  // namespace quintet::go
