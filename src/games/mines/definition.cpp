#include "games/mines/definition.hpp"

#include <utility>

#include "core/mines/deal.hpp"
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

// The board of the day is laid, with its first cell in the middle.
Start start_of(const Context& context, Mode mode, Random chance) {
  if (mode != Mode::Today) return {.rules = context.profile.get<Settings>().rules(mode), .random = chance};
  Rules rules = kIntermediate;
  const Point first{.row = rules.size.height / 2, .column = rules.size.width / 2};
  Laid laid = deal(rules, first, chance);
  return {.rules = rules, .random = chance, .given = Start::Given{std::move(laid), first}};
}

Match another_match(Context& context, const Match& match) {
  if (match.mode() == Mode::Today) return *MatchFlow<Match>(context).deal(Mode::Today);
  return {match.mode(), Start{.rules = match.game().rules(), .random = Random(context.chance.next())}};
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit =
      add_stored_games(complete<Match>({{.id = Game::kName,
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
                                        {.deal = deal_from<Match, start_of>,
                                         .another = another_match,
                                         .record = record_match,
                                         .result = result_of,
                                         .keep = keep_record<Match, records>,
                                         .given_up = MatchRules<Match>::GivenUp::Counted,
                                         .play_page = make_game_page<Controller, Match>,
                                         .setup_page = make_page<SetupPage>,
                                         .lesson_page = make_page<LessonPage>}},
                                       progress_of),
                       records().codec());
  return kit;
}

}  // namespace quintet::mines
