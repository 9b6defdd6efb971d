#include "games/mines/progress.hpp"

#include "games/mines/mode_art.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::mines {

using namespace ui;

Progress progress_of(Context& context, Mode mode) {
  const auto saved = MatchStore<Match>(context.profile).load(word_of(mode));
  return {.saved = saved.has_value(), .art = mode_art(context, mode, saved)};
}

Progress progress_of(Context& context) {
  static_cast<void>(context);
  return {};
}

}  // namespace quintet::mines
