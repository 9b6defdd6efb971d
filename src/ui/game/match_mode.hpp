// The usual mode of a game: it continues the saved match, or opens the setup of a new one.
#pragma once

#include <functional>
#include <memory>
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

}  // namespace quintet::ui
