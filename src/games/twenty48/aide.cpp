#include "games/twenty48/aide.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace quintet::twenty48 {
namespace {

// From one move of autoplay to the next, by pace.
constexpr std::array kBetweenMoves{milliseconds(480), milliseconds(120), milliseconds(30)};

}  // namespace

void Aide::ask_hint(const Game& game) {
  if (!hint_ && !thinking()) advisor_.ask_hint(game);
}

void Aide::start(Duration now) {
  forget();
  plays_ = true;
  has_moved_ = false;
  next_at_ = now;
}

bool Aide::stop() {
  if (!std::exchange(plays_, false)) return false;
  forget();
  return true;
}

void Aide::forget() {
  advisor_.cancel();
  hint_.reset();
  next_.reset();
}

Aide::News Aide::poll() {
  auto advice = advisor_.poll();
  if (!advice) return News::None;
  if (!*advice) return News::Failed;
  (plays_ ? next_ : hint_) = **std::move(advice);
  return plays_ ? News::None : News::Hint;
}

std::optional<Direction> Aide::take_move(Duration now) {
  if (!next_ || now < next_at_) return std::nullopt;
  next_at_ = std::max(next_at_ + Duration{kBetweenMoves[static_cast<std::size_t>(pace())]}, now);
  has_moved_ = true;
  return std::exchange(next_, std::nullopt)->thought.best;
}

// Where there is time, the best player thinks.
void Aide::think_on(const Game& game) {
  if (next_ || thinking()) return;
  advisor_.ask_move(game, pace() == Pace::Fast ? Level::Strong : Level::Best);
}

}  // namespace quintet::twenty48
