#include "games/gomoku/definition.hpp"

#include <utility>

#include "games/gomoku/art.hpp"
#include "games/gomoku/controller.hpp"
#include "games/gomoku/help.hpp"
#include "games/gomoku/lesson_page.hpp"
#include "games/gomoku/records.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/setup_page.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/files_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

Expected<Match, LocalizedError> deal_match(Context& context, Mode mode) {
  const auto& wish = context.profile.get<Settings>();
  const SeatPlayer person{}, computer{wish.level}, other{wish.against};
  const Start start = wish.start;
  switch (mode) {
    case Mode::Computer:
      return takes_black<Settings>(context) ? Match(start, {person, computer})
                                            : Match(start, {computer, person});
    case Mode::Two:
      break;
    case Mode::Watch:
      return Match(start, {computer, other});
  }
  return Match(start, {person, person});
}

// The same players again, with colours alternated if the player chose that.
Match another_match(Context& context, const Match& match) {
  Match::SeatPlayers players = match.players();
  const bool in_turn = context.profile.get<Settings>().play_as == PlayAs::InTurn;
  if (match.mode() == Mode::Computer && in_turn) {
    const bool first = !match.player(Seat::First).computer();
    if (takes_black<Settings>(context) != first) std::swap(players[0], players[1]);
  }
  return Match(match.start(), players);
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = [] {
    auto it = complete<Match>({{.id = Game::kName,
                                .name = msgid("Gomoku"),
                                .hanzi = "五子棋",
                                .tagline = msgid("Get five in a row first."),
                                .accent = kAccent,
                                .art = paint_menu_art,
                                .progress = [](Context& context) { return progress_of(context); },
                                .help = help_book(),
                                .settings = settings_schema<Settings>(),
                                .settings_sample = settings_sample,
                                .statistics = statistics},
                               {.deal = deal_match,
                                .another = another_match,
                                .counts = is_counted,
                                .record = record_match,
                                .result = result_of,
                                .keep = keep_finished,
                                .play_page = make_game_page<Controller, Match>,
                                .setup_page = make_page<SetupPage>,
                                .lesson_page = make_page<LessonPage>,
                                // Two computers need no lesson.
                                .teaches = [](Mode mode) { return mode != Mode::Watch; }}},
                              progress_of);
    add_stored_games(it, records().codec());
    return it;
  }();
  return kit;
}

}  // namespace quintet::gomoku
