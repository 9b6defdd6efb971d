#include "games/gomoku/match.hpp"

#include <memory>
#include <utility>

namespace quintet::gomoku {

Start start_of(const NotedGame& record) {
  Start start = record.replay->start();
  start.opening = record.notes.opening;
  return start;
}

namespace {

// Until both players have their colours.
std::size_t placed_stones(const Match& match) {
  Game game(match.start());
  if (game.settled()) return 0;
  for (const Move& move : match.moves()) {
    game.play(move);
    if (game.settled()) break;
  }
  return static_cast<std::size_t>(game.board().stones());
}

}  // namespace

NotedGame record_of(const Match& match) {
  Replay replay({.side = match.start().side, .rule = match.start().rule});
  for (const Point at : match.stones()) replay.play({.at = at});
  return {.replay = std::make_shared<const Replay>(std::move(replay)),
          .notes = {.mode = match.mode(),
                    .opening = match.start().opening,
                    .outcome = match.game().outcome(),
                    .players = {match.player(match.seat_of(Colour::Black)),
                                match.player(match.seat_of(Colour::White))},
                    .on_time = match.game().ending() == Ending::Time,
                    .control = match.clock().now().control(),
                    .placed = placed_stones(match)},
          .kept = match.kept()};
}

Outcome outcome_of(const Replay& replay, Outcome stated) {
  return replay.end().over() ? replay.end().outcome() : stated;
}

NotedGame with_rule(const NotedGame& game, Rule rule) {
  NotedGame other = game;
  const Replay& replay = *game.replay;
  other.replay =
      std::make_shared<const Replay>(*replay_of(replay.start().side, rule, points_of(replay.moves())));
  other.notes.rule_assumed = false;
  other.notes.outcome = outcome_of(*other.replay, other.notes.stated);
  if (game.notes.beside)
    other.notes.beside = ui::shared_beside(legal_part(game.notes.beside->tree, *other.replay));
  return other;
}

}  // namespace quintet::gomoku
