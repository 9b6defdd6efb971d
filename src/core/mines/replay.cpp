#include "core/mines/replay.hpp"

#include <cassert>
#include <utility>

namespace quintet::mines {

Replay::Replay(Start start) : start_(std::move(start)) {
  assert(start_.given);
  start_.random = Random(0);
  end_ = Game(start_);
  kept_ = {end_};
}

bool Replay::play(const Move& move, std::int64_t time) {
  if (!end_.is_legal(move) || time < this->time()) return false;
  end_.play(move);
  moves_.push_back(move);
  times_.push_back(time);
  if (moves_.size() % kBetween == 0) kept_.push_back(end_);
  return true;
}

Game Replay::at(std::size_t ply) const {
  assert(ply <= moves_.size());
  if (ply == moves_.size()) return end_;
  Game game = kept_[ply / kBetween];
  for (std::size_t i = ply - ply % kBetween; i < ply; ++i) game.play(moves_[i]);
  return game;
}

}  // namespace quintet::mines
