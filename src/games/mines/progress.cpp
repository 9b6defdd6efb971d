#include "games/mines/progress.hpp"

#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::mines {

using namespace ui;

Progress progress_of(Context& context, Mode mode) {
  return {.saved = MatchStore<Match>(context.profile).load(word_of(mode)).has_value()};
}

Progress progress_of(Context& context) {
  static_cast<void>(context);
  return {};
}

}  // namespace quintet::mines
