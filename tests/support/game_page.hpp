// A match in play on its page, for the tests of games.
#pragma once

#include <utility>

#include "support/test_context.hpp"
#include "ui/pages/game_page.hpp"

namespace quintet::ui {

// Pushes the page of this match with a controller of the given type, which is made from the match and these arguments.
template <class Controller, class M, class... Arguments>
GamePage& push_game(TestContext& test, M match, Arguments... arguments) {
  test.scenes().push(make_game_page<Controller>(test.context(), std::move(match), std::move(arguments)...));
  test.scenes().settle();
  return static_cast<GamePage&>(*test.scenes().top());
}

}  // namespace quintet::ui
