#include "games/mines/definition.hpp"

#include "games/mines/art.hpp"
#include "games/mines/controller.hpp"
#include "games/mines/help.hpp"
#include "games/mines/lesson_page.hpp"
#include "games/mines/records.hpp"
#include "games/mines/results.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/setup_page.hpp"
#include "games/mines/words.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/files_page.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

Expected<Match, LocalizedError> deal_match(Context& context, Mode mode) {
  if (mode == Mode::Today) return match_of_day(context);
  return Match(mode, Start{.rules = context.profile.get<Settings>().rules(mode),
                           .random = Random(context.chance.next())});
}

Match another_match(Context& context, const Match& match) {
  if (match.mode() == Mode::Today) return match_of_day(context);
  return {match.mode(), Start{.rules = match.game().rules(), .random = Random(context.chance.next())}};
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = [] {
    auto it = complete<Match>({{.id = Game::kName,
                                .name = msgid("Minesweeper"),
                                .hanzi = "扫雷",
                                .tagline = msgid("Every number is a clue."),
                                .accent = kAccent,
                                .art = paint_menu_art,
                                .progress = [](Context& context) { return progress_of(context); },
                                .help = help_book(),
                                .settings = settings_schema<Settings>(),
                                .settings_sample = settings_sample,
                                .statistics = statistics},
                               {.deal = deal_match,
                                .another = another_match,
                                .record = record_match,
                                .result = result_of,
                                .keep = keep_finished,
                                .given_up = MatchRules<Match>::GivenUp::Counted,
                                .expired = msgid("Yesterday's board has expired. Today's is ready."),
                                .play_page = make_game_page<Controller, Match>,
                                .setup_page = make_page<SetupPage>,
                                .lesson_page = make_page<LessonPage>}},
                              progress_of);
    add_stored_games(it, records().codec());
    return it;
  }();
  return kit;
}

}  // namespace quintet::mines
