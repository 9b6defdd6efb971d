// How the saved matches of a game begin, are continued and replaced, one for each of its modes; that of Mode::Today is the
// same for everyone and expires with its day. The game has word_of(mode), new_match(context, mode), and
// give_up(context, match) for one that another replaces.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "ui/context.hpp"
#include "ui/game/continuation.hpp"
#include "ui/game/lesson.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::ui {

// The saved match, until it is saved again; that of the day only on its own day.
template <class M, class Mode>
const M* saved_match(const Context& context, Mode mode) {
  const M* const match = MatchStore<M>(context.profile).find(word_of(mode));
  const bool expired = match && mode == Mode::Today && match->day() != write_date(context.today());
  return expired ? nullptr : match;
}

// Gives the saved match of a mode up, if there is one, and forgets it.
template <class M, class Mode>
void give_up_saved(Context& context, Mode mode) {
  const MatchStore<M> store(context.profile);
  if (auto saved = store.load(word_of(mode))) give_up(context, *saved);
  store.discard(word_of(mode));
}

// In the place of all pages above this depth of the stack. A saved match of the mode is given up.
template <class PlayPage, class LessonPage, class Mode>
void begin_new_match(Context& context, const GameDefinition& game, Mode mode, std::size_t below) {
  using M = decltype(new_match(context, mode));
  give_up_saved<M>(context, mode);
  M match = new_match(context, mode);
  context.scenes.unwind(below);
  context.scenes.push(first_page<PlayPage, LessonPage>(context, game, std::move(match)));
}

// The match of the day, saved or new; one of an earlier day is given up, with this notice, a message.
template <class PlayPage, class LessonPage, class M>
void open_today(Context& context, const GameDefinition& game, std::string_view expired) {
  constexpr auto kToday = decltype(std::declval<const M&>().mode())::Today;
  const M* const match = saved_match<M>(context, kToday);
  if (!match && MatchStore<M>(context.profile).find(word_of(kToday))) {
    give_up_saved<M>(context, kToday);
    context.profile.notify(context.words.tr(expired));
  }
  context.scenes.push(
      first_page<PlayPage, LessonPage>(context, game, match ? *match : new_match(context, kToday)));
}

// Plays on with this match in the place of the saved one of its mode.
template <class PlayPage, class M>
Continuation continuation_of(const Context& context, std::string_view label, M match) {
  const auto mode = match.mode();
  return {.id = std::string(word_of(mode)),
          .label = label,
          .replaces_a_match = saved_match<M>(context, mode) != nullptr,
          .begin = [match = std::move(match)](Context& now) -> std::unique_ptr<Scene> {
            give_up_saved<M>(now, match.mode());
            if (match.begun()) MatchStore<M>(now.profile).save(match);
            return std::make_unique<PlayPage>(now, match);
          }};
}

}  // namespace quintet::ui
