#include "games/gomoku/matches.hpp"

#include <utility>

#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Whether the person has black in the next game. Stored in the settings, for players who alternate.
bool takes_black(Context& context) {
  auto wish = context.profile.get<Settings>();
  const bool black = wish.play_as == PlayAs::InTurn ? !wish.had_black : wish.play_as == PlayAs::Black;
  if (wish.had_black == black) return black;
  wish.had_black = black;
  context.profile.change(wish);
  return black;
}

}  // namespace

Match new_match(Context& context, Mode mode) {
  const auto& wish = context.profile.get<Settings>();
  const SeatPlayer person{}, computer{wish.level}, other{wish.against};
  const gomoku::Start start = wish.start;
  switch (mode) {
    case Mode::Computer:
      return takes_black(context) ? Match(start, {person, computer}) : Match(start, {computer, person});
    case Mode::Two:
      break;
    case Mode::Watch:
      return Match(start, {computer, other});
  }
  return Match(start, {person, person});
}

Match next_match(Context& context, const Match& match) {
  Match::SeatPlayers players = match.players();
  const bool in_turn = context.profile.get<Settings>().play_as == PlayAs::InTurn;
  if (match.mode() == Mode::Computer && in_turn) {
    const bool first = !match.player(gomoku::Seat::First).computer();
    if (takes_black(context) != first) std::swap(players[0], players[1]);
  }
  return Match(match.start(), players);
}

}  // namespace quintet::gomoku
