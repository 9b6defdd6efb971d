#include "games/twenty48/match.hpp"

#include "games/twenty48/art.hpp"
#include "games/twenty48/controller.hpp"
#include "games/twenty48/help.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/review_page.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/setup_page.hpp"
#include "games/twenty48/words.hpp"
#include "ui/kit/game_definition.hpp"
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

Start next_start(const Match& match, Random chance) {
  return deal(match.game().rules(), chance);
}

std::string line_of(const Context& context, const Match& match) {
  return match.mode() == Mode::Today ? context.words.tr(mode_message(match.mode()))
                                     : rules_words(context.words, match.game().rules());
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = add_stored_games(
      make_kit<Match>(
          {{.id = Game::kName,
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
            .restart = {commands::kNewGame, msgid("Start a new game?"), msgid("This board will be lost.")},
            .touch = BoardInput::Touch::Swipe,
            .next = next_start,
            .few_moves = 10,
            .record = record_match,
            .record_so_far = [](ResultTally& results, const Match& match,
                                const Date& today) { record_match(results, match, today); },
            .result = result_of,
            .keep = keep_record<Match, records>,
            .given_up = MatchRules<Match>::GivenUp::Counted,
            .worth_keeping = is_best,
            .line = line_of,
            .fact = score_of,
            .board = [](const Context&, const Match& match) { return position_board(match.game().board()); },
            .expired = msgid("Yesterday’s tiles have expired. Today’s are ready."),
            .play_page = make_game_page<Controller, Match>,
            .setup_page = make_page<SetupPage>,
            .lesson_page = lesson_page,
            .review = review_match<ReviewPage, Match, records>,
            .taught_mode = Mode::Cascade,
            .mode_lesson = cascade_lesson_page}},
          progress_of),
      records().codec());
  return kit;
}

}  // namespace quintet::twenty48
