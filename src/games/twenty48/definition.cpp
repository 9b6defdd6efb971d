#include "games/twenty48/definition.hpp"

#include "games/twenty48/art.hpp"
#include "games/twenty48/controller.hpp"
#include "games/twenty48/help.hpp"
#include "games/twenty48/lesson_page.hpp"
#include "games/twenty48/records.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/setup_page.hpp"
#include "games/twenty48/words.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/files_page.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

Start start_of(const Context& context, Mode mode, Random chance) {
  if (mode == Mode::Today) return deal({}, chance);
  const Rule rule = mode == Mode::Classic ? Rule::Classic : Rule::Cascade;
  return deal(context.profile.get<Settings>().rules(rule), chance);
}

Match another_match(Context& context, const Match& match) {
  if (match.mode() == Mode::Today) return *MatchFlow<Match>(context).deal(Mode::Today);
  return {match.mode(), deal(match.game().rules(), Random(context.chance.next()))};
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = add_stored_games(
      complete<Match>({{.id = Game::kName,
                        .name = msgid("2048"),
                        .hanzi = "2048",
                        .tagline = msgid("Slide, merge, double."),
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
                        .worth_keeping = is_best,
                        .expired = msgid("Yesterday's tiles have expired. Today's are ready."),
                        .play_page = make_game_page<Controller, Match>,
                        .setup_page = make_page<SetupPage>,
                        .lesson_page = make_page<LessonPage>}},
                      progress_of),
      records().codec());
  return kit;
}

}  // namespace quintet::twenty48
