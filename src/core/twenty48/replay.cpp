#include "core/twenty48/replay.hpp"

#include <algorithm>

namespace quintet::twenty48 {

std::optional<Replay> replay_of(const Start& start, std::span<const Move> moves) {
  const auto is_first = [](const Spawn& tile) { return tile.exponent == 1 || tile.exponent == 2; };
  if (start.tiles.empty() || start.tiles.size() > 2 || !std::ranges::all_of(start.tiles, is_first))
    return std::nullopt;
  Replay replay(start);
  for (const Move& move : moves) {
    if (!replay.play({move.direction})) return std::nullopt;
    const Board& board = replay.end().board();
    if (move.spawn && (!board.contains(move.spawn->at) || board[move.spawn->at] != move.spawn->exponent))
      return std::nullopt;
  }
  return replay;
}

std::vector<Milestone> milestones(const Replay& replay) {
  Game game(replay.start());
  std::vector<Milestone> found{{largest(game.board()), 0}};
  for (std::size_t ply = 1; ply <= replay.moves().size(); ++ply) {
    game.play(replay.moves()[ply - 1]);
    if (const Exponent tile = largest(game.board()); tile > found.back().tile) found.push_back({tile, ply});
  }
  return found;
}

}  // namespace quintet::twenty48
