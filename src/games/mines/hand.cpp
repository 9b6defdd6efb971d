#include "games/mines/hand.hpp"

namespace quintet::mines {

using Kind = ui::Gesture::Kind;

std::optional<Move> Hand::move(const Game& game, const ui::Gesture& gesture) const {
  const Point at = gesture.cell;
  const bool open = game.cover(at) == Cover::Open;
  if (gesture.kind == Kind::Both || (gesture.kind == Kind::Pick && open && chord_by_click)) {
    if (open && game.number(at) > 0) return Move{Action::Chord, at};
    return std::nullopt;
  }
  if (open) return std::nullopt;
  const bool marks = (gesture.kind == Kind::Alternative) != flags_first;
  // A flag protects its cell; what takes it away is the gesture that has planted it.
  if (!marks && game.cover(at) != Cover::Closed) return std::nullopt;
  return Move{marks ? Action::Mark : Action::Open, at};
}

std::vector<Point> Hand::pressed(const Game& game, const ui::Gesture& gesture) const {
  std::vector<Point> cells;
  const auto press = [&](Point at) {
    if (game.cover(at) == Cover::Closed || game.cover(at) == Cover::Question) cells.push_back(at);
  };
  const bool open = game.cover(gesture.cell) == Cover::Open;
  if (gesture.kind == Kind::Both || (gesture.kind == Kind::Pick && open && chord_by_click))
    for_neighbours(game.size(), gesture.cell, press);
  if (!open && (gesture.kind != Kind::Alternative || flags_first)) press(gesture.cell);
  return cells;
}

std::optional<Move> Automatic::move(const Game& game) const {
  if (game.status() != Status::Playing || (!flags && !chords)) return std::nullopt;
  const Size size = game.size();
  for (int i = 0; i < size.area(); ++i) {
    const Point at{i / size.width, i % size.width};
    if (game.cover(at) != Cover::Open || game.number(at) == 0) continue;
    int closed = 0, flagged = 0;
    std::optional<Point> bare;
    for_neighbours(size, at, [&](Point next) {
      const Cover cover = game.cover(next);
      closed += cover == Cover::Open ? 0 : 1;
      flagged += cover == Cover::Flag ? 1 : 0;
      if (cover == Cover::Closed && !bare) bare = next;
    });
    if (flags && bare && closed == game.number(at)) return Move{Action::Mark, *bare};
    if (chords && game.is_legal({Action::Chord, at})) return Move{Action::Chord, at};
  }
  return std::nullopt;
}

}  // namespace quintet::mines
