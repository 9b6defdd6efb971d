// From a position of a reviewed game to a new game.
#include <memory>
#include <utility>

#include "scenes/dialog.hpp"
#include "scenes/gomoku/games.hpp"
#include "scenes/gomoku/play.hpp"
#include "scenes/gomoku/review.hpp"
#include "scenes/gomoku/words.hpp"

namespace quintet::scenes {

using gomoku::Colour;

void GomokuReviewPage::play_on() {
  next_at_.reset();
  if (position().over()) return;
  if (origin_ == Origin::Opened) return ask_opponent();
  play_on_as(match_.mode());
}

void GomokuReviewPage::ask_opponent() {
  Question question{msgid("Play on from here"), msgid("Against the computer you take the side to move."), {}};
  const auto add = [&](GomokuMode mode) {
    question.answers.push_back({.id = std::string(scenes::name(mode)),
                                .label = mode_message(mode),
                                .act = [this, mode] { play_on_as(mode); }});
  };
  add(GomokuMode::Computer);
  add(GomokuMode::Two);
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

// The kept game of this mode would be lost, also the one on the board under this page.
void GomokuReviewPage::play_on_as(GomokuMode mode) {
  if (!kept_gomoku(context_, mode)) return begin(match_from_here(mode));
  Question question{msgid("Play on from here?"), msgid("The game that is kept is given up."), {}};
  question.answers.push_back(
      {.id = "play", .label = msgid("Play on"), .act = [this, mode] { begin(match_from_here(mode)); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep the game")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

// Whoever had a colour keeps it; black sits first, since the colours are settled.
GomokuMatch::Sitters GomokuReviewPage::sitters_from_here(GomokuMode mode) const {
  if (origin_ == Origin::Played)
    return {match_.sitter(match_.seat_of(Colour::Black)), match_.sitter(match_.seat_of(Colour::White))};
  const Sitter person{}, computer{context_.player.settings().gomoku.level};
  if (mode == GomokuMode::Two) return {person, person};
  if (position().to_move() == Colour::Black) return {person, computer};
  return {computer, person};
}

// It has no place in the records: it did not begin with an empty board.
GomokuMatch GomokuReviewPage::match_from_here(GomokuMode mode) const {
  GomokuMatch match({.side = side(), .rule = match_.start().rule}, sitters_from_here(mode));
  for (std::size_t i = 0; i < at_; ++i) match.play({.at = stones_[i]});
  match.mark_entered();
  return match;
}

void GomokuReviewPage::begin(const GomokuMatch& match) {
  Context& context = context_;
  if (match.begun())
    keep(context, match);
  else
    forget(context, match.mode());
  context.scenes.unwind(floor_);
  context.scenes.push(std::make_unique<GomokuPlayPage>(context, match));
}

}  // namespace quintet::scenes
