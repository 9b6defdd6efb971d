#include "scenes/gomoku/games.hpp"

#include <string>
#include <utility>

namespace quintet::scenes {
namespace {

std::string save_name(GomokuMode mode) {
  return "gomoku-" + std::string(name(mode));
}

// Whether a person has black in the next game; told to the settings, for who plays in turn.
bool takes_black(Context& context) {
  Settings settings = context.player.settings();
  GomokuSettings& wish = settings.gomoku;
  const bool black = wish.play_as == PlayAs::InTurn ? !wish.had_black : wish.play_as == PlayAs::Black;
  if (wish.had_black == black) return black;
  wish.had_black = black;
  context.player.change(settings);
  return black;
}

}  // namespace

GomokuMatch new_gomoku_match(Context& context, GomokuMode mode) {
  const GomokuSettings& wish = context.player.settings().gomoku;
  const Sitter person{}, computer{wish.level}, other{wish.against};
  const gomoku::Start start = wish.start;
  switch (mode) {
    case GomokuMode::Computer:
      return takes_black(context) ? GomokuMatch(start, {person, computer})
                                  : GomokuMatch(start, {computer, person});
    case GomokuMode::Two:
      break;
    case GomokuMode::Watch:
      return GomokuMatch(start, {computer, other});
  }
  return GomokuMatch(start, {person, person});
}

GomokuMatch next_gomoku_match(Context& context, const GomokuMatch& match) {
  GomokuMatch::Sitters sitters = match.sitters();
  const bool in_turn = context.player.settings().gomoku.play_as == PlayAs::InTurn;
  if (match.mode() == GomokuMode::Computer && in_turn) {
    const bool first = !match.sitter(gomoku::Seat::First).computer();
    if (takes_black(context) != first) std::swap(sitters[0], sitters[1]);
  }
  return GomokuMatch(match.start(), sitters);
}

void keep(Context& context, const GomokuMatch& match) {
  context.player.save_game(save_name(match.mode()), match.write());
}

void forget(Context& context, GomokuMode mode) {
  context.player.forget_game(save_name(mode));
}

std::optional<GomokuMatch> kept_gomoku(Context& context, GomokuMode mode) {
  std::optional<GomokuMatch> match;
  context.player.load_game(save_name(mode), [&match, mode](std::string_view text) {
    match = GomokuMatch::read(text);
    return match && match->mode() == mode;
  });
  if (!match || match->mode() != mode || match->game().over() || !match->begun()) return std::nullopt;
  return match;
}

}  // namespace quintet::scenes
