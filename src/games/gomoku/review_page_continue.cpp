// From a position of a reviewed game to a new game.
#include <memory>
#include <utility>

#include "games/gomoku/matches.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/pages/dialog_page.hpp"

namespace quintet::gomoku {

using namespace ui;

void ReviewPage::play_on() {
  next_at_.reset();
  if (position().over()) return;
  if (origin_ == Origin::Opened) return ask_opponent();
  play_on_as(match_.mode());
}

void ReviewPage::ask_opponent() {
  Question question{msgid("Play on from here"), msgid("Against the computer you take the side to move."), {}};
  const auto add = [&](Mode mode) {
    question.answers.push_back({.id = std::string(gomoku::name(mode)),
                                .label = mode_message(mode),
                                .act = [this, mode] { play_on_as(mode); }});
  };
  add(Mode::Computer);
  add(Mode::Two);
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

// The kept game of this mode would be lost, also the one on the board under this page.
void ReviewPage::play_on_as(Mode mode) {
  if (!load_match(context_, mode)) return begin(match_from_here(mode));
  Question question{msgid("Play on from here?"), msgid("The game that is kept is given up."), {}};
  question.answers.push_back(
      {.id = "play", .label = msgid("Play on"), .act = [this, mode] { begin(match_from_here(mode)); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep the game")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

// Whoever had a colour keeps it; black sits first, since the colours are settled.
Match::SeatPlayers ReviewPage::sitters_from_here(Mode mode) const {
  if (origin_ == Origin::Played)
    return {match_.player(match_.seat_of(Colour::Black)), match_.player(match_.seat_of(Colour::White))};
  const SeatPlayer person{}, computer{context_.profile.get<Settings>().level};
  if (mode == Mode::Two) return {person, person};
  if (position().to_move() == Colour::Black) return {person, computer};
  return {computer, person};
}

// It has no place in the records: it did not begin with an empty board.
Match ReviewPage::match_from_here(Mode mode) const {
  Match match({.side = side(), .rule = match_.start().rule}, sitters_from_here(mode));
  for (std::size_t i = 0; i < at_; ++i) match.play({.at = stones_[i]});
  match.mark_entered();
  return match;
}

void ReviewPage::begin(const Match& match) {
  Context& context = context_;
  if (match.begun())
    save_match(context, match);
  else
    discard_match(context, match.mode());
  context.scenes.unwind(floor_);
  context.scenes.push(std::make_unique<PlayPage>(context, match));
}

}  // namespace quintet::gomoku
