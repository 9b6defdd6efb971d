#include "games/mines/match.hpp"

#include <utility>

#include "core/mines/deal.hpp"
#include "games/mines/art.hpp"
#include "games/mines/controller.hpp"
#include "games/mines/help.hpp"
#include "games/mines/results.hpp"
#include "games/mines/review_page.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/setup_page.hpp"
#include "games/mines/words.hpp"
#include "ui/kit/game_definition.hpp"
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

Start next_start(const Match& match, Random chance) {
  return {.rules = match.game().rules(), .random = chance};
}

std::string line_of(const Context& context, const Match& match) {
  return context.words.tr(mode_message(match.mode())) + " · " +
         board_words(context.words, match.game().rules());
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = add_stored_games(
      make_kit<Match>(
          {{.id = Game::kName,
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
            .restart = {commands::kNewGame, msgid("Start a new game?"), msgid("This board will be lost.")},
            .touch = BoardInput::Touch::Buttons,
            .next = next_start,
            .stays = [](const Context& context,
                        const Match&) { return !context.profile.get<Settings>().at_once; },
            .few_moves = 12,  // whoever looks for a better beginning leaves many boards behind
            .record = record_match,
            .result = result_of,
            .keep = keep_record<Match, records>,
            .given_up = MatchRules<Match>::GivenUp::Counted,
            .line = line_of,
            .fact = mines_left,
            .board = [](const Context&, const Match& match) { return position_board(match.game()); },
            .play_page = make_game_page<Controller, Match>,
            .setup_page = make_page<SetupPage>,
            .lesson_page = lesson_page,
            .review = review_match<ReviewPage, Match, records>}},
          progress_of),
      records().codec());
  return kit;
}

}  // namespace quintet::mines
