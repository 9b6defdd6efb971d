// Pictures of a match of stones for the menu and the modes of its game. `kPicture(match)` is its position, `kLook(context)`
// how the player wishes the board.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/stones.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/stones/level_results.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/stone_art.hpp"

namespace quintet::ui {

// The real position of a saved match, the board in its frame.
template <class M, PositionPicture (*kPicture)(const M&), BoardLook (*kLook)(const Context&)>
Painting position_board(const M& match) {
  return [picture = kPicture(match)](Canvas& canvas, const Context& context, Rect area) {
    draw_framed_position(canvas, context, kLook(context), picture, area);
  };
}

// The same for the kit.
template <class M, PositionPicture (*kPicture)(const M&), BoardLook (*kLook)(const Context&)>
Painting unfinished_board(const Context& /*context*/, const M& match) {
  return position_board<M, kPicture, kLook>(match);
}

// The players whose portraits are shown: the opponent, or both. `Settings` has the members level and against.
template <class M, class Settings>
std::vector<std::string_view> portraits_of(const Context& context, typename M::Mode mode, const M* saved) {
  using Mode = typename M::Mode;
  const auto& wish = context.profile.get<Settings>();
  const typename M::Player person{}, computer{wish.level}, against{wish.against};
  switch (mode) {
    case Mode::Computer:
      if (saved) return {portrait_of(saved->player(other(saved->person())), other(saved->person()))};
      return {portrait_of(computer, Seat::Second)};
    case Mode::Two:
      return {portrait_of(person, Seat::First), portrait_of(person, Seat::Second)};
    case Mode::Watch:
      if (saved)
        return {portrait_of(saved->player(Seat::First), Seat::First),
                portrait_of(saved->player(Seat::Second), Seat::Second)};
      return {portrait_of(computer, Seat::First), portrait_of(against, Seat::Second)};
  }
  return {};
}

// The scroll of a mode: its players, and the position of the saved match where there is one.
template <class M, class Settings, PositionPicture (*kPicture)(const M&), BoardLook (*kLook)(const Context&)>
Painting mode_art(const Context& context, typename M::Mode mode, const M* saved) {
  std::optional<PositionPicture> position;
  if (saved) position = kPicture(*saved);
  return [position, portraits = portraits_of<M, Settings>(context, mode, saved)](
             Canvas& canvas, const Context& here, Rect area) {
    if (!position) return draw_players(canvas, here.theme, kit_of<M>(here).accent, portraits, area);
    draw_position(canvas, here, kLook(here), *position, area);
    draw_medals(canvas, here.theme, portraits, area);
  };
}

// In a mode: its players, and the position of its saved match.
template <class M, class Settings, PositionPicture (*kPicture)(const M&), BoardLook (*kLook)(const Context&)>
Progress progress_of_seats(Context& context, typename M::Mode mode) {
  return progress_of_mode<M>(context, mode,
                             {.card = [](const Localiser& words, const M& match,
                                         Seat seat) { return seat_card(words, match, seat, std::nullopt); },
                              .board = position_board<M, kPicture, kLook>,
                              .art = mode_art<M, Settings, kPicture, kLook>});
}

}  // namespace quintet::ui
