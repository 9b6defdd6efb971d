#include "games/gomoku/match.hpp"

#include <memory>
#include <utility>

namespace quintet::gomoku {

Start start_of(const NotedGame& record) {
  Start start = record.replay->start();
  start.opening = record.notes.opening;
  return start;
}

NotedGame record_of(const Match& match) {
  Replay replay({.side = match.start().side, .rule = match.start().rule});
  for (const Point at : match.stones()) replay.play({.at = at});
  return {
      std::make_shared<const Replay>(std::move(replay)),
      {.mode = match.mode(),
       .opening = match.start().opening,
       .outcome = match.game().outcome(),
       .players = {match.player(match.seat_of(Colour::Black)), match.player(match.seat_of(Colour::White))}}};
}

}  // namespace quintet::gomoku
