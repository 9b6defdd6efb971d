#include "core/twenty48/replay.hpp"

#include <algorithm>
#include <cassert>

namespace quintet::twenty48 {

Replay::Replay(const Start& start) : start_(start), end_(start), kept_{end_} {
  note_largest();
}

bool Replay::play(Direction direction) {
  if (!can_slide(end_.board(), direction)) return false;
  end_.play({direction});
  moves_.push_back(direction);
  if (moves_.size() % kBetween == 0) kept_.push_back(end_);
  note_largest();
  return true;
}

void Replay::note_largest() {
  const Exponent tile = largest(end_.board());
  if (milestones_.empty() || tile > milestones_.back().tile) milestones_.push_back({tile, moves_.size()});
}

Game Replay::at(std::size_t ply) const {
  assert(ply <= moves_.size());
  if (ply == moves_.size()) return end_;
  Game game = kept_[ply / kBetween];
  for (std::size_t i = ply - ply % kBetween; i < ply; ++i) game.play({moves_[i]});
  return game;
}

std::optional<Replay> replay_of(const Start& start, std::span<const Move> moves) {
  const auto is_first = [](const Spawn& tile) { return tile.exponent == 1 || tile.exponent == 2; };
  if (start.tiles.empty() || start.tiles.size() > 2 || !std::ranges::all_of(start.tiles, is_first))
    return std::nullopt;
  Replay replay(start);
  for (const Move& move : moves) {
    if (!replay.play(move.direction)) return std::nullopt;
    const Board& board = replay.end().board();
    if (move.spawn && (!board.contains(move.spawn->at) || board[move.spawn->at] != move.spawn->exponent))
      return std::nullopt;
  }
  return replay;
}

}  // namespace quintet::twenty48
