// A way to play on from a position of a reviewed game, and the questions before that.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/scene.hpp"
#include "ui/context.hpp"

namespace quintet::ui {

struct Continuation {
  std::string id;
  std::string_view label;         // a message to be translated
  bool replaces_a_match = false;  // that match would be lost
  std::string_view question = msgid("Play on from here?"), answer = msgid("Play on");  // before that
  // Saves the new match and creates its play page; may outlive the page that offers it.
  std::function<std::unique_ptr<Scene>(Context&)> begin;
};

// The play page replaces all pages above the first `floor` ones. A single way is taken at once, several are offered; the
// player is asked before a match is lost. Requires a way.
void play_on(Context& context, std::size_t floor, const std::vector<Continuation>& ways);

}  // namespace quintet::ui
