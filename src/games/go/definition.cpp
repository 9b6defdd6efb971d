#include "games/go/match.hpp"

#include <memory>

#include "games/go/art.hpp"
#include "games/go/board_look.hpp"
#include "games/go/controller.hpp"
#include "games/go/engines.hpp"
#include "games/go/help.hpp"
#include "games/go/lessons_page.hpp"
#include "games/go/problems_page.hpp"
#include "games/go/seats.hpp"
#include "games/go/settings.hpp"
#include "games/go/setup_page.hpp"
#include "games/go/words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/stones/match_art.hpp"
#include "ui/stones/seating.hpp"

namespace quintet::go {

using namespace ui;

const GameDefinition& definition() {
  static const auto kit = [] {
    auto it = make_kit<Match>(
        {{.id = Game::kName,
          .name = msgid("Go"),
          .hanzi = "围棋",
          .tagline = msgid("Surround more. Lose less."),
          .accent = kAccent,
          .art = paint_menu_art,
          .pages = {{.id = "lessons",
                     .label = msgid("Lessons"),
                     .icon = "lessons",
                     .open = [](Context& context) { context.scenes.push(lessons_page(context)); }},
                    {.id = "problems",
                     .label = msgid("Problems"),
                     .icon = "problems",
                     .open = [](Context& context) { context.scenes.push(problem_sets_page(context)); }}},
          .progress = progress_of_game<Match>,
          .help = help_book(),
          .settings = with_engines(settings_schema<Settings>()),
          .settings_sample = settings_sample,
          .statistics = statistics_of_levels<Match, Shortest::SaysNothing>},
         seated_rules<Match, Settings, Controller, SetupPage, lesson_page, &Settings::start,
                      Shortest::SaysNothing>()},
        progress_of_seats<Match, Settings, picture_of, board_look>);
    it.matches.result = result_of;
    it.matches.keep = keep_as_save<Match, records>;
    it.matches.line = line_of_seats<Match, start_words>;
    it.matches.board = unfinished_board<Match, picture_of, board_look>;
    add_stored_games(it, records().codec());
    return it;
  }();
  return kit;
}

}  // namespace quintet::go
