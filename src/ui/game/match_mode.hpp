// The modes of a game. The usual one continues the saved match, or opens the setup of a new one.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>
#include <utility>

#include "ui/context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::ui {

// `mode` has everything but its functions, and may have a `progress` of its own. Page(context, match) is the play page;
// `set_up` creates the page before a new match.
template <class M, class Page>
GameMode match_mode(GameMode mode, std::function<std::unique_ptr<Scene>(Context&)> set_up) {
  if (!mode.progress) {
    mode.progress = [id = mode.id](Context& context) {
      return Progress{.saved = MatchStore<M>(context.profile).find(id) != nullptr};
    };
  }
  mode.second.open = [set_up](Context& context) { context.scenes.push(set_up(context)); };
  mode.open = [id = mode.id, set_up = std::move(set_up)](Context& context) {
    if (auto match = MatchStore<M>(context.profile).load(id))
      context.scenes.push(std::make_unique<Page>(context, *std::move(match)));
    else
      context.scenes.push(set_up(context));
  };
  return mode;
}

// All modes of a game by its word_of, mode_message, mode_line, mode_icon and progress_of; SetupPage(context, mode). That of
// the day needs no setup.
template <class M, class PlayPage, class SetupPage, class Modes>
void add_modes(GameDefinition& game, const Modes& modes, void (*open_today)(Context&)) {
  for (const auto mode : modes) {
    GameMode entry{.id = word_of(mode),
                   .label = mode_message(mode),
                   .line = mode_line(mode),
                   .icon = mode_icon(mode),
                   .progress = [mode](Context& context) { return progress_of(context, mode); }};
    if (mode == Modes::value_type::Today)
      entry.open = open_today;
    else
      entry = match_mode<M, PlayPage>(
          std::move(entry), [mode](Context& context) { return std::make_unique<SetupPage>(context, mode); });
    game.modes.push_back(std::move(entry));
  }
}

// The same as terms of the help; `kModes` lives as long as the program.
template <const auto& kModes>
std::span<const HelpTerm> mode_terms() {
  static const auto terms = [] {
    std::array<HelpTerm, kModes.size()> all;
    std::ranges::transform(kModes, all.begin(), [](auto mode) {
      return HelpTerm{mode_icon(mode), mode_message(mode), mode_line(mode)};
    });
    return all;
  }();
  return terms;
}

}  // namespace quintet::ui
