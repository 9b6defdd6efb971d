// Who sits down to the next match of stones, as the settings say, and what follows for all matches of its game. `Settings` has the members level, against, by_strength,
// play_as, had_black, start and clock.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "core/expected.hpp"
#include "core/stones.hpp"
#include "ui/context.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/localized_error.hpp"
#include "ui/pages/game_page.hpp"
#include "ui/stones/engines.hpp"
#include "ui/stones/kept_tree.hpp"
#include "ui/stones/level_results.hpp"
#include "ui/stones/stone_settings.hpp"

namespace quintet::ui {

// The `deal` of such a game. `kStart` of the settings, a member: the start of the match.
template <class M, class Settings, auto kStart>
Expected<M, LocalizedError> deal_seated(Context& context, typename M::Mode mode) {
  using Mode = typename M::Mode;
  const Settings wish = context.profile.get<Settings>();  // a copy: who takes black may be noted in them
  const typename M::Player person{};
  const typename M::Rules::Start start = std::invoke(kStart, wish);
  if (mode == Mode::Watch) return M(start, watched_computers<M>(wish));
  typename M::SeatPlayers players{person, person};
  if (mode == Mode::Computer) {
    const bool black = takes_black<Settings>(context);
    players[black ? 1 : 0] = chosen_computer<M>(context, wish, black ? Colour::Black : Colour::White);
  }
  M match(start, players);
  match.set_clock(wish.clock.control, wish.clock.flag);
  return match;
}

// The same players again, under the same clock, with other colours if the player chose that.
template <class M, class Settings>
M another_seated(Context& context, const M& match) {
  typename M::SeatPlayers players = match.players();
  const PlayAs wish = context.profile.get<Settings>().play_as;
  const bool changes = wish == PlayAs::InTurn || wish == PlayAs::ByLot;
  if (match.mode() == M::Mode::Computer && changes) {
    const bool first = !match.player(Seat::First).computer();
    if (takes_black<Settings>(context) != first) std::swap(players[0], players[1]);
  }
  M again(match.start(), players);
  again.set_clock(match.clock().now().control(), match.clock().flag());
  return again;
}

// "Two players · 9 × 9 · Chinese", of which `kWords` are those of the start.
template <class M, std::string (*kWords)(const Localiser&, const typename M::Rules::Start&)>
std::string line_of_seats(const Context& context, const M& match) {
  return context.words.tr(mode_message(match.mode())) + " · " + kWords(context.words, match.start());
}
// The `keep` of such a game: a match with stones is kept as its save, which has players, times and all moves. What the player
// has noted beside an earlier end stays with it.
template <class M, auto kRecords>
void keep_as_save(Context& context, M& match) {
  if (match.stones().empty()) return;
  const KeptGame* const earlier = context.profile.kept_games(M::Rules::kName).find(match.kept());
  const std::string tree(earlier ? parts_of_kept(earlier->text).tree : std::string_view());
  kRecords().keep(context, match, kept_with_tree(match.write(), tree));
}

// The rules of such matches, but for what they say and keep.
template <class M, class Settings, class Controller, class SetupPage, auto kLesson, auto kStart,
          Shortest kShortest>
MatchRules<M> seated_rules() {
  using Mode = typename M::Mode;
  return {.deal = deal_seated<M, Settings, kStart>,
          .restart = {commands::kNewGame, msgid("Start a new game?"), {}},
          .touch = BoardInput::Touch::Aim,
          .another = another_seated<M, Settings>,
          .counts = is_counted<M>,
          .record = record_match<M, kShortest>,
          .fact = match_words<M>,
          .play_page = make_game_page<Controller, M>,
          .setup_page = make_page<SetupPage>,
          .lesson_page = kLesson,
          // Two computers need no lesson.
          .teaches = [](Mode mode) { return mode != Mode::Watch; }};
}

}  // namespace quintet::ui
